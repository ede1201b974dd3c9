import type { CardsOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { again } from '../../telling/marks.js';
import { itCard, thatCard } from '../card-refs.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { destination } from './destination.js';

const chosen: Parser<CardsOf> = either(thatCard, itCard);
const IT = again('#?card', { claim: 'one' });

/** What another player does with the card that was chosen. */
export const theyPut: Parser<Acts> = either<Acts>(
  map(say`puts it ${destination}`, ([{ to, order }]) => [
    { op: 'move', cards: IT, to, ...(order === undefined ? {} : { order }) },
  ]),
  map(say`returns ${chosen} to their hand`, ([cards]) => [{ op: 'move', cards, to: { zone: 'hand', whose: 'they' } }]),
);
