/** A checksum with one more number in it. Their order counts. */
export const mixed = (checksum: number, number: number): number =>
  (Math.imul(checksum ^ (number >>> 0), 0x01000193) + Math.floor(number / 4294967296)) >>> 0;
