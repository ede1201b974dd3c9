import {
  type CardId,
  type PokemonClaim as EnginePokemon,
  type SideClaim as EngineSide,
  type Game,
  type GameClaim,
  gameAt,
  type Known,
  NONE,
  newGame,
  type Options,
  type PositionGameClaim,
  type Seat,
} from '../../engine/index.js';
import type { PileClaim, PokemonClaim, PositionClaim, ScenarioClaim, SetupClaim, SideClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { fail } from './failure.js';
import { type Pool, poolOf } from './pool.js';
import { seatOf, seatsOf } from './seats.js';

/** Built so that the runner decides everything: coins and forced choices are asked, illegal attacks may be announced. */
const OPTIONS: Partial<Options> = { coins: 'asked', askForced: true, announceFreely: true };

export interface Built {
  readonly game: Game;
  readonly claim: GameClaim | PositionGameClaim;
}

/** The game in which a scenario begins. */
export function build(scenario: ScenarioClaim, era: string, known: Known): Built {
  const pool = poolOf(scenario);
  const { start } = scenario;
  if (start.kind === 'given') return atPosition(scenario, era, known, pool);
  if (start.kind === 'setup') return fromStart(scenario, era, known, pool);
  return fail(start.line, 'A deck is judged, not played.');
}

const shuffles = ({ shuffles: how }: ScenarioClaim): Options['shuffles'] => (how === 'keep' ? 'keep' : 'seeded');
const seed = ({ shuffles: how }: ScenarioClaim): number => (how === 'keep' ? 0 : how);

function atPosition(scenario: ScenarioClaim, era: string, known: Known, pool: Pool): Built {
  const { start, format, impossible } = scenario;
  const given = (start as { position: PositionClaim }).position;
  const seats = seatsOf(format);
  const markerNames: string[] = [];
  const sides = seats.map((seat) => sideOf(given.sides[seat], pool, markerNames));
  const orders =
    scenario.suddenDeath === null ? [] : seats.map((seat, at) => ordersOf(scenario, seat, at, sides, pool));
  const claim: PositionGameClaim = {
    era,
    format,
    facts: pool.facts,
    seed: seed(scenario),
    markerNames,
    options: { ...OPTIONS, shuffles: shuffles(scenario), shuffled: repeated(orders) },
    position: {
      turn: given.turn,
      player: seatOf(format, given.player),
      starter: seatOf(format, given.first),
      stadium: stadiumOf(given, pool, format),
      sides,
      impossible,
    },
  };
  return started(gameAt(claim, true, known), claim, given.line);
}

/** One block serves every Sudden Death game: game 0 is the one that was tied. */
const repeated = (orders: Options['shuffled'][number]): Options['shuffled'] =>
  orders.length === 0 ? [] : [[], ...Array.from({ length: 8 }, () => orders)];

type Outcome = ReturnType<typeof newGame>;

function started(game: Outcome, claim: Built['claim'], line: number): Built {
  if (game.ok) return { game: game.value, claim };
  const told = game.error.map(({ message, rule }) => (rule === null ? message : `${message} (${rule})`)).join(' ');
  return fail(line, told);
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
  const cards = (names: readonly NameClaim[]): number[] => names.map((name) => pool.find(name));
  const pile = (of: PileClaim): number[] =>
    of.kind === 'cards' ? cards(of.cards) : new Array<number>(of.count).fill(pool.filler);
  const active = claim.active.map((each) => (each === null ? null : pokemonOf(each, pool, markerNames)));
  return {
    active: active.length > 0 ? active : [null],
    bench: claim.bench.map((each) => pokemonOf(each, pool, markerNames)),
    hand: cards(claim.hand),
    discard: cards(claim.discard),
    lost: cards(claim.lost),
    deck: pile(claim.deck),
    prizes: pile(claim.prizes),
    used: claim.used,
  };
}

function pokemonOf(claim: PokemonClaim, pool: Pool, markerNames: string[]): EnginePokemon {
  const cards = (names: readonly NameClaim[]): number[] => names.map((name) => pool.find(name));
  const marker = (name: string): number => {
    if (!markerNames.includes(name)) markerNames.push(name);
    return markerNames.indexOf(name);
  };
  return {
    card: pool.find(claim.card),
    under: cards(claim.under),
    attached: [...cards(claim.energy), ...cards(claim.tools), ...cards(claim.machines)],
    damage: claim.damage,
    conditions: claim.conditions,
    since: claim.since ?? 0,
    evolved: claim.evolved ?? NONE,
    markers: claim.markers.map(marker),
  };
}

/** The cards of a side by number, in the order in which the engine numbers them. */
function numbered(side: EngineSide): number[] {
  const inPlay = [...side.active, ...side.bench].flatMap((pokemon) =>
    pokemon === null ? [] : [...pokemon.under, pokemon.card, ...pokemon.attached],
  );
  return [...inPlay, ...side.hand, ...side.discard, ...side.lost, ...side.deck, ...side.prizes];
}

/** The deck orders of a Sudden Death block, made of cards that the player has in this game. */
function ordersOf(scenario: ScenarioClaim, name: string, seat: Seat, sides: EngineSide[], pool: Pool): CardId[][] {
  const block = scenario.suddenDeath!;
  const stadiums = scenario.start.kind === 'given' && scenario.start.position.stadium !== null ? 1 : 0;
  const before = sides.slice(0, seat).reduce((sum, side) => sum + numbered(side).length, 0);
  const cards = numbered(sides[seat]!);
  const base = before + (stadiums > 0 && seat > 0 && stadiumSeat(scenario) < seat ? 1 : 0);
  return listsOf(block, name).map((list) => orderFrom(list, cards, base, pool));
}

function stadiumSeat(scenario: ScenarioClaim): Seat {
  const { position } = scenario.start as { position: PositionClaim };
  return seatOf(scenario.format, position.stadium!.owner ?? position.player);
}

const listsOf = (setup: SetupClaim, seat: string): (readonly NameClaim[])[] => [
  setup.decks[seat] ?? [],
  ...(setup.redraws[seat] ?? []),
];

/** Numbers the cards of a list: each name takes the next unused card of that name. */
function orderFrom(list: readonly NameClaim[], cards: readonly number[], base: number, pool: Pool): CardId[] {
  const used = new Set<number>();
  return list.map((name) => {
    const wanted = pool.find(name);
    const at = cards.findIndex((card, place) => card === wanted && !used.has(place));
    if (at < 0) fail(name.line, `The player has no further card "${name.text}" in this game.`);
    used.add(at);
    return base + at;
  });
}

/** A game from the very start: the decks hold every card that a list names, and filler. */
function fromStart(scenario: ScenarioClaim, era: string, known: Known, pool: Pool): Built {
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
    decks,
    seed: seed(scenario),
    anyDeck: true,
    options: {
      ...OPTIONS,
      shuffles: shuffles(scenario),
      shuffled: [orders(setup), ...(scenario.suddenDeath === null ? [] : [orders(scenario.suddenDeath)])],
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
    for (const name of list) {
      const card = pool.find(name);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const [card, count] of counts) most.set(card, Math.max(most.get(card) ?? 0, count));
  }
  const deck = [...most].flatMap(([card, count]) => new Array<number>(count).fill(card));
  return [...deck, ...new Array<number>(Math.max(0, size - deck.length)).fill(pool.filler)];
}
