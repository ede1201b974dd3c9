import type { Test } from '../language.js';
import type { Awaited } from './awaited.js';
import { cardEvents } from './card-events.js';
import { nature } from './card-tests.js';
import { type Acts, acts } from './clause.js';
import { either, map, memo, type Parser } from './combinators.js';
import { isHolder } from './holder.js';
import { allOf } from './noun.js';
import { ref } from './pokemon.js';
import { say } from './say.js';
import { test } from './test.js';
import { meaningThat, theOneIn } from './that.js';

export interface HeardTrigger extends Awaited {
  readonly is: 'trigger';
  readonly do: Acts;
}

const own = either(say`this pokémon`, say`~`);
const self = ref('self');

const fromHand = (event: 'evolved' | 'benched'): Awaited => ({
  on: { event, subject: self, from: 'hand', by: 'you' },
  if: null,
});

const ACTIVE: Test = { test: 'matches', of: self, where: { test: 'spot', is: 'active' } };
const inFront = either(say`is your active pokémon`, say`is in the active spot`);
const byTheirAttack = either(
  say`by an opponent 's attack`,
  say`by your opponent 's attack`,
  say`by an attack from your opponent 's pokémon`,
);

/** Damage done to it, also by the blow that knocks it out. @rule EFF-14 */
const DAMAGED: Awaited = {
  on: { event: 'damaged', subject: self, source: { what: ['attack'], whose: 'opponent' }, evenIfKnockedOut: true },
  if: ACTIVE,
};

const KNOCKED_OUT: Awaited = {
  on: { event: 'knocked-out', subject: self, source: { what: ['attack'], whose: 'opponent' }, cause: 'damage' },
  if: ACTIVE,
};

const awaited: Parser<Awaited> = memo(() =>
  either<Awaited>(
    map(say`when you play ${own} from your hand to evolve 1 of your pokémon [during your turn] ,`, () =>
      fromHand('evolved'),
    ),
    map(say`when you play|put ${own} from your hand onto your bench [during your turn] ,`, () => fromHand('benched')),
    map(say`if ${own} ${inFront} and is damaged ${byTheirAttack} ( even if ${own} is knocked out ) ,`, () => DAMAGED),
    map(
      say`if ${own} ${inFront} and is knocked out by damage from an attack from your opponent 's pokémon ,`,
      () => KNOCKED_OUT,
    ),
    map(say`if ${own} ${inFront} and is knocked out by damage from an opponent 's attack ,`, () => KNOCKED_OUT),
    cardEvents,
  ),
);

function heard({ on, if: when, that }: Awaited, also: Test | null, body: Acts): HeardTrigger {
  const meant = that ?? (also === null ? null : theOneIn(also));
  return { is: 'trigger', on, if: allOf(when, also), do: meant === null ? body : meaningThat(body, meant) };
}

/** "Once during your turn, when …" says no more than "when …": it happens once. @rule POW-07 */
export const trigger: Parser<HeardTrigger> = either(
  map(either(say`${awaited} ${acts}`, say`once during your turn , ${awaited} ${acts}`), ([what, body]) =>
    heard(what, null, body),
  ),
  map(say`${awaited} if ${test} , ${acts}`, ([what, also, body]) => heard(what, also, body)),
  // Of a card that is attached; it is the Pokémon that bears it.
  map(say`${awaited} ${acts} , unless it 's ${nature}`, ([what, body, where]) =>
    heard(what, { test: 'not', of: isHolder(where) }, body),
  ),
);
