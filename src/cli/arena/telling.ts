// Shares, intervals and ends of games in words, for the table and for the page.
import type { CardReport, DeckReport, Share } from '../../contest/index.js';
import type { WinWay } from '../../engine/index.js';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `(51.5–72.3)`. */
export const interval = ({ low, high }: Share): string => `(${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;

/** `62.5 % (51.5–72.3)`. */
export const withInterval = (share: Share): string => `${percent(share.share)} ${interval(share)}`;

/** Percentage points, with a minus that is one. */
export const points = (share: number): string => (share * 100).toFixed(1).replace('-', '−');

export const hex = (checksum: number): string => checksum.toString(16).padStart(8, '0');

const WAYS: Readonly<Record<WinWay, string>> = {
  prizes: 'by Prize cards',
  'no-pokemon': 'because no Pokémon was left',
  'deck-out': 'because a card could not be drawn',
  concede: 'by conceding',
  effect: 'by a card’s text',
};

/** A game that was won in two ways at once is told with both. */
export const endWords = (ways: readonly WinWay[]): string =>
  ways.length === 0 ? 'left off' : ways.map((way) => WAYS[way]).join(' and ');

/** What such a figure does not say. */
export const NOT_CAUSES =
  'They go together, which is not to say that the card did it: long games draw more, and who is winning plays more.';

/** The cards whose drawing goes together with winning or losing beyond chance, the clearest first. */
export const telling = ({ cards }: DeckReport): CardReport[] =>
  cards
    .filter(({ fates: { drawn } }) => drawn.with.games > 0 && drawn.without.games > 0)
    .filter(({ fates: { drawn } }) => drawn.more.low > 0 || drawn.more.high < 0)
    .sort((one, other) => Math.abs(other.fates.drawn.more.share) - Math.abs(one.fates.drawn.more.share));
