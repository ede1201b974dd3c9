/** By then a server's machine code is made: what it does in a second has stopped growing. */
const ENOUGH = 40_000;
const SLICE_MS = 6000;
/** Who needs longer is measured as it is. */
const MOST_SLICES = 6;

/** Lets a server work until it has done enough; `work` says how much it did in so many milliseconds. */
export async function warm(work: (milliseconds: number) => Promise<number>): Promise<void> {
  let done = 0;
  for (let slice = 0; slice < MOST_SLICES && done < ENOUGH; slice++) done += await work(SLICE_MS);
}
