import {
  type CardId,
  cardsOfSide,
  type PokemonClaim as EnginePokemon,
  type SideClaim as EngineSide,
  gameAt,
  type Known,
  NONE,
  type PositionGameClaim,
  type Seat,
} from '../../engine/index.js';
import type { PileClaim, PokemonClaim, PositionClaim, ScenarioClaim, SideClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { gamesWith, listsOf, orderFrom } from './deck-order.js';
import type { Pool } from './pool.js';
import { seatOf, seatsOf } from './seats.js';
import { type Built, OPTIONS, seed, shuffles, started } from './start.js';

/** The game at the board of `given`. */
export function atPosition(scenario: ScenarioClaim, era: string, known: Known, pool: Pool): Built {
  const { start, format, impossible } = scenario;
  const given = (start as { position: PositionClaim }).position;
  const seats = seatsOf(format);
  const markerNames: string[] = [];
  const sides = seats.map((seat) => {
    const lists = scenario.suddenDeath === null ? [] : listsOf(scenario.suddenDeath, seat);
    return withCards(sideOf(given.sides[seat], pool, markerNames), lists, pool);
  });
  const stadium = stadiumOf(given, pool, format);
  const claim: PositionGameClaim = {
    era,
    format,
    facts: pool.facts,
    programs: pool.programs(),
    seed: seed(scenario),
    markerNames,
    options: {
      ...OPTIONS,
      shuffles: shuffles(scenario),
      shuffled: gamesWith([], suddenDeathOrders(scenario, sides, pool)),
    },
    position: {
      turn: given.turn,
      player: seatOf(format, given.player),
      starter: seatOf(format, given.first),
      stadium,
      sides,
      impossible,
    },
  };
  return started(gameAt(claim, true, known), claim, given.line);
}

function stadiumOf(given: PositionClaim, pool: Pool, format: string): PositionGameClaim['position']['stadium'] {
  const { stadium } = given;
  if (stadium === null) return null;
  return { card: pool.find(stadium.card), owner: seatOf(format, stadium.owner ?? given.player) };
}

const EMPTY_SIDE: EngineSide = {
  active: [null],
  bench: [],
  hand: [],
  discard: [],
  lost: [],
  deck: [],
  prizes: [],
  used: [],
};

function sideOf(claim: SideClaim | undefined, pool: Pool, markerNames: string[]): EngineSide {
  if (claim === undefined) return EMPTY_SIDE;
  const cards = (names: readonly NameClaim[]): number[] => pool.findAll(names);
  const pile = (of: PileClaim): number[] =>
    of.kind === 'cards' ? cards(of.cards) : new Array<number>(of.count).fill(pool.filler);
  const active = claim.active.map((each) => (each === null ? null : pokemonOf(each, pool, markerNames)));
  return {
    active: active.length > 0 ? active : [null],
    bench: claim.bench.map((each) => pokemonOf(each, pool, markerNames)),
    hand: pile(claim.hand),
    discard: cards(claim.discard),
    lost: cards(claim.lost),
    deck: pile(claim.deck),
    prizes: pile(claim.prizes),
    faceUp: claim.faceUp,
    used: claim.used,
  };
}

function pokemonOf(claim: PokemonClaim, pool: Pool, markerNames: string[]): EnginePokemon {
  const cards = (names: readonly NameClaim[]): number[] => names.map((name) => pool.find(name));
  const marker = (name: string): number => {
    if (!markerNames.includes(name)) markerNames.push(name);
    return markerNames.indexOf(name);
  };
  const under = cards(claim.under);
  // In play it is one card: its name alone means all of it.
  const whole = under.some((card) => pool.facts[card]!.piece > 0)
    ? [pool.find(claim.card)]
    : pool.findWhole(claim.card);
  return {
    card: whole.at(-1)!,
    under: [...under, ...whole.slice(0, -1)],
    attached: [...cards(claim.energy), ...cards(claim.tools), ...cards(claim.machines)],
    damage: claim.damage,
    conditions: claim.conditions,
    since: claim.since ?? 0,
    evolved: claim.evolved ?? NONE,
    markers: claim.markers.map(marker),
  };
}

/** A Sudden Death block may name cards that the board does not show: they take the place of filler in the deck. */
function withCards(side: EngineSide, lists: readonly (readonly NameClaim[])[], pool: Pool): EngineSide {
  const deck = [...side.deck];
  for (const list of lists) {
    const left = cardsOfSide({ ...side, deck });
    for (const name of list) {
      const wanted = pool.find(name);
      const at = left.indexOf(wanted);
      const filler = deck.lastIndexOf(pool.filler);
      if (at >= 0) left.splice(at, 1);
      else if (filler >= 0) deck[filler] = wanted;
    }
  }
  return { ...side, deck };
}

/** The deck orders of a Sudden Death block, made of cards that the player has in this game. */
function suddenDeathOrders(scenario: ScenarioClaim, sides: readonly EngineSide[], pool: Pool): CardId[][][] | null {
  const block = scenario.suddenDeath;
  if (block === null) return null;
  const stadium = stadiumSeat(scenario);
  let base = 0;
  return seatsOf(scenario.format).map((name, seat) => {
    const cards = cardsOfSide(sides[seat]!);
    const from = base;
    base += cards.length + (seat === stadium ? 1 : 0);
    return listsOf(block, name).map((list) => orderFrom(list, cards, from, pool));
  });
}

function stadiumSeat({ start, format }: ScenarioClaim): Seat {
  if (start.kind !== 'given' || start.position.stadium === null) return NONE;
  return seatOf(format, start.position.stadium.owner ?? start.position.player);
}
