/* The words of the replay screen and of the lists of games. */

import type { LandmarkKind } from '../../session/index.js';
import type { LinkFault } from '../links/link.js';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const REPLAY = {
  page: 'Replay',
  otherwise: 'Played again by what its texts mean now',
  title: 'Watch a game again',
  lede: 'Any game record: yours, a friend’s link, a file of the command line.',
  opening: 'Playing the record…',
  file: 'Open a file',
  fileHelp: 'A record as Rulebox saves it (.json). You can drop it anywhere on this page.',
  paste: 'Or paste a record or a link',
  pasteHelp: 'A record begins with {"rulebox":1 …}; a link ends in a long row of letters.',
  open: 'Open',
  nothing: 'There is nothing to open yet: paste a record or a link first.',
  spoilt: 'This record cannot be watched to its end.',
  unreadable: 'This cannot be opened.',
  watchRest: (whole: number): string => `Watch the ${plural(whole, 'choice')} before it`,
  noId: 'What follows “/g/” in this link is no name of a game. Copy the link again, the whole of it.',
  notKept: (server: string): string =>
    `The server ${server} keeps no game under these letters. It was removed, or the link is to another server: open it with the whole address with which it was sent.`,
  noServer:
    'This link is to a game that a server keeps, and no server can be reached here. Open it with the whole address with which it was sent, when there is a network.',
  keptElsewhere: (server: string): string =>
    `The server ${server} keeps this game: open the link itself in the browser.`,
  gone: 'This game is no longer kept in this browser. Open its file or a link to it instead.',
  bar: 'Replay',
  track: 'Where in the game',
  where: (place: number, of: number, turn: number): string =>
    `${turn > 0 ? `Turn ${turn}, choice` : 'Setup, choice'} ${place} of ${of}`,
  end: 'The end of the record',
  next: (seat: string, text: string): string => `${seat}: ${text}`,
  secret: (seat: string): string => `${seat} chooses`,
  play: 'Play',
  pause: 'Pause',
  stepBack: 'One choice back',
  stepOn: 'One choice on',
  speed: 'Speed',
  view: 'Seen by',
  allOpen: 'All hands open',
  seat: (seat: number): string => `Player ${seat + 1}`,
  goOn: 'Go on from here',
  goOnHelp: (seat: number): string => `You play for Player ${seat + 1}, the fair bot for the other side.`,
  over: 'The game is over here. Go back to any choice to play on from it.',
  share: 'Share',
  shareTitle: 'Share this game',
  shareHelp: 'The whole record is in the link itself: nothing is stored anywhere else.',
  shareHere: (place: number): string => `Begin at choice ${place}`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  download: 'Save the record',
  keys: [
    ['Space', 'play or pause'],
    ['← →', 'one choice back or on'],
    ['Shift ← →', 'the turn before or after'],
    ['K P', 'the next Knock Out, the next Prize card; with Shift the one before'],
    ['Home End', 'the beginning, the end'],
    ['A M', 'analyse the game; the next mistake'],
    ['G', 'go on from here'],
    ['Tab', 'the cards on the table; then the arrows go from card to card'],
    ['I', 'look at the card'],
    ['L', 'the log'],
    [',', 'settings'],
    ['?', 'these keys'],
  ],
} as const;

export const LANDMARK_WORDS: Readonly<
  Record<LandmarkKind, { readonly name: string; readonly next: string; readonly before: string }>
> = {
  turn: { name: 'Turn', next: 'Next turn', before: 'Turn before' },
  'knock-out': { name: 'Knock Out', next: 'Next Knock Out', before: 'Knock Out before' },
  prize: { name: 'Prize', next: 'Next Prize card', before: 'Prize card before' },
};

export const LINK_FAULTS: Readonly<Record<LinkFault, (at: number) => string>> = {
  letter: (at) =>
    `Letter ${at} of what follows “link/” is none that a link of Rulebox has. Copy the link again, the whole of it.`,
  'too-long': () => 'This link holds more than any game does. Nothing was opened.',
  broken: (at) =>
    `The link is not whole: what follows “link/” has ${at} letters, and they do not unpack to a record. Its end is missing, or a letter in it has changed. Copy it again from where it was shared.`,
};

const when = (turn: number): string => (turn > 0 ? `on turn ${turn}` : 'before the first turn');

export const RECENT = {
  title: 'Recent games',
  yours: 'Your game goes on',
  stands: (decks: string, turn: number): string => (turn > 0 ? `${decks}, turn ${turn}` : decks),
  all: 'All recent games',
  none: 'Games that you play to the end, or leave, are listed here. Nothing leaves this browser.',
  against: (mine: string, theirs: string): string => `${mine} against ${theirs}`,
  won: (turn: number): string => `You won ${when(turn)}`,
  lost: (turn: number): string => `You lost ${when(turn)}`,
  ended: (turn: number): string => `Ended ${when(turn)}`,
  left: (turn: number): string => `Left ${when(turn)}`,
  watched: (winner: number, turn: number): string => `Watched: Player ${winner + 1} won ${when(turn)}`,
  watchedLeft: (turn: number): string => `Watched, left ${when(turn)}`,
  wonBy: (name: string, turn: number): string => `${name} won ${when(turn)}`,
  replay: 'Watch',
  rematch: 'Rematch',
  goOn: 'Go on',
  forget: 'Remove from the list',
  unreadable: 'What this browser kept of it is no game that this Rulebox can read.',
  shortened: (choices: number): string =>
    `What this browser kept of a game can be read up to choice ${choices} only, and it went on from there.`,
  aside: 'A game cannot be gone on with, and is put aside.',
  save: 'Save as a file',
  throwAway: 'Throw away',
} as const;
