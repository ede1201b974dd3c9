import type { Term } from '../term.js';

/** Kinds of cards. */
export const CARD_TERMS: readonly Term[] = [
  {
    word: 'Trainer card',
    means: 'A card that helps you instead of fighting. Supporters, Stadiums and Pokémon Tools are Trainer cards too.',
    from: {
      'platinum-2009': 'A card that helps you instead of fighting. Supporters and Stadiums are kinds of their own.',
      'swsh-2022': 'A card that helps you instead of fighting: an Item, a Supporter or a Stadium.',
    },
    rules: ['KIND-02', 'KIND-03', 'TRN-01'],
    also: ['Trainer', 'Trainers'],
  },
  {
    word: 'Item',
    since: 'swsh-2022',
    means: 'A Trainer card of which you may play any number in a turn. Pokémon Tools are Items.',
    rules: ['KIND-02', 'TRN-02'],
    also: ['Item card', 'Item cards'],
  },
  {
    word: 'Supporter',
    means: 'A Trainer card of which you may play one in a turn. It is discarded when that turn ends.',
    from: {
      'platinum-2009': 'A card of which you may play one in a turn. It is discarded when that turn ends.',
      'swsh-2022':
        'A Trainer card of which you may play one in a turn. It is discarded as soon as it has been carried out.',
    },
    rules: ['SUP-01', 'SUP-02'],
    also: ['Supporter card', 'Supporter cards'],
  },
  {
    word: 'Stadium',
    means:
      'A card that stays in play for both players until another Stadium replaces it. You may play any number in a turn.',
    from: {
      'platinum-2009':
        'A card that stays in play for both players until another Stadium replaces it. You may play one in a turn.',
    },
    rules: ['STAD-01', 'STAD-02', 'STAD-03'],
    also: ['Stadium card', 'Stadium cards'],
  },
  {
    word: 'Pokémon Tool',
    means: 'A Trainer card that is attached to a Pokémon and stays there. A Pokémon can have one.',
    from: { 'swsh-2022': 'An Item that is attached to a Pokémon and stays there. A Pokémon can have one.' },
    rules: ['TOOL-01', 'TOOL-02', 'TOOL-03'],
    also: ['Pokémon Tool card', 'Pokémon Tool cards', 'Tool', 'Tools'],
  },
  {
    word: 'Technical Machine',
    means: 'A card attached to a Pokémon that lends it an attack. It is discarded when the turn ends.',
    from: {
      'platinum-2009': 'A card attached to a Pokémon that lends it an attack. It stays until something removes it.',
    },
    rules: ['TM-01', 'TM-02'],
  },
  {
    word: 'Fossil',
    means: 'A card that you play onto your Bench as if it were a Basic Pokémon, so that a Pokémon can evolve from it.',
    rules: ['FOS-01', 'FOS-02', 'KIND-17'],
  },
  {
    word: 'Energy card',
    means: 'A card that is attached to a Pokémon and provides Energy for attacking and retreating.',
    rules: ['NRG-01', 'NRG-03'],
  },
  {
    word: 'Energy',
    means: 'What attacks and retreats cost. Each unit has a type, and cards attached to the Pokémon provide it.',
    rules: ['NRG-04', 'NRG-07'],
    inflected: 'fixed',
  },
  {
    word: 'basic Energy card',
    means:
      'An Energy card without a text: Grass, Fire, Water, Lightning, Psychic or Fighting. A deck may hold any number.',
    from: {
      'platinum-2009': 'An Energy card without a text, Darkness and Metal among them. A deck may hold any number.',
      'swsh-2022': 'An Energy card without a text, of any type but Colorless and Dragon. A deck may hold any number.',
    },
    rules: ['DECK-03', 'DECK-04', 'NRG-04'],
    also: ['basic Energy'],
  },
  {
    word: 'Special Energy card',
    means: 'An Energy card with a text that says what it provides. What asks for basic Energy does not find it.',
    rules: ['NRG-05', 'KIND-14'],
    also: ['Special Energy'],
  },
  {
    word: 'Evolution card',
    means: 'A Stage 1 or Stage 2 card: it is put onto a Pokémon that it evolves from.',
    from: {
      'swsh-2022':
        'A card that is put onto a Pokémon that it evolves from: Stage 1, Stage 2, MEGA, BREAK, VMAX or VSTAR.',
    },
    rules: ['KIND-10', 'EVO-01'],
  },
  {
    word: 'deck',
    means:
      'The cards a player draws from, face down: 60 of them when the game begins, and at most 4 of a name, but for basic Energy.',
    rules: ['DECK-01', 'DECK-02', 'DECK-03', 'ZONE-04'],
  },
];
