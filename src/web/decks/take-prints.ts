import type { ListFault } from '../../cards/index.js';

/** The list with lines that ask for a print that is not there changed to one that is. */
export function withPrints(text: string, faults: readonly ListFault[]): string {
  const instead = new Map(faults.flatMap(({ line, offer }) => (offer === undefined ? [] : [[line, offer.line]])));
  const parts = text.split(/(\r\n|[\r\n\u2028\u2029\u0085])/u);
  return parts.map((part, place) => (place % 2 === 0 ? (instead.get(place / 2 + 1) ?? part) : part)).join('');
}

/** Lines whose other print is known to be the same card, so that nobody has to look at each. */
export const sameCards = (faults: readonly ListFault[]): readonly ListFault[] =>
  faults.filter(({ offer }) => offer?.isSame === true);
