import {
  type CardId,
  type CardView,
  cardOfEvent,
  type GameEvent,
  type PokemonView,
  type SideView,
  type View,
  type ZoneView,
} from '../engine/index.js';

/** Every card whose face the view or the events show. */
export function cardsIn(view: View, events: readonly GameEvent[]): readonly CardId[] {
  const asked = view.decision?.asks?.card ?? null;
  return [
    ...view.sides.flatMap(inSide),
    ...(view.stadium === null ? [] : [view.stadium.card]),
    ...(view.decision?.options ?? []).flatMap(({ card }) => card ?? []),
    ...(asked === null ? [] : [asked]),
    ...events.flatMap((event) => cardOfEvent(event) ?? []),
  ];
}

const ids = (cards: readonly CardView[] | null): CardId[] => (cards ?? []).map(({ card }) => card);

const inZone = ({ cards }: ZoneView): CardId[] => ids(cards);

const inSide = (side: SideView): CardId[] => [
  ...[side.deck, side.hand, side.discard, side.prizes, side.lostZone].flatMap(inZone),
  ...ids(side.played),
  ...[...side.active, ...side.bench].flatMap((pokemon) => (pokemon === null ? [] : onPokemon(pokemon))),
];

const onPokemon = ({ card, under, pieces, attached }: PokemonView): CardId[] => [
  ...(card === null ? [] : [card.card]),
  ...ids(under),
  ...ids(pieces),
  ...ids(attached),
];
