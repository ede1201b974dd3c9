import type { Term } from '../term.js';

/** The game and its turns. */
export const TURN_TERMS: readonly Term[] = [
  {
    word: 'turn',
    means: 'Draw a card, do what you like in any order, then attack or end it.',
    rules: ['TURN-01', 'TURN-02', 'TURN-05', 'TURN-07'],
  },
  {
    word: 'first turn',
    means: 'The first turn of each player: nobody evolves a Pokémon in it.',
    from: {
      'platinum-2009':
        'The first turn of each player: nobody evolves in it, and who goes first plays no Trainer, Supporter or Stadium.',
      'swsh-2022':
        'The first turn of each player: nobody evolves in it, and who goes first plays no Supporter and does not attack.',
    },
    rules: ['FIRST-01', 'FIRST-04', 'FIRST-05'],
  },
  {
    word: 'between turns',
    means:
      'When a turn has ended, Special Conditions of both Active Pokémon are seen to, then Knock Outs. After that the next turn begins.',
    rules: ['CHK-01', 'CHK-02', 'CHK-05'],
    inflected: 'fixed',
    also: ['after every turn'],
  },
  {
    word: 'Pokémon Checkup',
    since: 'swsh-2022',
    means: 'What is done between turns: Special Conditions of both Active Pokémon, other effects, then Knock Outs.',
    rules: ['CHK-01', 'CHK-03', 'CHK-05'],
  },
  {
    word: 'retreat',
    means: 'To exchange your Active Pokémon for a Benched one by discarding Energy; as often in a turn as you can pay.',
    from: {
      'platinum-2009': 'To exchange your Active Pokémon for a Benched one by discarding Energy, once in a turn.',
    },
    rules: ['RET-01', 'RET-02', 'RET-04'],
    inflected: 'verb',
  },
  {
    word: 'switch',
    means: 'To exchange an Active for a Benched Pokémon by a text. It is no retreat: it costs nothing.',
    rules: ['RET-09', 'RET-10'],
    inflected: 'verb',
  },
  {
    word: 'draw',
    means: 'To take the top card of your deck into your hand. Who cannot draw at the beginning of a turn loses.',
    rules: ['ZONE-16', 'TURN-02', 'TURN-03'],
    inflected: 'verb',
    also: ['drew', 'drawn'],
  },
  {
    word: 'Knock Out',
    means:
      'A Pokémon with as much damage as HP is discarded with everything on it, and the other player takes a Prize card.',
    from: {
      'platinum-2009':
        'A Pokémon with as much damage as HP is discarded with everything on it, and the other player takes a Prize card; for some classes more.',
    },
    rules: ['KO-01', 'KO-02', 'KO-03', 'KO-04'],
    inflected: 'verb',
    also: ['Knock Outs'],
  },
  {
    word: 'mulligan',
    means:
      'An opening hand without a Basic Pokémon: show it, shuffle it in and draw 7 again. Your opponent may draw up to 2 cards for it.',
    from: {
      'platinum-2009':
        'An opening hand without a Basic Pokémon: show it, shuffle it in and draw 7 again. Your opponent may draw a card for it.',
    },
    rules: ['SETUP-11', 'SETUP-12'],
  },
  {
    word: 'Sudden Death',
    means: 'Both have won in as many ways: play a new game with 1 Prize card each.',
    rules: ['WIN-04', 'WIN-06'],
    inflected: 'fixed',
  },
  {
    word: 'flip a coin',
    means: 'To let a coin decide between heads and tails.',
    rules: ['ERD-09'],
    inflected: 'fixed',
    also: ['flips a coin', 'coin flip', 'coin', 'coins', 'flip', 'flips', 'flipped', 'heads', 'tails'],
  },
];
