const seen = new Int32Array(32_768);
let stamp = 0;

/*
 * Equal cards are one answer: a list offers each different card once. The stamps live outside the state, one array for
 * the whole process, so that listing allocates nothing.
 */

/** Begins a new list. */
export function forgetOffers(): void {
  stamp = (stamp + 1) | 0;
}

/** Whether this card, or an equal one, is in the present list already; if not, it is from now on. */
export function alreadyOffered(index: number): boolean {
  if (seen[index] === stamp) return true;
  seen[index] = stamp;
  return false;
}
