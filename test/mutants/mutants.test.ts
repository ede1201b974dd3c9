import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutated, readMutants } from '../../scripts/mutants/list.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = ['rules', 'turn', 'terms', 'carry-out'];
const mutants = readMutants(ROOT);

const rules = readdirSync(join(ROOT, 'rules'))
  .map((name) => readFileSync(join(ROOT, 'rules', name), 'utf8'))
  .join('\n');

describe('the faults that must be noticed', () => {
  it('are called by different names', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it('are spread over the folders that hold the rules', () => {
    for (const folder of FOLDERS) {
      const own = mutants.filter(({ file }) => file.startsWith(`src/engine/${folder}/`));
      expect(own.length, folder).toBeGreaterThanOrEqual(8);
    }
  });

  for (const mutant of mutants) {
    it(`${mutant.name} still has its one place in the sources`, () => {
      const path = join(ROOT, mutant.file);
      expect(existsSync(path), mutant.file).toBe(true);
      const faulty = mutated(readFileSync(path, 'utf8'), mutant);
      expect(faulty, `"${mutant.find}" is not exactly once in ${mutant.file}: write the fault anew`).not.toBeNull();
      expect(faulty).not.toBe(readFileSync(path, 'utf8'));
    });

    it(`${mutant.name} breaks a rule that there is`, () => {
      expect(rules).toContain(`- id: ${mutant.rule}\n`);
    });
  }
});

describe('putting a fault in', () => {
  const fault = { find: 'a < b', put: 'a <= b' };

  it('changes the one place', () => {
    expect(mutated('if (a < b) return;', fault)).toBe('if (a <= b) return;');
  });

  it('is refused where the text is not there, or is there twice', () => {
    expect(mutated('if (a > b) return;', fault)).toBeNull();
    expect(mutated('a < b || a < b', fault)).toBeNull();
  });
});
