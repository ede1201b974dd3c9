import { type CardId, type DecisionView, type Option, type PokemonId, sameAnswer } from '../../engine/index.js';

/** What the open decision lets one do, by the things one can touch. */
export interface Reach {
  /** Cards: in the hand, in a pile, attached. Any copy of a card that is offered is as good as another. */
  readonly cards: ReadonlyMap<CardId, readonly Option[]>;
  /** Pokémon that can be chosen now. */
  readonly pokemon: ReadonlyMap<PokemonId, readonly Option[]>;
  /** What needs neither: a button. */
  readonly plain: readonly Option[];
}

export const NO_REACH: Reach = { cards: new Map(), pokemon: new Map(), plain: [] };

/** Whom an option is aimed at: the last thing that has to be pointed out. */
export const aimOf = ({ kind, pokemon, target }: Option): PokemonId | null => {
  if (kind === 'attack' || kind === 'retreat') return target;
  return kind === 'use' || kind === 'declare' ? null : pokemon;
};

/** `same`: the other copies of a card in the same place. */
export function reachOf({ options }: Pick<DecisionView, 'options'>, same: (card: CardId) => readonly CardId[]): Reach {
  const cards = new Map<CardId, Option[]>();
  const pokemon = new Map<PokemonId, Option[]>();
  const plain: Option[] = [];
  for (const option of options) {
    if (option.card !== null) {
      for (const copy of [option.card, ...same(option.card)]) add(cards, copy, withCard(option, copy));
    } else if (option.kind === 'pokemon' && option.pokemon !== null) add(pokemon, option.pokemon, option);
    else plain.push(option);
  }
  return { cards, pokemon, plain };
}

function add<K>(to: Map<K, Option[]>, key: K, option: Option): void {
  const listed = to.get(key);
  if (listed === undefined) to.set(key, [option]);
  else if (!listed.some(({ answer }) => sameAnswer(answer, option.answer))) listed.push(option);
}

/** The same option with another copy of its card. */
const withCard = (option: Option, card: CardId): Option =>
  'card' in option.answer ? { ...option, card, answer: { ...option.answer, card } } : option;

/** Among options, those by whom they are aimed at. */
export function aims(options: readonly Option[]): ReadonlyMap<PokemonId, readonly Option[]> {
  const found = new Map<PokemonId, Option[]>();
  for (const option of options) {
    const aim = aimOf(option);
    if (aim !== null) add(found, aim, option);
  }
  return found;
}
