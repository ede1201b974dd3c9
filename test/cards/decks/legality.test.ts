import { describe, expect, it } from 'vitest';
import { readList, rulesBroken } from '../../../src/cards/index.js';
import { CONSTRUCTED, ERAS, LIMITED } from '../../../src/engine/index.js';
import { POOL } from './pool.js';

const ECARD = { era: ERAS[0]!, format: CONSTRUCTED, mixedPool: false };
const broken = (text: string, how = ECARD) =>
  rulesBroken(readList(text, POOL), how).map(({ rule, message }) => `${rule} ${message}`);

describe('the rules a list breaks', () => {
  it('are those of the engine, with their sentences', () => {
    expect(broken('5 Pikachu JU 60\n54 Fire Energy')).toEqual([
      'DECK-01 A constructed deck holds exactly 60 cards; this one has 59.',
      'DECK-02 At most 4 cards may be named Pikachu; this deck has 5.',
    ]);
    expect(broken('2 Pikachu JU 60\n3 Pikachu BS 58\n55 Fire Energy')).toEqual([
      'DECK-02 At most 4 cards may be named Pikachu; this deck has 5.',
    ]);
  });

  it('are those of the format', () => {
    expect(broken('5 Pikachu JU 60\n35 Fire Energy', { ...ECARD, format: LIMITED })).toEqual([]);
  });

  it('do not count against a deck what is not known of it', () => {
    expect(broken('4 Pikachoo\n56 Fire Energy')).toEqual([]);
    expect(broken('4 Switch BS 95\n56 Fire Energy')).toEqual(['DECK-05 A deck needs at least one Basic Pokémon.']);
  });

  it('let cards of other eras in where the pool is mixed', () => {
    const list = '1 Umbreon VMAX BRS TG23\n4 Pikachu JU 60\n55 Fire Energy';
    expect(broken(list)).toEqual(['CLS-38 Umbreon VMAX: this era has no VMAX cards.']);
    expect(broken(list, { ...ECARD, mixedPool: true })).toEqual([]);
  });
});
