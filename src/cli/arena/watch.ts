// Whether a bot of somebody's own still thinks. Its thread cannot tell, because the bot has it: so another one looks on.
import type { Bot } from '../../bots/index.js';

/** Counts thoughts begun and thoughts ended: odd while a bot of one's own thinks. */
export type Watch = Int32Array<SharedArrayBuffer>;

export const newWatch = (): Watch => new Int32Array(new SharedArrayBuffer(4));

/** To be called when a thought begins, and when it ends. */
export const note = (watch: Watch): void => void Atomics.add(watch, 0, 1);

/** The bot, each of whose thoughts is noted. */
export const watched =
  (bot: Bot, watch: Watch): Bot =>
  (outlook, random) => {
    note(watch);
    const answer = bot(outlook, random);
    note(watch);
    return answer;
  };

/** How often it is looked, in milliseconds. */
const LOOK = 250;

/** Looks on until it is told to stop; calls out when one thought takes longer than so many milliseconds. */
export function lookOn(watch: Watch, most: number, callOut: () => void): () => void {
  let [seen, since] = [0, performance.now()];
  const timer = setInterval(
    () => {
      const now = Atomics.load(watch, 0);
      if (now !== seen || now % 2 === 0) [seen, since] = [now, performance.now()];
      else if (performance.now() - since > most) callOut();
    },
    Math.min(LOOK, most),
  );
  return () => clearInterval(timer);
}
