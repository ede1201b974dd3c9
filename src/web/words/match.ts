/* The words of a match of several games on this page. */

export const MATCH = {
  label: 'Match',
  one: 'One game',
  bestOf: (games: number): string => `Best of ${games}`,
  next: (game: number): string => `Play game ${game}`,
  again: 'Another match',
  stands: (yours: number, theirs: number): string =>
    yours === theirs
      ? `The match stands ${yours} : ${theirs}.`
      : `The match stands ${yours} : ${theirs} ${yours > theirs ? 'for you' : 'against you'}.`,
  ends: (yours: number, theirs: number): string =>
    `The match ends ${yours} : ${theirs} ${yours > theirs ? 'for you' : 'against you'}.`,
  picks: (yours: boolean): string =>
    yours ? 'You lost it, so you choose who goes first.' : 'Who lost it chooses who goes first.',
  won: 'You win the match',
  lost: 'You lose the match',
  score: (yours: number, theirs: number): string => `${yours} : ${theirs}`,
  game: (number: number): string => `Game ${number}`,
  is: { won: 'won', lost: 'lost', drawn: 'nobody won', now: 'is played now', toCome: 'to come' },
} as const;
