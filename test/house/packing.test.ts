import { describe, expect, it } from 'vitest';
import { expectNone, matches, type Source, sourcesUnder } from './sources.js';

/*
 * How the engine keeps events and places in small integers is its own business: everybody else gets them as values, and asks
 * `seatOf` whose a Pokémon is.
 */
const PACKED = /(?:>>>?|<<)\s*4\b|\blog[!?]?\??\.numbers\b/g;

const unpackedIn = (source: Source) =>
  matches(source, PACKED, () => ({
    problem: 'takes apart what only the engine packs',
    remedy: 'Ask the engine: eventsFor, eventCount, cardOfEvent, seatOfEvent, seatOf',
  }));

describe('events and places', () => {
  it('are taken apart by nobody outside the engine', () => {
    const outside = sourcesUnder('src', ['.ts', '.tsx']).filter(({ path }) => !path.startsWith('src/engine/'));
    expectNone(outside.flatMap(unpackedIn));
  });

  it('are noticed where somebody does', () => {
    const found = (text: string) => unpackedIn({ path: 'src/web/made-up.ts', text }).length;
    expect(found('const seat = pokemon >> 4;')).toBe(1);
    expect(found('const heard = game.log!.numbers.length / 4;')).toBe(1);
    expect(found('const heard = eventCount(game.log!); const half = count >> 1;')).toBe(0);
  });
});
