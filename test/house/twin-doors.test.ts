import { describe, expect, it } from 'vitest';
import { expectNone } from './sources.js';
import { madeUp, parsedUnder } from './syntax.js';
import { findTwins } from './twin-doors.js';

const sources = parsedUnder('src');

describe('the two doors of a room', () => {
  it('are no twins: that of the house hands on the public one', () => {
    const rooms = sources.filter(({ path }) => /^src\/\w+\/public\.ts$/.test(path));
    expect(rooms.length).toBeGreaterThan(0);
    const houses = rooms.map((open) => sources.find(({ path }) => path === open.path.replace('public', 'index'))!);
    expectNone(rooms.flatMap((open, place) => findTwins(houses[place]!, open)));
  });

  const open = madeUp('src/session/public.ts', "export { type A, b } from './a.js';");
  const problems = (text: string): string[] =>
    findTwins(madeUp('src/session/index.ts', text), open).map(({ problem }) => problem);

  it('are found where they are', () => {
    expect(problems("export { b } from './a.js';\nexport * from './public.js';")).toEqual([
      'names b of ./a.js, as the public door does',
    ]);
    expect(problems("export { c } from './c.js';")).toEqual(['does not hand on the public door']);
  });

  it('may differ: what is of this house alone, or stands in the place of what is public', () => {
    expect(
      problems("export { b } from './unchecked.js';\nexport { c } from './a.js';\nexport * from './public.js';"),
    ).toEqual([]);
  });
});
