import { describe, expect, it } from 'vitest';
import { compileCards } from '../../src/cards/index.js';
import { compileInThreads, threadsFor } from '../../src/cli/cards/compile-threads.js';
import { imported, pokemon } from '../cards/import/written.js';

/** Some compile and some do not, and each is another one. */
const facts = Array.from({ length: 1_500 }, (_, n) => {
  const effect = n % 7 === 3 ? `Wibble ${n} wobbles.` : `Flip a coin. If heads, draw ${1 + (n % 5)} cards.`;
  return imported(
    pokemon({ id: `inv1-${n}`, name: `Mossling ${n}`, attacks: [{ name: 'Ask', cost: ['Grass'], effect }] }),
  ).facts;
});

describe('cards compiled in several threads', () => {
  it('come to the same, each in its place, and it is told how far it is', async () => {
    const reached: number[] = [];
    const compiled = await compileInThreads(facts, 3, (done) => reached.push(done));
    expect(compiled).toEqual(compileCards(facts));
    expect(compiled.filter(({ ok }) => !ok).length).toBeGreaterThan(200);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    expect(reached.at(-1)).toBe(facts.length);
  });

  it('need nobody else where they are few', async () => {
    expect(threadsFor(facts.length)).toBe(1);
    expect(await compileInThreads(facts.slice(0, 3), 4)).toEqual(compileCards(facts.slice(0, 3)));
    expect(await compileInThreads([], 2)).toEqual([]);
  });
});
