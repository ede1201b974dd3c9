/* The words of a deck's trial. */
import { plural } from './words.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const TRIAL = {
  open: 'Test this deck',
  title: 'Test this deck',
  about: (games: number, decks: number): string =>
    `Two bots play it against ${plural(decks, 'deck')} of its table, ${games.toLocaleString('en')} games in all. Closing this ends it.`,
  none: 'No deck ships for this table, so that there is nobody to play against.',
  bot: 'Played by',
  bots: { casual: 'the casual player, quick', greedy: 'the fair bot, slow' },
  start: (games: number): string => `Play ${games.toLocaleString('en')} games`,
  stop: 'Stop',
  again: 'Again, with another chance',
  soFar: (done: number, total: number): string => `${done.toLocaleString('en')} of ${total.toLocaleString('en')} games`,
  stopped: 'Stopped.',
  opponent: 'against',
  wins: 'wins',
  between: 'in 95 of 100 cases between',
  games: 'games',
  all: 'all, each counted alike',
  percent,
  range: (low: number, high: number): string => `${percent(low)} and ${percent(high)}`,
  first: (share: number): string => `Who goes first wins ${percent(share)} of these games.`,
} as const;
