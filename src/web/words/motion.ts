/** What is said of what is being shown. */
export const SHOWN = {
  knockedOut: 'Knocked Out',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  stepOf: (at: number, of: number): string => `${at} of ${of}`,
  pause: 'Pause',
  goOn: 'Go on',
  next: 'Next step',
  toMyTurn: 'To my turn',
  again: 'Last turn again',
  againShort: 'Again',
  isAgain: 'The last turn again',
  waits: 'Tap the table, or press →, for the next step.',
  runs: 'Any tap or key shows the end at once.',
  pausedHelp: 'Paused: you may look at every card meanwhile.',
} as const;

/** The keys while another player’s turn is shown, and B after it. */
export const WATCH_KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'pause while another player’s turn is shown'],
  ['→', 'its next step'],
  ['Enter', 'to your turn'],
  ['B', 'the last turn of another player again'],
];
