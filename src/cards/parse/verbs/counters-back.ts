import type { Acts } from '../../telling/act.js';
import { either, map, type Parser } from '../combinators.js';
import { single } from '../pokemon.js';
import { say } from '../say.js';

/** As many damage counters as the damage puts on the Pokémon that is spoken of. @rule DMG-14 */
const COUNTERS = { num: 'bound', of: '#event', what: 'n' } as const;

export const countersBack: Parser<Acts> = either<Acts>(
  map(say`put|place damage counters on ${single} equal to that damage`, ([on]) => [
    { op: 'put-counters', n: COUNTERS, on },
  ]),
  map(say`put|place damage counters on ${single} equal to the damage done to ${single}`, ([on, done]) => {
    const back = { op: 'put-counters', n: COUNTERS, on, done } as const;
    return [back];
  }),
);
