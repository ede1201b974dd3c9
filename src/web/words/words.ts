/* Every word of the page, in one place. Sentences about the game itself come from the engine. */
import type { BotName } from '../../bots/index.js';
import type { Act, Condition, DamageStepKind, DecisionKind, Phase, WinWay } from '../../engine/index.js';
import type { FaceStatus } from '../../session/index.js';
import { type Worded, wordedIn } from './of-year.js';

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const APP = {
  name: 'Rulebox',
  play: 'Play',
  table: 'The table',
  decks: 'Decks',
  learn: 'Learn',
  friend: 'Play a friend',
  tables: 'Open tables',
  night: 'Switch to night',
  day: 'Switch to day',
  rules: 'Rules',
  judge: 'Judge’s desk',
  close: 'Close',
  skip: 'Skip to the table',
} as const;

export const CARD = {
  anyType: 'any of several types',
  from: (name: string): string => `from ${name}`,
  effectOnly: 'fx',
  weakness: 'Weakness',
  resistance: 'Resistance',
  retreat: 'Retreat',
  noSet: 'Rulebox',
  status: {
    plain: 'no text',
    compiled: 'compiled',
    verified: 'verified',
    unsupported: 'not playable yet',
  } satisfies Record<FaceStatus, string>,
  statusLong: {
    plain: 'Nothing on this card needs carrying out beyond the rules.',
    compiled: 'Its text is read to the last word and carried out as it stands here.',
    verified: 'Its text is carried out as it stands here, and scenarios pin rulings on all of it.',
    unsupported: 'Its text is not understood to the last word yet, so no game lets the card in.',
  } satisfies Record<FaceStatus, string>,
  under: 'Underneath',
  attached: 'Attached',
  now: 'Now',
} as const;

export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  asleep: 'Asleep',
  confused: 'Confused',
  paralyzed: 'Paralyzed',
  burned: 'Burned',
  poisoned: 'Poisoned',
};

export const ZONES = {
  deck: 'Deck',
  discard: 'Discard',
  lost: 'Lost Zone',
  prizes: (count: number, phase?: Phase): string =>
    count === 0 && phase === 'setup' ? 'No Prizes yet' : `${plural(count, 'Prize')} left`,
  prizesShort: 'Prizes',
  hand: (count: number): string => `${count} in hand`,
  handOf: (name: string): string => `Hand: ${name}`,
  yourDiscard: 'Your discard pile',
  yourLost: 'Your Lost Zone',
  discardOf: (name: string): string => `${name}: discard pile`,
  lostOf: (name: string): string => `${name}: Lost Zone`,
  stadium: 'Stadium',
  emptyBench: 'empty Bench spot',
  yourHand: 'Your hand',
  otherHand: (count: number): string => `Your opponent’s hand: ${plural(count, 'card')}`,
  piles: (name: string, count: number): string => `${name}: ${plural(count, 'card')}`,
  emptyPile: 'There is no card here.',
  prizeCard: (place: number, name = ''): string => `Prize card ${place}${name === '' ? '' : `: ${name}`}`,
  stays: 'played this turn',
  yourSide: 'Your side of the table',
  sideOf: (name: string): string => `${name}: side of the table`,
  out: 'has left the game',
  otherSide: 'Your opponent’s side of the table',
  otherSides: 'The other sides of the table',
} as const;

export const SEATS = {
  you: 'You',
  player: (number: number): string => `Player ${number}`,
  opponent: 'Opponent',
  left: 'Left opponent',
  mate: 'Teammate',
  right: 'Right opponent',
  team: (number: number): string => `Team ${number}`,
} as const;

export const SPOT = {
  label: (name: string, hp: number, damage: number): string =>
    `${name}, ${hp - damage} of ${hp} HP left${damage > 0 ? `, ${damage} damage` : ''}`,
  faceDown: 'a face-down Pokémon',
  energy: (count: number): string => (count === 0 ? '' : `, ${plural(count, 'Energy card')}`),
  others: (names: readonly string[]): string => (names.length === 0 ? '' : `, with ${names.join(', ')}`),
  active: 'Active',
  bench: 'Bench',
} as const;

const ACT_NAMES: Readonly<Record<Act, Worded>> = {
  attach: 'Attach',
  bench: 'Bench',
  evolve: 'Evolve',
  play: 'Play',
  use: ({ powers }) => powers,
  retreat: 'Retreat',
  attack: 'Attack',
  end: 'End turn',
};

/** A kind of action on the bar, in the words of the year. */
export const actName = (act: Act, era: string | null | undefined): string => wordedIn(ACT_NAMES[act], era);

/** What is touched next when it has been pressed. */
export const ACT_HELP: Readonly<Record<Act, string>> = {
  attach: 'Choose a lit Energy card, then the Pokémon it goes to.',
  bench: 'Choose a lit Basic Pokémon of your hand.',
  evolve: 'Choose a lit card, then the Pokémon that evolves.',
  play: 'Choose a lit card.',
  use: 'Choose a lit Pokémon, then what it does.',
  retreat: 'Choose the Pokémon that takes its place.',
  attack: 'Choose an attack.',
  end: '',
};

/** In how many ways it can be done. */
export const ACT_WAYS: Readonly<Record<Act, (count: number) => string>> = {
  attach: (count) => plural(count, 'way'),
  bench: (count) => plural(count, 'card'),
  evolve: (count) => plural(count, 'way'),
  play: (count) => plural(count, 'way'),
  use: (count) => `${count} ready`,
  retreat: (count) => plural(count, 'way'),
  attack: (count) => plural(count, 'way'),
  end: () => 'no attack',
};

interface Asked {
  readonly count: number;
  readonly pokemon: string | null;
  readonly by: string | null;
  /** How many are picked, at least and at most. */
  readonly picked: number;
  readonly least: number;
  readonly most: number | null;
}

interface Sentence {
  readonly title: (asked: Asked) => string;
  readonly help: (asked: Asked) => string;
}

/** Who asks: the name of the text, where one does. */
const by =
  (title: string) =>
  ({ by: name }: Asked): string =>
    name ?? title;

/** How many of what are to be chosen. */
const amount =
  (one: string, many: string) =>
  ({ picked, least, most }: Asked): string => {
    const chosen = picked === 0 ? '' : ` ${picked} chosen.`;
    if (most === null) return `Choose as many ${many} as you like.${chosen}`;
    const left = most - picked;
    if (least < most && left === 1) return `You may choose one ${picked === 0 ? one : `more ${one}`}.${chosen}`;
    return `Choose ${least >= most ? '' : 'up to '}${plural(left, one, many)}.${chosen}`;
  };

const cards = amount('card', 'cards');
const pokemon = amount('Pokémon', 'Pokémon');
const effects = amount('effect', 'effects');

/** What each kind of decision asks. */
export const DECISION_WORDS: Readonly<Record<DecisionKind, Sentence>> = {
  none: { title: () => 'The game is over', help: () => '' },
  first: { title: () => 'Who goes first?', help: () => 'The flip lets you choose.' },
  active: {
    title: () => 'Your Active Pokémon',
    help: () => 'Choose a Basic Pokémon from your hand. It lies face down for now.',
  },
  bench: { title: () => 'Your Bench', help: () => 'Choose Basic Pokémon from your hand, then Done.' },
  mulligan: {
    title: () => 'Take a mulligan?',
    help: () => 'Of your hand only a Fossil can be placed. No: you begin with it.',
  },
  bonus: {
    title: () => 'Bonus cards',
    help: ({ count }) => `For your opponent’s mulligans you may draw up to ${count}.`,
  },
  prizes: {
    title: ({ count }) => (count > 1 ? `Take ${count} Prize cards` : 'Take a Prize card'),
    help: () => 'Choose one of your Prize cards.',
  },
  promote: { title: () => 'A new Active Pokémon', help: () => 'Choose one of your Benched Pokémon.' },
  turn: { title: () => 'Your turn', help: () => 'Play cards, then attack or end your turn.' },
  pay: {
    title: ({ pokemon }) => `${pokemon ?? 'It'} retreats`,
    help: ({ count }) =>
      count === 0 ? 'It is paid. Discard another Energy card, or Done.' : `Choose Energy to discard; ${count} to pay.`,
  },
  coin: { title: () => 'The coin', help: () => 'How does it land?' },
  release: { title: () => 'Let them go back?', help: () => 'Your opponent asks to take the announced attack back.' },
  'sudden-death': { title: () => 'Sudden Death', help: () => 'Both have won as much. One Prize card decides.' },
  'choose-cards': { title: by('Choose cards'), help: cards },
  'choose-pokemon': { title: by('Choose Pokémon'), help: pokemon },
  'choose-attack': { title: by('Choose an attack'), help: () => 'Choose an attack.' },
  'choose-value': { title: by('Choose'), help: () => 'Choose one.' },
  'choose-option': { title: by('Choose'), help: effects },
  'choose-order': { title: by('Put them in order'), help: () => 'The first you choose comes first.' },
  may: { title: by('Do it?'), help: () => 'Do what the text says? You need not.' },
  'choose-trigger': {
    title: () => 'What takes effect first?',
    help: () => 'Several texts wait; you choose their order.',
  },
  'choose-checkup': { title: () => 'Between turns', help: () => 'You choose what is carried out first.' },
  'choose-checked': { title: () => 'Between turns', help: () => 'Choose the Active Pokémon that is looked at first.' },
  'choose-benched': { title: () => 'Too many on the Bench', help: () => 'Choose a Benched Pokémon to discard.' },
  'choose-tool': {
    title: ({ pokemon }) => `Too many Tools on ${pokemon ?? 'it'}`,
    help: () => 'Choose the one to discard.',
  },
  'off-turn': {
    title: ({ pokemon }) => (pokemon === null ? 'Play a card now?' : `${pokemon} uses a power`),
    help: () => 'Before anything comes of it, you may play a card that waits for this moment.',
  },
};

export const BAR = {
  laidOut: (title: string): string => `${title}: what it is about`,
  waiting: 'Your opponent chooses',
  opponentPlays: 'Your opponent’s turn',
  opponentIs: 'Your opponent',
  plays: (name: string): string => `${name}: turn`,
  /** What a player with a name is about. */
  chooses: (name: string): string => `${name} chooses`,
  turnOf: (name: string): string => `${name}’s turn`,
  play: (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} play`,
  sent: 'Your choice is on its way',
  goesOn: 'Your turn goes on',
  waitingHelp: 'The game goes on by itself.',
  lookingHelp: 'You may look at everything meanwhile.',
  watching: 'Two bots play',
  watchingHelp: 'You see what a spectator would.',
  undo: 'Undo',
  redo: 'Redo',
  cancel: 'Cancel',
  done: 'Done',
  target: 'Choose one of the lit Pokémon.',
  orTarget: 'Choose a lit Pokémon, or press the button.',
  doIt: 'It is ready to be played.',
  log: 'Log',
  keys: 'Keys',
  concede: 'Concede',
  concedeSure: 'Concede this game?',
  concedeHelp: 'Your opponent wins.',
  stay: 'Play on',
  rematch: 'Rematch',
  home: 'Another table',
  saveRecord: 'Save the record',
  watchAgain: 'Watch it again',
  won: 'You win',
  lost: 'Your opponent wins',
  over: 'The game is over',
  teamWon: 'Your team wins',
  teamLost: 'The other team wins',
  wins: (name: string): string => `${name} wins`,
  teamWins: (team: number): string => `Players ${team} and ${team + 2} win`,
  closed: 'closed',
  bonus: (cards: number): string => (cards === 0 ? 'Draw none' : cards === 1 ? 'Draw 1 card' : `Draw ${cards} cards`),
  attackWith: (name: string): string => `${name} attacks`,
  actionsOf: (name: string): string => name,
  attack: 'Attack',
  against: (name: string): string => `against ${name}`,
  use: 'Use',
  retreat: 'Retreat',
  inspect: 'Look at the card',
  whatHappened: 'What happened',
  nothingYet: 'Nothing has happened yet.',
  earlier: (parts: number): string => `Show what came before (${plural(parts, 'turn')})`,
  turn: (turn: number): string => `Turn ${turn}`,
  opponent: 'Opponent',
  you: 'You',
  menu: 'Menu',
  broken: 'Something in Rulebox is broken. Your game is kept: undo, or close the page and come back.',
  notYours: 'It is not yours to choose now.',
  faster: 'Any key or tap shows the end at once.',
  foreseen: (damage: number, knocksOut: boolean): string =>
    `${damage === 0 ? 'No damage' : `${damage} damage`} now${knocksOut ? ': Knock Out' : ''}`,
  heads: 'heads',
  tails: 'tails',
} as const;

/** How a number of damage comes about, step by step. */
export const DAMAGE_WORDS: Readonly<Record<DamageStepKind, (to: number) => string>> = {
  base: (to) => `${to}`,
  'attacker-effects': (to) => `attacker’s effects ${to}`,
  weakness: (to) => `Weakness ${to}`,
  resistance: (to) => `Resistance ${to}`,
  'defender-effects': (to) => `defender’s effects ${to}`,
};

export const WON_BY: Readonly<Record<WinWay, string>> = {
  prizes: 'All Prize cards are taken.',
  'no-pokemon': 'One side has no Pokémon left.',
  'deck-out': 'One side cannot draw a card.',
  concede: 'One side conceded.',
  effect: 'A card says so.',
};

/** The same, where it is known who lost by it; null: you. */
export const LOST_BY: Readonly<Record<WinWay, ((loser: string | null) => string) | null>> = {
  prizes: null,
  'no-pokemon': (loser) => (loser === null ? 'You have no Pokémon left.' : `${loser} has no Pokémon left.`),
  'deck-out': (loser) => (loser === null ? 'You cannot draw a card.' : `${loser} cannot draw a card.`),
  concede: (loser) => (loser === null ? 'You conceded.' : `${loser} conceded.`),
  effect: null,
};

export const HOME = {
  title: 'Which year is it at your table?',
  lede: 'The rules as they were in that year. Everything runs in this browser, also offline.',
  yourDeck: 'Your deck',
  theirDeck: 'Their deck',
  opponent: 'Opponent',
  cards: (count: number): string => `${count} cards`,
  go: 'Shuffle and deal',
  format: 'Format',
  seed: 'Seed',
  seedHelp: 'The same seed deals the same cards.',
  chosen: 'chosen',
  friend: 'A friend, by link',
  tables: 'Open tables',
  resume: 'Your game',
  change: 'Change',
  yourDecks: 'Your decks',
  everything: 'Save or bring back everything that is kept here',
  ofThisYear: 'Decks of this year',
  alsoLegal: 'Also legal',
  cannotBegin: 'This game cannot begin.',
  loading: 'Opening the box…',
} as const;

export const PLAYERS: Readonly<Record<BotName | 'watch', { readonly name: string; readonly help: string }>> = {
  beginner: { name: 'Beginner bot', help: 'has just learned to play' },
  casual: { name: 'Casual bot', help: 'plays by rules of thumb' },
  greedy: { name: 'Fair bot', help: 'weighs every move' },
  expert: { name: 'Expert bot', help: 'thinks the whole turn through' },
  random: { name: 'Random bot', help: 'any choice the rules allow' },
  watch: { name: 'Two bots', help: 'watch and learn' },
};

export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  constructed: 'Constructed',
  limited: 'Limited',
  '2-on-2': '2-on-2: two Active Pokémon',
  'team-battle': 'Team Battle: two against two',
  'team-battle-limited': 'Team Battle, limited',
};

export const RULE = {
  inEra: 'In this game',
  elsewhere: 'In other years',
  same: 'as it stands above',
  sameEverywhere: 'The same in every year that Rulebox knows.',
  standing: {
    inferred: 'The book is silent here; this is how Rulebox reads it.',
    reported: 'Told by people of the time.',
    unknown: 'Nothing was found; this is only a guess.',
  },
  missing: (id: string): string => `There is no rule ${id}.`,
  sources: 'Sources',
  open: 'Open in the rules',
} as const;

export const KEYS = {
  title: 'Keys',
  list: [
    ['Tab', 'the next thing you can do; the log, the buttons'],
    ['Arrows', 'any card on the table; in the log, its cards'],
    ['Enter', 'choose it'],
    ['I', 'look at the card'],
    ['Esc', 'close it, or do not do it'],
    ['Backspace', 'take the last of several back'],
    ['+ −', 'one more or one less for a Pokémon, where something is given out'],
    ['/', 'search the cards that are laid out'],
    ['U', 'undo'],
    ['R', 'redo'],
    ['H', 'a hint, where you play a bot; once more tells more'],
    ['L', 'the log'],
    ['T', 'coin flipper and battle timer'],
    [',', 'settings'],
    ['?', 'these keys'],
  ],
} as const;
