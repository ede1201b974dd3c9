import type { PokemonOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { number, oneOrNumber } from '../basics.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { chosen, every, ref, single } from '../pokemon.js';
import { say } from '../say.js';

/* Damage and Special Conditions that are taken away together. */

type Remove = 'all' | 'one';
const conditions: Parser<Remove> = either<Remove>(
  map(say`all special conditions`, () => 'all'),
  map(say`a special condition`, () => 'one'),
);

const damage: Parser<number> = either<number>(
  map(say`heal ${number} damage`, ([n]) => n),
  map(say`remove ${oneOrNumber} damage counter|counters`, ([n]) => n * 10),
);

/** Whoever is chosen is chosen once for both. */
const both = (to: PokemonOf, make: (it: PokemonOf) => Acts): Acts => {
  const chooses = to.get === 'pokemon' && to.take !== undefined;
  return chooses ? [{ op: 'pick', of: to }, ...make(ref('#?that'))] : make(to);
};

const whom: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, chosen, every));

export const recover: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`${damage} and [remove] ${conditions} from ${whom}`, ([n, remove, to]) =>
      both(to, (it) => [
        { op: 'heal', n, from: it },
        { op: 'condition', remove, to: it },
      ]),
    ),
    map(say`remove ${conditions} and ${number} damage counters from ${whom}`, ([remove, n, to]) =>
      both(to, (it) => [
        { op: 'condition', remove, to: it },
        { op: 'heal', n: n * 10, from: it },
      ]),
    ),
    map(say`remove a special condition from ${whom}`, ([to]) => [{ op: 'condition', remove: 'one', to }]),
  ),
);
