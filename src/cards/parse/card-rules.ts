import type { AnswerRule, PokemonOf, Test } from '../language.js';
import { cardDamage } from './card-damage.js';
import { ATTACHED, ATTACHED_BY_YOU, DAMAGED } from './card-tests.js';
import { either, map, memo, type Parser } from './combinators.js';
import { holderIs } from './holder.js';
import { thisCard } from './itself.js';
import { ref, single } from './pokemon.js';
import { nameWords } from './quality.js';
import { say } from './say.js';
import { test } from './test.js';

/** Sentences about the effects of the card that they stand on, and about how long it stays. */
export type HeardCard =
  /** The effects said before hold only then: the last one, or all but what it provides. */
  | { readonly is: 'hold-if'; readonly if: Test; readonly all: boolean }
  /** The card is discarded when a turn ends. */
  | { readonly is: 'leaves'; readonly by: 'you' | 'opponent' | null; readonly if: Test | null };

const not = (of: Test): Test => {
  if (of.test === 'not') return of.of;
  // Not none of them: some.
  if (of.test === 'compare' && of.rel === '=' && of.b === 0 && typeof of.a === 'object' && of.a.num === 'count')
    return { test: 'exists', of: of.a.of };
  return { test: 'not', of };
};

const holdIf: Parser<HeardCard> = either<HeardCard>(
  map(say`ignore this effect if ${test}`, ([when]) => ({ is: 'hold-if', if: not(when), all: false })),
  map(say`ignore this effect unless ${test}`, ([when]) => ({ is: 'hold-if', if: when, all: false })),
  map(say`ignore these effects if ${test}`, ([when]) => ({ is: 'hold-if', if: not(when), all: true })),
  map(
    say`if ${thisCard} is attached to ${holderIs} , ${thisCard} has no effect other than providing energy`,
    ([, when]) => ({
      is: 'hold-if',
      if: not(when),
      all: true,
    }),
  ),
);

/** An attack whose own text made it do nothing was used; one that Confusion or an effect stopped was not. @rule CLS-18 */
const ATTACKED: Test = {
  test: 'happened',
  what: { event: 'used-attack', subject: { get: 'ref', name: 'holder' } },
  when: 'this-turn',
};

const thePokemon = either(
  say`the|this|that pokémon`,
  say`the pokémon this card is attached to`,
  say`the pokémon ~ is attached to`,
  say`it`,
);

type Leaving = Omit<Extract<HeardCard, { is: 'leaves' }>, 'is'>;

/** At which end of a turn. */
const turnEnd: Parser<Leaving> = either<Leaving>(
  map(say`at the end of the turn`, () => ({ by: null, if: null })),
  map(say`at the end of your turn`, () => ({ by: 'you', if: null })),
  map(say`at the end of your opponent 's [next] turn [after you played ~]`, () => ({ by: 'opponent', if: null })),
  map(say`at the end of the turn you attached it`, () => ({ by: null, if: ATTACHED_BY_YOU })),
  map(say`at the end of the turn it was attached`, () => ({ by: null, if: ATTACHED })),
  map(
    either(
      say`at the end of the turn in which ${thePokemon} attacks`,
      say`at the end of the turn [that] ${thePokemon} attacks`,
      say`at the end of any turn ${thePokemon} attacks`,
    ),
    () => ({ by: null, if: ATTACKED }),
  ),
);

const leaves: Parser<HeardCard> = either<HeardCard>(
  map(say`discard it ${turnEnd}`, ([end]) => ({ is: 'leaves', ...end })),
  map(say`${turnEnd} , discard ${thisCard}`, ([end]) => ({ is: 'leaves', ...end })),
  map(say`discard ${thisCard} ${turnEnd}`, ([, end]) => ({ is: 'leaves', ...end })),
  map(
    say`when|if ${thePokemon} is damaged by an opponent 's attack , discard ${thisCard} at the end of the|that turn`,
    () => ({
      is: 'leaves',
      by: null,
      if: DAMAGED,
    }),
  ),
  map(say`when|if ${thePokemon} attacks , discard ${thisCard} at the end of the|that turn`, () => ({
    is: 'leaves',
    by: null,
    if: ATTACKED,
  })),
  map(say`if ${thisCard} is attached to 1 of your pokémon , discard it ${turnEnd}`, ([, end]) => ({
    is: 'leaves',
    ...end,
  })),
);

const lent = (of: PokemonOf): readonly AnswerRule[] => [
  {
    part: 'answer',
    question: 'attacks',
    of,
    change: { gain: { get: 'attacks', of: { get: 'ref', name: 'card' } } },
  },
];

/** What a Pokémon that bears the card can do. @rule TM-01 TM-04 CLS-13 */
const lends: Parser<readonly AnswerRule[]> = either<readonly AnswerRule[]>(
  map(say`that pokémon may|my use|us this card 's attack instead of its own`, () => lent(ref('holder'))),
  map(say`${single} can [also] use the attack on this card`, ([of]) => lent(of)),
  map(say`your turn does not end if ${single} becomes ${nameWords}`, ([of, name]): readonly AnswerRule[] => [
    {
      part: 'answer',
      question: 'evolving-ends-turn',
      of,
      change: { forbid: true },
      which: { test: 'name', is: [name] },
    },
  ]),
);

const lendsWhile: Parser<readonly AnswerRule[]> = map(say`as long as ${test} , ${lends}`, ([when, rules]) =>
  rules.map((rule) => ({ ...rule, while: when })),
);

export const cardRules: Parser<readonly AnswerRule[]> = memo(() => either(lends, lendsWhile, cardDamage));

export const ofCard: Parser<HeardCard> = memo(() => either(holdIf, leaves));
