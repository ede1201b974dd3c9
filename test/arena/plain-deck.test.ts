import { describe, expect, it } from 'vitest';
import { plainDeck, plainGame, randomNumbers } from '../../src/arena/index.js';
import { type CardFacts, deckFaults, ERAS, FORMATS, newGame } from '../../src/engine/index.js';

const tables = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({
    era,
    format,
    title: `${era.id}, ${format.id}`,
  })),
);

const decksOf = (at: number, count: number): CardFacts[][] => {
  const { era, format } = tables[at]!;
  return Array.from({ length: count }, (_, seed) => plainDeck(era, format, randomNumbers(seed)));
};

describe.each(tables.map(({ title }, at) => ({ title, at })))('plain decks: $title', ({ at }) => {
  const { era, format } = tables[at]!;
  const decks = decksOf(at, 150);
  const cards = decks.flat();

  it('are legal', () => {
    expect(decks.flatMap((deck) => deckFaults(deck, era, format))).toEqual([]);
  });

  it('have no text anywhere', () => {
    const texts = cards.flatMap(({ text, attacks, powers }) => [
      text,
      ...attacks.map((attack) => attack.text),
      ...powers,
    ]);
    expect(new Set(texts)).toEqual(new Set(['']));
  });

  it('hold every stage of the era that is played without its text, and every kind of Trainer and Energy card', () => {
    const unplayable = ['legend', 'v-union', 'restored'];
    const stages = new Set(cards.flatMap(({ stage }) => stage ?? []));
    expect(stages).toEqual(new Set(era.stages.filter((stage) => !unplayable.includes(stage))));
    const trainers = new Set(cards.flatMap(({ trainer }) => trainer ?? []));
    expect([...trainers].sort()).toEqual(['fossil', 'item', 'stadium', 'supporter', 'technical-machine', 'tool']);
    const provided = cards.flatMap(({ provides }) => provides.map((unit) => unit.length));
    expect(Math.max(...provided)).toBeGreaterThan(2);
    expect(cards.some(({ provides }) => provides.length === 2)).toBe(true);
  });

  it('differ: in costs, Retreat Costs, Weaknesses and Resistances', () => {
    const costs = cards.flatMap(({ attacks }) => attacks.map(({ cost }) => cost.length));
    expect(new Set(costs)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(cards.map(({ retreat }) => retreat))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(cards.some(({ attacks }) => attacks.some(({ damage }) => damage === 0))).toBe(true);
    expect(cards.some(({ types }) => types.length === 2)).toBe(true);
    const operations = cards.flatMap(({ weaknesses }) => weaknesses.map(({ amount }) => amount?.operation ?? 'era'));
    expect(new Set(operations)).toEqual(new Set(['times', 'plus', 'era']));
  });

  it('let a Basic Pokémon evolve by the names printed on them', () => {
    const names = new Set(cards.map(({ name }) => name));
    const orphans = cards.filter(({ evolvesFrom }) => evolvesFrom !== '' && !names.has(evolvesFrom));
    expect(orphans).toEqual([]);
  });
});

describe('a plain game', () => {
  it('is the same for the same seed and another for another', () => {
    const game = (seed: number) => JSON.stringify(plainGame(ERAS[1]!, FORMATS[0]!, randomNumbers(seed)));
    expect(game(1)).toBe(game(1));
    expect(game(1)).not.toBe(game(2));
  });

  it('can begin, whatever the seed', () => {
    for (const [at, { era, format }] of tables.entries()) {
      for (let seed = 0; seed < 40; seed++) {
        expect(newGame(plainGame(era, format, randomNumbers(seed, at))).ok).toBe(true);
      }
    }
  });
});
