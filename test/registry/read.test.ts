import { describe, expect, it } from 'vitest';
import { expandReference, readPolicies, readRegistry, readWaiting } from '../../src/registry/index.js';
import { filesWith, INDEX, INFERRED, NONE, resolution, rule, SAME, value } from './files.js';

/** An id that no rule has, put together so that nobody takes it for a citation. */
const MISSING = ['RET', 99].join('-');

/** What is wrong with the files: `code file id`. */
function faults(files: ReadonlyMap<string, unknown>): readonly string[] {
  const result = readRegistry(files);
  return result.ok ? [] : result.diagnostics.map(({ code, file, id }) => `${code} ${file} ${id}`.trim());
}

function registry(ret: readonly unknown[], con: readonly unknown[] = []) {
  const result = readRegistry(filesWith(ret, con));
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.value;
}

it('reads rules with a cell for each era, and resolutions with what they decide', () => {
  const cells = { 'old-2000': value('2 cards'), 'new-2020': INFERRED };
  const read = registry(
    [rule('RET-01', { eras: cells, test: 'given, then', example: true })],
    [resolution('CON-01', ['RET-01'])],
  );
  expect(read.byId.get('RET-01')).toEqual({
    kind: 'rule',
    id: 'RET-01',
    group: 'RET',
    title: 'Title of RET-01',
    rule: 'What RET-01 says.',
    sources: ['Old Book 1'],
    test: 'given, then',
    example: true,
    eras: {
      'old-2000': { says: 'value', standing: 'printed', text: '2 cards', note: '' },
      'new-2020': { says: 'same', standing: 'inferred', text: '', note: 'the book is silent' },
    },
  });
  expect(read.byId.get('CON-01')).toMatchObject({ kind: 'resolution', resolves: ['RET-01'] });
  expect(read.entries.map(({ id }) => id)).toEqual(['RET-01', 'CON-01']);
});

it('reports keys it does not know and keys it misses', () => {
  expect(faults(filesWith([rule('RET-01', { colour: 'red' })]))).toEqual(['unknown-key ret.yaml RET-01']);
  const { title: _, ...untitled } = rule('RET-01');
  expect(faults(filesWith([untitled]))).toEqual(['missing-key ret.yaml RET-01']);
  expect(faults(filesWith([rule('RET-01', { eras: { 'old-2000': { ...SAME, page: 3 }, 'new-2020': SAME } })]))).toEqual(
    ['unknown-key ret.yaml RET-01'],
  );
});

it('reports a missing cell and an era that does not exist', () => {
  expect(faults(filesWith([rule('RET-01', { eras: { 'old-2000': SAME } })]))).toEqual(['missing-cell ret.yaml RET-01']);
  const cells = { 'old-2000': SAME, 'new-2020': SAME, 'next-2040': SAME };
  expect(faults(filesWith([rule('RET-01', { eras: cells })]))).toEqual(['unknown-era ret.yaml RET-01']);
});

it('reports an id that is there twice, also when it is in the file of another group', () => {
  expect(faults(filesWith([rule('RET-01'), rule('RET-01')]))).toEqual(['duplicate-id ret.yaml RET-01']);
  expect(faults(filesWith([rule('ATK-01')]))).toEqual(['wrong-value ret.yaml ATK-01']);
});

it('reports a cell whose text does not fit what it says', () => {
  const withCell = (cell: unknown) => filesWith([rule('RET-01', { eras: { 'old-2000': cell, 'new-2020': SAME } })]);
  expect(faults(withCell({ says: 'value', standing: 'printed' }))).toEqual(['wrong-value ret.yaml RET-01']);
  expect(faults(withCell({ ...NONE, text: 'something' }))).toEqual(['wrong-value ret.yaml RET-01']);
  expect(faults(withCell({ says: 'maybe', standing: 'printed' }))).toEqual(['wrong-value ret.yaml RET-01']);
  expect(faults(withCell({ says: 'same', standing: 'guessed' }))).toEqual(['wrong-value ret.yaml RET-01']);
  expect(faults(withCell('same'))).toEqual(['wrong-shape ret.yaml RET-01']);
});

describe('an era that descends from another', () => {
  const eras = [...INDEX.eras, { id: 'next-2040', from: 'new-2020', short: 'next', title: 'Next (2040)' }];
  const index = { ...INDEX, eras };
  const cellsOf = (cells: object) => {
    const read = readRegistry(filesWith([rule('RET-01', { eras: cells })], [], index));
    if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
    const entry = read.value.byId.get('RET-01');
    return entry?.kind === 'rule' ? entry.eras : {};
  };
  const before = { 'old-2000': SAME, 'new-2020': { ...value('2 cards'), note: 'page 3' } };

  it('is read as that one where it writes no cell, as an inference', () => {
    expect(cellsOf(before)['next-2040']).toEqual({
      says: 'value',
      standing: 'inferred',
      text: '2 cards',
      note: '',
      as: 'new-2020',
    });
  });

  it('may say how sure that is, or write a cell of its own', () => {
    const sure = cellsOf({ ...before, 'next-2040': { standing: 'reported', note: 'by a judge' } });
    expect(sure['next-2040']).toMatchObject({
      text: '2 cards',
      standing: 'reported',
      note: 'by a judge',
      as: 'new-2020',
    });
    const own = cellsOf({ ...before, 'next-2040': NONE });
    expect(own['next-2040']).toEqual({ says: 'none', standing: 'printed', text: '', note: '' });
  });

  it('answers a point as that one, as an inference unless it is listed', () => {
    const read = readRegistry(filesWith([rule('RET-01')], [], index));
    if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
    const point = { number: 1, key: 'retreats', section: 'A', asks: 'How often', rules: ['RET-01'] };
    const sections = [{ id: 'A', title: 'All' }];
    const standingsOf = (more: object) => {
      const result = readPolicies({ sections, points: [{ ...point, ...more }] }, read.value);
      return result.ok ? result.value.points[0]!.standings : result.diagnostics.map(({ code }) => code);
    };
    expect(standingsOf({})).toEqual({ 'old-2000': 'printed', 'new-2020': 'printed', 'next-2040': 'inferred' });
    expect(standingsOf({ unknown: ['old-2000'], printed: ['next-2040'] })).toEqual({
      'old-2000': 'unknown',
      'new-2020': 'printed',
      'next-2040': 'printed',
    });
    expect(standingsOf({ inferred: ['old-2000'], reported: ['old-2000'] })).toEqual(['wrong-value']);
  });

  it('descends from one that there is, and not from itself', () => {
    const from = (...parents: readonly (string | undefined)[]) =>
      faults(
        filesWith([rule('RET-01')], [], {
          ...INDEX,
          eras: INDEX.eras.map((era, i) => (parents[i] === undefined ? era : { ...era, from: parents[i] })),
        }),
      );
    expect(from(undefined, 'old-2000')).toEqual([]);
    expect(from(undefined, 'no-era')).toEqual(['unknown-era index.yaml new-2020']);
    expect(from('new-2020', 'old-2000')).toEqual([
      'wrong-value index.yaml old-2000',
      'wrong-value index.yaml new-2020',
    ]);
  });
});

it('reports an entry with neither cells nor a resolution, and one with both', () => {
  const { eras: _, ...bare } = rule('RET-01');
  expect(faults(filesWith([bare]))).toEqual(['missing-key ret.yaml RET-01']);
  expect(faults(filesWith([rule('RET-01', { resolves: [] })]))).toEqual(['missing-key ret.yaml RET-01']);
});

it('reports a resolution of a rule that does not exist', () => {
  expect(faults(filesWith([], [resolution('CON-01', ['RET-09'])]))).toEqual(['unknown-rule con.yaml CON-01']);
});

it('reports an example without a test', () => {
  expect(faults(filesWith([rule('RET-01', { example: true })]))).toEqual(['missing-key ret.yaml RET-01']);
  expect(faults(filesWith([rule('RET-01', { example: 'yes', test: 'x' })]))).toEqual(['wrong-value ret.yaml RET-01']);
});

it('reports files that are missing or of the wrong shape, and goes on', () => {
  expect(faults(new Map())).toEqual(['missing-file index.yaml']);
  expect(faults(new Map([['index.yaml', INDEX]]))).toEqual(['missing-file ret.yaml', 'missing-file con.yaml']);
  expect(faults(filesWith({ RET: [] }, 'nothing'))).toEqual(['wrong-shape ret.yaml', 'wrong-shape con.yaml']);
  expect(faults(filesWith([], [], { ...INDEX, groups: [...INDEX.groups, INDEX.groups[0]] }))).toContain(
    'duplicate-id index.yaml RET',
  );
  expect(faults(filesWith([], [], { ...INDEX, books: [{ name: 'X', era: 'no-era', title: 'X' }] }))).toEqual([
    'unknown-era index.yaml X',
  ]);
});

it('reads why rules wait, and reports ids that do not exist', () => {
  const read = registry([rule('RET-01')]);
  expect(readWaiting({ 'RET-01': 'needs card text' }, read)).toEqual({
    ok: true,
    value: new Map([['RET-01', 'needs card text']]),
  });
  expect(readWaiting({ [MISSING]: 'x' }, read)).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'unknown-rule', file: 'waiting.yaml', id: MISSING }],
  });
  expect(readWaiting([], read)).toMatchObject({ ok: false, diagnostics: [{ code: 'wrong-shape' }] });
});

it('reads the points on which eras differ, and reports what they refer to in vain', () => {
  const read = registry([rule('RET-01'), rule('RET-02')]);
  const point = { number: 1, key: 'retreats', section: 'A', asks: 'How often', rules: ['RET-01..02'] };
  const sections = [{ id: 'A', title: 'All' }];
  expect(readPolicies({ sections, points: [point] }, read)).toEqual({
    ok: true,
    value: { sections, points: [{ ...point, standings: { 'old-2000': 'printed', 'new-2020': 'printed' } }] },
  });
  const wrong = { ...point, section: 'B', rules: ['RET-02..03', 'RET'], inferred: ['no-era'] };
  const result = readPolicies({ sections, points: [wrong, point] }, read);
  expect(result.ok ? [] : result.diagnostics.map(({ code }) => code)).toEqual([
    'unknown-era',
    'wrong-value',
    'unknown-rule',
    'wrong-value',
    'duplicate-id',
  ]);
});

it('expands a range of ids', () => {
  expect(expandReference('KIND-09..11')).toEqual(['KIND-09', 'KIND-10', 'KIND-11']);
  expect(expandReference('KIND-09')).toEqual(['KIND-09']);
  expect(expandReference('kind 9')).toEqual([]);
});
