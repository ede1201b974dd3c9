import type { CardsOf, Statement } from '../../language.js';
import { ofDeckEnd, wholeHand } from '../cards.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';

export const look: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`look at ${either<CardsOf>(ofDeckEnd, wholeHand)}`, ([cards]) => [{ op: 'look', cards }]),
  map(say`your opponent reveals their hand`, () => [
    { op: 'look', cards: { get: 'cards', in: { zone: 'hand', whose: 'opponent' } } },
  ]),
);
