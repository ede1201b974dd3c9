import type { Term } from '../term.js';

/** What a Pokémon is, and what is printed on its card. */
export const POKEMON_TERMS: readonly Term[] = [
  {
    word: 'Basic Pokémon',
    means: 'A Pokémon that is played straight from the hand. Babies are Basic, too.',
    from: { 'hgss-2010': 'A Pokémon that is played straight from the hand.' },
    rules: ['BENCH-01', 'KIND-08', 'KIND-13'],
  },
  {
    word: 'Baby Pokémon',
    until: 'platinum-2009',
    means: 'A Basic Pokémon that can grow into another Basic Pokémon. Whoever attacks it must flip heads first.',
    from: { 'platinum-2009': 'A Basic Pokémon that can grow into another one; what protects it stands on its card.' },
    rules: ['CLS-01', 'ATK-05', 'EVO-21'],
    also: ['Baby', 'Babies'],
  },
  {
    word: 'Stage 1',
    means: 'A Pokémon that evolves from a Basic Pokémon.',
    rules: ['KIND-10', 'EVO-02'],
    inflected: 'fixed',
    also: ['Stage 1 Pokémon', 'Stage 1 Evolution card'],
  },
  {
    word: 'Stage 2',
    means: 'A Pokémon that evolves from a Stage 1 Pokémon.',
    rules: ['KIND-10', 'EVO-02'],
    inflected: 'fixed',
    also: ['Stage 2 Pokémon', 'Stage 2 Evolution card'],
  },
  {
    word: 'Evolved Pokémon',
    means: 'A Pokémon in play with another Pokémon card under it.',
    rules: ['KIND-13', 'KIND-18'],
    also: ['Evolution Pokémon'],
  },
  {
    word: 'evolve',
    means:
      'To put a card onto the Pokémon that it names. Damage and attached cards stay; Special Conditions and effects end.',
    rules: ['EVO-01', 'EVO-03', 'EVO-04', 'EVO-06'],
    inflected: 'verb',
    also: ['evolution', 'evolutions'],
  },
  {
    word: 'devolve',
    means:
      'To take the highest Evolution card off a Pokémon. Damage and attached cards stay; Special Conditions and effects end.',
    rules: ['EVO-15', 'EVO-17'],
    inflected: 'verb',
    also: ['devolution'],
  },
  {
    word: 'level up',
    since: 'platinum-2009',
    means: 'To put a LV.X card onto your Active Pokémon of the same name. It has the attacks of both cards.',
    rules: ['LVL-01', 'LVL-02', 'LVL-06'],
    inflected: 'verb',
    also: ['Level-Up', 'leveled up', 'levelled up'],
  },
  {
    word: 'HP',
    means: 'How much damage a Pokémon takes: when it has as much, it is Knocked Out.',
    rules: ['KO-01', 'DMG-18'],
    inflected: 'fixed',
    also: ['Hit Points'],
  },
  {
    word: 'type',
    means: 'What a Pokémon or an Energy is: one of nine, Colorless among them. Weakness and Resistance ask for it.',
    from: {
      'swsh-2022':
        'What a Pokémon or an Energy is: one of eleven, Colorless among them. Weakness and Resistance ask for it.',
    },
    rules: ['KIND-16', 'DMG-11'],
  },
  {
    word: 'Colorless',
    means: 'In a cost: Energy of any type will do. As a type of its own, it pays for nothing else.',
    rules: ['NRG-07', 'NRG-12'],
    inflected: 'fixed',
    also: ['Colorless Energy', '{C}'],
  },
  {
    word: 'Retreat Cost',
    means: 'How much Energy must be discarded from your Active Pokémon to retreat; of any type.',
    rules: ['RET-01', 'RET-07', 'RET-08'],
  },
  {
    word: 'Weakness',
    means: 'Attacks of that type do twice the damage to this Pokémon while it is Active.',
    from: {
      'platinum-2009': 'Attacks of that type do more damage to this Pokémon while it is Active: as much as is printed.',
    },
    rules: ['DMG-09', 'DMG-11', 'DMG-15'],
  },
  {
    word: 'Resistance',
    means: 'Attacks of that type do 30 less damage to this Pokémon while it is Active.',
    from: {
      'platinum-2009': 'Attacks of that type do less damage to this Pokémon while it is Active: as much as is printed.',
    },
    rules: ['DMG-10', 'DMG-11', 'DMG-15'],
  },
  {
    word: 'Poké-Power',
    means: 'A power that you may use in your turn before you attack. A Special Condition turns it off.',
    from: {
      'platinum-2009': 'A power that you may use in your turn before you attack, if its text lets you.',
      'swsh-2022': 'A power on older cards that you may use in your turn before you attack. It is no Ability.',
    },
    rules: ['POW-01', 'POW-02', 'POW-03', 'POW-04'],
  },
  {
    word: 'Poké-Body',
    means: 'A power that works by itself as long as its Pokémon is in play.',
    from: {
      'swsh-2022': 'A power on older cards that works by itself while its Pokémon is in play. It is no Ability.',
    },
    rules: ['POW-05', 'POW-11'],
  },
  {
    word: 'Pokémon Power',
    means: 'The name of powers on the oldest cards; it takes in Poké-Powers and Poké-Bodies.',
    from: { 'swsh-2022': 'The name of powers on the oldest cards; they are no Abilities.' },
    rules: ['POW-09'],
  },
  {
    word: 'Ability',
    since: 'swsh-2022',
    means: 'What a Pokémon can do besides attacking: by itself, or when you use it in your turn. It is no attack.',
    rules: ['POW-01', 'POW-02', 'POW-05', 'POW-09'],
  },
  {
    word: 'Ancient Trait',
    since: 'swsh-2022',
    means: 'A mark of some Pokémon that is neither an attack nor an Ability: what turns those off leaves it alone.',
    rules: ['POW-10'],
  },
];
