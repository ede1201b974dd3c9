import type { Doing, LinkedPlace, Op, Script } from '../effects/linked.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import { wordsIn } from '../effects/walk.js';

/* What an operation does with something that was picked before it, which it knows by a name. */

export type Of<O extends Doing['op']> = Extract<Doing, { op: O }>;

/** The name of what an operation picks. */
export const nameOf = ({ slots }: Script, { into }: Op): string | undefined =>
  Object.keys(slots).find((each) => slots[each] === into);

export const isCard = (of: CardsOf, name: string): boolean => of.get === 'ref' && of.name === name;

/** Cards that are on no Pokémon: no shield keeps anything off them. */
export const isInZone = (of: Of<'pick'>['of']): boolean =>
  of.get === 'cards' && (of.in as LinkedPlace).zone !== undefined;

/** Of which cards those were picked that something is done with. */
export function cardsPicked({ ops, slots }: Script, cards: CardsOf): Of<'pick'>['of'] {
  if (cards.get !== 'ref') return cards;
  const picked = ops.find(({ into, do: doing }) => into === slots[cards.name] && doing.op === 'pick')?.do;
  return picked?.op === 'pick' ? picked.of : cards;
}

/** The Pokémon of which one is chosen later, if a name means that one. */
export function pickedAfter({ ops, slots }: Script, at: number, pokemon: PokemonOf): PokemonOf | null {
  if (pokemon.get !== 'ref') return null;
  const picking = ops.findIndex(({ into, do: doing }) => into === slots[pokemon.name] && doing.op === 'pick');
  const picked = ops[picking]?.do;
  return picked?.op === 'pick' && picked.of.get === 'pokemon' && picking > at ? picked.of : null;
}

const ASKING: readonly Doing['op'][] = ['test', 'may', 'modal', 'pick', 'arrange'];

/** Whether it does something to the Pokémon, and does not only ask about it. */
export const isReader = (doing: Doing, name: string): boolean =>
  takesFrom(doing, name) || (!ASKING.includes(doing.op) && wordsOf(doing).has(name));

const WORDS = new WeakMap<Doing, ReadonlySet<string>>();

/** The words of an operation are the same in every game: they are looked for once. */
function wordsOf(doing: Doing): ReadonlySet<string> {
  const known = WORDS.get(doing);
  if (known !== undefined) return known;
  const words = wordsIn(doing);
  WORDS.set(doing, words);
  return words;
}

export const isIt = (of: unknown, name: string): boolean => isRef(of) && of.name === name;
export const isRef = (of: unknown): of is Extract<PokemonOf, { get: 'ref' }> =>
  typeof of === 'object' && of !== null && (of as PokemonOf).get === 'ref';

/** Whether it brings the Pokémon up, or moves cards or damage counters that are on it. */
export function takesFrom(doing: Doing, name: string): boolean {
  if (doing.op === 'switch') return isIt(doing.in, name);
  if (doing.op === 'move-counters') return isIt(doing.from, name);
  const cards = cardsOfDoing(doing);
  return cards !== null && isOnIt(cards, name);
}

/** Whether they are cards on the Pokémon. */
export const isOnIt = (of: Of<'pick'>['of'], name: string): boolean =>
  of.get === 'cards' && isIt((of.in as LinkedPlace).on, name);

/** Whether it puts a card that is picked onto the Pokémon. */
export const evolvesWithPicked = (doing: Doing, name: string): boolean =>
  doing.op === 'evolve' && isIt(doing.pokemon, name) && isRef(doing.with);

/** Whether a card is picked from a hand. */
export function isPickedFromHand({ ops, slots }: Script, of: CardsOf): boolean {
  if (!isRef(of)) return false;
  const slot = slots[of.name];
  const picked = ops.find(({ into }) => into === slot)?.do;
  return picked?.op === 'pick' && picked.of.get === 'cards' && (picked.of.in as LinkedPlace).zone === 'hand';
}

/** Whether it heals the Pokémon or takes its Special Conditions away. */
export function mends(doing: Doing, name: string): boolean {
  if (doing.op === 'heal') return isIt(doing.from, name);
  return doing.op === 'condition' && doing.give === undefined && isIt(doing.to, name);
}

/** The cards that it moves, attaches or picks. */
export function cardsOfDoing(doing: Doing) {
  if (doing.op === 'move' || doing.op === 'attach') return doing.cards;
  return doing.op === 'pick' && doing.of.get === 'cards' ? doing.of : null;
}

/** Whether it is an effect that is done to the Pokémon, or takes the cards off the one they are on. @rule EFF-01 */
export function affects(doing: Doing, name: string): boolean {
  switch (doing.op) {
    case 'move':
      return takesFrom(doing, name) || isIt(doing.cards.get === 'whole' ? doing.cards.of : doing.cards, name);
    case 'attach':
      return takesFrom(doing, name) || isIt(doing.to, name) || isIt(doing.cards, name);
    case 'move-counters':
      return isIt(doing.from, name) || isIt(doing.to, name);
    case 'put-counters':
    case 'lasting':
      return isIt(doing.on, name);
    case 'heal':
    case 'unmark':
      return isIt(doing.from, name);
    case 'condition':
      return isIt(doing.to, name);
    case 'set-remaining-hp':
      return isIt(doing.of, name);
    case 'knock-out':
    case 'devolve':
      return isIt(doing.pokemon, name);
    default:
      return false;
  }
}
