import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/WAYS.md', 'utf8');
const MOST_HOPS = 18;

interface Hop {
  readonly number: number;
  readonly file: string;
  readonly name: string;
}

/** The rows of the table; a room stands where it is another than before. */
function hops(): readonly Hop[] {
  let room = '';
  return [...page.matchAll(/^\| (\d+) \|\s*(\w*)\s*\| `([^`]+)` \| \*(\w+)\* \|/gm)].map(
    ([, number, named, file, name]) => {
      room = named || room;
      return { number: Number(number), file: join('src', room, file!), name: name! };
    },
  );
}

describe('the way of one click', () => {
  it.each(hops())('$number: $file has $name', ({ file, name }) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b\\s*[=:(<]`));
  });

  it('is told hop by hop, and has few of them', () => {
    const numbers = hops().map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.length).toBeLessThanOrEqual(MOST_HOPS);
  });
});

describe('the way of one choice online', () => {
  const online = page.slice(page.indexOf('## The way of one choice online'));
  it.each([...new Set([...online.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file!))])('has %s', (file) => {
    expect(existsSync(join('src', 'server', file))).toBe(true);
  });
});
