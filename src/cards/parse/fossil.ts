import type { EnergyType } from '../../engine/index.js';
import type { AnswerRule, CardWord, PokemonOf, Test } from '../language.js';
import { conditionsOr, types } from './basics.js';
import {
  beginning,
  either,
  type Hits,
  list,
  map,
  memo,
  NOTHING,
  optional,
  type Parser,
  type Words,
} from './combinators.js';
import { thisCard } from './itself.js';
import { ref } from './pokemon.js';
import { say } from './say.js';
import { test } from './test.js';

/** Sentences of a card that is played as if it were a Pokémon. @rule FOS-01 FOS-03 */
export type HeardFossil =
  | {
      readonly is: 'as-pokemon';
      readonly hp?: number;
      readonly types?: readonly EnergyType[];
      readonly kinds?: readonly CardWord[];
    }
  | { readonly is: 'of-self'; readonly rules: readonly AnswerRule[] }
  /** It may be put away at any time. */
  | { readonly is: 'put-away'; readonly if: Test | null };

const self: PokemonOf = ref('self');
const answer = (question: AnswerRule['question'], rest: Partial<AnswerRule> = {}): AnswerRule => ({
  part: 'answer',
  question,
  of: self,
  change: { forbid: true },
  ...rest,
});

/** "60-HP". */
const hp: Parser<number> = beginning(({ isDigit }) => isDigit, readHp);

function readHp(at: Words, from: number): Hits<number> {
  const found = /^(\d+)-hp$/.exec(at.words[from] ?? '');
  if (found === null) return NOTHING;
  if (from >= at.far) at.far = from + 1;
  return [{ value: Number(found[1]), to: from + 1 }];
}

const BOTH: readonly CardWord[] = ['trainer', 'pokemon'];
const kinds: Parser<readonly CardWord[] | null> = either<readonly CardWord[] | null>(
  map(say`( as well as a trainer card )`, () => BOTH),
  map(say`( instead of a trainer card )`, () => null),
);

const asPokemon: Parser<HeardFossil> = either<HeardFossil>(
  map(
    either(
      say`play ${thisCard} as if it were a ${optional(hp)} basic ${optional(types)} pokémon`,
      say`play ${thisCard} as if it were a ${optional(hp)} ${optional(types)} basic pokémon`,
    ),
    ([, points, all]) => ({
      is: 'as-pokemon',
      ...(points === null ? {} : { hp: points }),
      ...(all === null ? {} : { types: all }),
    }),
  ),
  map(say`while in play [,] ${thisCard} counts as a ${optional(types)} pokémon ${kinds}`, ([, all, words]) => ({
    is: 'as-pokemon',
    ...(all === null ? {} : { types: all }),
    ...(words === null ? {} : { kinds: words }),
  })),
  map(
    say`${thisCard} counts as a trainer card as well , but if ${thisCard} is knocked out , this counts as a knocked out pokémon`,
    () => ({ is: 'as-pokemon', kinds: BOTH }),
  ),
);

const cannot: Parser<AnswerRule | null> = either<AnswerRule | null>(
  map(say`[it] can't be affected by [any] special conditions`, () => answer('can-have-condition')),
  map(say`can't be ${conditionsOr}`, ([is]) => answer('can-have-condition', { which: { test: 'condition', is } })),
  map(say`[it] can't retreat`, () => answer('can-retreat')),
  // It has none printed.
  map(say`has no attacks [of its own]`, () => null),
);

const ofSelf: Parser<HeardFossil> = either<HeardFossil>(
  map(say`${thisCard} ${list(cannot, either(say`, and`, say`and|,`))}`, ([, all]) => ({
    is: 'of-self',
    rules: all.filter((one) => one !== null),
  })),
  map(say`if ${thisCard} is knocked out , it doesn't count as a knocked out pokémon`, () => ({
    is: 'of-self',
    rules: [answer('counts-as-knocked-out')],
  })),
  map(say`if ${thisCard} is knocked out , your opponent can't take any prize cards for it`, () => ({
    is: 'of-self',
    rules: [answer('prizes-taken', { change: { set: 0 } })],
  })),
);

const anyTime = say`at any time during your turn [before your attack] ,`;
const putAway: Parser<HeardFossil> = map(
  say`${anyTime} ${optional(map(say`if ${test} ,`, ([when]) => when))} you may discard ${thisCard} [from play]`,
  ([, when]) => ({ is: 'put-away', if: when }),
);

export const fossil: Parser<HeardFossil> = memo(() => either(asPokemon, ofSelf, putAway));
