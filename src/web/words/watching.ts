/* The words of a game that bots play among themselves. */

import type { Speed } from '../settings/settings.js';

export const WATCH = {
  levels: 'Who plays',
  level: (seat: number): string => `Player ${seat + 1} plays as`,
  bar: 'Watching',
  play: 'Play',
  pause: 'Pause',
  step: 'One choice on',
  speed: 'Speed',
  openHands: 'Open hands',
  side: 'Change side',
  stop: 'Stop',
  stopHelp: 'Leave this game; it stays among your recent games.',
  paused: 'Paused',
  goesOn: 'Two bots play',
  chooses: (name: string): string => `${name} chooses next.`,
  over: 'The game is over',
  watched: 'Watched',
  keys: [
    ['Space', 'pause, or go on'],
    ['→', 'one choice on'],
    ['O', 'hands open or closed'],
    ['C', 'change side'],
    ['I', 'look at the card'],
    ['L', 'the log'],
    ['?', 'these keys'],
  ],
} as const;

export const SPEED_WORDS: Readonly<Record<Speed, string>> = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  off: 'At once',
};
