import { cardOf, type Game } from '../model/game.js';
import type { CardId } from '../model/state.js';
import type { CardView, ZoneView } from './parts.js';

/* Cards as somebody sees them. What is as it was before is the very same object: whoever compares need not look into it. */

/** An empty list that all may share. */
export const NOTHING: readonly never[] = [];

export const cardView = (game: Game, card: CardId): CardView => ({ card, name: cardOf(game, card).name });

/** Cards in their order. */
export function cardViews(
  game: Game,
  cards: readonly CardId[],
  before: readonly CardView[] | null = null,
): readonly CardView[] {
  if (cards.length === 0) return before?.length === 0 ? before : NOTHING;
  if (before === null) return cards.map((card) => cardView(game, card));
  let same = 0;
  while (same < cards.length && before[same]?.card === cards[same]) same++;
  if (same === cards.length && same === before.length) return before;
  return cards.map((card, place) => (before[place]?.card === card ? before[place] : cardView(game, card)));
}

/** A zone that lies open. */
export function openZone(game: Game, cards: readonly CardId[], before?: ZoneView): ZoneView {
  const views = cardViews(game, cards, before?.cards);
  return before !== undefined && views === before.cards ? before : { count: cards.length, cards: views };
}

/** A zone out of sight; what a text shows of it at this moment is seen. @rule ZONE-04 ZONE-10 */
export function closedZone(
  game: Game,
  cards: readonly CardId[],
  shown: readonly CardId[],
  before?: ZoneView,
): ZoneView {
  const seen = shown.length === 0 ? NOTHING : cards.filter((card) => shown.includes(card));
  const views = seen.length === 0 ? null : cardViews(game, seen, before?.cards);
  const isSame = before !== undefined && before.count === cards.length && views === before.cards;
  return isSame ? before : { count: cards.length, cards: views };
}
