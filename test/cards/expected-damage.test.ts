import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/cards/index.js';
import { type AttackFacts, BLANK_FACTS, type CardFacts, prepare } from '../../src/engine/index.js';

/** What an attack with this number and text comes to in an ordinary game. */
function expected(damage: number, mark: AttackFacts['mark'], text: string): number {
  const attack: AttackFacts = {
    name: 'Blow',
    cost: ['Water', 'Water'],
    damage,
    mark,
    text,
    gx: false,
    vstar: false,
  };
  const card: CardFacts = {
    ...BLANK_FACTS,
    name: 'Fighter',
    stage: 'basic',
    types: ['Water'],
    hp: 90,
    attacks: [attack],
  };
  const compiled = compileCard(card);
  if (!compiled.ok) throw new Error(`not understood: ${text}`);
  const deck = new Array<number>(60).fill(0);
  const setup = prepare({
    era: 'swsh-2022',
    format: 'constructed',
    facts: [card],
    programs: [compiled.program],
    decks: [deck, deck],
    seed: 1,
    anyDeck: true,
  });
  if (!setup.ok) throw new Error(setup.error[0]!.message);
  return setup.value.attacks[0]!.expected;
}

describe('the damage that is expected of an attack', () => {
  it('is its number where no text says more', () => {
    expect(expected(50, '', '')).toBe(50);
    expect(expected(50, '', 'Draw a card.')).toBe(50);
  });

  it('counts a coin half', () => {
    expect(expected(20, '+', 'Flip a coin. If heads, this attack does 20 more damage.')).toBe(30);
    expect(expected(40, '', 'Flip a coin. If tails, this attack does nothing.')).toBe(20);
    expect(expected(30, 'x', 'Flip 2 coins. This attack does 30 damage for each heads.')).toBe(30);
  });

  it('reckons with a price that is paid', () => {
    const text =
      'You may discard up to 2 Energy cards attached to this Pokémon. If you do, this attack does 120 more damage for each card discarded in this way.';
    expect(expected(10, '+', text)).toBeGreaterThan(200);
  });

  it('takes a Bench for what it usually is', () => {
    const text = 'This attack does 20 more damage for each of your opponent’s Benched Pokémon.'.replace('’', "'");
    expect(expected(10, '+', text)).toBe(70);
  });

  it('counts damage on the Bench for less than damage in front', () => {
    const aside = expected(30, '', "This attack also does 20 damage to 1 of your opponent's Benched Pokémon.");
    expect(aside).toBeGreaterThan(30);
    expect(aside).toBeLessThan(50);
  });
});
