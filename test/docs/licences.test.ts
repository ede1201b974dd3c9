import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentPage, importedPackages, licencesPage } from '../../scripts/licences.mjs';
import { root } from '../house/sources.js';

/** What who installs or embeds Rulebox need not be asked about. */
const KNOWN =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense)$/;

describe('docs/LICENCES.md', () => {
  const page = readFileSync(join(root, 'docs', 'LICENCES.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (?!package|---)(\S+) \| (\S+) \| (.+) \|$/gm)].map(([, name, , licence]) => [
    name!,
    licence!,
  ]);

  it('is what `npm run licences` writes', () => {
    expect(page).toBe(currentPage());
  });

  it('knows the licence of every package, and lets none in that asks for more than a notice', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(([, licence]) => !licence!.split(' OR ').some((each) => KNOWN.test(each)))).toEqual([]);
  });

  it('has every package that the sources import', () => {
    const names = rows.map(([name]) => name);
    expect(importedPackages()).toEqual(expect.arrayContaining(['commander', 'libsql', 'react', 'yaml']));
    for (const name of importedPackages()) expect(names).toContain(name);
  });

  it('puts each where it ships: installed, joined, or only for building', () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/c': { version: '3.0.0', optionalDependencies: { d: '1' } },
      'node_modules/d': { version: '1.0.0', os: ['linux'] },
    };
    const made = licencesPage({ manifest: { dependencies: { a: '1' } }, lock: { packages }, imported: ['a', 'b'] });
    expect(
      made.split('\n## ').map((part) => [...part.matchAll(/^\| (\w) \| (\S+) \| (\S+) \|$/gm)].map(([row]) => row)),
    ).toEqual([
      [],
      ['| a | 1.0.0 | MIT |', '| b | 2.0.0 | ISC |'],
      ['| b | 1.0.0 | MIT |'],
      ['| c | 3.0.0 | unknown |'],
    ]);
  });
});
