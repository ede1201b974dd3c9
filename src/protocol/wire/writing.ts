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
import { numberOf, type Recall, slotOf } from './recall.js';
import { CODE_OF_WORD, FIRST_SLOT, phrased, unmarked } from './texts.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One frame while it is written. */
export class Writing {
  private out = '';
  private readonly filled: unknown[] = [];
  private used = 0;

  constructor(private readonly recall: Recall) {}

  frame(message: unknown, isFirst: boolean): string {
    if (isFirst) this.out = `[${FIRST},${AGREED},`;
    this.put(message);
    return isFirst ? `${this.out}]` : this.out;
  }

  private put(value: unknown): void {
    if (typeof value === 'number') this.putNumber(value);
    else if (typeof value === 'string') this.putText(value);
    else if (Array.isArray(value)) this.putItems(`[${LIST}`, value);
    else if (isFields(value)) this.putObject(value);
    else this.out += value === true ? '-2' : value === false ? '-3' : '-1';
  }

  private putNumber(value: number): void {
    if (isPlace(value)) this.out += value;
    else this.out += Number.isFinite(value) ? `[${NUMBER},${JSON.stringify(value)}]` : '-1';
  }

  private putItems(before: string, items: readonly unknown[]): void {
    this.out += before;
    for (let i = 0; i < items.length; i++) {
      this.out += ',';
      this.put(items[i]);
    }
    this.out += ']';
  }

  private putObject(value: Fields): void {
    const step = stepTo(value);
    if (step === undefined) return this.putFields('[', value, false);
    if (step.change !== null) return this.putChange(step.change, value);
    const from = this.used;
    for (const form of formsFor(step, value)) {
      if (!fits(form, value, this.filled, from)) continue;
      this.used = from + form.places;
      this.out += `[${form.number}`;
      for (let i = from; i < from + form.places; i++) {
        this.out += ',';
        this.put(this.filled[i]);
      }
      this.out += ']';
      this.used = from;
      return;
    }
    this.putFields('[', value, false);
  }

  /** Keys and what stands there by turns. */
  private putFields(before: string, fields: Fields, areChanges: boolean): void {
    this.out += before;
    let isFirst = before === '[';
    for (const key in fields) {
      const value = fields[key];
      if (value === undefined) continue;
      if (!isFirst) this.out += ',';
      isFirst = false;
      this.putKey(key);
      this.out += ',';
      if (areChanges) this.putTo(value);
      else this.put(value);
    }
    this.out += ']';
  }

  private putChange(kind: NonNullable<Step['change']>, value: Fields): void {
    if (kind === IN) {
      const fields = value['in'];
      if (hasChanges(fields)) return this.putFields(`[${IN}`, fields, true);
    } else if (kind === EACH) {
      const each = value['each'];
      if (Array.isArray(each) && each.every(isEach)) return this.putEach(each);
    } else if (kind === PUT) {
      const { at, out, put } = value;
      if (Array.isArray(put) && isPlace(at) && isPlace(out)) return this.putItems(`[${PUT},${at},${out}`, put);
    } else if (value['to'] !== undefined) {
      return this.putItems(`[${TO}`, [value['to']]);
    }
    this.putFields('[', value, false);
  }

  private putEach(each: readonly (readonly [number, Fields])[]): void {
    this.out += `[${EACH}`;
    for (const [place, change] of each) {
      this.out += `,${place},`;
      this.putTo(change);
    }
    this.out += ']';
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
    if (pieces !== null) return this.putItems(`[${MARKED}`, pieces);
    const found = phrased(text);
    if (found === null) return this.putNew(text, number);
    this.putItems(`[${PHRASE},${found.phrase.number}`, found.parts);
    this.recall.put(text, number);
  }

  /** The code of what everybody knows; false: it is not known. */
  private putWord(text: string): boolean {
    const code = CODE_OF_WORD.get(text);
    if (code !== undefined) this.out += code;
    return code !== undefined;
  }

  /** The slot of what both ends have heard before; false: they have not. */
  private putHeard(text: string, number: number): boolean {
    if (number < 0 || this.recall.at(slotOf(number)) !== text) return false;
    this.out += `-${slotOf(number) + FIRST_SLOT}`;
    return true;
  }

  private putNew(text: string, number: number): void {
    this.out += JSON.stringify(text);
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
