import { AGREED } from './agreed.js';
import {
  EACH,
  FIRST,
  FIRST_STEP,
  fits,
  formsFor,
  IN,
  LIST,
  MARKED,
  NUMBER,
  PHRASE,
  PUT,
  type Step,
  TO,
} from './forms.js';
import { Ink } from './ink.js';
import { numberOf, type Recall, slotOf } from './recall.js';
import { CODE_OF_WORD, FIRST_SLOT, phrased, unmarked } from './texts.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* Frames are written one at a time: what they are written with is there once for all. */
const ink = new Ink();
/** What stands in the places of the forms that are being written, one behind the other. */
const filled: unknown[] = [];

const [NULL, TRUE, FALSE] = [1, 2, 3];

/** One frame while it is written. */
export class Writing {
  private used = 0;

  constructor(private readonly recall: Recall) {}

  /** The frame's bytes; they stay until the next one is written. */
  frame(message: unknown, isFirst: boolean): Uint8Array {
    ink.begin();
    if (isFirst) {
      ink.openWith(FIRST);
      ink.comma();
      ink.natural(AGREED);
      ink.comma();
    }
    this.put(message);
    if (isFirst) ink.close();
    return ink.written;
  }

  private put(value: unknown): void {
    if (typeof value === 'number') this.putNumber(value);
    else if (typeof value === 'string') this.putText(value);
    else if (Array.isArray(value)) this.putList(LIST, value);
    else if (isFields(value)) this.putObject(value);
    else ink.code(value === true ? TRUE : value === false ? FALSE : NULL);
  }

  private putNumber(value: number): void {
    if (isPlace(value)) ink.natural(value);
    else if (Number.isFinite(value)) ink.text(`[${NUMBER},${JSON.stringify(value)}]`);
    else ink.code(NULL);
  }

  private putList(first: number, items: readonly unknown[]): void {
    ink.openWith(first);
    this.putItems(items);
  }

  /** What stands behind the beginning of a list, and its end. */
  private putItems(items: readonly unknown[]): void {
    for (let i = 0; i < items.length; i++) {
      ink.comma();
      this.put(items[i]);
    }
    ink.close();
  }

  private putObject(value: Fields): void {
    const step = stepTo(value);
    if (step === undefined) return this.putPlain(value);
    if (step.change !== null) return this.putChange(step.change, value);
    const from = this.used;
    for (const form of formsFor(step, value)) {
      if (!fits(form, value, filled, from)) continue;
      this.used = from + form.places;
      ink.openWith(form.number);
      for (let i = from; i < from + form.places; i++) {
        ink.comma();
        this.put(filled[i]);
      }
      ink.close();
      this.used = from;
      return;
    }
    this.putPlain(value);
  }

  /** Keys and what stands there by turns. */
  private putPlain(fields: Fields): void {
    ink.open();
    let isFirst = true;
    for (const key in fields) {
      const value = fields[key];
      if (value === undefined) continue;
      if (!isFirst) ink.comma();
      isFirst = false;
      this.putKey(key);
      ink.comma();
      this.put(value);
    }
    ink.close();
  }

  private putChange(kind: NonNullable<Step['change']>, value: Fields): void {
    if (kind === IN) {
      const fields = value['in'];
      if (hasChanges(fields)) return this.putIn(fields);
    } else if (kind === EACH) {
      const each = value['each'];
      if (Array.isArray(each) && each.every(isEach)) return this.putEach(each);
    } else if (kind === PUT) {
      const { at, out, put } = value;
      if (Array.isArray(put) && isPlace(at) && isPlace(out)) return this.putSplice(at, out, put);
    } else if (value['to'] !== undefined) {
      return this.putList(TO, [value['to']]);
    }
    this.putPlain(value);
  }

  private putIn(fields: Fields): void {
    ink.openWith(IN);
    for (const key in fields) {
      ink.comma();
      this.putKey(key);
      ink.comma();
      this.putTo(fields[key]);
    }
    ink.close();
  }

  private putEach(each: readonly (readonly [number, Fields])[]): void {
    ink.openWith(EACH);
    for (const [place, change] of each) {
      ink.comma();
      ink.natural(place);
      ink.comma();
      this.putTo(change);
    }
    ink.close();
  }

  private putSplice(at: number, out: number, put: readonly unknown[]): void {
    ink.openWith(PUT);
    ink.comma();
    ink.natural(at);
    ink.comma();
    ink.natural(out);
    this.putItems(put);
  }

  /** A change to a word or a number is written as that: nothing else in this place is. */
  private putTo(change: unknown): void {
    const value = isTo(change) ? change['to'] : undefined;
    if (value === undefined || (typeof value === 'object' && value !== null)) this.put(change);
    else this.put(value);
  }

  private putKey(key: string): void {
    if (this.putWord(key)) return;
    const number = numberOf(key);
    if (!this.putHeard(key, number)) this.putNew(key, number);
  }

  private putText(text: string): void {
    if (this.putWord(text)) return;
    const number = numberOf(text);
    if (this.putHeard(text, number)) return;
    const pieces = unmarked(text);
    if (pieces !== null) return this.putList(MARKED, pieces);
    const found = phrased(text);
    if (found === null) return this.putNew(text, number);
    ink.openWith(PHRASE);
    ink.comma();
    ink.natural(found.phrase.number);
    this.putItems(found.parts);
    this.recall.put(text, number);
  }

  /** The code of what everybody knows; false: it is not known. */
  private putWord(text: string): boolean {
    const code = CODE_OF_WORD.get(text);
    if (code === undefined) return false;
    ink.code(-code);
    return true;
  }

  /** The slot of what both ends have heard before; false: they have not. */
  private putHeard(text: string, number: number): boolean {
    if (number < 0 || this.recall.at(slotOf(number)) !== text) return false;
    ink.code(slotOf(number) + FIRST_SLOT);
    return true;
  }

  private putNew(text: string, number: number): void {
    ink.text(JSON.stringify(text));
    this.recall.put(text, number);
  }
}

/** Where the keys of an object lead to; undefined: nobody knows them. */
function stepTo(value: Fields): Step | undefined {
  let step: Step | undefined = FIRST_STEP;
  for (const key in value) {
    step = step.next.get(key);
    if (step === undefined) return undefined;
  }
  return step;
}

const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

const isEach = (item: unknown): item is readonly [number, Fields] =>
  Array.isArray(item) && item.length === 2 && isPlace(item[0]) && isFields(item[1]);

/** Whether a change may stand at each of its keys. */
function hasChanges(fields: unknown): fields is Fields {
  if (!isFields(fields)) return false;
  for (const key in fields) if (!isFields(fields[key])) return false;
  return true;
}

/** Whether it has the key `to`, and no other. */
function isTo(change: unknown): change is Fields {
  for (const key in change as Fields) if (key !== 'to') return false;
  return true;
}
