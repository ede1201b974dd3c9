// Two versions by turns: the command that compares their speed works on the trees of today.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../house/sources.js';

it('this version against a copy of itself does the same work', () => {
  const asked = ['--null', '--what', 'copies', '--slices', '1', '--json'];
  const said = execFileSync(process.execPath, [join(root, 'scripts/by-turns.mjs'), ...asked], { encoding: 'utf8' });
  const found = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly name: string; readonly same: boolean; readonly ratio: number });
  expect(found.map(({ name, same }) => [name, same])).toEqual([
    ['fork', true],
    ['unpack', true],
  ]);
  for (const { ratio } of found) expect(ratio).toBeGreaterThan(0);
});
