/* Choices as the digits of one number, each in a base of its own: no bit is lost between them. */

interface Digit {
  readonly value: number;
  readonly base: number;
}

/** Gathers digits; the first one is the lowest, so that it is the first to be read again. */
export class DigitWriter {
  private readonly digits: Digit[] = [];

  write(value: number, base: number): void {
    this.digits.push({ value, base });
  }

  bytes(): Uint8Array {
    let number = 0n;
    for (const { value, base } of this.digits.toReversed()) number = number * BigInt(base) + BigInt(value);
    const hex = number === 0n ? '' : number.toString(16);
    const even = hex.length % 2 === 0 ? hex : `0${hex}`;
    return Uint8Array.from({ length: even.length / 2 }, (_, at) => Number.parseInt(even.slice(at * 2, at * 2 + 2), 16));
  }
}

/** Reads them again, in bases that only become known on the way. */
export class DigitReader {
  private number: bigint;

  constructor(bytes: Uint8Array) {
    let hex = '0';
    for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
    this.number = BigInt(`0x${hex}`);
  }

  read(base: number): number {
    const value = Number(this.number % BigInt(base));
    this.number /= BigInt(base);
    return value;
  }

  /** Whether nothing is left that was not read. */
  get isEmpty(): boolean {
    return this.number === 0n;
  }
}
