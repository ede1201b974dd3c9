import { describe, expect, it } from 'vitest';
import type { CardTag } from '../../src/engine/index.js';
import { isOfClass } from '../../src/engine/rules/kind.js';
import { pokemonCard } from './board.js';

const isOf = (own: CardTag, asked: CardTag, inPlay = true): boolean =>
  isOfClass(pokemonCard({ name: 'Mossling', tags: [own] }), [asked], inPlay);

describe('classes that texts ask for', () => {
  it('take in what grew out of a Pokémon V', () => {
    expect((['V', 'VMAX', 'VSTAR'] as const).map((tag) => isOf(tag, 'V'))).toEqual([true, true, true]);
    expect([isOf('V', 'VMAX'), isOf('GX', 'V')]).toEqual([false, false]);
  });

  it('know every card with a rule printed on it', () => {
    expect((['ex', 'GX', 'VSTAR', 'radiant', 'prism-star'] as const).every((tag) => isOf(tag, 'rule-box'))).toBe(true);
    expect((['SP', 'single-strike', 'owner'] as const).some((tag) => isOf(tag, 'rule-box'))).toBe(false);
  });

  it('take in a V-UNION only while it is in play', () => {
    expect([isOf('V-UNION', 'V', true), isOf('V-UNION', 'V', false)]).toEqual([true, false]);
    expect([isOf('V-UNION', 'rule-box', false), isOf('V-UNION', 'V-UNION', false)]).toEqual([false, true]);
  });
});
