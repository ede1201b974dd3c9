import {
  type CardId,
  type CardView,
  cardOfEvent,
  type GameEvent,
  type PokemonView,
  type SideView,
  type View,
} from '../engine/index.js';

/** Every card whose face the view or the events show. */
export function cardsIn(view: View, events: readonly GameEvent[]): readonly CardId[] {
  const found: CardId[] = [];
  for (const side of view.sides) addSide(found, side);
  if (view.stadium !== null) found.push(view.stadium.card);
  for (const { card } of view.decision?.options ?? []) if (card !== null) found.push(card);
  const asked = view.decision?.asks?.card ?? null;
  if (asked !== null) found.push(asked);
  for (const event of events) {
    const card = cardOfEvent(event);
    if (card !== null) found.push(card);
  }
  return found;
}

function addSide(found: CardId[], side: SideView): void {
  for (const { cards } of [side.deck, side.hand, side.discard, side.prizes, side.lostZone]) addAll(found, cards);
  addAll(found, side.played);
  for (const pokemon of side.active) addPokemon(found, pokemon);
  for (const pokemon of side.bench) addPokemon(found, pokemon);
}

function addPokemon(found: CardId[], pokemon: PokemonView | null): void {
  if (pokemon === null) return;
  if (pokemon.card !== null) found.push(pokemon.card.card);
  addAll(found, pokemon.under);
  addAll(found, pokemon.pieces);
  addAll(found, pokemon.attached);
}

function addAll(found: CardId[], cards: readonly CardView[] | null): void {
  if (cards !== null) for (const { card } of cards) found.push(card);
}
