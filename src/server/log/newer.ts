/** A log that a later version has written is left alone. */
export const newer = (where: string, has: number, known: number): string =>
  `${where} has a log of version ${has}, and this program knows versions up to ${known}. Use a newer program, or another place.`;
