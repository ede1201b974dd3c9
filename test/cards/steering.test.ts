import { describe, expect, it } from 'vitest';
import { compileCards, type ImportedCard, shareOfRare, steering } from '../../src/cards/index.js';
import { imported, pokemon } from './import/written.js';

let number = 0;

/** A print of its own with this attack, of a set and a serie. */
function printOf(effect: string, setId = 'inv1', serie = 'Invented'): ImportedCard {
  number++;
  const attacks = [{ name: 'Slap', cost: ['Grass'], damage: 10, effect }];
  return imported(pokemon({ id: `${setId}-${number}`, localId: `${number}`, setId, serie, attacks }));
}

describe('the forecast', () => {
  it('counts sentences that stand in one set only, and carries those whose phrases serve another set', () => {
    const cards = [
      printOf('Draw 2 cards.'),
      printOf('Draw 3 cards.', 'inv2', 'Later'),
      printOf('Flip a coin.', 'inv2'),
    ];
    const { total, series } = steering(cards, compileCards);
    expect(series['Later']).toEqual({ sentences: 1, carried: 1 });
    expect(total.sentences).toBe(3);
    expect(total.carried).toBe(2);
  });

  it('leaves out what stands in several sets', () => {
    const cards = [printOf('Draw 2 cards.'), printOf('Draw 2 cards.', 'inv2'), printOf('Draw 3 cards.', 'inv3')];
    expect(steering(cards, compileCards).total).toEqual({ sentences: 1, carried: 1 });
  });

  it('carries no sentence that is not understood', () => {
    const cards = [printOf('Draw 2 whales.'), printOf('Draw 2 cards.', 'inv2')];
    expect(steering(cards, compileCards).total).toEqual({ sentences: 2, carried: 0 });
  });

  it('carries a sentence that stands in a text of which another one is not understood only where it compiles elsewhere', () => {
    const half = [printOf('Draw 2 cards. Sing a whale.'), printOf('Draw 3 cards.', 'inv2')];
    expect(steering(half, compileCards).total).toEqual({ sentences: 3, carried: 0 });
    const whole = [...half, printOf('Draw 2 cards.')];
    expect(steering(whole, compileCards).total).toEqual({ sentences: 3, carried: 2 });
  });
});

describe('the use of phrases', () => {
  it('is told in sentences and sets, however often a sentence is printed', () => {
    const cards = [printOf('Draw 2 cards.'), printOf('Draw 2 cards.', 'inv2'), printOf('Draw 3 cards.', 'inv2')];
    const { phrases } = steering(cards, compileCards);
    const draw = phrases.filter(({ says }) => says.startsWith('draw')).map(({ sentences, sets }) => [sentences, sets]);
    expect(draw).toContainEqual([2, 2]);
    expect(draw).not.toContainEqual([3, 2]);
  });

  it('tells how many phrases serve at most two sentences', () => {
    const { use, phrases } = steering([printOf('Draw 2 cards.')], compileCards);
    expect(use.phrases).toBe(phrases.length);
    expect(use.once).toBe(phrases.filter(({ sentences }) => sentences === 1).length);
    expect(use.once).toBeGreaterThan(0);
    expect(shareOfRare(use)).toBe(1);
  });
});
