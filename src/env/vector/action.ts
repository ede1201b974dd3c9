import { ANSWER_KINDS } from '../../engine/index.js';
import {
  type Answer,
  type Attack,
  attackIn,
  type Card,
  cardIn,
  expectedIn,
  type Imagined,
  NONE,
  type PokemonId,
  type Seat,
  seatOf,
  topIn,
} from '../../engine/view.js';
import { CLASS_NAMES, CODE_NAMES, setClass, setCode } from './card-numbers.js';
import { type Layout, layoutOf, placesOf } from './layout.js';
import { FOUR, HUNDRED, type Place } from './pokemon-numbers.js';
import { look, seen } from './sight.js';

/* An answer as a vector: what kind it is, the card, the Pokémon that acts and the one that it is done to, and the attack. */

/** Changes with any number of a vector. */
export const ACTION_VERSION = 1;

const CARD = ['there', 'hp', 'expected', ...CLASS_NAMES, ...CODE_NAMES];
const AT_CODE = 3 + CLASS_NAMES.length;
const POKEMON = [
  ...['there', 'own', 'active', 'hp', 'hp-left', 'damage', 'retreat', 'prizes', 'energy'],
  ...['expected', 'missing-least', 'missing-most', 'conditions'],
];
const ATTACK = ['there', 'damage', 'expected', 'cost', 'knocks-out', 'text'];

/** The layout of a vector of an answer. */
export const ACTION_LAYOUT: Layout = layoutOf(ACTION_VERSION, [
  ['kind', ANSWER_KINDS],
  ['choice', ['number', 'flag']],
  ['card', CARD],
  ['user', POKEMON],
  ['target', POKEMON],
  ['attack', ATTACK],
]);

const PLACE_OF_KIND = placesOf(ANSWER_KINDS);
const AT_CHOICE = ANSWER_KINDS.length;
const AT_CARD = AT_CHOICE + 2;
const AT_USER = AT_CARD + CARD.length;
const AT_TARGET = AT_USER + POKEMON.length;
const AT_ATTACK = AT_TARGET + POKEMON.length;

/** Writes an answer that a seat is offered into a vector, from one place on. */
export function setAction(game: Imagined, seat: Seat, answer: Answer, place: Place): void {
  look();
  setOne(game, seat, answer, place);
}

/** Writes all answers that a seat is offered, one after the other, of a game that is looked at. */
export function setActions(game: Imagined, seat: Seat, answers: readonly Answer[], { into, at }: Place): void {
  const { size } = ACTION_LAYOUT;
  for (let i = 0; i < answers.length; i++) setOne(game, seat, answers[i]!, { into, at: at + i * size });
}

function setOne(game: Imagined, seat: Seat, answer: Answer, { into, at }: Place): void {
  into.fill(0, at, at + ACTION_LAYOUT.size);
  into[at + PLACE_OF_KIND[answer.kind]] = 1;
  into[at + AT_CHOICE] = numberOf(answer) / FOUR;
  into[at + AT_CHOICE + 1] = isSet(answer) ? 1 : 0;
  if ('card' in answer) into.set(numbersOf(cardIn(game, answer.card)), at + AT_CARD);
  const { user, target } = pokemonOf(answer);
  if (isInPlay(game, user)) setPokemon(game, seat, user, { into, at: at + AT_USER });
  if (isInPlay(game, target)) setPokemon(game, seat, target, { into, at: at + AT_TARGET });
  if (answer.kind !== 'attack' && answer.kind !== 'declare') return;
  const attack = attackIn(game, answer.pokemon, answer.attack);
  if (attack !== null) setAttack(game, attack, { user, target }, { into, at: at + AT_ATTACK });
}

const isInPlay = ({ state }: Imagined, id: PokemonId): boolean => (state.pokemon[id] ?? null) !== null;

function numberOf(answer: Answer): number {
  if (answer.kind === 'number' || answer.kind === 'use' || answer.kind === 'use-stadium') return answer.number;
  if (answer.kind === 'use-card') return answer.number;
  if (answer.kind === 'prize') return answer.place;
  return answer.kind === 'attack' || answer.kind === 'declare' ? answer.attack : 0;
}

const isSet = (answer: Answer): boolean =>
  (answer.kind === 'go' && answer.second) || (answer.kind === 'coin' && answer.heads);

interface Involved {
  readonly user: PokemonId;
  readonly target: PokemonId;
}

/** Who acts, and to whom it is done. */
function pokemonOf(answer: Answer): Involved {
  switch (answer.kind) {
    case 'attack':
      return { user: answer.pokemon, target: answer.target };
    case 'declare':
    case 'use':
      return { user: answer.pokemon, target: NONE };
    case 'retreat':
      return { user: answer.pokemon, target: answer.to };
    case 'attach':
    case 'evolve':
    case 'pokemon':
      return { user: NONE, target: answer.pokemon };
    case 'play':
      return { user: NONE, target: answer.pokemon ?? NONE };
    default:
      return { user: NONE, target: NONE };
  }
}

const NUMBERS = new WeakMap<Card, Float32Array>();

/** A card as it is printed: the same in every answer that names it. */
function numbersOf(card: Card): Float32Array {
  const known = NUMBERS.get(card);
  if (known !== undefined) return known;
  const numbers = new Float32Array(CARD.length);
  numbers[0] = 1;
  numbers[1] = card.hp / HUNDRED;
  numbers[2] = mostOf(card.attacks, card.attacks.length) / HUNDRED;
  setClass(card, numbers, 3);
  setCode(card, numbers, AT_CODE);
  NUMBERS.set(card, numbers);
  return numbers;
}

/** What the best of so many attacks comes to. */
function mostOf(attacks: readonly Attack[], count: number): number {
  let best = 0;
  for (let i = 0; i < count; i++) best = Math.max(best, attacks[i]!.expected);
  return best;
}

function setPokemon(game: Imagined, seat: Seat, id: PokemonId, { into, at }: Place): void {
  const { damage, conditions } = game.state.pokemon[id]!;
  const { hp, retreat, units, count, attacks, missing } = seen(game, id);
  into[at] = 1;
  into[at + 1] = seatOf(id) === seat ? 1 : 0;
  into[at + 2] = game.state.sides[seatOf(id)]!.active.includes(id) ? 1 : 0;
  into[at + 3] = hp / HUNDRED;
  into[at + 4] = (hp - damage) / HUNDRED;
  into[at + 5] = damage / HUNDRED;
  into[at + 6] = retreat / FOUR;
  into[at + 7] = topIn(game, id).prizes / FOUR;
  into[at + 8] = units / FOUR;
  into[at + 9] = mostOf(attacks, count) / HUNDRED;
  into[at + 12] = conditions > 0 ? 1 : 0;
  if (count === 0) return;
  let [least, most] = [missing[0]!, missing[0]!];
  for (let i = 1; i < count; i++) {
    least = Math.min(least, missing[i]!);
    most = Math.max(most, missing[i]!);
  }
  into[at + 10] = least / FOUR;
  into[at + 11] = most / FOUR;
}

/** What it comes to in an ordinary game, Weakness, Resistance and what is in force included. */
function setAttack(game: Imagined, attack: Attack, { user, target }: Involved, { into, at }: Place): void {
  const isAimed = isInPlay(game, target);
  const expected = isAimed ? expectedIn(game, attack, user, target) : attack.expected;
  const left = isAimed ? seen(game, target).hp - game.state.pokemon[target]!.damage : Number.POSITIVE_INFINITY;
  into[at] = 1;
  into[at + 1] = attack.damage / HUNDRED;
  into[at + 2] = expected / HUNDRED;
  into[at + 3] = attack.symbols / FOUR;
  into[at + 4] = expected >= left ? 1 : 0;
  into[at + 5] = attack.script === NONE ? 0 : 1;
}
