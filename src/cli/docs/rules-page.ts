// docs/RULES.md: every rule, what each era makes of it, and what Rulebox does about it.
import type { Entry, EraName, Group, Registry, Rule, RuleId } from '../../registry/index.js';
import { entriesOfGroup } from '../../registry/index.js';
import type { Coverage, CoverageState, Pin } from './coverage.js';
import { GENERATED, row, separator } from './markdown.js';

type CoverageOf = ReadonlyMap<RuleId, Coverage>;

export function rulesPage(registry: Registry, coverage: CoverageOf): string {
  return [
    '# The rules',
    GENERATED,
    INTRODUCTION,
    eraTable(registry),
    '## Where Rulebox stands',
    summary(registry, coverage),
    ...registry.groups.map((group) => groupSection(group, registry, coverage)),
  ]
    .join('\n\n')
    .concat('\n');
}

const INTRODUCTION = [
  'Every rule has an ID that a refusal, a scenario and the code cite. `rulebox rules ID` shows one, `rulebox rules WORDS`',
  'searches, `rulebox rules --diff ERA ERA` compares two eras.',
  '',
  'Each era reads a rule *as stated*, in words of its own, or has no such thing. *Inferred* means that its rulebook is',
  'silent and Rulebox reads it so, *reported* that people of the time tell it, *unknown* that nothing was found; everything',
  'else is printed. An era *as* another is read as that one. A rule is *enforced* by the source files that cite it and',
  '*pinned* by the scenarios that name it, or by tests where a scenario cannot tell. The few that no program can enforce, or',
  'pin, stand under *otherwise*: each says how it appears instead. A contradiction is enforced where the rules are that it decides.',
].join('\n');

function eraTable({ eras, books }: Registry): string {
  const rows = eras.map((era) => {
    const ofEra = books.filter((book) => book.era === era.id);
    return row([
      era.short,
      `\`${era.id}\``,
      era.title,
      ofEra.map(({ name, title }) => `*${name}*: ${title}`).join('; '),
    ]);
  });
  return [row(['called here', 'era', 'title', 'rulebooks, as the sources call them']), separator(4), ...rows].join(
    '\n',
  );
}

function summary(registry: Registry, coverage: CoverageOf): string {
  const lines = registry.groups.map((group) => {
    const figures = figuresOf(entriesOfGroup(registry, group.id), coverage);
    return row([`[${group.id}](#${anchor(group)})`, group.title, ...figures]);
  });
  return [
    row(['group', '', 'rules', 'enforced', 'pinned', 'otherwise', 'open']),
    '|---|---|--:|--:|--:|--:|--:|',
    ...lines,
    row(['', '**all**', ...figuresOf(registry.entries, coverage)]),
  ].join('\n');
}

function figuresOf(entries: readonly Entry[], coverage: CoverageOf): readonly string[] {
  const all = entries.map(({ id }) => coverage.get(id)!);
  const inState = (state: CoverageState) => all.filter((it) => it.state === state).length;
  const enforced = all.filter(({ enforcedIn }) => enforcedIn.length > 0).length;
  const pinned = all.filter(({ pinnedBy }) => pinnedBy.length > 0).length;
  return [entries.length, enforced, pinned, inState('waiting'), inState('open')].map(String);
}

function groupSection(group: Group, registry: Registry, coverage: CoverageOf): string {
  const entries = entriesOfGroup(registry, group.id);
  const sections = entries.map((entry) => entrySection(entry, registry.eras, coverage.get(entry.id)!));
  return [`## ${heading(group)}`, ...sections].join('\n\n');
}

const heading = ({ id, title }: Group): string => `${id}: ${title}`;

/** The name that a heading has in links: small letters, hyphens for spaces, no punctuation. */
const anchor = (group: Group): string =>
  heading(group)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');

function entrySection(entry: Entry, eras: readonly EraName[], coverage: Coverage): string {
  const readings =
    entry.kind === 'rule' ? readingsLine(entry, eras) : `Decides ${entry.resolves.join(', ') || 'no rule'}`;
  return [
    `### ${entry.id} ${entry.title}`,
    '',
    entry.rule,
    '',
    `- ${readings}`,
    `- Sources: ${entry.sources.join('; ')}`,
    ...coverageLines(coverage).map((line) => `- ${line}`),
  ].join('\n');
}

/** `platinum: as stated · e-card, hgss, swsh: as stated *(inferred)*`: eras that read it alike stand together. */
function readingsLine(rule: Rule, eras: readonly EraName[]): string {
  const shortOf = (era: string): string => eras.find(({ id }) => id === era)?.short ?? era;
  const byReading = new Map<string, string[]>();
  for (const { id, short } of eras) {
    const reading = readingMark(rule, id, shortOf);
    byReading.set(reading, [...(byReading.get(reading) ?? []), short]);
  }
  return [...byReading]
    .map(([reading, names]) => `**${names.length === eras.length ? 'all' : names.join(', ')}**: ${reading}`)
    .join(' · ');
}

function readingMark(rule: Rule, era: string, shortOf: (era: string) => string): string {
  const cell = rule.eras[era]!;
  const standing = cell.standing === 'printed' ? '' : ` *(${cell.standing})*`;
  if (cell.as !== undefined) return `as ${shortOf(cell.as)}${standing}`;
  if (cell.says === 'none') return `–${standing}`;
  return (cell.says === 'same' ? 'as stated' : cell.text) + standing;
}

function coverageLines({ enforcedIn, pinnedBy, reason, state }: Coverage): readonly string[] {
  const pins = (['scenario', 'test'] as const).map((by) => pinsText(pinnedBy, by)).filter((text) => text !== '');
  return [
    ...(enforcedIn.length === 0 ? [] : [`Enforced in ${enforcedIn.map(code).join(', ')}`]),
    ...(pins.length === 0 ? [] : [`Pinned by ${pins.join('; by ')}`]),
    ...(state === 'waiting' ? [`*Otherwise*: ${reason}`] : []),
    ...(state === 'open' ? ['*Open*: not both enforced and pinned yet'] : []),
  ];
}

/** `2 tests in …`; empty where there are none. */
function pinsText(pinnedBy: readonly Pin[], by: Pin['by']): string {
  const pins = pinnedBy.filter((pin) => pin.by === by);
  const count = pins.reduce((sum, pin) => sum + pin.count, 0);
  const what = count === 1 ? `1 ${by}` : `${count} ${by}s`;
  return count === 0 ? '' : `${what} in ${pins.map(({ path }) => code(path)).join(', ')}`;
}

const code = (path: string): string => `\`${path}\``;
