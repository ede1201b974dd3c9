import type { Random } from '../../bots/index.js';
import {
  A,
  ANSWER_KINDS,
  answer,
  facing,
  type Game,
  kindOfAnswer,
  NONE,
  type Packed,
  xOf,
  yOf,
  zOf,
} from '../../engine/index.js';
import { oneIn, pick } from '../random-number.js';

/** An answer that may or may not be legal: what a player might try, a distorted legal one, or any numbers at all. */
export function strangeAnswer(game: Game, offered: readonly Packed[], random: Random): Packed {
  switch (random(8)) {
    case 0:
      return random(4294967296) | 0;
    case 1:
      return plausible(game, random);
    case 2:
      return distorted(pick(random, offered), game, random);
    default:
      return tried(game, random);
  }
}

const NOTHING = 255;

const KINDS: readonly number[] = [
  A.BENCH,
  A.EVOLVE,
  A.ATTACH,
  A.PLAY,
  A.RETREAT,
  A.ATTACK,
  A.DECLARE,
  A.CARD,
  A.POKEMON,
];

/** A kind of action with the cards and Pokémon that it is about: only the rules can say whether it is legal. */
function tried({ state }: Game, random: Random): Packed {
  const { seat } = state.decision;
  const own = state.sides[seat]!;
  const other = state.sides[facing(seat)]!;
  const any = (list: readonly number[]): number => (list.length === 0 ? NOTHING : pick(random, list));
  const [active, target] = [any(own.active.filter(isThere)), any(other.active.filter(isThere))];
  const pokemon = any([...own.active.filter(isThere), ...own.bench]);
  switch (pick(random, KINDS)) {
    case A.BENCH:
      return answer(A.BENCH, any(own.hand));
    case A.EVOLVE:
      return answer(A.EVOLVE, any(own.hand), pokemon);
    case A.ATTACH:
      return answer(A.ATTACH, any(own.hand), pokemon);
    case A.PLAY:
      return answer(A.PLAY, any(own.hand), oneIn(random, 2) ? NOTHING : pokemon);
    case A.RETREAT:
      return answer(A.RETREAT, active, any(own.bench));
    case A.ATTACK:
      return answer(A.ATTACK, active, random(5), target);
    case A.DECLARE:
      return answer(A.DECLARE, active, random(5));
    case A.CARD:
      return answer(A.CARD, any([...own.hand, ...(state.pokemon[state.decision.pokemon]?.attached ?? [])]));
    default:
      return answer(A.POKEMON, pokemon);
  }
}

const isThere = (pokemon: number): boolean => pokemon !== NONE;

function distorted(given: Packed, game: Game, random: Random): Packed {
  const parts = [kindOfAnswer(given), xOf(given), yOf(given), zOf(given)];
  const at = random(parts.length);
  parts[at] = at === 0 ? random(ANSWER_KINDS.length) : at === 1 ? cardOrSpot(game, random) : anySpot(random);
  const [kind, x, y, z] = parts;
  return answer(kind!, x, y, z);
}

/** Any kind, with any card or Pokémon of the game, or none, in each place. */
function plausible(game: Game, random: Random): Packed {
  const kind = random(ANSWER_KINDS.length);
  const y = oneIn(random, 3) ? NOTHING : oneIn(random, 3) ? random(4) : anySpot(random);
  const z = oneIn(random, 2) ? random(8) : anySpot(random);
  return answer(kind, cardOrSpot(game, random), y, z);
}

const cardOrSpot = (game: Game, random: Random): number =>
  oneIn(random, 2) ? random(game.setup.ownerOf.length) : anySpot(random);

/** A place of one of the first two seats, or nothing. */
const anySpot = (random: Random): number => (oneIn(random, 8) ? NOTHING : random(32));
