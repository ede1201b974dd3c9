// A change goes into a thing of a list by its first field: what a thing is known by must stand first in what is told.
import { describe, expect, it } from 'vitest';
import { practice } from './tables.js';

/** The first field of everything that stands in lists under a name. */
function firstFields(value: unknown, name: string, found: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [field, each] of Object.entries(value)) firstFields(each, field, found);
    return;
  }
  for (const each of value) {
    if (typeof each === 'object' && each !== null && !Array.isArray(each))
      found.set(name, (found.get(name) ?? new Set()).add(Object.keys(each)[0]!));
    firstFields(each, name, found);
  }
}

describe('what stands in a list that is told', () => {
  it('is known by its first field', () => {
    const game = practice(8, 'platinum-2009');
    game.play(60);
    const found = new Map<string, Set<string>>();
    for (const moment of game.moments) firstFields({ ...moment, faces: [] }, 'moment', found);
    expect(Object.fromEntries([...found].map(([name, fields]) => [name, [...fields].join()]))).toEqual({
      ...{ sides: 'seat', active: 'pokemon', bench: 'pokemon' },
      ...{ cards: 'card', under: 'card', attached: 'card', played: 'card' },
      ...{ options: 'answer', acts: 'act', uses: 'pokemon', attacks: 'number', powers: 'number' },
      prized: 'name',
      told: 'kind', // what has been told stays the very same, but for the last of it
    });
  });
});
