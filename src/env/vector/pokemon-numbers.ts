import { CONDITIONS, ENERGY_TYPES } from '../../engine/index.js';
import { type Card, cardsIn, type Imagined, type Pokemon, type PokemonId, topIn } from '../../engine/view.js';
import { CODE_NAMES, setCode } from './card-numbers.js';
import { type Seen, seen } from './sight.js';

/* One Pokémon in play, as everybody at the table sees it: its HP and Retreat Cost as the texts in force have them, the rest as printed. */

const OWN = [
  ...['there', 'face-up', 'hp', 'hp-left', 'damage', 'retreat', 'prizes', 'under'],
  ...['entered-now', 'evolved-now', 'tools', 'energy'],
] as const;
const OF_ATTACK = ['damage', 'expected', 'cost', 'missing'] as const;
const ATTACKS = 2;

const TYPES = ENERGY_TYPES.map((type) => type.toLowerCase());
const AT_TYPES = OWN.length;
const AT_WEAK = AT_TYPES + TYPES.length;
const AT_RESIST = AT_WEAK + TYPES.length;
const AT_ENERGY = AT_RESIST + TYPES.length;
const AT_CONDITIONS = AT_ENERGY + TYPES.length;
const AT_ATTACKS = AT_CONDITIONS + CONDITIONS.length;
const AT_CODE = AT_ATTACKS + ATTACKS * OF_ATTACK.length;
const [AT_TOOLS, AT_UNITS] = [OWN.indexOf('tools'), OWN.indexOf('energy')];

/** What the numbers of a Pokémon are called. */
export const POKEMON_NAMES: readonly string[] = [
  ...OWN,
  ...['is', 'weak-to', 'resists', 'energy'].flatMap((word) => TYPES.map((type) => `${word}-${type}`)),
  ...CONDITIONS,
  ...Array.from({ length: ATTACKS }, (_, i) => OF_ATTACK.map((name) => `attack-${i + 1}-${name}`)).flat(),
  ...CODE_NAMES,
];

/** Damage and HP are told in hundreds, Energy, costs and Prize cards in fours. */
export const HUNDRED = 100;
export const FOUR = 4;

/** A vector that is being written, and where. */
export interface Place {
  readonly into: Float32Array;
  readonly at: number;
}

/** Says what stands in a place; a Pokémon that lies face down for who looks is there, and no more is known of it. */
export function setPokemon(game: Imagined, id: PokemonId, isSeen: boolean, place: Place): void {
  const { into, at } = place;
  into[at] = 1;
  if (!isSeen) return;
  const pokemon = game.state.pokemon[id]!;
  const card = topIn(game, id);
  const now = seen(game, id);
  const { turn } = game.state;
  into.set(printedOf(card), at);
  into[at + 2] = now.hp / HUNDRED;
  into[at + 3] = (now.hp - pokemon.damage) / HUNDRED;
  into[at + 4] = pokemon.damage / HUNDRED;
  into[at + 5] = now.retreat / FOUR;
  into[at + 7] = (pokemon.stack.length - 1) / FOUR;
  into[at + 8] = pokemon.enteredOn === turn ? 1 : 0;
  into[at + 9] = pokemon.evolvedOn === turn ? 1 : 0;
  into[at + AT_UNITS] = now.units / FOUR;
  if (pokemon.attached.length > 0) setAttached(cardsIn(game), pokemon, place);
  if (pokemon.conditions !== 0)
    for (let bit = 0; bit < CONDITIONS.length; bit++)
      if ((pokemon.conditions & (1 << bit)) !== 0) into[at + AT_CONDITIONS + bit] = 1;
  setAttacks(now, place);
}

const PRINTED = new WeakMap<Card, Float32Array>();

/** What is said of any Pokémon with this card on top, and nothing of this one. */
function printedOf(card: Card): Float32Array {
  const known = PRINTED.get(card);
  if (known !== undefined) return known;
  const numbers = new Float32Array(POKEMON_NAMES.length);
  numbers[0] = 1;
  numbers[1] = 1;
  numbers[6] = card.prizes / FOUR;
  for (const type of card.types) numbers[AT_TYPES + type] = 1;
  for (const { type } of card.weaknesses) numbers[AT_WEAK + type] = 1;
  for (const { type } of card.resistances) numbers[AT_RESIST + type] = 1;
  setCode(card, numbers, AT_CODE);
  PRINTED.set(card, numbers);
  return numbers;
}

/** A unit that is of several types counts for each. */
function setAttached(cards: readonly Card[], { attached }: Pokemon, { into, at }: Place): void {
  for (let i = 0; i < attached.length; i++) {
    const { role, provides } = cards[attached[i]!]!;
    if (role === 'tool') into[at + AT_TOOLS]! += 1;
    if (role === 'energy') for (let unit = 0; unit < provides.length; unit++) addUnit(provides[unit]!, into, at);
  }
}

function addUnit(bits: number, into: Float32Array, at: number): void {
  for (let left = bits; left !== 0; left &= left - 1) into[at + AT_ENERGY + 31 - Math.clz32(left & -left)]! += 1 / FOUR;
}

function setAttacks({ count, attacks, missing }: Seen, { into, at }: Place): void {
  for (let i = 0; i < count && i < ATTACKS; i++) {
    const { damage, expected, symbols } = attacks[i]!;
    const from = at + AT_ATTACKS + i * OF_ATTACK.length;
    into[from] = damage / HUNDRED;
    into[from + 1] = expected / HUNDRED;
    into[from + 2] = symbols / FOUR;
    into[from + 3] = missing[i]! / FOUR;
  }
}
