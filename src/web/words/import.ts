/* The words of the place where all cards come from. */
import { plural } from './words.js';

/** What the window is called. */
export const CARDS_PAGE = 'All cards';

const many = (count: number): string => count.toLocaleString('en');
const cardsOf = (count: number): string => `${many(count)} ${count === 1 ? 'card' : 'cards'}`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

export const CARDS = {
  crumb: 'Decks',
  title: 'All cards, on this device',
  lede: 'A few hundred cards came with the page. The others come once, from a file of yours or from a card database, are checked here and stay in this browser.',
  from: 'Where from',
  files: 'Files of yours',
  filesHelp:
    'Drop them anywhere on this page: JSON of TCGdex or pokemon-tcg-data, a zip or a folder of it, or cards that Rulebox has saved.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  drop: 'Let go, and the cards are read',
  server: 'A card database',
  serverHelp: 'A server that answers as TCGdex does. Facts and texts are fetched, no pictures, set by set.',
  address: 'Address',
  fetch: 'Fetch all cards',
  busy: 'Cards are being brought in already. Wait for them, or stop that first.',
  stop: 'Stop',
  pause: 'Pause',
  goOn: 'Go on',
  again: 'Try again',
  sets: 'The sets that are here',
  setTitle: (name: string, cards: number, playable: number): string =>
    `${name}: ${cardsOf(cards)}, ${playable === cards ? 'all' : many(playable)} playable`,
  noSerie: 'Other sets',
  setCount: (sets: number): string => plural(sets, 'set'),
  came: 'What is here',
  none: 'No cards besides those of the page yet.',
  playable: 'playable: every line of text is understood',
  nearly: 'all but a line: not playable yet',
  not: 'not yet: Rulebox would have to guess, so it doesn’t',
  which: 'Which',
  whichOf: { nearly: 'Cards with one line that is not understood', not: 'Cards that cannot be played yet' },
  whichMore: (left: number): string => `… and ${many(left)} more`,
  hide: 'Hide them',
  looking: 'Looking them up…',
  save: 'Save all of them as a file',
  saveHelp: 'This page reads it in another browser, and so does the command line: rulebox cards import cards.jsonl.',
  forget: 'Take everything out again',
  forgetSure: 'Really take them out? Decks keep the cards that are in them.',
  yes: 'Take them out',
  no: 'Leave them',
  forgotten: 'The cards were taken out.',
  build: 'Build a deck',
  inDecks: 'More cards',
  unknown: 'A card is unknown? Bring more cards',
} as const;

export const RUN = {
  opening: 'Opening the files',
  reading: 'Reading the files',
  judging: 'Checking the cards',
  fetching: (set: string): string => (set === '' ? 'Asking for the list of sets' : `Fetching ${set}`),
  done: 'All done',
  stopped: 'Stopped',
  paused: 'Paused',
  failed: 'It did not go on',
  files: (done: number, all: number): string => `${many(done)} of ${plural(all, 'file')}`,
  cards: (done: number, all: number): string => `${many(done)} of ${cardsOf(all)}`,
  setsDone: (done: number, all: number): string => `${many(done)} of ${plural(all, 'set')}`,
  brought: (fresh: number, changed: number, same: number): string =>
    [
      `${cardsOf(fresh)} new`,
      ...(changed > 0 ? [`${many(changed)} changed`] : []),
      ...(same > 0 ? [`${many(same)} here already`] : []),
    ].join(', '),
  soFar: (cards: number): string => `${cardsOf(cards)} new so far`,
  unchanged: 'Nothing was changed.',
  kept: 'What had come by then is kept.',
  mayLeave:
    'You can go elsewhere on this page meanwhile. Sets that have come stay, also if you close it; give the same again, and the rest comes.',
  faults: 'Faults',
  moreFaults: (left: number): string => `… and ${many(left)} more`,
  leftOut: 'Left out on purpose:',
  otherGame: (count: number): string => `${many(count)} of Pokémon TCG Pocket, which is another game`,
  otherLanguage: (count: number): string => `${many(count)} that are not known in English`,
  otherThings: (count: number): string => `${many(count)} that are neither cards nor sets`,
} as const;

/** What is wrong with what was given. */
export const FAULT = {
  noCards: 'There are no cards in it that can be read.',
  notCards: 'This is no file of cards. Give a .json, .jsonl or .zip file, or a folder of them.',
  tooLarge: (most: number): string => `This file is larger than ${megabytes(most)}, and no card database has such.`,
  tooMuch: (most: number): string => `All files together are larger than ${megabytes(most)}. Bring them in parts.`,
  unreadable: (why: string): string => `The browser cannot read this file (${why}).`,
  elsewhere: 'Cards are being brought in in another window. Wait for them there.',
  noRoom: (why: string): string => `This browser has no room for the cards (${why}). What was there is as it was.`,
  address: 'Give the address of a server, such as https://api.tcgdex.net/v2/en.',
  secure: 'Only addresses that begin with https can be asked, or a server on this machine.',
  language: 'Rulebox reads cards in English: give the address that ends in /v2/en.',
  notTcgdex: (url: string): string => `${url}: this server does not answer as TCGdex does.`,
  noAnswer: (why: string): string => `${why}. What has come is kept; go on when you like.`,
  notListed: (url: string): string => `${url}: there is no such card, though it is listed.`,
} as const;

/** What is wrong with a library that Rulebox wrote. */
export const LIBRARY_FILE = {
  version: (age: string): string =>
    `This file was written by ${age} version of Rulebox. Save or import the cards again with this one.`,
  older: 'an older',
  newer: 'a newer',
  damaged: 'This file is damaged: its content is not what was written into it.',
  noCard: 'A card of this file is no card as Rulebox writes them.',
} as const;

export const ZIP = {
  none: 'This is no zip file, or the end of it is missing.',
  damaged: 'This zip is damaged: its content is not what was put into it.',
  secret: 'This zip is locked with a password. Give one without.',
  tooLarge: 'This zip is larger than 4 GB. Give the folder instead.',
  tooMany: (most: number): string => `There are more than ${many(most)} files in this zip.`,
  fileTooLarge: (most: number): string => `This file is larger than ${megabytes(most)}, and no card database has such.`,
  method: (method: number): string =>
    `This zip is packed in a way (${method}) that browsers cannot unpack. Give the folder instead.`,
} as const;
