import type { Term } from '../term.js';

/** Places at the table. */
export const ZONE_TERMS: readonly Term[] = [
  {
    word: 'Active Pokémon',
    means: 'Your Pokémon in front. It alone attacks, retreats and has Special Conditions.',
    rules: ['ZONE-11', 'ATK-01', 'COND-02'],
    also: ['Active'],
  },
  {
    word: 'Bench',
    means: 'The place behind your Active Pokémon, for 5 Pokémon at most.',
    rules: ['BENCH-02', 'ZONE-11'],
  },
  {
    word: 'Benched Pokémon',
    means: 'A Pokémon on the Bench: it cannot attack, but it can evolve, get Energy, and use its powers.',
    rules: ['BENCH-05', 'COND-02'],
    also: ['Benched'],
  },
  {
    word: 'hand',
    means: 'The cards that you have drawn and not played. Only you may see them; there is no limit to their number.',
    rules: ['ZONE-07', 'ZONE-09'],
  },
  {
    word: 'discard pile',
    means: 'Where cards go when they have been used. Everybody may look at it at any time.',
    rules: ['ZONE-03', 'ZONE-15'],
  },
  {
    word: 'discard',
    means: 'To put a card into its owner’s discard pile.',
    rules: ['ZONE-15'],
    inflected: 'verb',
  },
  {
    word: 'Prize card',
    means:
      'One of the 6 cards set aside face down when the game begins. You take one of yours when a Pokémon of your opponent is Knocked Out.',
    rules: ['SETUP-06', 'KO-03', 'WIN-01'],
    also: ['Prize', 'Prizes'],
  },
  {
    word: 'Lost Zone',
    since: 'platinum-2009',
    means: 'A place from which no card comes back into this game. Everybody may look at it.',
    rules: ['ZONE-01', 'ZONE-13'],
  },
  {
    word: 'in play',
    means: 'On the table and part of the game: Active and Benched Pokémon, what is attached to them, and a Stadium.',
    rules: ['ZONE-18', 'KIND-06'],
    inflected: 'fixed',
  },
  {
    word: 'owner',
    means: 'The player in whose deck a card began. It always goes back to that player’s hand, deck or discard pile.',
    rules: ['ZONE-02'],
  },
  {
    word: 'opponent',
    means: 'The player you play against.',
    rules: ['TURN-10'],
  },
  {
    word: 'attach',
    means:
      'To put a card onto a Pokémon, where it stays. One Energy card from your hand in a turn; texts may attach more.',
    rules: ['NRG-01', 'NRG-02', 'NRG-11'],
    inflected: 'verb',
  },
];
