/* The words of reading a deck list, and of looking at a deck that ships. */
import { plural } from './words.js';

export const READING = {
  era: 'Read for the era',
  guessed: (era: string, reason: string): string => `It seems to be a list for ${era}: ${reason}`,
  chosen: 'You chose the era.',
  untold: 'Its cards do not tell which era it is for.',
  asListed: (cards: number): string => `${plural(cards, 'card')} understood`,
  otherPrint: (cards: number): string => `${cards} in another printing`,
  notFound: (cards: number): string => `${cards} not understood`,
  sums: 'What became of it',
  takePrint: 'Take this printing',
  takePrintOf: (line: string): string => `Take this printing: ${line}`,
  takeAll: (lines: number): string => (lines === 1 ? 'Take the other printing' : `Take all ${lines} printings`),
  taken: (lines: number): string =>
    `${lines === 1 ? 'One line is' : `${lines} lines are`} changed to the other printing.`,
} as const;

export const SHIPPED = {
  look: 'Look',
  lookAt: (name: string): string => `Look at the deck ${name}`,
  play: 'Play',
  playOf: (name: string): string => `Play ${name}`,
} as const;
