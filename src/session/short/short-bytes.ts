import { utf8 } from '../../engine/index.js';

/* The head of a short record: bytes, and short texts with their lengths before them. */

export class ByteWriter {
  private readonly written: number[] = [];

  byte(value: number): void {
    this.written.push((value >>> 0) % 256);
  }

  /** A whole number, seven bits a byte. */
  count(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128);
    this.byte(rest);
  }

  word(value: number): void {
    for (const shift of [24, 16, 8, 0]) this.byte(value >>> shift);
  }

  text(value: string): void {
    const bytes = utf8(value);
    this.count(bytes.length);
    for (const byte of bytes) this.byte(byte);
  }

  hex(value: string): void {
    for (let at = 0; at < value.length; at += 2) this.byte(Number.parseInt(value.slice(at, at + 2), 16));
  }

  bytes(rest: Uint8Array): Uint8Array {
    return Uint8Array.from([...this.written, ...rest]);
  }
}

/** Ids are short, and options are a few words: a longer text is none of ours, and is not laid out in memory. */
const MOST_LETTERS = 4096;

/** Reads the same again. What is cut short, or too long, reads as nothing, and says so. */
export class ByteReader {
  private at = 0;
  isShort = false;

  constructor(private readonly from: Uint8Array) {}

  byte(): number {
    const value = this.from[this.at++];
    if (value === undefined) this.isShort = true;
    return value ?? 0;
  }

  count(): number {
    let value = 0;
    for (let place = 1; place < 2 ** 35; place *= 128) {
      const byte = this.byte();
      value += (byte % 128) * place;
      if (byte < 0x80) return value;
    }
    this.isShort = true;
    return 0;
  }

  word(): number {
    return [0, 0, 0, 0].reduce((value) => value * 256 + this.byte(), 0);
  }

  /** Letters of ids and of JSON: one byte each. */
  text(): string {
    const length = this.count();
    if (length > MOST_LETTERS) this.isShort = true;
    if (this.isShort) return '';
    return String.fromCharCode(...Array.from({ length }, () => this.byte()));
  }

  hex(letters: number): string {
    return Array.from({ length: letters / 2 }, () => this.byte().toString(16).padStart(2, '0')).join('');
  }

  rest(): Uint8Array {
    return this.from.subarray(this.at);
  }
}
