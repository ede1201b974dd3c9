import type { CardSelector } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { again } from '../../telling/marks.js';
import { number } from '../basics.js';
import { attached, ofZone } from '../cards.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { chosen } from '../pokemon.js';
import { say } from '../say.js';
import { fromPool } from './move.js';

const isOne = ({ in: place, take }: CardSelector): boolean =>
  'on' in place && place.on.get === 'ref' && take !== undefined && 'n' in take && take.n === 1;

/** What is chosen, and used in a sentence that follows. */
export const pick: Parser<Acts> = either<Acts>(
  map(say`choose|chooses ${chosen} [, if any]`, ([of]) => [{ op: 'pick', of }]),
  // Each time anew, the same one too.
  mapSome(say`choose ${chosen} ${number} times`, ([of, n]) =>
    of.take !== undefined && 'n' in of.take && of.take.n === 1
      ? [{ op: 'pick', of: { ...of, take: { n, repeats: true } } }]
      : null,
  ),
  map(say`choose|chooses ${number} of them`, ([n]) => [{ op: 'pick', of: again('#?group', { take: { n } }) }]),
  map(say`choose|chooses up to ${number} of them`, ([upTo]) => [
    { op: 'pick', of: again('#?group', { take: { upTo } }) },
  ]),
  map(either(say`choose a player`, say`choose either player`, say`choose you or your opponent`), () => [
    { op: 'pick', of: { get: 'player' } },
  ]),
  // Cards that are being looked at.
  map(say`choose|chooses ${fromPool}`, ([of]) => [{ op: 'pick', of: of as CardSelector }]),
  // One card on a Pokémon: somebody else does something with it.
  mapSome(say`choose ${attached}`, ([of]) => (isOne(of) ? [{ op: 'pick', of }] : null)),
  // Cards that are not seen when they are chosen.
  mapSome(say`choose|chooses ${ofZone}`, ([of]) => (of.how === undefined ? null : [{ op: 'pick', of }])),
);
