// The data that a source file holds, read without running it: the object that `export default` gives.
import { err, ok, type Result } from '../../../engine/index.js';

/** What stands for something of another file: the name it was imported under. */
export class Reference {
  constructor(readonly name: string) {}
}

/** What a source file holds and imports. */
export interface SourceData {
  /** Objects, lists, texts, numbers, yes and no; and references to what is imported. */
  readonly value: unknown;
  /** The files that default imports name, by the names they are given. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Why a source file cannot be read as data, and in which line. */
export interface SourceFault {
  readonly line: number;
  readonly message: string;
}

/** Reads a file of TypeScript or JavaScript that holds nothing but data. */
export function readSource(text: string): Result<SourceData, SourceFault> {
  try {
    return ok({ value: new Reader(text).exported(), imports: importsIn(text) });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const line = text.slice(0, error.at).split('\n').length;
    return err({ line, message: error.message });
  }
}

const importsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^\s*import\s+(\w+)\s+from\s+(['"])(.+?)\2/gm)].map(([, name, , path]) => [name!, path!]));

/** Reading ends here, at this place of the text. It does not leave this file. */
class Stop extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
/** What only the type checker reads: `as const`, `satisfies Card`. */
const TYPE_SUFFIX = /(?:as|satisfies)\s+[\p{L}_$][\p{L}\p{N}_$.]*(?:\[\])*/uy;

/** What stands for itself between quotes. */
const PLAIN: Readonly<Record<string, RegExp>> = { '"': /[^"\\]*/y, "'": /[^'\\]*/y, '`': /[^`\\]*/y };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' };
const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

class Reader {
  private at = 0;
  /** The constants whose values are being read. */
  private readonly asked = new Set<string>();

  constructor(private readonly text: string) {}

  exported(): unknown {
    const place = /^\s*export\s+default\s+/m.exec(this.text);
    if (place === null) throw new Stop(0, 'nothing is exported by `export default`');
    this.at = place.index + place[0].length;
    const value = this.value();
    return value instanceof Reference ? (this.declared(value.name) ?? value) : value;
  }

  /** The value of a constant of this file; undefined where there is none of the name. */
  private declared(name: string): unknown {
    const place = new RegExp(`\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\b[^=]*=`).exec(this.text);
    if (place === null) return undefined;
    if (this.asked.has(name)) throw new Stop(place.index, `${name} is said by itself`);
    this.asked.add(name);
    const before = this.at;
    this.at = place.index + place[0].length;
    const value = this.value();
    this.at = before;
    this.asked.delete(name);
    return value;
  }

  private value(): unknown {
    this.skip(BLANK);
    const sign = this.text[this.at];
    let value: unknown;
    if (sign === '{') value = this.object();
    else if (sign === '[') value = this.list();
    else if (sign === '"' || sign === "'" || sign === '`') value = this.string(sign);
    else value = this.number() ?? this.named();
    this.skip(BLANK);
    this.skip(TYPE_SUFFIX);
    return value;
  }

  private number(): number | null {
    const digits = this.take(NUMBER);
    return digits === '' ? null : Number(digits.replaceAll('_', ''));
  }

  private named(): unknown {
    const start = this.at;
    const name = this.take(WORD);
    if (name === '') throw new Stop(start, `a value is expected, not ${this.next()}`);
    if (CONSTANTS.has(name)) return CONSTANTS.get(name);
    if (/[.(`[]/.test(this.text[this.at] ?? '')) throw new Stop(start, `${name}… would have to be run, not read`);
    return this.declared(name) ?? new Reference(name);
  }

  private object(): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    this.entries('}', () => {
      const start = this.at;
      const key = this.key();
      this.skip(BLANK);
      if (this.text[this.at] === ':') {
        this.at++;
        value[key] = this.value();
      } else if (/[,}]/.test(this.text[this.at] ?? '')) value[key] = this.declared(key) ?? new Reference(key);
      else throw new Stop(start, `a colon is expected after ${key}`);
    });
    return value;
  }

  private list(): unknown[] {
    const value: unknown[] = [];
    this.entries(']', () => value.push(this.value()));
    return value;
  }

  /** From the opening bracket past the closing one; a comma may stand after the last entry. */
  private entries(end: string, entry: () => void): void {
    const start = this.at++;
    for (;;) {
      this.skipTo(start);
      if (this.text[this.at] === end) break;
      entry();
      this.skipTo(start);
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== end) throw new Stop(this.at, `a comma is expected, not ${this.next()}`);
    }
    this.at++;
  }

  /** To what stands next between the bracket and its partner. */
  private skipTo(bracket: number): void {
    this.skip(BLANK);
    if (this.at >= this.text.length) throw new Stop(bracket, 'this bracket is never closed');
  }

  private key(): string {
    const sign = this.text[this.at];
    if (sign === '"' || sign === "'") return this.string(sign);
    const key = this.take(WORD) || this.take(NUMBER);
    if (key === '') throw new Stop(this.at, `a name is expected, not ${this.next()}`);
    return key;
  }

  private string(quote: string): string {
    const start = this.at++;
    let value = '';
    for (;;) {
      value += this.take(PLAIN[quote]!);
      if (this.at >= this.text.length || (quote !== '`' && value.includes('\n'))) {
        throw new Stop(start, 'this text is never closed');
      }
      if (this.text[this.at] === quote) break;
      value += this.escaped();
    }
    this.at++;
    if (quote === '`' && value.includes('${')) throw new Stop(start, 'this text would have to be run, not read');
    return value;
  }

  private escaped(): string {
    const sign = this.text[++this.at] ?? '';
    this.at++;
    if (sign !== 'u' && sign !== 'x') return sign === '\n' ? '' : (ESCAPES[sign] ?? sign);
    const code = this.take(sign === 'x' ? /[\da-f]{2}/iy : /[\da-f]{4}|\{[\da-f]+\}/iy).replace(/[{}]/g, '');
    if (code === '') throw new Stop(this.at, `\\${sign} is not followed by the number of a character`);
    return String.fromCodePoint(Number.parseInt(code, 16));
  }

  private skip(pattern: RegExp): void {
    this.take(pattern);
  }

  /** What the pattern finds right here; empty where it finds nothing. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private next(): string {
    return this.at >= this.text.length ? 'the end of the file' : `"${this.text.slice(this.at, this.at + 8).trim()}"`;
  }
}
