import type { Test } from '../language.js';
import { either, map, memo, type Parser } from './combinators.js';
import { holderIs } from './holder.js';
import { say } from './say.js';
import { test } from './test.js';

/** Sentences about the effects of the card that they stand on, and about how long it stays. */
export type HeardCard =
  /** The effects said before hold only then: the last one, or all but what it provides. */
  | { readonly is: 'hold-if'; readonly if: Test; readonly all: boolean }
  /** The card is discarded when a turn ends. */
  | { readonly is: 'leaves'; readonly by: 'you' | 'opponent' | null; readonly if: Test | null };

const card = either(say`this card`, say`~`);
const not = (of: Test): Test => ({ test: 'not', of });

const holdIf: Parser<HeardCard> = either<HeardCard>(
  map(say`ignore this effect if ${test}`, ([when]) => ({ is: 'hold-if', if: not(when), all: false })),
  map(say`ignore this effect unless ${test}`, ([when]) => ({ is: 'hold-if', if: when, all: false })),
  map(say`ignore these effects if ${test}`, ([when]) => ({ is: 'hold-if', if: not(when), all: true })),
  map(say`if ${card} is attached to ${holderIs} , ${card} has no effect other than providing energy`, ([, when]) => ({
    is: 'hold-if',
    if: not(when),
    all: true,
  })),
);

const ATTACHED_NOW: Test = {
  test: 'happened',
  what: { event: 'attached', subject: { get: 'ref', name: 'card' } },
  when: 'this-turn',
};
const ATTACKED: Test = {
  test: 'happened',
  what: { event: 'attacked', subject: { get: 'ref', name: 'holder' } },
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
  map(say`at the end of your opponent 's turn`, () => ({ by: 'opponent', if: null })),
  map(either(say`at the end of the turn you attached it`, say`at the end of the turn it was attached`), () => ({
    by: null,
    if: ATTACHED_NOW,
  })),
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
  map(say`discard ${card} ${turnEnd}`, ([, end]) => ({ is: 'leaves', ...end })),
  map(say`if ${card} is attached to 1 of your pokémon , discard it ${turnEnd}`, ([, end]) => ({
    is: 'leaves',
    ...end,
  })),
);

export const ofCard: Parser<HeardCard> = memo(() => either(holdIf, leaves));
