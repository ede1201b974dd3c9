import { describe, expect, it } from 'vitest';
import { loadPolicies, loadRegistry, loadWaiting, readRuleFiles } from '../../src/cli/registry-files.js';
import type { Rule } from '../../src/registry/index.js';
import { entriesOfGroup, fileOfGroup } from '../../src/registry/index.js';

const files = readRuleFiles();
const registry = loadRegistry(files);
const rules = registry.entries.filter((entry): entry is Rule => entry.kind === 'rule');

/** The eras that write all their cells; the others are read as the ones they descend from. */
const whole = registry.eras.filter(({ from }) => from === undefined);

/** `same`, `same (inferred)`, `none`, or the era's own reading, in the order of those eras. */
function cells(id: string): readonly string[] {
  const rule = rules.find((entry) => entry.id === id);
  return whole.map((era) => {
    const cell = rule!.eras[era.id]!;
    return (cell.text || cell.says) + (cell.standing === 'inferred' ? ' (inferred)' : '');
  });
}

it('holds the entries of the catalogue and the house rules, some in every group', () => {
  const { groups } = registry;
  expect(groups.filter(({ id }) => entriesOfGroup(registry, id).length === 0)).toEqual([]);
  expect(registry.entries.length).toBeGreaterThanOrEqual(440);
});

it('numbers every group from 01 without a gap', () => {
  for (const { id } of registry.groups) {
    const numbers = entriesOfGroup(registry, id).map((entry) => Number(entry.id.split('-')[1]));
    expect(numbers, id).toEqual(numbers.map((_, index) => index + 1));
  }
});

it('has no file that belongs to no group', () => {
  const known = ['index.yaml', 'policies.yaml', 'waiting.yaml', ...registry.groups.map(({ id }) => fileOfGroup(id))];
  expect([...files.keys()].sort()).toEqual(known.sort());
});

it('has four eras that write every cell, others that descend from them, and a book for each', () => {
  expect(whole.map(({ id }) => id)).toEqual(['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022']);
  expect(registry.eras.map(({ id }) => Number(id.slice(-4)))).toEqual(
    registry.eras.map(({ id }) => Number(id.slice(-4))).sort(),
  );
  for (const era of registry.eras)
    expect(
      registry.books.filter((book) => book.era === era.id),
      era.id,
    ).not.toEqual([]);
});

it('every rule holds in at least one era', () => {
  const nowhere = rules.filter(({ eras }) => Object.values(eras).every((cell) => cell.says === 'none'));
  expect(nowhere.map(({ id }) => id)).toEqual([]);
});

it('mentions no rule that does not exist', () => {
  for (const entry of registry.entries) {
    const inCells = entry.kind === 'rule' ? Object.values(entry.eras).flatMap(({ text, note }) => [text, note]) : [];
    const text = [entry.rule, entry.test, ...entry.sources, ...inCells].join(' ');
    const unknown = (text.match(/\b[A-Z]{2,}-\d\d\b/g) ?? []).filter((id) => !registry.byId.has(id));
    expect(unknown, entry.id).toEqual([]);
  }
});

it('leaves no shorthand in what a person reads', () => {
  for (const entry of registry.entries) {
    const inCells = entry.kind === 'rule' ? Object.values(entry.eras).flatMap(({ text, note }) => [text, note]) : [];
    const text = [entry.title, entry.rule, entry.test, ...entry.sources, ...inCells].join('\n');
    expect(text, entry.id).not.toMatch(/\b00[0-4]\b|silent→|\bn\/a\b|W\/R|\bNAP\b|\bSCs?\b|\bKO'd|Pokemon\b/);
  }
});

describe('what the eras say', () => {
  it.each([
    ['DECK-01', ['same', 'same', 'same', 'same']],
    ['DECK-16', ['none', 'none', 'same', 'same (inferred)']],
    ['NAME-03', ['none', 'same', 'same (inferred)', 'same']],
    ['PREC-06', ['same (inferred)', 'same (inferred)', 'same (inferred)', 'same']],
    ['SETUP-09', ['it does not count', 'it counts', 'it counts', 'it does not count']],
    ['FIRST-06', ['none', 'same', 'same (inferred)', 'same (inferred)']],
    ['TRN-04', ['same (inferred)', 'same', 'same (inferred)', 'same (inferred)']],
    ['STAD-03', ['unlimited', '1', '1', '1']],
    ['RET-02', ['unlimited', '1', '1', '1']],
    ['TOOL-03', ['Trainer', 'Trainer', 'Trainer', 'Item']],
    ['LVL-04', ['none', 'same', 'same (inferred)', 'same (inferred)']],
    ['ATK-08', ['none', 'none', 'same', 'none']],
    ['DMG-04', ['none', 'same', 'none', 'none']],
    ['KO-05', ['same (inferred)', 'same (inferred)', 'same (inferred)', 'same (inferred)']],
    ['SIM-01', ['same', 'same', 'same', 'same (inferred)']],
    ['EFF-05', ['same (inferred)', 'same', 'same (inferred)', 'same (inferred)']],
    ['CLS-12', ['none', 'none', 'same', 'same (inferred)']],
    ['CLS-29', ['none', 'none', 'none', 'same']],
    ['FMT-20', ['none', 'same', 'none', 'none']],
    ['ERD-11', ['same', 'none', 'none', 'none']],
    ['HOUSE-01', ['same (inferred)', 'same (inferred)', 'same (inferred)', 'same (inferred)']],
  ])('%s', (id, expected) => expect(cells(id)).toEqual(expected));
});

it('marks the worked examples of the rulebooks, all of which have a test', () => {
  const examples = registry.entries.filter(({ example }) => example);
  expect(examples).toHaveLength(65);
  expect(examples.every(({ test }) => test !== '')).toBe(true);
});

it('gives every point of difference a number of its own, and says why rules wait', () => {
  const { points } = loadPolicies(files, registry);
  expect(new Set(points.map(({ number }) => number)).size).toBe(points.length);
  const waiting = loadWaiting(files, registry);
  expect([...waiting.keys()].filter((id) => registry.byId.get(id)?.kind !== 'rule')).toEqual([]);
});
