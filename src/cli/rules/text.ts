// What `rulebox rules` prints. Nothing here touches the terminal: the width comes in, the text goes out.
import type { Difference, Entry, EraCell, EraName, Group, Registry, Rule } from '../../registry/index.js';
import { entriesOfGroup, readingOf, rulesOfEra } from '../../registry/index.js';
import { table, wrap } from '../terminal.js';

const INDENT = '  ';

/** The groups with the number of their rules; in an era, of those that it has. */
export function groupsText(registry: Registry, era: EraName | null): string {
  const ofEra = era === null ? null : new Set<Entry>(rulesOfEra(registry, era.id));
  const rows = registry.groups.map((group) => {
    const entries = entriesOfGroup(registry, group.id);
    return [group.id, group.title, ofEra === null ? entries.length : entries.filter((it) => ofEra.has(it)).length];
  });
  return table(['group', 'title', 'rules'], rows);
}

/** One rule with everything that is known of it. */
export function entryText(entry: Entry, registry: Registry, width: number): string {
  const reading: readonly Fact[] =
    entry.kind === 'rule' ? cellFacts(entry, registry) : [['resolves', entry.resolves.join(', ') || 'no rule']];
  const test: readonly Fact[] = entry.test === '' ? [] : [[entry.example ? 'example' : 'test', entry.test]];
  const facts: readonly Fact[] = [...reading, ['sources', entry.sources.join('; ')], ...test];
  return [headline(entry), wrap(entry.rule, width), '', ...factLines(facts, width)].join('\n');
}

/** One rule as a single era reads it. */
export function readingText(entry: Entry, era: EraName, width: number): string {
  if (entry.kind === 'resolution') return [headline(entry), INDENT + wrap(entry.rule, width, INDENT)].join('\n');
  const cell = entry.eras[era.id]!;
  return [
    headline(entry),
    INDENT + wrap(`${sentence(readingOf(entry, cell))} ${standingText(cell)}`, width, INDENT),
  ].join('\n');
}

/** The hits of a search, a line each; with an era, its readings too. */
export function hitsText(entries: readonly Entry[], era: EraName | null, width: number): string {
  if (era !== null) return entries.map((entry) => readingText(entry, era, width)).join('\n\n');
  const column = Math.max(...entries.map((entry) => entry.id.length)) + 2;
  return entries.map((entry) => entry.id.padEnd(column) + wrap(entry.title, width, ' '.repeat(column))).join('\n');
}

/** What differs between two eras, group by group. */
export function differencesText(
  differences: readonly Difference[],
  [one, other]: readonly [EraName, EraName],
  groups: readonly Group[],
  width: number,
): string {
  const title = `What differs between ${one.title} and ${other.title}: ${count(differences.length)}.`;
  const sections = groups.flatMap((group) => {
    const ofGroup = differences.filter(({ rule }) => rule.group === group.id);
    if (ofGroup.length === 0) return [];
    const heading = `${group.title.toUpperCase()} (${group.id})`;
    return [[heading, ...ofGroup.map((difference) => differenceText(difference, one, other, width))].join('\n\n')];
  });
  return [wrap(title, width), ...sections].join('\n\n');
}

function differenceText({ rule, ...cells }: Difference, one: EraName, other: EraName, width: number): string {
  const facts: readonly Fact[] = [
    [one.id, comparedCell(rule, cells.one)],
    [other.id, comparedCell(rule, cells.other)],
  ];
  return [headline(rule), ...factLines(facts, width)].join('\n');
}

/** In a comparison what is printed goes without saying; where there is no such thing, the note says what is instead. */
function comparedCell(rule: Rule, cell: EraCell): string {
  const aside = cell.says === 'none' ? cell.note : cell.standing === 'printed' ? '' : cell.standing;
  return sentence(readingOf(rule, cell)) + (aside === '' ? '' : ` (${aside})`);
}

/** A reading as the others beside it: with a capital letter, without a full stop. */
const sentence = (reading: string): string => (reading[0] ?? '').toUpperCase() + reading.slice(1).replace(/\.$/, '');

const headline = (entry: Entry): string => `${entry.id}  ${entry.title}`;

function cellFacts(rule: Rule, registry: Registry): readonly Fact[] {
  return registry.eras.map((era) => {
    const cell = rule.eras[era.id]!;
    const reading =
      cell.as !== undefined ? `as ${cell.as}` : cell.says === 'same' ? 'as stated' : readingOf(rule, cell);
    return [era.id, `${sentence(reading)} ${standingText({ ...cell, as: undefined })}`];
  });
}

/** `(printed)`, `(inferred; from TRN-03)`, `(inferred, as swsh-2022)`; that something did not exist no book needs to print. */
function standingText({
  says,
  standing,
  note,
  as,
}: Omit<EraCell, 'as'> & { readonly as?: string | undefined }): string {
  const sure = as === undefined ? standing : `${standing}, as ${as}`;
  const isPlain = says === 'none' && as === undefined && standing === 'printed';
  const facts = [isPlain ? '' : sure, note].filter((fact) => fact !== '');
  return facts.length === 0 ? '' : `(${facts.join('; ')})`;
}

type Fact = readonly [label: string, text: string];

/** Labels in a column, texts wrapped beside them. */
function factLines(facts: readonly Fact[], width: number): readonly string[] {
  const column = INDENT.length + Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, text]) => {
    const start = (INDENT + label).padEnd(column);
    return start + wrap(text.trim(), width, ' '.repeat(column));
  });
}

const count = (number: number): string => (number === 1 ? '1 rule' : `${number} rules`);
