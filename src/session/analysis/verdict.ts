/** How an answer is judged; null: there is nothing to say against it. */
export type Verdict = 'mistake' | 'inaccuracy' | null;

/** Of the chance to win, so much less than with the best answer. */
const MISTAKE = 0.08;
const INACCURACY = 0.04;
/** And so many times the error with which the loss is known: what may be luck is not held against anybody. */
const SURE = 2.5;

export function verdictOn(loss: number, error: number): Verdict {
  if (loss < INACCURACY || loss < SURE * error) return null;
  return loss < MISTAKE ? 'inaccuracy' : 'mistake';
}
