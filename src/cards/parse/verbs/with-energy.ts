import type { Acts } from '../../telling/act.js';
import { cards } from '../cards.js';
import { map, type Parser } from '../combinators.js';
import { energyNoun } from '../noun.js';
import { single } from '../pokemon.js';
import { say } from '../say.js';

const HAND = { zone: 'hand' } as const;

/** "Return X and all Energy cards attached to it to your hand": what else is attached to it is discarded. @rule ZONE-14 */
export const returnWithEnergy: Parser<Acts> = map(
  say`return|put ${single} and all ${energyNoun} attached to it to|into your hand`,
  ([of, where]) => [
    { op: 'move', cards: cards({ on: of, what: 'energy' }, where), to: HAND },
    { op: 'move', cards: { get: 'whole', of, bare: true }, to: HAND },
  ],
);
