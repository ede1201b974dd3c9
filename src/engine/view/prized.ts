import { cardOf, type Game } from '../model/game.js';
import { type CardId, NONE, type Seat } from '../model/state.js';
import type { CardView, PokemonView, SideView } from './parts.js';

/** A card among the Prize cards, by its name, and how many of it. */
export interface PrizedView {
  readonly name: string;
  readonly count: number;
}

/**
 * Which of one's own cards must be Prize cards: those of one's list that lie nowhere in sight, while all of the deck is.
 * It goes by what the seat is shown, and by its list, which it knows; which Prize card is which, nobody learns. Null where
 * more than the Prize cards is out of sight. @rule ZONE-10 SRCH-01
 */
export function prizedFor(game: Game, seat: Seat, sides: readonly SideView[]): readonly PrizedView[] | null {
  const own = sides[seat];
  if (own === undefined || own.deck.cards === null || own.deck.cards.length < own.deck.count) return null;
  const inSight = cardsInSight(game, sides);
  const left = game.setup.ownerOf.flatMap((owner, card) => (owner === seat && !inSight.has(card) ? [card] : []));
  if (left.length === 0 || left.length !== own.prizes.count - own.faceUp.length) return null;
  const counts = new Map<string, number>();
  for (const card of left) {
    const { name } = cardOf(game, card);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  // By name: the numbers of cards would tell nobody anything, but their order is nobody's business either.
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

function cardsInSight({ state }: Game, sides: readonly SideView[]): ReadonlySet<CardId> {
  const found = new Set<CardId>(state.stadium === NONE ? [] : [state.stadium]);
  const add = (cards: readonly CardView[] | null): void => {
    for (const { card } of cards ?? []) found.add(card);
  };
  for (const { deck, hand, discard, prizes, lostZone, played, active, bench } of sides) {
    for (const { cards } of [deck, hand, discard, prizes, lostZone]) add(cards);
    add(played);
    for (const pokemon of [...active, ...bench]) addPokemon(pokemon, add);
  }
  return found;
}

function addPokemon(pokemon: PokemonView | null, add: (cards: readonly CardView[]) => void): void {
  if (pokemon === null) return;
  for (const cards of [pokemon.under, pokemon.pieces, pokemon.attached]) add(cards);
  if (pokemon.card !== null) add([pokemon.card]);
}
