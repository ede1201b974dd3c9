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

const DAY = ':root[data-theme="day"] body,\n.card';

describe('the two rooms', () => {
  it('are one word, which a card says for itself: what else a room gave would reach into every card', () => {
    expect(declaredBy('body').filter((name) => name.startsWith('--'))).toEqual([]);
    expect(declaredBy(DAY)).toEqual(['color-scheme']);
  });

  it('are not told apart on the root, from where everything would be styled anew', () => {
    expect(declaredBy(':root')).toContain('--felt');
    expect([...declaredBy(':root'), ...declaredBy(':root[data-theme="day"]')]).not.toContain('color-scheme');
  });

  it('differ in nothing that is said of a card itself', () => {
    const sheets = readdirSync(LOOK).map((name) => readFileSync(join(LOOK, name), 'utf8'));
    expect(sheets.join('\n')).not.toMatch(/\[data-theme[^{},]*\.card\b/);
  });
});
