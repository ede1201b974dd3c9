import { describe, expect, test } from 'vitest';
import type { Statement } from '../../src/engine/effects/program.js';
import { isSame } from '../../src/engine/effects/same.js';
import { looksAtHidden, mentions, someTerm, someWord } from '../../src/engine/effects/walk.js';
import { reachesOthers } from '../../src/engine/link/reaches-others.js';

const SEARCH: Statement = {
  op: 'move',
  as: '#1',
  cards: { get: 'cards', in: { zone: 'deck' }, where: { test: 'name', is: ['opponent', '#2'] }, take: { any: true } },
  to: { zone: 'hand' },
  order: 'any',
};
const STRIKE: Statement = {
  op: 'if',
  if: { test: 'did', what: '#1' },
  do: [{ op: 'put-counters', n: 1, on: { get: 'pokemon', side: 'any', spot: 'in-play' } }],
};

describe('the walk over a program', () => {
  test('finds a term however deep it is', () => {
    expect(someTerm([SEARCH, STRIKE], (term) => 'test' in term && term.test === 'did')).toBe(true);
    expect(someTerm([SEARCH], (term) => 'test' in term && term.test === 'did')).toBe(false);
  });

  test('hears words, and takes no name of a card for one', () => {
    expect(someWord([SEARCH], (word) => word === 'opponent')).toBe(false);
    expect(mentions(SEARCH, '#2')).toBe(false);
    expect(mentions(STRIKE, '#1')).toBe(true);
    expect(looksAtHidden(SEARCH)).toBe(true);
    expect(looksAtHidden(STRIKE)).toBe(false);
  });

  test('An attack is against somebody where any Pokémon is meant, not where any number or any order is (ATK-04)', () => {
    expect(reachesOthers([SEARCH])).toBe(false);
    expect(reachesOthers([STRIKE])).toBe(true);
    expect(reachesOthers([{ op: 'base', set: 30 }])).toBe(true);
  });

  test('tells terms that say the same from others', () => {
    expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSame([1], [2])).toBe(false);
  });
});
