import { describe, expect, it } from 'vitest';
import { compileCard, compileCards } from '../../../src/cards/compile/compile.js';
import { forgetTexts } from '../../../src/cards/compile/known-texts.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { withAttack } from './texts.js';

const named = (facts: CardFacts, name: string): CardFacts => ({ ...facts, name });
const attackOf = (facts: CardFacts) => {
  const compiled = compileCard(facts);
  return compiled.ok ? compiled.program.attacks[0] : compiled.unsupported[0];
};

describe('texts that several cards have', () => {
  it('come to one program, whatever the cards are named and however much their attacks do', () => {
    const text = 'Lanternfin does 10 damage to itself.';
    const first = attackOf(withAttack(text));
    expect(first).toHaveProperty('part', 'attack');
    expect(attackOf(named(withAttack(text.replace('Lanternfin', 'Reefback'), { damage: 50 }), 'Reefback'))).toBe(first);
  });

  it('are made for each card where its own name or number is asked for', () => {
    const search = (name: string) =>
      attackOf(
        named(
          withAttack(`Search your deck for a card named ${name} and put it into your hand. Shuffle your deck.`),
          name,
        ),
      );
    expect(JSON.stringify(search('Lanternfin'))).toContain('"Lanternfin"');
    expect(JSON.stringify(search('Reefback'))).toContain('"Reefback"');
    const more = (damage: number) =>
      attackOf(
        withAttack('Flip 2 coins. This attack does 30 damage times the number of heads.', { damage, mark: 'x' }),
      );
    expect(more(30)).toHaveProperty('part', 'attack');
    expect(more(40)).toHaveProperty('reason', 'the text multiplies another number than the printed one');
    expect(more(30)).toHaveProperty('part', 'attack');
  });

  it('are marked where each card prints what is not understood', () => {
    const strange = (name: string) => attackOf(named(withAttack(`${name} does 10 damage to itself. It hums.`), name));
    expect(strange('Reefback')).toMatchObject({ text: expect.stringMatching(/hums|It/) });
    expect(strange('Old Reefback')).toMatchObject({ text: expect.stringMatching(/hums|It/) });
  });

  it('are read anew when they are forgotten', () => {
    const text = 'Draw 2 cards.';
    const first = attackOf(withAttack(text));
    forgetTexts();
    const second = attackOf(withAttack(text));
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  it('come to the same for many cards at once as for one after another, known or not', () => {
    const cards = Array.from({ length: 100 }, (_, i) =>
      withAttack(`Draw ${(i % 9) + 1} cards.${i % 7 === 0 ? ' It hums.' : ''}`),
    );
    const one = cards.map(compileCard);
    expect(compileCards(cards)).toEqual(one);
    forgetTexts();
    expect(compileCards(cards)).toEqual(one);
    expect(one.filter(({ ok }) => ok)).toHaveLength(85);
    expect(compileCards([])).toEqual([]);
  });
});
