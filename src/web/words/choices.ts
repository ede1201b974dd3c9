import { listed, tallied } from '../../companion/index.js';
import type { CardsTo } from '../../engine/index.js';

/** So many names are said in full; of more only the number. */
const MOST_NAMES = 3;

/** Names with their numbers: "Phanpy ×2 and Vulpix". */
function named(names: readonly string[]): string {
  const counted = tallied(names);
  return counted.length > MOST_NAMES ? `these ${names.length} cards` : listed(counted);
}

const TELLS: Readonly<Record<CardsTo, (cards: string) => string>> = {
  hand: (cards) => `Take ${cards}`,
  discard: (cards) => `Discard ${cards}`,
  bench: (cards) => `Put ${cards} onto the Bench`,
  deck: (cards) => `Put ${cards} into the deck`,
  'deck-top': (cards) => `Put ${cards} on top of the deck`,
  'deck-bottom': (cards) => `Put ${cards} under the deck`,
  'lost-zone': (cards) => `Put ${cards} in the Lost Zone`,
  prizes: (cards) => `Put ${cards} with the Prize cards`,
  attached: (cards) => `Attach ${cards}`,
  order: () => 'Keep this order',
};

const tell = (to: CardsTo | null, cards: string): string => (to === null ? `Choose ${cards}` : TELLS[to](cards));

export const CHOICES = {
  tell: (to: CardsTo | null, names: readonly string[]): string => tell(to, named(names)),
  none: (to: CardsTo | null): string => tell(to === 'order' ? null : to, 'none'),
  more: (missing: number): string => `Choose ${missing} more`,
  asMany: (chosen: number): string => `${chosen} chosen, as many as you like`,
  exactly: (chosen: number, most: number): string => `${chosen} of ${most} chosen`,
  upTo: (chosen: number, most: number): string => `${chosen} of up to ${most} chosen`,
  chosen: 'Chosen',
  fold: 'Look at the table',
  unfold: 'Back to the cards',
  shownHand: (said: string): string => `${said}:`,
  due: 'must be filled',
  open: 'may be filled',
  takeBack: (name: string): string => `Take ${name} back`,
  again: 'Choose a card again, or its cross, to take it back.',
  copies: (name: string, copies: number, chosen: number): string =>
    `${name}${copies > 1 ? `, ${copies} copies` : ''}${chosen > 0 ? `, ${chosen} chosen` : ''}`,
  left: (left: number, copies: number): string => `${left} of ${copies} left`,
  on: (name: string, holder: string): string => `${name} on ${holder}`,
  search: 'Search these cards',
  searchHint: 'name or text',
  notFound: (typed: string): string => `None of these cards has “${typed}” in its name or text.`,
  prized: 'Not in the deck:',
  counted: (name: string, count: number): string => `${name} ×${count}`,
  prizedHelp: (count: number): string =>
    count === 1
      ? 'It is in no place that you can see: it is your last face-down Prize card.'
      : `They are in no place that you can see: they are your ${count} face-down Prize cards. Which is which stays hidden.`,
  restOfDeck: (cards: number): string => `Also in this deck: ${cards}`,
  alsoSeen: (cards: number): string => `Also looked at: ${cards}`,
} as const;
