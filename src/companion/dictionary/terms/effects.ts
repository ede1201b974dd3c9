import type { Term } from '../term.js';

/** Words that texts are made of. */
export const EFFECT_TERMS: readonly Term[] = [
  {
    word: 'effect',
    means: 'What a text does to a Pokémon or a player, besides damage.',
    rules: ['EFF-01', 'EFF-08', 'DMG-02'],
  },
  {
    word: 'prevent',
    means: 'What is prevented does not happen, and nothing that would follow from it.',
    rules: ['EFF-02'],
    inflected: 'verb',
  },
  {
    word: 'search your deck',
    means: 'To look through it for cards. Of a kind of card you may find fewer than there are. Then you shuffle it.',
    rules: ['SRCH-01', 'SRCH-03', 'SRCH-04', 'ZONE-05'],
    inflected: 'verb',
    also: ['search', 'searches'],
  },
  {
    word: 'reveal',
    means: 'To show a card to your opponent.',
    rules: ['ZONE-03', 'ZONE-12'],
    inflected: 'verb',
  },
  {
    word: 'shuffle',
    means: 'To bring cards into an order that nobody knows.',
    rules: ['ZONE-05', 'ZONE-08'],
    inflected: 'verb',
  },
  {
    word: 'choose',
    means:
      'Who carries the text out picks. From a pile that everybody sees, something must be picked if there is something.',
    rules: ['EFF-04', 'EFF-05', 'SRCH-05'],
    inflected: 'verb',
    also: ['chose', 'chosen'],
  },
  {
    word: 'you may',
    means: 'You can also leave it, and everything that hangs on it.',
    rules: ['PREC-08'],
    inflected: 'fixed',
    also: ['that player may'],
  },
  {
    word: 'up to',
    means: 'At least 1, and at most so many. Only a search for a kind of card may end with none.',
    rules: ['PREC-05', 'SRCH-02'],
    inflected: 'fixed',
  },
  {
    word: 'any number of',
    means: 'As many as you like, and none is a number too.',
    rules: ['PREC-06'],
    inflected: 'fixed',
    also: ['any amount of'],
  },
  {
    word: 'once during your turn',
    means: 'This very card can do it once in each of your turns; another copy of it can do it as well.',
    rules: ['POW-03', 'EFF-18'],
    inflected: 'fixed',
    also: ["once during each player's turn"],
  },
  {
    word: 'this Pokémon',
    means: 'The Pokémon with this text, and no other of its name.',
    rules: ['EFF-16', 'EFF-17'],
    inflected: 'fixed',
  },
  {
    word: 'face down',
    means: 'With its back up: nobody may look at it until a rule or a text turns it up.',
    rules: ['ZONE-10', 'ZONE-12'],
    inflected: 'fixed',
  },
];
