import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { readScenarios, runScenario } from '../../src/scenarios/index.js';
import { root } from '../house/sources.js';
import { knownIds } from '../scenarios/known.js';
import { complaints, ran } from './examples.js';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The blocks of code in one language, in order. */
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code!);

describe('the README', () => {
  it('shows a turn that runs as it stands, from the door of the package, and prints what it says', async () => {
    const [code] = blocks('ts');
    const [printed] = blocks('text');
    expect(code).toContain("from 'rulebox/engine'");
    expect(complaints([code!])).toEqual([]);
    const { stdout, stderr } = await ran(code!);
    expect(stderr).toBe('');
    expect(stdout).toBe(printed);
  });

  it('shows a ruling that holds', () => {
    const [scenario] = blocks('yaml');
    const { scenarios, diagnostics } = readScenarios('README.md', scenario!, knownIds());
    expect(diagnostics).toEqual([]);
    expect(scenarios.flatMap((each) => runScenario(each)).map(({ ok, message }) => [ok, message])).toEqual([
      [true, ''],
    ]);
  });

  it('names only scripts and commands that are there', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const named = [...readme.matchAll(/\bnpm (?:run -s )?(\w+)/g)].map(([, name]) => name!);
    expect(named).toEqual(expect.arrayContaining(['start', 'test', 'rulebox']));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
    const commands = [...readme.matchAll(/rulebox -- (\w+)/g)].map(([, name]) => name!);
    expect(commands).toContain('replay');
    expect(COMMANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(commands));
  });
});
