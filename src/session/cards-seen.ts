import type { CardId, CardView, EventKind, GameEvent, PokemonView, SideView, View, ZoneView } from '../engine/index.js';

/** Happenings whose second number is a card. */
const ABOUT_A_CARD: ReadonlySet<EventKind> = new Set<EventKind>([
  'cardDrawn',
  'handShown',
  'placedActive',
  'placedOnBench',
  'revealed',
  'benched',
  'joined',
  'evolved',
  'attached',
  'played',
  'stadiumEntered',
  'discarded',
  'retreatPaid',
  'promoted',
  'knockedOut',
  'prizeTaken',
  'prizeTurnedUp',
  'putInHand',
  'putInDeck',
  'putInPrizes',
  'putInLostZone',
  'cardShown',
  'cardLookedAt',
  'stadiumUsed',
  'devolved',
  'exchanged',
  'broughtIn',
]);

/** The card that an event is about, if it is about one and it may be known. */
export const cardOfEvent = ({ kind, b }: GameEvent): CardId | null => (ABOUT_A_CARD.has(kind) && b >= 0 ? b : null);

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
