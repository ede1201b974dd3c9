import type { Words } from './combinators.js';

/** The words from one place to another as they are printed, with blanks between them but where signs stand close. */
export function printOf({ tokens }: Words, from: number, to: number): string {
  let print = tokens[from].raw;
  for (let i = from + 1; i < to; i++) print += `${tokens[i].start === tokens[i - 1].end ? '' : ' '}${tokens[i].raw}`;
  return print;
}
