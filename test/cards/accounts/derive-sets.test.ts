import { describe, expect, it } from 'vitest';
import { deriveSets } from '../../../src/cards/index.js';
import { imported, pokemon } from '../import/written.js';
import { asData } from './written.js';

const here = (setId: string, numbers: readonly string[], name: (at: number) => string) =>
  numbers.map((localId, at) => imported(pokemon({ id: `${setId}-${localId}`, localId, setId, name: name(at) })));
const there = (id: string, numbers: readonly string[], name: (at: number) => string) =>
  numbers.map((number, at) =>
    imported(
      asData({
        id: `${id}-${number}`,
        number,
        name: name(at),
        set: { id, series: 'Invented', releaseDate: '2009/05/01' },
      }),
    ),
  );

const NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const PADDED = NUMBERS.map((number) => number.padStart(3, '0'));
const called = (at: number): string => `Mossling ${'abcdefghijkl'[at]}`;

describe('sets of two databases', () => {
  it('are one by the numbers and names of their cards', () => {
    const others = here('inv02', PADDED, (at) => `Pebblet ${at}`);
    const [pair, ...more] = deriveSets([...here('inv01', PADDED, called), ...others, ...there('in1', NUMBERS, called)]);
    expect(more).toEqual([]);
    expect(pair).toMatchObject({ tcgdex: { id: 'inv01', cards: 12 }, 'pokemon-tcg-data': { id: 'in1' }, digits: 3 });
    expect(pair?.ids).toBeUndefined();
  });

  it('are one by names and day where the numbers are others, and then each card is named', () => {
    const numbers = NUMBERS.map((number) => `X${number}`);
    const [pair] = deriveSets([...here('inv01', numbers, called), ...there('in1', NUMBERS, called)]);
    expect(pair?.ids?.['in1-3']).toBe('inv01-X3');
    expect(Object.keys(pair?.ids ?? {})).toHaveLength(12);
  });

  it('are none where they share less than half', () => {
    expect(deriveSets([...here('inv01', PADDED, called), ...there('in1', NUMBERS, (at) => `Pebblet ${at}`)])).toEqual(
      [],
    );
  });

  it('are two of one where the other counts a set of letters to a larger one', () => {
    const letters = [...'ABCDEFGHIJKL'];
    const pairs = deriveSets([
      ...here('inv01', PADDED, called),
      ...here('invu', letters, () => 'Rune'),
      ...there('in1', [...NUMBERS, ...letters], (at) => (at < 12 ? called(at) : 'Rune')),
    ]);
    expect(pairs.map(({ tcgdex }) => tcgdex.id)).toEqual(['inv01', 'invu']);
    expect(pairs[1]?.ids?.['in1-C']).toBe('invu-C');
  });
});
