import type { Term } from '../term.js';

/** Attacking, and what comes of it. */
export const ATTACK_TERMS: readonly Term[] = [
  {
    word: 'attack',
    means: 'What your Active Pokémon does to end your turn: one of its attacks, if it has the Energy.',
    rules: ['ATK-01', 'ATK-02', 'TURN-07', 'NRG-07'],
    inflected: 'verb',
  },
  {
    word: 'Attacking Pokémon',
    means: 'The Active Pokémon that is attacking.',
    rules: ['ATK-01'],
    also: ['attacker'],
  },
  {
    word: 'Defending Pokémon',
    means: 'Your opponent’s Active Pokémon while you attack.',
    from: { 'swsh-2022': 'The Pokémon that an attack is made against.' },
    rules: ['ATK-20', 'ATK-04'],
    also: ['defender'],
  },
  {
    word: 'attack cost',
    means: 'The Energy that must be attached to a Pokémon for an attack. It stays attached.',
    rules: ['NRG-03', 'NRG-07', 'NRG-09'],
    also: ['Energy cost', 'Energy costs'],
  },
  {
    word: 'damage',
    means:
      'What an attack does: its number, changed by Weakness, Resistance and effects. Every 10 are a damage counter.',
    rules: ['DMG-01', 'DMG-11', 'DMG-14', 'PREC-09'],
    inflected: 'fixed',
  },
  {
    word: 'base damage',
    means: 'The number beside an attack, or what its text makes of it, before anything changes it.',
    rules: ['DMG-01', 'DMG-02', 'DMG-08'],
    inflected: 'fixed',
  },
  {
    word: 'damage counter',
    means:
      'A counter for 10 damage. What puts counters on a Pokémon does no damage: Weakness and Resistance do not matter.',
    rules: ['PREC-09', 'DMG-16', 'DMG-14'],
    also: ['damage counters'],
  },
  {
    word: 'heal',
    means: 'To take damage off a Pokémon, a damage counter for every 10.',
    rules: ['EFF-11', 'PREC-09', 'DMG-18'],
    inflected: 'verb',
  },
  {
    word: 'does nothing',
    means: 'The attack has been made and the turn ends, but there is no damage and no effect.',
    rules: ['ATK-12', 'TURN-07'],
    inflected: 'fixed',
  },
];
