/* Every word of the screens on which a table elsewhere is set, found and joined. */
import type { ClockRule, SeatAbout, TableRules, Watching } from '../../protocol/index.js';
import { PLAYERS } from './words.js';

const minutesOf = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** A clock in a few words: "25 min each, 10 s more a turn". */
export const clockWords = (clock: ClockRule | null): string =>
  clock === null
    ? 'none'
    : `${minutesOf(clock.seconds)} each${clock.more === 0 ? '' : `, ${clock.more} s more a turn`}`;

/** The same where there is little room: "25 min + 10 s". */
export const clockShort = (clock: ClockRule | null): string =>
  clock === null ? 'no clock' : `${minutesOf(clock.seconds)}${clock.more === 0 ? '' : ` + ${clock.more} s`}`;

export const MATCH_WORDS: Readonly<Record<TableRules['bestOf'], string>> = { 1: 'one game', 3: 'best of 3' };

export const WATCHING_WORDS: Readonly<Record<Watching, { readonly name: string; readonly on: string }>> = {
  nobody: { name: 'Nobody', on: 'nobody' },
  everybody: { name: 'Who has the link', on: 'who has the link' },
  later: { name: 'The same, 2 min late', on: 'who has the link, 2 min late' },
};

export const ONLINE = {
  play: 'Play',
  friend: 'a friend',
  tables: 'open tables',
  away: 'The server cannot be reached just now. It is tried again.',
  opening: 'Going to the table…',
  needed: 'Playing a friend needs a Rulebox server',
  neededHelp:
    'This page was opened without one, or there is no network. Everything else goes on as it is: bots, decks, rules and replays need nobody.',
  neededHow: ['', ' or ', ' in a terminal is one; then open the address that it tells you.'],
  neededCommands: ['npm start', 'rulebox serve'],
  again: 'Try again',
  toHome: 'Play a bot meanwhile',
  name: 'Your name at the table',
  nameNeeded: 'A name is needed: anything will do.',
  copied: 'The link is copied.',
} as const;

/** A table is set. */
export const SETTING = {
  title: 'Set a table',
  lede: 'You get a link. Whoever opens it sits down across from you: no account, any device.',
  era: 'Era',
  format: 'Format',
  seats: (seats: number): string =>
    seats === 2 ? 'Two players.' : `${seats} players in two teams, each from a device of their own.`,
  deck: 'Your deck',
  deckHelp: 'Nobody sees it before the game.',
  noDeck: 'No deck is legal here. Build one for this year and format first.',
  build: 'To the decks',
  operators: 'A deck of this server.',
  foreign: (names: readonly string[]): string =>
    `The server may not know ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}: own and imported cards need a table at which they may be played.`,
  match: 'Match',
  matches: { 1: 'One game', 3: 'Best of 3' },
  matchHelp: 'Who loses a game chooses who goes first in the next one.',
  clock: 'Clock',
  noClock: 'None',
  minutes: (minutes: number): string => `${minutes} min`,
  more: 'More a turn',
  moreOf: (seconds: number): string => (seconds === 0 ? 'nothing' : `${seconds} s`),
  clockHelp: 'For each player and game. What is nobody’s fault is nobody’s time.',
  noClockHelp: 'Take your time. Who is gone for long can be left.',
  watching: 'Watching',
  watchingHelp: {
    nobody: 'The two of you are alone.',
    everybody: 'They see what is public, at once. Never a hand.',
    later: 'They see what is public, two minutes late. Never a hand.',
  } satisfies Readonly<Record<Watching, string>>,
  others: 'More',
  listed: 'list it among the open tables',
  practice: 'take-backs may be asked for',
  asSent: 'own and imported cards may be played',
  asSentHelp: 'Cards as sent: the server reads their texts itself, and everybody sees so before sitting down.',
  go: 'Set the table',
  going: 'Setting the table…',
  shuffle: 'Nobody alone can choose the shuffle: every player adds to it, and after the game everybody can check it.',
  preview: 'This is what your friend will see.',
  all: 'See the open tables',
} as const;

/** The ticket of a table. */
export const TICKET = {
  of: (name: string): string => (name === '' ? 'A table' : `${name}’s table`),
  format: 'Format',
  match: 'Match',
  clock: 'Clock',
  watching: 'Watching',
  cards: 'Cards',
  asSent: 'own and imported ones too',
  takeBacks: 'Take-backs',
  practice: 'may be asked for',
  game: (bestOf: TableRules['bestOf'], game: number): string => (bestOf === 1 ? 'One game' : `Best of 3, game ${game}`),
} as const;

/** Waiting for somebody. */
export const WAITING = {
  title: 'Waiting for a friend',
  send: 'Send this to your friend',
  sendMany: 'Send this to the others',
  camera: 'Or let them point a camera at the square. The link works as long as a seat is free.',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  shareText: (name: string): string => `${name} has set a table at Rulebox`,
  qr: 'The link as a QR code',
  loopback: 'Only this machine can open this link. Start the server with',
  loopbackFlag: 'rulebox serve --host 0.0.0.0',
  loopbackEnd: 'to let others in.',
  chair: 'an empty chair',
  chairHelp: 'whoever opens the link',
  bot: 'Let a bot sit down',
  botTitle: 'A bot on the empty chair',
  botWho: 'Which bot',
  botDeck: 'With which deck',
  botGo: 'Let it sit down',
  leave: 'Leave the table',
  leaveSure: 'Leave the table? Your seat is free then, and its link is worth nothing.',
  leaveYes: 'Yes, leave it',
  stay: 'Stay',
  tab: 'You may look at something else meanwhile: the title of this tab tells you when somebody sits down.',
  satDown: (name: string): string => `${name} sat down`,
  satUp: (name: string): string => `${name} left`,
  other: 'My seat, on another device',
  otherHelp: 'Whoever has this link plays as you: keep it to yourself.',
  otherCopy: 'Copy the link to my seat',
} as const;

/** What is said of a seat. */
export const SEAT = {
  here: 'here',
  away: 'away',
  bot: 'a bot',
  hasDeck: 'deck chosen',
  noDeck: 'no deck yet',
  ready: 'ready',
  notReady: 'not ready yet',
  looking: 'choosing a deck…',
  /** A bot is called what it is called everywhere. */
  named: ({ name, player }: Pick<SeatAbout, 'name' | 'player'>): string =>
    player === 'person' || player === 'empty' || name !== player ? name : PLAYERS[player].name,
  of: (seats: readonly SeatAbout[]): string =>
    `${seats.filter(({ player }) => player !== 'empty').length} of ${seats.length} seats are taken`,
  /** Teammates sit across. */
  team: (seat: number): string => `Team ${(seat % 2) + 1}`,
} as const;

/** Everybody sits. */
export const SEATED = {
  title: 'Everybody is here',
  coin: 'Who begins?',
  coinHelp: 'A coin, by the rules of the year',
  coinRule: 'SETUP-02',
  sealed: (commitment: string): string => `${commitment.slice(0, 4)}…${commitment.slice(-4)}`,
  sealedBefore: 'The shuffle is sealed: ',
  sealedAfter: ' from the server, one share from each of you. After the game anybody can check it.',
  ready: 'I’m ready',
  waitingFor: (names: readonly string[]): string => `Waiting for ${names.join(' and ')}`,
  begins: 'The game begins…',
  change: 'Change deck',
  choose: 'Choose your deck',
  take: 'Take this deck',
  needsDeck: 'A deck is needed first.',
  sending: 'The server looks at your deck…',
} as const;

/** Somebody opens the link. */
export const INVITED = {
  title: 'You are invited',
  to: (name: string, seats: number): string => `${name} has set a table for ${NUMBERS[seats] ?? seats}`,
  anybody: (seats: number): string => `A table for ${NUMBERS[seats] ?? seats}`,
  sit: 'Sit down',
  sitting: 'Sitting down…',
  where: 'Where you sit',
  seatIn: (seat: number, mates: readonly string[]): string =>
    `Seat ${seat + 1}, ${mates.length === 0 ? SEAT.team(seat) : `${SEAT.team(seat)} with ${mates.join(' and ')}`}`,
  watch: 'Only watch',
  learn: 'I have never played: teach me first',
  yours: (name: string): string => `You already sit here as ${name}.`,
  toSeat: 'To your seat',
  full: 'Every seat is taken',
  fullHelp: 'The game is between those who sit there.',
  over: 'This table is done',
  overHelp: (results: string): string => `The match is over${results === '' ? '' : `: ${results}`}.`,
  unknown: 'There is no such table',
  unknownHelp: 'The link may have lost a letter, or the server keeps its tables somewhere else.',
  noWatching: 'Nobody may look on here.',
  another: 'Set a table of your own',
  sentWarning: 'Own and imported cards may be played here: you may meet some that you have never seen.',
} as const;

const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** The lobby. */
export const LOBBY = {
  title: 'Open tables',
  set: 'Set a table',
  waiting: 'Waiting for somebody',
  playing: 'Being played',
  sit: 'Sit down',
  watch: 'Watch',
  yours: 'To your seat',
  noneWaiting: 'Nobody waits just now.',
  noneWaitingHelp: 'Set a table and list it: it stands here at once.',
  foot: 'Only tables whose makers want to be listed. No ratings, no ranks: a table is two people.',
  refresh: 'Look again',
  anyYear: 'Any year',
  year: 'Year',
  columns: ['Era', 'Who', 'Format', 'Match', 'Clock', 'What to do'],
  versus: (names: readonly string[]): string => names.join(' v '),
  seats: (taken: number, all: number): string => (all === 2 ? '' : `, ${taken} of ${all}`),
  game: (game: number, score: string): string => (score === '' ? `game ${game}` : `game ${game}, ${score}`),
  yourSeats: 'Where you sit',
} as const;

/** Looking on before there is anything to see. */
export const WATCH = {
  title: 'Watching a table',
  notYet: 'The game has not begun',
  sit: 'Sit down instead',
  notYetHelp: 'You will see it from here as soon as it does.',
} as const;
