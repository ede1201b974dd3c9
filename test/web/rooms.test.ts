import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOOK = join(import.meta.dirname, '..', '..', 'src', 'web', 'look');
const tokens = readFileSync(join(LOOK, 'tokens.css'), 'utf8');

/** What the rules with exactly these selectors declare, by name. */
function declaredBy(selectors: string): readonly string[] {
  const plain = tokens.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...plain.matchAll(/^([^{}@]+)\{([^{}]*)\}/gm)].filter(([, each]) => each!.trim() === selectors);
  return rules.flatMap(([, , body]) => [...body!.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name!)).sort();
}

const night = declaredBy('body').filter((name) => name.startsWith('--'));
const day = declaredBy(':root[data-theme="day"] body,\n.card').filter((name) => name.startsWith('--'));

describe('the two rooms', () => {
  it('give the same things, so that a card, which lies in the day, takes nothing from the night', () => {
    expect(night.length).toBeGreaterThan(40);
    expect(day).toEqual(night);
  });

  it('give nothing on the root, from where it would reach into every card', () => {
    const root = declaredBy(':root');
    expect(root).toContain('--paper');
    expect(root.filter((name) => night.includes(name))).toEqual([]);
    expect([...root, ...declaredBy(':root[data-theme="day"]')]).not.toContain('color-scheme');
  });

  it('differ in nothing that is said of a card itself', () => {
    const sheets = readdirSync(LOOK).map((name) => readFileSync(join(LOOK, name), 'utf8'));
    expect(sheets.join('\n')).not.toMatch(/\[data-theme[^{},]*\.card\b/);
  });
});
