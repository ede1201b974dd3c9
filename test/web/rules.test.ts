import { describe, expect, it } from 'vitest';
import { loadRegistry } from '../../src/cli/registry-files.js';
import type { Rule } from '../../src/registry/index.js';
import { findRules, neighboursOf } from '../../src/web/rules/find-rules.js';
import {
  citedIn,
  contradictionsOf,
  erasDiffer,
  readingsOf,
  saidElsewhere,
  seeAlso,
  sharedReadingsOf,
  sourcesOf,
} from '../../src/web/rules/readings.js';

const law = loadRegistry();
/** The eras in which one retreats as often as one can pay. */
const OLDEST = ['base-1999', 'neo-2000', 'e-card-2002'];
const rule = (id: string): Rule => law.byId.get(id) as Rule;
const all = { words: '', group: '', differing: false };
const ids = (words: string, more: Partial<typeof all> = {}): string[] =>
  findRules(law, { ...all, words, ...more }).map(({ id }) => id);

describe('the eras side by side', () => {
  it('flag the era that reads a rule otherwise than most', () => {
    const otherwise = readingsOf(rule('RET-05')).filter(({ differs }) => differs);
    expect(otherwise.map(({ era }) => era)).toEqual(OLDEST);
    expect(readingsOf(rule('RET-01')).some(({ differs }) => differs)).toBe(false);
    expect(erasDiffer(rule('RET-05'))).toBe(true);
    expect(erasDiffer(rule('RET-01'))).toBe(false);
  });

  it('stand together where they say the same', () => {
    const [first, second, ...more] = sharedReadingsOf(rule('RET-02'));
    expect([first?.text, first?.differs, first?.eras.map(({ era }) => era)]).toEqual(['unlimited', true, OLDEST]);
    expect([second?.text, second?.differs, second?.eras.length]).toEqual(['1', false, law.eras.length - OLDEST.length]);
    expect(more).toEqual([]);
  });

  it('take the rule as it is stated for the norm where two say this and two say that', () => {
    const same = { says: 'same', standing: 'printed', text: '', note: '' } as const;
    const none = { ...same, says: 'none' } as const;
    const split = { ...rule('RET-01'), eras: { a: none, b: none, c: same, d: same } };
    expect(readingsOf(split).map(({ differs }) => differs)).toEqual([true, true, false, false]);
  });

  it('tell from one era what the others say, those that say the same together', () => {
    expect(saidElsewhere(rule('RET-02'), 'hgss-2010')).toEqual([{ text: 'unlimited', eras: OLDEST }]);
    expect(saidElsewhere(rule('RET-02'), 'e-card-2002')).toEqual([
      { text: '1', eras: law.eras.map(({ id }) => id).filter((id) => !OLDEST.includes(id)) },
    ]);
    expect(saidElsewhere(rule('RET-01'), 'hgss-2010')).toEqual([]);
  });
});

describe('rules are found', () => {
  it('by their id, however it is typed', () => {
    expect(ids('ret-5')).toEqual(['RET-05']);
    expect(ids(' RET-05 ')).toEqual(['RET-05']);
  });

  it('by words, without accents, those in the title first', () => {
    const [first] = ids('confused retreat');
    expect(first).toBe('RET-05');
    expect(ids('pokemon tool').length).toBeGreaterThan(3);
    expect(ids('xylophone')).toEqual([]);
  });

  it('by group, and by whether eras differ', () => {
    expect(ids('', { group: 'RET' })).toHaveLength(12);
    expect(ids('', { group: 'RET', differing: true })).toContain('RET-05');
    expect(ids('', { group: 'RET', differing: true })).not.toContain('RET-01');
    expect(ids('')).toHaveLength(law.entries.length);
  });

  it('one after the other', () => {
    expect(neighboursOf(law, 'RET-02').map((entry) => entry?.id)).toEqual(['RET-01', 'RET-03']);
    expect(neighboursOf(law, law.entries[0]!.id)[0]).toBe(null);
  });
});

describe('a rule’s page', () => {
  it('names the contradictions that decided it', () => {
    expect(contradictionsOf(law.entries, 'KIND-03').map(({ id }) => id)).toContain('CON-15');
  });

  it('names the rules that its words name, and not itself', () => {
    expect(seeAlso(rule('RET-04'), law.byId)).toContain('RET-05');
    for (const entry of law.entries) expect(seeAlso(entry, law.byId)).not.toContain(entry.id);
  });

  it('gives each era the sources that are its own books', () => {
    expect(sourcesOf(rule('RET-05'), law.books, 'platinum-2009')).toEqual(['Comprehensive Rules 309']);
    expect(sourcesOf(rule('RET-07'), law.books, 'swsh-2022')).toEqual(['every book']);
  });

  it('makes links of rules and discs of Energy', () => {
    expect(citedIn('pay {W} (RET-05).')).toEqual(['pay ', { energy: 'Water' }, ' (', { rule: 'RET-05' }, ').']);
    expect(citedIn('nothing')).toEqual(['nothing']);
  });
});
