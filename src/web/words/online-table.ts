/* Every word of a table that is played elsewhere. What players say to each other comes from the protocol. */
import type { GameResult, Request } from '../../protocol/index.js';

const onYou = (name: string | null): string => (name === null ? 'You' : name);

export const BANNER = {
  away: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} is away.` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are away.`,
  awayRuns: 'The seat is kept, and the clock runs.',
  awayWaits: 'The seat is kept. They can come back on any device.',
  claim: 'Claim the game',
  claimIn: (time: string): string => `Claim the game in ${time}`,
  back: (name: string): string => `${name} is back.`,
  looksAtTable: 'The game goes on.',
  offline: 'You are offline.',
  serverAway: 'The table’s server is away.',
  triedAgain: 'The table stays as it is. The line is tried again by itself.',
  kept: (choice: string): string => `Your choice “${choice}” is kept and sent as soon as the line is back.`,
  tryNow: 'Try now',
  youAreBack: 'You are back.',
  sentAndCounts: (choice: string): string => `“${choice}” was sent and counts.`,
  nothingMissed: 'This is how the game stands.',
  tooLate: 'Too late.',
  tooLateFor: ({ choice, because }: { readonly choice: string; readonly because: string | null }): string =>
    `“${choice}” does not count. ${because ?? 'It was no longer asked for when it came.'}`,
  closed: 'The table is closed.',
  paused: 'The game is paused.',
  pausedHelp: 'All clocks stand until you both go on.',
  goOn: 'Go on',
} as const;

export const CLOCK = {
  label: (name: string, time: string): string => `${name}: ${time} left`,
  running: 'running',
  paused: 'paused',
  fallen: 'no time left',
  underAMinute: (name: string | null): string =>
    name === null ? 'You have less than a minute left.' : `${name} has less than a minute left.`,
} as const;

export const PEOPLE = {
  here: 'at the table',
  away: 'away',
  bestOf: (games: number): string => `Best of ${games}`,
  score: (yours: number, theirs: number): string =>
    yours === theirs ? `${yours} : ${theirs}` : `${yours} : ${theirs} ${yours > theirs ? 'for you' : 'against you'}`,
  scoreOf: (wins: readonly number[]): string => wins.join(' : '),
  game: (number: number): string => `Game ${number}`,
  won: 'won',
  lost: 'lost',
  drawn: 'nobody won',
  now: 'now',
  toCome: 'to come',
  gameOf: (game: number, bestOf: number): string => (bestOf === 1 ? '' : `best of ${bestOf}, game ${game}`),
  watching: 'You watch',
  behind: '2 minutes behind',
} as const;

export const SAYING = {
  open: 'Say or ask',
  title: 'Say something',
  mute: 'Do not show theirs',
  unmute: 'Show theirs',
  close: 'Close',
  says: (name: string, phrase: string): string => `${name}: ${phrase}`,
} as const;

interface RequestWords {
  readonly ask: string;
  readonly asked: (name: string) => string;
  readonly waits: string;
  readonly help: string;
  readonly yes: string;
  readonly no: string;
}

export const REQUEST: Readonly<Record<Request, RequestWords>> = {
  pause: {
    ask: 'Ask for a pause',
    asked: (name) => `${name} asks for a pause`,
    waits: 'You ask for a pause',
    help: 'All clocks stand until you both go on.',
    yes: 'Pause',
    no: 'No',
  },
  'go-on': {
    ask: 'Go on',
    asked: (name) => `${name} wants to go on`,
    waits: 'You want to go on',
    help: 'The clocks run again.',
    yes: 'Go on',
    no: 'Not yet',
  },
  'take-back': {
    ask: 'Ask to take back',
    asked: (name) => `${name} asks to take a choice back`,
    waits: 'You ask to take your choice back',
    help: 'It is up to you: this is a practice table.',
    yes: 'Allow it',
    no: 'No',
  },
  rematch: {
    ask: 'Rematch',
    asked: (name) => `${name} offers a rematch`,
    waits: 'You offer a rematch',
    help: 'The same decks. Who lost chooses who begins.',
    yes: 'Rematch',
    no: 'No, thanks',
  },
};

export const ASKED = {
  waiting: 'Waiting for an answer.',
  key: { yes: 'Y', no: 'N' },
} as const;

export const ENDED = {
  by: (by: GameResult['by'], loser: string | null): string => {
    if (by === 'clock') return `${loser === null ? 'Your' : `${loser}’s`} time has run out.`;
    return by === 'claim' ? `${onYou(loser)} ${loser === null ? 'were' : 'was'} gone, and the game was claimed.` : '';
  },
  match: (score: string): string => `The match stands ${score}.`,
  matchOver: (score: string): string => `The match ends ${score}.`,
  ready: (game: number): string => `Game ${game}: ready`,
  waits: 'You are ready',
  waitsFor: 'waiting for the others',
  rematch: 'Rematch',
  asked: 'Rematch offered',
  watchAgain: 'Watch it again',
  check: 'Check the shuffles',
  save: 'Save the record',
  home: 'Another table',
} as const;

export const SHUFFLES = {
  title: 'Check the shuffles',
  lede: 'Nobody alone decides how the cards fall. Everything below is worked out here, in your browser.',
  working: 'Dealing the game again…',
  holds: 'The cards were dealt as agreed.',
  fails: 'This is not what was agreed on.',
  ok: 'holds',
  not: 'does not hold',
  how: 'How it works',
} as const;
