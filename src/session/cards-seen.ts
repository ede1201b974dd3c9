import {
  type CardId,
  type CardView,
  cardOfEvent,
  type GameEvent,
  type PokemonView,
  type SideView,
  type View,
} from '../engine/index.js';

const ZONES = ['deck', 'hand', 'discard', 'prizes', 'lostZone'] as const;

/** Every card whose face the view or the events show, but for what stands in the view as it did before: that was seen. */
export function cardsIn(view: View, events: readonly GameEvent[], before?: View): readonly CardId[] {
  const found: CardId[] = [];
  for (const [seat, side] of view.sides.entries())
    if (side !== before?.sides[seat]) addSide(found, side, before?.sides[seat]);
  if (view.stadium !== null) found.push(view.stadium.card);
  for (const { card } of view.decision?.options ?? []) if (card !== null) found.push(card);
  const asked = view.decision?.asks?.card ?? null;
  if (asked !== null) found.push(asked);
  const given = view.decision?.asks?.spread?.card ?? null;
  if (given !== null) found.push(given);
  for (const event of events) {
    const card = cardOfEvent(event);
    if (card !== null) found.push(card);
  }
  return found;
}

function addSide(found: CardId[], side: SideView, before?: SideView): void {
  for (const zone of ZONES) if (side[zone] !== before?.[zone]) addAll(found, side[zone].cards);
  if (side.played !== before?.played) addAll(found, side.played);
  if (side.active !== before?.active) for (const pokemon of side.active) addPokemon(found, pokemon);
  if (side.bench !== before?.bench) for (const pokemon of side.bench) addPokemon(found, pokemon);
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
