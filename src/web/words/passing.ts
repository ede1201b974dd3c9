/* The words of a game that is played by people who hand one device round. */

export const PASS = {
  name: 'Pass and play',
  help: 'two people, one device: it is covered between you',
  names: 'Who plays',
  nameOf: (seat: number): string => `Name of player ${seat + 1}`,
  player: (seat: number): string => `Player ${seat + 1}`,
  giveTo: (name: string): string => `Give the screen to ${name}`,
  begins: 'The cards are dealt.',
  happened: 'What happened',
  covered: 'All hands are covered.',
  lift: (name: string): string => `I am ${name}: show my hand`,
  cover: 'Cover the screen',
  leave: 'Another table',
} as const;
