import type { Act, ActWays } from '../../engine/index.js';

/** What a turn usually goes on with. Nobody is advised to end it while there is more to do, nor to retreat. */
const ORDER: readonly Act[] = ['evolve', 'bench', 'attach', 'attack', 'use', 'play', 'end'];

/** Exactly one thing is the next, of those that can be done. */
export const nextAct = (acts: readonly ActWays[]): Act | undefined =>
  ORDER.find((act) => acts.some((each) => each.act === act && each.count > 0));
