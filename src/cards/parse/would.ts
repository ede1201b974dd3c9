import type { Happening, Test } from '../language.js';
import { attacksFrom } from './answers/source.js';
import { type Acts, acts } from './clause.js';
import { either, map, memo, optional, type Parser } from './combinators.js';
import { allOf } from './noun.js';
import { ref } from './pokemon.js';
import { say } from './say.js';
import { test } from './test.js';

/** What a text does before something happens, and may keep from happening. @rule EFF-02 */
export interface HeardWould {
  readonly is: 'would';
  readonly on: Happening;
  readonly if: Test | null;
  readonly while: Test | null;
  readonly do: Acts;
}

interface Coming {
  readonly on: Happening;
  readonly if: Test | null;
}

const own = either(say`this pokémon`, say`~`);
const self = ref('self');

/** Whether it was unhurt is judged before the damage that would knock it out. */
const UNHURT: Test = { test: 'compare', a: { num: 'stat', of: self, what: 'damage-before' }, rel: '=', b: 0 };
const ACTIVE: Test = { test: 'matches', of: self, where: { test: 'spot', is: 'active' } };
const HURT: Test = {
  test: 'matches',
  of: self,
  where: { test: 'compare', a: { num: 'stat', of: ref('subject'), what: 'counters' }, rel: '>=', b: 1 },
};

const coming = (event: Happening['event'], source: Happening['source'], when: Test | null = null): Coming => ({
  on: { event, subject: self, ...(source ? { source } : {}), ...(event === 'knocked-out' ? { cause: 'damage' } : {}) },
  if: when,
});

const isHurt = either(
  say`and [it] already has at least 1 damage counter on it`,
  say`and already has any damage counters on it`,
);

const event: Parser<Coming> = memo(() =>
  either<Coming>(
    map(say`${own} would be knocked out by damage from ${attacksFrom}`, ([, from]) => coming('knocked-out', from)),
    map(say`${own} has full hp and would be knocked out by damage from ${attacksFrom}`, ([, from]) =>
      coming('knocked-out', from, UNHURT),
    ),
    map(say`${own} is your active pokémon and would be knocked out by damage from ${attacksFrom}`, ([, from]) =>
      coming('knocked-out', from, ACTIVE),
    ),
    map(say`any damage is done to ${own} by ${attacksFrom}`, ([, from]) => coming('damaged', from)),
    map(say`${own} would be damaged by ${attacksFrom} ${optional(afterAll)}`, ([, from]) => coming('damaged', from)),
    map(say`${own} would be damaged or affected by ${attacksFrom}`, ([, from]) => coming('affected', from)),
    map(say`${own} would be damaged or affected by ${attacksFrom} ${isHurt}`, ([, from]) =>
      coming('affected', from, HURT),
    ),
  ),
);

/** The damage is what is left when everything else was reckoned. */
const afterAll = say`( after applying weakness and resistance )`;

const THEIR_TURN: Test = { test: 'turn', whose: 'opponent' };
const theirTurn = say`during your opponent 's turn ,`;

export const would: Parser<HeardWould> = memo(() =>
  either<HeardWould>(
    map(
      say`if|whenever ${event} , ${acts}`,
      ([{ on, if: when }, done]): HeardWould => ({
        is: 'would',
        on,
        if: when,
        while: null,
        do: done,
      }),
    ),
    map(
      say`${theirTurn} if|whenever ${event} , ${acts}`,
      ([, { on, if: when }, done]): HeardWould => ({
        is: 'would',
        on,
        if: allOf(THEIR_TURN, when),
        while: null,
        do: done,
      }),
    ),
    map(
      say`as long as ${test} , if|whenever ${event} , ${acts}`,
      ([held, { on, if: when }, done]): HeardWould => ({
        is: 'would',
        on,
        if: when,
        while: held,
        do: done,
      }),
    ),
  ),
);
