import { AGREED } from './agreed.js';
import { EACH, FIRST, FORMS, filledWith, IN, LIST, MARKED, NUMBER, PHRASE, PUT, TO } from './forms.js';
import { numberOf, type Recall, SLOTS } from './recall.js';
import { CONSTANTS, FIRST_SLOT, marked, PHRASES_KNOWN, spoken, WORD_OF_CODE } from './texts.js';

/** What no writer has written, or for another reader. */
export class BadFrame extends Error {
  constructor(what: string) {
    super(`This frame cannot be read: ${what}.`);
    this.name = 'BadFrame';
  }
}

type Code = readonly unknown[];

/** Deeper than anything that is said. */
const DEEPEST = 100;

/** The message of a frame. */
export function readFrame(frame: string, recall: Recall, isFirst: boolean): Readonly<Record<string, unknown>> {
  const code = parsed(frame);
  const message = new Reading(recall).value(isFirst ? agreed(code) : code, 0);
  if (typeof message !== 'object' || message === null || Array.isArray(message)) throw new BadFrame('it is no message');
  return message as Readonly<Record<string, unknown>>;
}

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame) as unknown;
  } catch {
    throw new BadFrame('it is not JSON');
  }
}

/** The first frame of a line says what its words were numbered by. */
function agreed(code: unknown): unknown {
  if (!Array.isArray(code) || code[0] !== FIRST || code.length !== 3) throw new BadFrame('a line does not begin so');
  if (code[1] !== AGREED) throw new BadFrame('the other end speaks another version of the protocol');
  return code[2];
}

/** One frame while it is read. */
class Reading {
  constructor(private readonly recall: Recall) {}

  value(code: unknown, depth: number): unknown {
    if (typeof code === 'number') return code < 0 ? this.referred(code) : natural(code);
    if (typeof code === 'string') return this.heard(code);
    if (!Array.isArray(code)) throw new BadFrame('it holds what is never said');
    if (depth > DEEPEST) throw new BadFrame('it is too deep');
    return this.list(code, depth + 1);
  }

  private list(code: Code, depth: number): unknown {
    const [form] = code;
    if (typeof form !== 'number' || form < 0) return this.fields(code, 0, depth, false);
    switch (form) {
      case LIST:
        return this.items(code, 1, depth);
      case IN:
        return { in: this.fields(code, 1, depth, true) };
      case EACH:
        return { each: this.each(code, depth) };
      case PUT:
        return { at: place(code[1]), out: place(code[2]), put: this.items(code, 3, depth) };
      case MARKED:
        return this.markedText(code, depth);
      case TO:
        return { to: this.items(sized(code, 2), 1, depth)[0] };
      case NUMBER:
        return number(sized(code, 2)[1]);
      case PHRASE:
        return this.phrase(code, depth);
      default:
        return this.filled(code, depth);
    }
  }

  private items(code: Code, from: number, depth: number): unknown[] {
    const items: unknown[] = [];
    for (let i = from; i < code.length; i++) items.push(this.value(code[i], depth));
    return items;
  }

  private fields(code: Code, from: number, depth: number, areChanges: boolean): Readonly<Record<string, unknown>> {
    if ((code.length - from) % 2 !== 0) throw new BadFrame('a key has nothing');
    const fields: Record<string, unknown> = {};
    for (let i = from; i < code.length; i += 2) {
      const key = this.text(code[i], depth);
      const value = areChanges ? this.change(code[i + 1], depth) : this.value(code[i + 1], depth);
      if (key === '__proto__')
        Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
      else fields[key] = value;
    }
    return fields;
  }

  private each(code: Code, depth: number): readonly (readonly [number, unknown])[] {
    if (code.length % 2 !== 1) throw new BadFrame('a place has no change');
    const each: (readonly [number, unknown])[] = [];
    for (let i = 1; i < code.length; i += 2) each.push([place(code[i]), this.change(code[i + 1], depth)]);
    return each;
  }

  /** A word or a number where a change should be is what is changed to. */
  private change(code: unknown, depth: number): unknown {
    const value = this.value(code, depth);
    return typeof value === 'object' && value !== null ? value : { to: value };
  }

  private filled(code: Code, depth: number): unknown {
    const form = FORMS[(code[0] as number) - FORMS[0]!.number];
    if (form === undefined) throw new BadFrame('there is no such form');
    return filledWith(form, this.items(sized(code, form.places + 1), 1, depth));
  }

  private markedText(code: Code, depth: number): string {
    if (code.length % 3 !== 2) throw new BadFrame('a card has no name');
    let text = this.text(code[1], depth);
    for (let i = 2; i < code.length; i += 3) {
      text += marked(place(code[i]), this.text(code[i + 1], depth)) + this.text(code[i + 2], depth);
    }
    return text;
  }

  private phrase(code: Code, depth: number): string {
    const phrase = PHRASES_KNOWN[place(code[1])];
    if (phrase === undefined) throw new BadFrame('there is no such phrase');
    sized(code, phrase.between === null ? 3 : 4);
    const text = spoken(
      phrase,
      [2, 3].map((at) => (at < code.length ? this.text(code[at], depth) : '')),
    );
    this.remember(text);
    return text;
  }

  private text(code: unknown, depth: number): string {
    const text = this.value(code, depth);
    if (typeof text !== 'string') throw new BadFrame('it has no text where one must be');
    return text;
  }

  private referred(code: number): string | boolean | null {
    const slot = -code - FIRST_SLOT;
    if (slot >= 0 && slot < SLOTS) {
      const text = this.recall.at(slot);
      if (text === null) throw new BadFrame('it speaks of what was never said');
      return text;
    }
    const known = WORD_OF_CODE.get(code) ?? CONSTANTS.get(code);
    if (known === undefined) throw new BadFrame('there is no such word');
    return known;
  }

  private heard(text: string): string {
    this.remember(text);
    return text;
  }

  private remember(text: string): void {
    this.recall.put(text, numberOf(text));
  }
}

function sized(code: Code, length: number): Code {
  if (code.length !== length) throw new BadFrame('it is of another length');
  return code;
}

function place(code: unknown): number {
  if (!Number.isSafeInteger(code) || (code as number) < 0) throw new BadFrame('it has no number where one must be');
  return code as number;
}

const natural = (code: number): number => place(code);

function number(code: unknown): number {
  if (typeof code !== 'number') throw new BadFrame('it has no number where one must be');
  return code;
}
