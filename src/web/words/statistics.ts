/* The words of the statistics of one's games. */

import { plural } from './words.js';

export const STATISTICS = {
  page: 'Your games in figures',
  link: 'Your games in figures',
  crumb: 'Replay',
  lede: 'Every game that was played to its end in this browser. Nothing leaves it. Games between bots, games gone on with from the middle and games elsewhere are not counted.',
  none: 'No game was played to its end here yet.',
  of: (won: number, games: number): string => `${won} of ${games} won`,
  drawn: (drawn: number): string => `, ${drawn} drawn`,
  streak: (games: number): string => `${plural(games, 'game')} won in a row`,
  last: (when: string): string => `last on ${when}`,
  by: { mine: 'Your decks', theirs: 'Against', era: 'Years', opponent: 'Opponents' },
  won: 'Won',
  games: 'Games',
  turns: 'Turns',
  person: 'A person',
  forget: 'Forget all figures',
  forgetSure: 'Really forget them? Your list of recent games stays.',
  yes: 'Forget them',
  no: 'Keep them',
} as const;
