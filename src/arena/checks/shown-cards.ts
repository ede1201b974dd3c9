import {
  type Applied,
  type CardId,
  cardOfEvent,
  choicesNow,
  eventsFor,
  type Game,
  listAnswers,
  maySee,
  NONE,
  type Seat,
} from '../../engine/index.js';

/** Cards that the open decision shows to a seat: whatever lies where it may choose a card. @rule SRCH-01 */
export function shownToChoose(game: Game, seat: Seat | null): readonly CardId[] {
  const { kind, seat: asked } = game.state.decision;
  if (asked !== seat || (kind !== 'choose-cards' && kind !== 'choose-order')) return [];
  // Cards that are chosen unseen are offered by number. One who may find nothing has looked all the same.
  const unseen = listAnswers(game).some((given) => given.kind === 'number');
  if (unseen) return [];
  const choices = choicesNow(game);
  const piles = game.state.sides.flatMap(({ deck, prizes, hand }) => [deck, prizes, hand]);
  // Where nothing there can be chosen, what was searched is what lies open to the seat now.
  const isSearched = (pile: readonly CardId[]): boolean =>
    choices.length === 0 ? pile.every((card) => maySee(game, seat, card)) : pile.some((card) => choices.includes(card));
  return [...choices, ...piles.filter(isSearched).flat()];
}

/** Cards that texts in the middle of something speak of; some of these numbers mean other things, and then keep a card too many. */
export const boundCards = ({ state }: Game): readonly CardId[] => [
  ...state.frames.flatMap(({ env }) => env.flat()),
  ...state.due.flatMap(({ env }) => env.flat()),
  ...state.lasting.flatMap(({ env }) => env.flat()),
];

/**
 * Cards that an answer has shown to a seat: they lie open now, an event shows them, or they are to be chosen among. Of two
 * copies in a hand nobody is asked which one is shown, so all copies of a card stay where they are.
 */
export function shownByAnswer({ game, events }: Applied, seat: Seat): readonly CardId[] {
  const { ownerOf, byId } = game.setup;
  const all = [...ownerOf.keys()];
  const told = new Set(eventsFor(events, seat).map((event) => byId[cardOfEvent(event) ?? NONE]?.index));
  const isShown = (card: CardId): boolean => maySee(game, seat, card) || told.has(byId[card]!.index);
  return [...all.filter(isShown), ...shownToChoose(game, seat)];
}
