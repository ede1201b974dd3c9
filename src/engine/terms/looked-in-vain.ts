import type { LinkedPlace } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { CardsOf } from '../effects/terms.js';
import { type Game, sideOf } from '../model/game.js';
import { asPlayer, benchSizeOf, pokemonMeant, type Scope, seatFor } from './judge.js';
import { mayBeInVain } from './reach.js';

/*
 * "Look at the top 5 cards of your deck and attach any Energy cards you find there to your Benched Pokémon." Cards that are looked at to
 * be brought somewhere are looked at in vain while all see that there is no such place, like cards that are searched for. @rule TRN-10
 */

/** Whether cards are looked at for nothing but a place that is not there; a look for its own sake is never in vain. */
export function isLookedInVain(game: Game, scope: Scope, all: readonly Statement[], i: number): boolean {
  const look = all[i]!;
  if (look.op !== 'look' || look.as === undefined || game.setup.era.revealedForNobody === 'played') return false;
  if (mayBeInVain(game, scope)) return false;
  return comesTo(game, scope, all, look.as) === IN_VAIN;
}

/** What becomes of the cards: nothing is said of it, it cannot be done, or something can. */
const UNSAID = 0;
const IN_VAIN = 1;
const DONE = 2;
type Becomes = typeof UNSAID | typeof IN_VAIN | typeof DONE;

/** In the statements behind the look, or in those that stand within one of them. */
function comesTo(game: Game, scope: Scope, all: readonly Statement[], pool: string): Becomes {
  let becomes: Becomes = UNSAID;
  for (let i = behindLook(all, pool); i < all.length; i++) {
    const one = ofStatement(game, scope, all[i]!, pool);
    if (one === DONE) return DONE;
    if (one === IN_VAIN) becomes = IN_VAIN;
  }
  return becomes;
}

function behindLook(all: readonly Statement[], pool: string): number {
  for (let i = 0; i < all.length; i++) if (all[i]!.as === pool) return i + 1;
  return 0;
}

function ofStatement(game: Game, scope: Scope, one: Statement, pool: string): Becomes {
  switch (one.op) {
    case 'attach':
      if (!isOf(one.cards, pool)) return DONE;
      return pokemonMeant(game, scope, one.to, 1).length > 0 ? DONE : IN_VAIN;
    case 'move':
      return isOf(one.cards, pool) ? ofMove(game, scope, one) : DONE;
    case 'may':
      return one.else === undefined ? comesTo(game, scope, one.do, pool) : DONE;
    case 'as-player':
      return one.who === 'each' ? DONE : comesTo(game, asPlayer(scope, seatFor(scope, one.who)), one.do, pool);
    case 'shuffle':
      return UNSAID;
    default:
      return DONE;
  }
}

/** Cards that go back to where they were have not been brought anywhere. @rule BENCH-02 */
function ofMove(game: Game, scope: Scope, { to }: Extract<Statement, { op: 'move' }>): Becomes {
  if (to.zone === 'deck') return UNSAID;
  if (to.zone !== 'bench') return DONE;
  const seat = to.whose === undefined ? scope.you : seatFor(scope, to.whose);
  return sideOf(game, seat).bench.length >= benchSizeOf(game, seat) ? IN_VAIN : DONE;
}

function isOf(cards: CardsOf, pool: string): boolean {
  if (cards.get === 'ref') return cards.name === pool;
  if (cards.get !== 'cards') return false;
  const { pool: from }: LinkedPlace = cards.in;
  return from === pool;
}
