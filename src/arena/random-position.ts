import type { Random } from '../bots/index.js';
import {
  CONDITIONS,
  type Condition,
  type Game,
  type GameClaim,
  NONE,
  type PokemonClaim,
  type PokemonId,
  type PositionGameClaim,
  pokemonAt,
  type Seat,
  type SideClaim,
  topOf,
} from '../engine/index.js';
import { anySeed, oneIn, pick } from './random-number.js';

/**
 * The board of a game that is in an ordinary turn, made worse: Special Conditions, damage, fewer Prize cards and Benched
 * Pokémon. Plain cards bring few of these about, and Sudden Death comes of nothing else.
 */
export function worsePosition(claim: GameClaim, game: Game, random: Random): PositionGameClaim {
  const { state, setup } = game;
  const { decks: _, anyDeck: __, ...rest } = claim;
  const how = pick(random, [HURT, LATE, DESPERATE]);
  const stadium = { card: setup.cardOf[state.stadium]!, owner: setup.ownerOf[state.stadium]! };
  return {
    ...rest,
    seed: anySeed(random),
    markerNames: MARKS,
    position: {
      turn: state.turn,
      player: state.seat,
      starter: state.starter,
      stadium: state.stadium === NONE ? null : stadium,
      sides: state.sides.map((_side, seat) => worseSide(game, seat, how, random)),
      impossible: false,
    },
  };
}

/** How much is left of a side. */
interface Worse {
  readonly prizes: number;
  readonly bench: number;
  /** Every Active Pokémon falls at the next checkup, if nothing helps it. */
  readonly dying: boolean;
}

const HURT: Worse = { prizes: 6, bench: 5, dying: false };
const LATE: Worse = { prizes: 2, bench: 1, dying: false };
const DESPERATE: Worse = { prizes: 1, bench: 0, dying: true };

/** Counters that nothing plain puts there; evolving takes them away, and one of them burns in some eras. @rule EVO-09 CHK-04 */
const MARKS: readonly string[] = ['Bell', 'Char', 'Ring'];

function worseSide(game: Game, seat: Seat, how: Worse, random: Random): SideClaim {
  const side = game.state.sides[seat]!;
  const facts = (cards: readonly number[]): number[] => cards.map((card) => game.setup.cardOf[card]!);
  const bench = side.bench.slice(0, how.bench);
  const gone = side.bench.slice(how.bench).map((id) => pokemonAt(game, id));
  return {
    active: side.active.map((id) => (id === NONE ? null : worseActive(game, id, how, random))),
    bench: bench.map((id) => worsePokemon(game, id, random)),
    hand: facts(side.hand),
    discard: facts([
      ...side.discard,
      ...side.played,
      ...gone.flatMap(({ stack, attached }) => [...stack, ...attached]),
    ]),
    lost: facts(side.lostZone),
    deck: facts([...side.deck.toReversed(), ...side.prizes.slice(how.prizes)]),
    prizes: facts(side.prizes.slice(0, how.prizes)),
    used: USES.filter(() => oneIn(random, 6)),
  };
}

const USES: SideClaim['used'] = ['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'];

const EXCLUSIVE: readonly Condition[] = ['asleep', 'confused', 'paralyzed'];

/** @rule COND-05 COND-06 */
function worseActive(game: Game, id: PokemonId, { dying }: Worse, random: Random): PokemonClaim {
  const one = pick(random, [...EXCLUSIVE, null]);
  const known = game.setup.era.conditions;
  const drawn = CONDITIONS.filter((each) => (EXCLUSIVE.includes(each) ? each === one : oneIn(random, 2)));
  const chosen = drawn.filter((each) => known.includes(each));
  const pokemon = worsePokemon(game, id, random);
  if (!dying) return { ...pokemon, conditions: chosen };
  return { ...pokemon, damage: topOf(game, id).hp - 10, conditions: [...new Set([...chosen, 'poisoned' as const])] };
}

function worsePokemon(game: Game, id: PokemonId, random: Random): PokemonClaim {
  const { stack, attached, damage, enteredOn, evolvedOn } = pokemonAt(game, id);
  const { cardOf } = game.setup;
  const counters = topOf(game, id).hp / 10 - 1;
  return {
    card: cardOf[stack.at(-1)!]!,
    under: stack.slice(0, -1).map((card) => cardOf[card]!),
    attached: attached.map((card) => cardOf[card]!),
    damage: pick(random, [damage, counters * 10, random(counters + 1) * 10]),
    conditions: [],
    since: enteredOn,
    evolved: evolvedOn,
    markers: oneIn(random, 4) ? [...MARKS.keys()].filter(() => oneIn(random, 2)) : [],
  };
}
