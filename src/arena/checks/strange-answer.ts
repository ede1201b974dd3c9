import type { Random } from '../../bots/index.js';
import {
  ANSWER_FIELDS,
  ANSWER_KINDS,
  ANSWERS,
  type Answer,
  type AnswerField,
  type AnswerKind,
  facing,
  type Game,
  NONE,
  NOWHERE,
} from '../../engine/index.js';
import { oneIn, pick } from '../random-number.js';

/** An answer that may or may not be legal: what a player might try, a distorted legal one, or no answer at all. */
export function strangeAnswer(game: Game, offered: readonly Answer[], random: Random): Answer {
  switch (random(8)) {
    case 0:
      return broken(game, random);
    case 1:
      return plausible(game, random);
    case 2:
      return distorted(pick(random, offered), game, random);
    default:
      return tried(game, random);
  }
}

const KINDS = ['bench', 'evolve', 'attach', 'play', 'retreat', 'attack', 'declare', 'card', 'pokemon'] as const;

/** A kind of action with the cards and Pokémon that it is about: only the rules can say whether it is legal. */
function tried({ state }: Game, random: Random): Answer {
  const { seat } = state.decision;
  const own = state.sides[seat]!;
  const other = state.sides[facing(seat)]!;
  const any = (list: readonly number[]): number => (list.length === 0 ? NOWHERE : pick(random, list));
  const [active, target] = [any(own.active.filter(isThere)), any(other.active.filter(isThere))];
  const pokemon = any([...own.active.filter(isThere), ...own.bench]);
  const card = any(own.hand);
  const kind = pick(random, KINDS);
  switch (kind) {
    case 'bench':
      return { kind, card };
    case 'evolve':
    case 'attach':
      return { kind, card, pokemon };
    case 'play':
      return { kind, card, pokemon: oneIn(random, 2) ? null : pokemon };
    case 'retreat':
      return { kind, pokemon: active, to: any(own.bench) };
    case 'attack':
      return { kind, pokemon: active, attack: random(5), target };
    case 'declare':
      return { kind, pokemon: active, attack: random(5) };
    case 'card':
      return { kind, card: any([...own.hand, ...(state.pokemon[state.decision.pokemon]?.attached ?? [])]) };
    case 'pokemon':
      return { kind, pokemon };
  }
}

const isThere = (pokemon: number): boolean => pokemon !== NONE;

type Fields = Record<string, unknown>;

const fieldsOf = (kind: AnswerKind): [string, AnswerField][] => Object.entries<AnswerField>(ANSWERS[kind].fields);

/** An offered answer with something else in one of its fields. */
function distorted(given: Answer, game: Game, random: Random): Answer {
  const fields = fieldsOf(given.kind);
  if (fields.length === 0) return plausible(game, random);
  const [name, is] = pick(random, fields);
  return { ...given, [name]: anything(is, game, random) };
}

/** Any kind, with any card or Pokémon of the game, or none, in each place. */
function plausible(game: Game, random: Random): Answer {
  const kind = pick(random, ANSWER_KINDS);
  const fields = fieldsOf(kind).map(([name, is]) => [name, anything(is, game, random)]);
  return { kind, ...Object.fromEntries(fields) } as unknown as Answer;
}

function anything(is: AnswerField, game: Game, random: Random): unknown {
  const { type } = ANSWER_FIELDS[is];
  if (type === 'boolean') return oneIn(random, 2);
  if (oneIn(random, 8)) return type === 'integer-or-null' ? null : NOWHERE;
  if (is === 'card') return random(game.setup.ownerOf.length);
  return random(is === 'number' ? 8 : 32); // the places of the first two seats
}

const NO_VALUES: readonly unknown[] = [-1, 300, 1.5, Number.NaN, '7', null, undefined, {}];

/** What no type lets through, and a file or a wire might bring: a field too many, one too few, or what it cannot hold. */
function broken(game: Game, random: Random): Answer {
  const given: Fields = { ...plausible(game, random) };
  const name = pick(random, [...Object.keys(given), 'more']);
  if (oneIn(random, 2)) given[name] = pick(random, NO_VALUES);
  else delete given[name];
  return given as unknown as Answer;
}
