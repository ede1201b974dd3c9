import type { CardId, Option } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import type { TableState } from '../session/store.js';
import { mySide, pokemonIn } from '../table/at-table.js';
import type { ChoiceProps } from './choice-props.js';

/** Copies of one card in one place: drawn once, and counted. */
export interface Group {
  readonly cards: readonly CardId[];
  /** What choosing it is told by; null: it cannot be chosen any more. */
  readonly option: Option | null;
  /** The Pokémon that it is attached to. */
  readonly holder: string | null;
}

type Knowing = Pick<TableState, 'placeOf'>;

/** The cards of a choice that lie nowhere on the table, those that have been chosen too, copy by copy. */
export function groupsOf(
  { moment, decision }: ChoiceProps,
  options: readonly Option[],
  state: Knowing,
): readonly Group[] {
  const inHand = new Set((mySide(moment).hand.cards ?? []).map(({ card }) => card));
  const { asks } = decision;
  const among = asks === null || asks.among.length === 0 ? options.map(({ card }) => card!) : asks.among;
  const cards = [...(asks?.chosen ?? []), ...among].filter((card) => !inHand.has(card));
  return gather(moment, cards, state).map(({ holder, cards: copies }) => ({
    cards: copies,
    holder,
    option: options.find(({ card }) => card !== null && copies.includes(card)) ?? null,
  }));
}

/** Copies together, in the order in which the first of each comes. */
export function gather(moment: Moment, cards: readonly CardId[], { placeOf }: Knowing): Omit<Group, 'option'>[] {
  const groups = new Map<string, { holder: string | null; cards: CardId[] }>();
  for (const card of cards) {
    const holder = pokemonIn(moment).find(({ attached }) => attached.some((each) => each.card === card));
    const key = `${placeOf.get(card)} ${holder?.pokemon}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { holder: holder?.card?.name ?? null, cards: [card] });
    else known.cards.push(card);
  }
  return [...groups.values()];
}

/** What else is seen of a deck while it is looked through, and whether that is all of it. @rule ZONE-04 SRCH-01 */
export function alsoSeen({ moment, decision }: ChoiceProps): {
  readonly cards: readonly CardId[];
  readonly isWhole: boolean;
} {
  const { among = [], chosen = [] } = decision.asks ?? {};
  const decks = moment.view.sides.map(({ deck }) => deck).filter(({ cards }) => cards !== null);
  const cards = decks.flatMap((deck) => deck.cards ?? []).map(({ card }) => card);
  return {
    cards: cards.filter((card) => !among.includes(card) && !chosen.includes(card)),
    isWhole: decks.every((deck) => deck.cards?.length === deck.count),
  };
}
