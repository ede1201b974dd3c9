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
import { between, oneIn, pick } from './random-number.js';

/**
 * The board of a game that is in an ordinary turn, made worse: Special Conditions, damage, fewer Prize cards and Benched
 * Pokémon. Plain cards bring none of these about so soon, and Sudden Death comes of nothing else.
 */
export function worsePosition(claim: GameClaim, game: Game, random: Random): PositionGameClaim {
  const { state, setup } = game;
  const { decks: _, anyDeck: __, ...rest } = claim;
  const late = oneIn(random, 2);
  return {
    ...rest,
    seed: random(4294967296),
    markerNames: MARKS,
    position: {
      turn: state.turn,
      player: state.seat,
      starter: state.starter,
      stadium:
        state.stadium === NONE ? null : { card: setup.cardOf[state.stadium]!, owner: setup.ownerOf[state.stadium]! },
      sides: state.sides.map((_side, seat) => worseSide(game, seat, late, random)),
      impossible: false,
    },
  };
}

/** Counters that nothing plain puts there or takes away, except evolving. @rule EVO-09 */
const MARKS: readonly string[] = ['Bell', 'Leaf', 'Ring'];

/** `late`: the end of a game, with few Prize cards and few Pokémon. */
function worseSide(game: Game, seat: Seat, late: boolean, random: Random): SideClaim {
  const side = game.state.sides[seat]!;
  const facts = (cards: readonly number[]): number[] => cards.map((card) => game.setup.cardOf[card]!);
  const benched = late ? Math.min(side.bench.length, random(2)) : side.bench.length;
  const prizes = late ? Math.min(side.prizes.length, between(random, 1, 2)) : side.prizes.length;
  const gone = side.bench
    .slice(benched)
    .flatMap((id) => [...pokemonAt(game, id).stack, ...pokemonAt(game, id).attached]);
  return {
    active: side.active.map((id) => (id === NONE ? null : worsePokemon(game, id, conditionsFor(random), random))),
    bench: side.bench.slice(0, benched).map((id) => worsePokemon(game, id, [], random)),
    hand: facts(side.hand),
    discard: facts([...side.discard, ...side.played, ...gone]),
    lost: facts(side.lostZone),
    deck: facts([...side.deck.toReversed(), ...side.prizes.slice(prizes)]),
    prizes: facts(side.prizes.slice(0, prizes)),
    used: USES.filter(() => oneIn(random, 6)),
  };
}

const USES: SideClaim['used'] = ['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'];

const EXCLUSIVE: readonly Condition[] = ['asleep', 'confused', 'paralyzed'];

/** @rule COND-05 COND-06 */
function conditionsFor(random: Random): Condition[] {
  const one = pick(random, [...EXCLUSIVE, null]);
  return CONDITIONS.filter((each) => (EXCLUSIVE.includes(each) ? each === one : oneIn(random, 2)));
}

function worsePokemon(game: Game, id: PokemonId, conditions: readonly Condition[], random: Random): PokemonClaim {
  const { stack, attached, damage, enteredOn, evolvedOn } = pokemonAt(game, id);
  const { cardOf } = game.setup;
  const most = topOf(game, id).hp / 10 - 1;
  return {
    card: cardOf[stack.at(-1)!]!,
    under: stack.slice(0, -1).map((card) => cardOf[card]!),
    attached: attached.map((card) => cardOf[card]!),
    damage: pick(random, [damage, most * 10, random(most + 1) * 10]),
    conditions,
    since: enteredOn,
    evolved: evolvedOn,
    markers: oneIn(random, 4) ? [...MARKS.keys()].filter(() => oneIn(random, 2)) : [],
  };
}
