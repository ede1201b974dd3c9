import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { reworded, withAttack } from '../compile/texts.js';

/** An attack whose number is multiplied. */
const multiplying = (text: string): CardFacts => withAttack(text, { damage: 20, mark: 'x' });

const program = (text: string): string => {
  const made = compileCard(multiplying(text));
  return made.ok ? JSON.stringify(made.program) : '';
};

const BURN = (noun: string): string =>
  `Discard all Fire Energy attached to this Pokémon. This attack does 20 damage for each ${noun} you discarded in this way.`;

describe('Energy that something was done with', () => {
  it('is measured where Energy is said, and counted where cards are', () => {
    expect(program(BURN('Energy'))).toContain('"what":"energy"}');
    expect(program(BURN('Fire Energy'))).toContain('"what":"energy","types":["Fire"]');
    expect(program(BURN('Energy card'))).toContain('"what":"n"');
    expect(program(BURN('card'))).toBe(program(BURN('Energy card')));
  });

  it.each([
    'Discard an Energy card from your hand. This attack does 20 damage for each Energy you discarded in this way.',
    'Discard all Special Energy attached to this Pokémon. This attack does 20 damage for each Special Energy you discarded in this way.',
  ])('is counted where it was not attached, or is told by its cards: %s', (text) => {
    expect(program(text)).toContain('"what":"n"');
  });

  it('is no more than the text has taken', () => {
    const text = (many: string): string =>
      `Discard ${many} Energy attached to this Pokémon. This attack does 20 damage for each Energy you discarded in this way.`;
    expect(program(text('up to 2'))).toContain('"fn":"min","args":[2,');
    expect(program(text('2'))).toContain('"fn":"min","args":[2,');
    expect(program(text('any amount of'))).not.toContain('min');
  });

  it.each([
    BURN('Energy'),
    BURN('Fire Energy'),
    'Discard up to 2 Energy attached to this Pokémon. This attack does 20 damage for each Energy you discarded in this way.',
    'Discard 2 Energy attached to this Pokémon. This attack does 20 damage for each Energy you discarded in this way.',
    'Put all Energy attached to this Pokémon into your hand. This attack does 20 damage for each Energy put into your hand in this way.',
    'Discard all Fire Energy attached to this Pokémon. Flip a coin for each Fire Energy you discarded. This attack does 20 damage times the number of heads.',
  ])('is said again in our wording: %s', (text) => {
    const facts = multiplying(text);
    expect(compileCard(facts).ok).toBe(true);
    expect(compileCard(reworded(facts))).toEqual(compileCard(facts));
  });
});
