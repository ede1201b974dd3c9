// docs/ERAS.md: the points on which eras differ, era by era, resolved: nobody has to inherit in the head.
import type { Policies, Policy, Standing } from '../../registry/index.js';
import type { SourceText } from './coverage.js';
import { GENERATED, row, separator } from './markdown.js';

/** An era record of the engine: its fields by name. */
export interface EraRecord {
  readonly id: string;
  readonly title: string;
  readonly fields: ReadonlyMap<string, unknown>;
}

/** Fields that say which era it is, not how it is played. */
const NOT_POLICIES = new Set(['id', 'title', 'year']);

export function erasPage(policies: Policies, eras: readonly EraRecord[], engine: readonly SourceText[]): string {
  const sections = policies.sections.map((section) => {
    const points = policies.points.filter((point) => point.section === section.id);
    return [`## ${section.title}`, '', sectionTable(points, eras, engine)].join('\n');
  });
  return ['# The eras, point by point', GENERATED, INTRODUCTION, ...sections].join('\n\n').concat('\n');
}

const INTRODUCTION = [
  'An era is a record of choices, one field for each point on which the rulebooks differ; what is not listed here is the',
  'same in all of them. Each answer stands before the eras that give it. Unmarked it is printed, in a rulebook of the time or',
  'an official notice; *(inf)*: inferred, the book is silent; *(rep)*: reported by people of the time; *(unk)*: unknown,',
  'nothing was found and one answer had to be given. The last column names the engine files that consult the field.',
].join('\n');

function sectionTable(points: readonly Policy[], eras: readonly EraRecord[], engine: readonly SourceText[]): string {
  const titles = ['#', 'field', 'answers', 'rules', 'read in'];
  return [row(titles), separator(titles.length), ...points.map((point) => pointRow(point, eras, engine))].join('\n');
}

function pointRow(point: Policy, eras: readonly EraRecord[], engine: readonly SourceText[]): string {
  const readers = readersOf(point.key, engine).map((path) => `\`${path}\``);
  const field = `\`${point.key}\`<br>${point.asks}`;
  return row([
    String(point.number),
    field,
    answers(point, eras),
    point.rules.join(', '),
    readers.join(', ') || 'not consulted yet',
  ]);
}

/** `**1**: platinum-2009, hgss-2010 *(inf)*`, a line for each answer, in the order in which they came up. */
function answers(point: Policy, eras: readonly EraRecord[]): string {
  const byAnswer = new Map<string, string[]>();
  for (const era of eras) {
    const answer = valueText(era.fields.get(point.key));
    const mark = MARKS[point.standings[era.id] ?? 'printed'];
    byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), era.id + mark]);
  }
  const lines = [...byAnswer].map(([answer, ids]) => {
    return `**${answer}**: ${ids.length === eras.length && ids.every((id) => !id.includes(' ')) ? 'all' : ids.join(', ')}`;
  });
  return lines.join('<br>');
}

const MARKS: Readonly<Record<Standing, string>> = {
  printed: '',
  inferred: ' *(inf)*',
  reported: ' *(rep)*',
  unknown: ' *(unk)*',
};

/** The engine files that ask an era for the field. The eras themselves answer, they do not ask. */
export function readersOf(key: string, engine: readonly SourceText[]): readonly string[] {
  const parted = `\\{[^{}]*\\b${key}\\b[^{}]*\\}`;
  const asked = new RegExp(
    `\\bera\\.${key}\\b|${parted} = [\\w.]*\\bera;|${parted}: (?:Pick<)?Era\\b|\\{ era: ${parted} \\}`,
  );
  return engine
    .filter(({ path, text }) => !path.startsWith('src/engine/eras/') && asked.test(text))
    .map(({ path }) => path);
}

/** A field's value in words: `yes`, `none`, lists with commas, records as `name: value`. */
export function valueText(value: unknown): string {
  if (value === undefined) return '?';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(isFlat(value) ? ', ' : '; ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  return entries.length === 0 ? 'none' : entries.map(([key, part]) => `${key}: ${valueText(part)}`).join(', ');
}

const isFlat = (values: readonly unknown[]): boolean => values.every((value) => typeof value !== 'object');

/** Where the list of points and the era records do not fit together. */
export function eraWarnings(policies: Policies, eras: readonly EraRecord[]): readonly string[] {
  const keys = policies.points.map(({ key }) => key);
  return eras.flatMap(({ id, fields }) => {
    const lacks = keys.filter((key) => !fields.has(key));
    const more = [...fields.keys()].filter((key) => !NOT_POLICIES.has(key) && !keys.includes(key));
    return [
      ...(lacks.length === 0 ? [] : [`The era ${id} does not answer: ${lacks.join(', ')}.`]),
      ...(more.length === 0 ? [] : [`rules/policies.yaml does not list, but ${id} answers: ${more.join(', ')}.`]),
    ];
  });
}
