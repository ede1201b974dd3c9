// The language of searches: words, `field:value`, comparisons, quotes, `-`, `or`, brackets. Only its form is judged here.
import { err, ok, type Result } from '../../engine/index.js';

/** What is wrong with a search: the place in what was typed, and a sentence that says what would be right. */
export interface QueryFault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

export const OPERATORS = [':', '=', '!=', '<=', '>=', '<', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Something that is asked of a card. Without a field it is asked of the name. */
export interface Term {
  readonly kind: 'term';
  readonly field: string;
  readonly operator: Operator;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Where the value stands. */
  readonly valueStart: number;
}

export type Query =
  | Term
  | { readonly kind: 'not'; readonly of: Query }
  | { readonly kind: 'all'; readonly of: readonly Query[] }
  | { readonly kind: 'any'; readonly of: readonly Query[] };

/** Nobody types more; and brackets within brackets end somewhere. */
const MOST_SIGNS = 1000;

export function parseQuery(text: string): Result<Query, QueryFault> {
  if (typeof text !== 'string') return err({ start: 0, end: 0, message: 'A search is a text.' });
  if (text.length > MOST_SIGNS)
    return err({ start: MOST_SIGNS, end: text.length, message: `A search has at most ${MOST_SIGNS} signs.` });
  try {
    return ok(new Parser(text).query());
  } catch (error) {
    if (error instanceof Stop) return err(error.fault);
    throw error;
  }
}

/** Parsing ends here. It does not leave this file. */
class Stop extends Error {
  readonly fault: QueryFault;

  constructor(start: number, end: number, message: string) {
    super(message);
    this.fault = { start, end, message };
  }
}

const BLANK = /\s*/y;
const FIELD = /([\p{L}_]+)(!=|<=|>=|[:=<>])/uy;
const FURTHER = /!=|<=|>=|[=<>]/y;
const WORD = /[^\s()"]+/y;
const OR = /(?:or(?=[\s()]|$)|\|\|?)/iy;
const AND = /(?:and(?=[\s()]|$)|&&?)/iy;
const NOT = /(?:not(?=[\s(])|-(?=[^\s]))/iy;

class Parser {
  private at = 0;

  constructor(private readonly text: string) {}

  query(): Query {
    const query = this.any();
    this.take(BLANK);
    if (this.at < this.text.length)
      throw new Stop(this.at, this.at + 1, 'No bracket is open that could be closed here.');
    return query;
  }

  private any(): Query {
    const parts = [this.all()];
    for (let word = this.word(OR); word !== null; word = this.word(OR)) parts.push(this.all(word));
    return parts.length === 1 ? parts[0]! : { kind: 'any', of: parts };
  }

  /** Everything up to the next `or` or bracket. `after` is the word that something must stand after. */
  private all(after: Word | null = null): Query {
    const parts: Query[] = [];
    for (;;) {
      const joint = this.word(AND);
      this.take(BLANK);
      const isEnd = this.at >= this.text.length || this.text[this.at] === ')' || this.sees(OR);
      if (isEnd && joint !== null) throw nothingAfter(joint);
      if (isEnd) break;
      parts.push(this.one());
    }
    if (parts.length > 0) return parts.length === 1 ? parts[0]! : { kind: 'all', of: parts };
    if (after !== null) throw nothingAfter(after);
    const [start, end] = [this.at, Math.min(this.at + 2, this.text.length)];
    if (this.sees(OR)) throw new Stop(start, end, 'Something must stand before "or", such as: fire or water.');
    throw new Stop(start, end, 'Say what to look for: a name, or something like type:fire hp>100.');
  }

  private one(): Query {
    const not = this.word(NOT);
    if (not !== null) {
      this.take(BLANK);
      if (this.at >= this.text.length || this.text[this.at] === ')') throw nothingAfter(not);
      return { kind: 'not', of: this.one() };
    }
    if (this.text[this.at] !== '(') return this.term();
    const start = this.at++;
    const query = this.any();
    this.take(BLANK);
    if (this.text[this.at] !== ')') throw new Stop(start, start + 1, 'This bracket is never closed.');
    this.at++;
    return query;
  }

  private term(): Query {
    const start = this.at;
    FIELD.lastIndex = this.at;
    const [whole, field = '', first = ':'] = FIELD.exec(this.text) ?? [''];
    this.at += whole.length;
    // `hp:>100` is written as often as `hp>100`.
    const operator = (first === ':' ? this.take(FURTHER) || first : first) as Operator;
    const valueStart = this.at;
    const value = this.text[this.at] === '"' ? this.quoted() : this.take(WORD);
    if (value === '') {
      const example = `${this.text.slice(start, this.at)}${EXAMPLES[field.toLowerCase()] ?? 'value'}`;
      throw new Stop(start, this.at, `What to look for must stand right after the sign, as in ${example}.`);
    }
    return { kind: 'term', field: field.toLowerCase(), operator, value, start, end: this.at, valueStart };
  }

  private quoted(): string {
    const start = this.at++;
    const end = this.text.indexOf('"', this.at);
    if (end < 0) throw new Stop(start, this.text.length, 'This quotation mark is never closed.');
    const value = this.text.slice(this.at, end);
    this.at = end + 1;
    if (value.trim() === '') throw new Stop(start, this.at, 'Nothing stands between these quotation marks.');
    return value;
  }

  private word(pattern: RegExp): Word | null {
    this.take(BLANK);
    const start = this.at;
    const text = this.take(pattern);
    return text === '' ? null : { text, start, end: this.at };
  }

  private sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const nothingAfter = ({ text, start, end }: Word): Stop =>
  new Stop(start, end, `Something must stand after "${text}".`);

const EXAMPLES: Readonly<Record<string, string>> = { hp: '100', type: 'fire', text: '"draw a card"', retreat: '0' };
