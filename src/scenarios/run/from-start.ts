import { type CardId, type GameClaim, type Known, newGame, type Seat } from '../../engine/index.js';
import type { ScenarioClaim, SetupClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { gamesWith, listsOf, orderFrom } from './deck-order.js';
import type { Pool } from './pool.js';
import { seatsOf } from './seats.js';
import { type Built, OPTIONS, seed, shuffles, started } from './start.js';

/** A game from the very start: the decks hold every card that a list names, and filler. */
export function fromStart(scenario: ScenarioClaim, era: string, known: Known, pool: Pool): Built {
  const { setup } = scenario.start as { setup: SetupClaim };
  const { format } = scenario;
  const seats = seatsOf(format);
  const size = known.formats.find(({ id }) => id === format)?.deck ?? 60;
  const blocks = scenario.suddenDeath === null ? [setup] : [setup, scenario.suddenDeath];
  const decks = seats.map((seat) =>
    deckOf(
      blocks.flatMap((block) => listsOf(block, seat)),
      size,
      pool,
    ),
  );
  const orders = (block: SetupClaim): CardId[][][] =>
    seats.map((seat, at) => listsOf(block, seat).map((list) => orderFrom(list, decks[at]!, baseOf(decks, at), pool)));
  const claim: GameClaim = {
    era,
    format,
    facts: pool.facts,
    programs: pool.programs(),
    decks,
    seed: seed(scenario),
    anyDeck: true,
    options: {
      ...OPTIONS,
      shuffles: shuffles(scenario),
      shuffled: gamesWith(orders(setup), scenario.suddenDeath === null ? null : orders(scenario.suddenDeath)),
    },
  };
  return started(newGame(claim, true, known), claim, setup.line);
}

const baseOf = (decks: readonly (readonly number[])[], seat: Seat): number =>
  decks.slice(0, seat).reduce((sum, deck) => sum + deck.length, 0);

/** As many of each card as the list that names it most often needs, completed with filler. */
function deckOf(lists: readonly (readonly NameClaim[])[], size: number, pool: Pool): number[] {
  const most = new Map<number, number>();
  for (const list of lists) {
    const counts = new Map<number, number>();
    for (const card of pool.findAll(list)) {
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const [card, count] of counts) most.set(card, Math.max(most.get(card) ?? 0, count));
  }
  const deck = [...most].flatMap(([card, count]) => new Array<number>(count).fill(card));
  return [...deck, ...new Array<number>(Math.max(0, size - deck.length)).fill(pool.filler)];
}
