import type { Term } from '../term.js';

/** Special Conditions. */
export const CONDITION_TERMS: readonly Term[] = [
  {
    word: 'Special Condition',
    means:
      'Asleep, Burned, Confused, Paralyzed or Poisoned. Only an Active Pokémon has them; evolving or the Bench ends them.',
    rules: ['COND-01', 'COND-02', 'COND-03', 'COND-04', 'COND-05'],
  },
  {
    word: 'Asleep',
    inflected: 'fixed',
    means: 'It can neither attack nor retreat. After every turn its owner flips a coin: heads wakes it up.',
    rules: ['COND-07', 'RET-04'],
  },
  {
    word: 'Burned',
    inflected: 'fixed',
    means: 'After every turn its owner flips a coin: tails puts 2 damage counters on it. It stays Burned.',
    from: {
      'swsh-2022': 'After every turn 2 damage counters are put on it; then its owner flips a coin: heads ends it.',
    },
    rules: ['COND-08', 'COND-09', 'COND-17'],
    also: ['Burn'],
  },
  {
    word: 'Confused',
    inflected: 'fixed',
    means:
      'It flips a coin when it attacks: on tails it attacks itself for 20 damage. To retreat it pays first, and tails keeps it Active.',
    from: {
      'platinum-2009':
        'It flips a coin when it attacks: on tails 3 damage counters are put on it, and the attack does not happen.',
    },
    rules: ['COND-10', 'COND-11', 'COND-12'],
    also: ['Confusion'],
  },
  {
    word: 'Paralyzed',
    inflected: 'fixed',
    means: 'It can neither attack nor retreat. It recovers when its owner’s next turn has ended.',
    rules: ['COND-13', 'RET-04'],
    also: ['Paralysis'],
  },
  {
    word: 'Poisoned',
    inflected: 'fixed',
    means: 'After every turn a damage counter is put on it.',
    rules: ['COND-14', 'COND-15', 'COND-17'],
    also: ['Poison'],
  },
  {
    word: 'Char counter',
    until: 'e-card-2002',
    means:
      'A counter that stays on its Pokémon, also on the Bench, until that evolves. After every turn its owner flips a coin: tails puts 2 damage counters on the Pokémon.',
    rules: ['CHK-04', 'EVO-09'],
  },
];
