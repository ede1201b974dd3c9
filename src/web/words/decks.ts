/* The words of the deck builder. */
import type { YearWords } from './of-year.js';
import { plural } from './words.js';

const percent = (chance: number): string => {
  const value = 100 * chance;
  if (value > 0 && value < 0.1) return '< 0.1 %';
  if (value > 99.9 && value < 100) return '> 99.9 %';
  return `${value.toFixed(1)} %`;
};

export const DECKS = {
  title: 'Decks',
  panes: { search: 'Cards', deck: 'Deck', figures: 'Figures' },
  loading: 'Laying the cards out…',
  undo: 'Undo',
  undone: 'Taken back.',
  notKept: 'This browser has no room left to keep your decks. Save a copy of everything on the first page.',
} as const;

export const SEARCH = {
  label: 'Search cards',
  placeholder: 'name, type:fire hp>100, text:"draw"',
  clear: 'Clear the search',
  found: (total: number, all: number): string =>
    total === all ? plural(total, 'card') : `${plural(total, 'card')} of ${all.toLocaleString('en')}`,
  none: 'No card is like that. Take a filter away, or ask for less.',
  more: (left: number): string => `Show ${left} more`,
  how: 'How to search',
  howMore: 'All must hold; “or” stands between two, “-” before something means not, brackets hold together.',
  filters: 'Filters',
  types: 'Types',
  year: (year: number): string => `to ${year}`,
  yearHelp: (year: number): string => `Only cards that were printed up to ${year}`,
  kinds: {
    pokemon: 'Pokémon',
    item: ({ plainTrainers }: YearWords) => plainTrainers,
    supporter: 'Supporters',
    stadium: 'Stadiums',
    tool: 'Tools',
    energy: 'Energy',
  },
  inDeck: (count: number): string => `${count} in the deck`,
  prints: (count: number): string => (count > 1 ? `${count} prints` : ''),
  hp: (hp: number): string => `${hp} HP`,
  everySet: 'every set',
  invented: 'invented for Rulebox',
  real: 'real cards',
  realHelp: 'Leave out the cards that were invented for Rulebox',
  results: 'Cards found',
} as const;

export const SHELF = {
  yours: 'Your decks',
  none: 'No deck yet. Begin a new one, read a list, or copy one that ships with Rulebox and change it.',
  fresh: 'New deck',
  freshName: 'New deck',
  shipped: 'Decks that ship with Rulebox',
  invented: 'Of invented cards, legal in every era',
  copy: 'Copy and change',
  copyOf: (name: string): string => `Copy and change ${name}`,
  copied: (name: string): string => `${name} is copied.`,
  open: (name: string): string => `Open ${name}`,
  remove: 'Delete',
  removeOf: (name: string): string => `Delete ${name}`,
  removed: (name: string): string => `${name} is deleted.`,
  begun: 'A new deck is begun.',
  back: 'All decks',
  counts: (count: number): string => plural(count, 'card'),
  which: 'Which era is it for?',
} as const;

export const DECK = {
  name: 'Name of the deck',
  era: 'Era',
  format: 'Format',
  renamed: 'The name is changed.',
  judgedBy: 'The deck is judged by other rules now.',
  kept: 'kept in this browser',
  play: 'Play this deck',
  cannotPlay: 'A deck that is not legal cannot be played.',
  hand: 'Test hand',
  list: 'List',
  fewer: (name: string): string => `One ${name} fewer`,
  more: (name: string): string => `One more ${name}`,
  look: (name: string): string => `Look at ${name}`,
  now: (count: number, name: string, all: number): string => `${count} ${name}, ${plural(all, 'card')} in the deck.`,
  empty: 'There is no card in this deck yet. Search for cards and press +, or read a list.',
  groups: {
    pokemon: 'Pokémon',
    trainer: ({ plainTrainer }: YearWords) => plainTrainer,
    supporter: 'Supporter',
    stadium: 'Stadium',
    tool: 'Pokémon Tool',
    energy: 'Energy',
  },
  unknown: 'not known here',
} as const;

export const VERDICT = {
  legal: 'This deck is legal.',
  alsoLegal: 'Also legal in',
  legalElsewhere: 'It would be legal in',
  size: (count: number): string => plural(count, 'card'),
  basics: (count: number): string => `${count} Basic Pokémon`,
  copies: (count: number): string => `no more than ${count} of a name`,
  halves: (count: number): string => `${count} halves or pieces count together`,
  missing: (names: readonly string[]): string =>
    `${names.join(', ')}: not among the cards of this browser. Import the card database that has them, or take them out.`,
  title: 'Legality',
} as const;

export const FIGURES = {
  title: 'Figures',
  costs: 'Attack costs',
  costsHelp: 'copies with an attack of that cost',
  noAttacks: 'No card has an attack yet.',
  energy: 'Energy',
  asked: 'asked for',
  provided: 'provided',
  odds: 'Exact odds',
  keeps: 'The opening 7 have a Basic Pokémon',
  mulligan: 'Mulligan',
  mulligans: (times: number): string => `${times.toFixed(2)} mulligans a game on average.`,
  counted: 'Counted, not simulated. Hands without a Basic Pokémon are shown and drawn again',
  tooFew: 'There are too few cards for a hand and the Prizes.',
  noBasic: 'Without a Basic Pokémon no opening hand is ever kept.',
  card: 'Card',
  opening: 'Opening 7',
  byTurn: (turn: number): string => `Turn ${turn}`,
  prized: 'Prized',
  turn: 'By your turn',
  groups: { basics: 'any Basic Pokémon', supporters: 'any Supporter', energy: 'any Energy' },
  advice: 'Advice',
  adviceHelp: 'None of it is a rule.',
  noAdvice: 'Nothing to point out.',
  percent,
} as const;

export const HAND = {
  title: 'Test hand',
  again: 'New hand',
  draw: 'Draw a card',
  seed: 'Seed',
  mulligan: (count: number): string =>
    `${plural(count, 'hand')} without a Basic Pokémon ${count === 1 ? 'was' : 'were'} shown and drawn again`,
  mulliganHand: (number: number): string => `Mulligan ${number}`,
  kept: 'The first hand is kept.',
  none: 'There is no Basic Pokémon to keep a hand with.',
  drawn: (count: number): string => `Drawn: ${count}`,
  left: (count: number): string => `${plural(count, 'card')} left in the deck`,
  prizes: 'Prize cards',
  showPrizes: 'Turn the Prize cards over',
  tooFew: 'There are too few cards to deal a hand.',
  hand: 'Hand',
} as const;

export const LIST = {
  title: 'List',
  help: 'As the official clients write it: a count, a name, and where it matters the set’s code and the number.',
  read: 'Read a list',
  write: 'This deck as a list',
  text: 'The list',
  file: 'Open a file',
  take: 'Make a deck of it',
  takeRest: 'Make a deck of the other lines',
  replace: 'Put it in place of this deck',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser does not let it be copied; select it and copy it yourself.',
  save: 'Save as a file',
  line: (line: number): string => (line === 0 ? 'List' : `Line ${line}`),
  understood: (cards: number): string => `${plural(cards, 'card')} understood.`,
  unread: (cards: number): string => `${plural(cards, 'card')} on lines that are not understood.`,
  fine: 'Every line is understood.',
  empty: 'Paste a list above, or open a file.',
  faults: 'What to correct',
  readName: 'Deck from a list',
  taken: 'A deck is made of the list.',
  replaced: 'The deck is as the list has it.',
} as const;

interface Counted {
  readonly decks: number;
  readonly games: number;
}

const several = (count: number, one: string, more: string): string =>
  count === 0 ? `no ${more}` : count === 1 ? `1 ${one}` : `${count} ${more}`;

const holds = ({ decks, games }: Counted): string =>
  `${several(decks, 'deck', 'decks')} and ${several(games, 'game', 'games')}`;

export const EVERYTHING = {
  title: 'Everything that this browser keeps',
  help: 'Decks, games and settings, as one file: to keep it safe, or to take it to another browser. Imported cards are not part of it.',
  save: 'Save a copy',
  bring: 'Bring a copy back',
  replaces: 'It takes the place of what is kept here now. You are asked first.',
  ask: (copy: Counted, here: Counted): string =>
    `The copy holds ${holds(copy)} of yours. It would take the place of ${holds(here)} that are kept here, and these would be gone.`,
  yes: 'Bring it back',
  no: 'Leave everything as it is',
  wrong: 'Nothing was changed, for the file is not right:',
  done: 'Everything is back as it was saved.',
  noRoom: 'Nothing was changed: this browser has no room for it.',
  saved: 'Saved.',
} as const;
