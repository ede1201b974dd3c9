import type { AnswerRule, PokemonOf } from '../../language.js';
import { colorlessSigns, number } from '../basics.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { about, answer, FORBID, one, type Spoken } from './spoken.js';

/* Two things that one sentence says of the same Pokémon: "… has no Weakness and can't use any Poké-Powers". */

type Make = (of: PokemonOf) => AnswerRule;

const unusable = answer('can-use-power', FORBID, { which: { test: 'power', is: ['poke-power'] } });

const firstThing: Parser<Make> = either<Make>(
  map(say`has|have no weakness`, () => answer('weakness', { none: true })),
  map(say`has|have no resistance`, () => answer('resistance', { none: true })),
  map(say`gets|get + ${number} hp`, ([n]) => answer('hp', { add: n })),
  map(say`can't use any poké-powers`, () => unusable),
);

const secondThing: Parser<Make> = either<Make>(
  map(say`can't use any poké-powers`, () => unusable),
  map(say`can't use any poké-bodies`, () =>
    answer('text-works', FORBID, { which: { test: 'power', is: ['poke-body'] } }),
  ),
  // A text about both takes in the old Pokémon Powers. @rule POW-09
  map(say`can't use any poké-powers or poké-bodies`, () =>
    answer('text-works', FORBID, { which: { test: 'power', is: ['poke-power', 'poke-body'] } }),
  ),
  map(say`pays|pay ${colorlessSigns} more energy to use its|their attacks`, ([n]) => answer('attack-cost', { add: n })),
);

export const twoThings: Parser<Spoken> = memo(() =>
  map(say`${about} ${firstThing} and ${secondThing}`, ([of, a, b]) => one(of, a, b)),
);
