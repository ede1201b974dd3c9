/*
 * Where frames are written: bytes, as they go over the line. All frames are written here, one after the other, so that none needs
 * room of its own while it is made: thousands of pieces a second would be left to be collected.
 */

const COMMA = 44;
const OPEN = 91;
const CLOSE = 93;
const MINUS = 45;
const ZERO = 48;

/** Numbers below are written digit by digit. */
const SMALL = 1_000_000_000;

/** What the first byte of a letter begins with, by how many follow it. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];

/** A sheet that is written on from its beginning, again and again. */
export class Ink {
  private sheet = new Uint8Array(1 << 14);
  private end = 0;

  /** Begins anew: what was written before is overwritten. */
  begin(): void {
    this.end = 0;
  }

  /** What is written so far; it stays until something else is begun. */
  get written(): Uint8Array {
    return this.sheet.subarray(0, this.end);
  }

  comma(): void {
    this.byte(COMMA);
  }

  open(): void {
    this.byte(OPEN);
  }

  close(): void {
    this.byte(CLOSE);
  }

  /** A list that begins with this natural number. */
  openWith(number: number): void {
    this.byte(OPEN);
    this.natural(number);
  }

  /** A code below zero, by its size. */
  code(size: number): void {
    this.byte(MINUS);
    this.natural(size);
  }

  natural(number: number): void {
    if (number >= SMALL) return this.text(String(number));
    this.makeRoom(10);
    let digits = 1;
    for (let below = 10; below <= number; below *= 10) digits++;
    this.end += digits;
    for (let at = this.end - 1, rest = number; digits > 0; digits--, at--) {
      const tenth = Math.trunc(rest / 10);
      this.sheet[at] = ZERO + rest - 10 * tenth;
      rest = tenth;
    }
  }

  /** Any text, as it stands. */
  text(text: string): void {
    const { length } = text;
    this.makeRoom(3 * length); // no unit of a text has more bytes
    const { sheet, end } = this;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 127) return this.farText(text);
      sheet[end + i] = unit;
    }
    this.end += length;
  }

  /** A text with letters of more than one byte (UTF-8); there is room for it. */
  private farText(text: string): void {
    const { sheet } = this;
    let { end } = this;
    for (const letter of text) {
      const point = letter.codePointAt(0)!;
      const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      sheet[end++] = more === 0 ? point : LEADS[more]! | (point >> (6 * more));
      for (let left = more - 1; left >= 0; left--) sheet[end++] = 0x80 | ((point >> (6 * left)) & 0x3f);
    }
    this.end = end;
  }

  private byte(byte: number): void {
    if (this.end === this.sheet.length) this.makeRoom(1);
    this.sheet[this.end++] = byte;
  }

  private makeRoom(bytes: number): void {
    if (this.end + bytes <= this.sheet.length) return;
    const larger = new Uint8Array(2 * (this.end + bytes));
    larger.set(this.written);
    this.sheet = larger;
  }
}
