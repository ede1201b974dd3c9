import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../house/sources.js';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

describe('ARCHITECTURE', () => {
  it('is short enough to be read: under 200 lines', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThan(200);
  });

  it('tells of every room that is there', () => {
    const page = read('ARCHITECTURE.md');
    const rooms = readdirSync(join(root, 'src'));
    expect(rooms.filter((room) => !page.includes(`- **${room}** `))).toEqual([]);
  });
});

describe('a decision', () => {
  const folder = join('docs', 'decisions');
  const pages = readdirSync(join(root, folder)).filter((name) => /^\d{4}-/.test(name));

  it('has a number of its own', () => {
    expect(new Set(pages.map((name) => name.slice(0, 4))).size).toBe(pages.length);
  });

  it.each(pages)('says what it was about, what was decided and what follows: %s', (name) => {
    const page = read(folder, name);
    expect(page).toMatch(new RegExp(`^# ${name.slice(0, 4)} · `));
    for (const part of ['Context', 'Decision', 'Consequences']) expect(page).toContain(`\n**${part}.** `);
  });

  it.each(pages)('is in the list, under its title: %s', (name) => {
    const title = /^# \d{4} · (.+)$/m.exec(read(folder, name))?.[1];
    expect(read(folder, 'README.md')).toContain(`| [${name.slice(0, 4)}](${name}) | ${title} |`);
  });
});
