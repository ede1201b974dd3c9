// `rulebox rules`: looks rules up, and tells what differs between two eras.
import type { Command } from 'commander';
import type { Entry, EraName, Registry, RuleId } from '../registry/index.js';
import {
  compareEras,
  entriesOfGroup,
  nearestId,
  normaliseId,
  readRegistry,
  rulesOfEra,
  search,
} from '../registry/index.js';
import { parsedRules } from './registry/parsed-rules.js';
import { differencesText, entryText, groupsText, hitsText, readingText } from './rules/text.js';
import { EXIT, fail, terminalWidth } from './terminal.js';

interface Options {
  readonly era?: string;
  readonly diff?: readonly string[];
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .argument('[words...]', 'IDs (RET-05), a group in capital letters (RET), or words that must all occur')
    .option('--era <era>', 'only what this era says')
    .option('--diff <eras...>', 'what differs between two eras; further words narrow it down')
    .option('--json', 'print JSON')
    .action(async (words: string[], options: Options) => print(answer(await registry(), words, options), options));
}

/** As it was parsed when the command line was joined; the rules are only parsed here if they have changed since. */
async function registry(): Promise<Registry> {
  const parsed = parsedRules();
  const read = parsed === null ? null : readRegistry(parsed);
  return read?.ok === true ? read.value : (await import('./registry-files.js')).loadRegistry();
}

/** What was found, to be printed either way. */
interface Answer {
  readonly text: () => string;
  readonly json: unknown;
  readonly found: number;
}

function print({ text, json, found }: Answer, options: Options): void {
  if (options.json === true) process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
  else if (found > 0) process.stdout.write(`${text()}\n`);
  else process.stderr.write(`rulebox: ${text()}\n`);
  if (found === 0) process.exitCode = EXIT.fails;
}

/** What the command answers. Exported for tests. */
export function answer(registry: Registry, words: readonly string[], options: Options): Answer {
  const era = options.era === undefined ? null : eraNamed(registry, options.era);
  if (options.diff !== undefined) return differences(registry, words, options.diff);
  if (words.length === 0) return groups(registry, era);
  const ids = words.map((word) => normaliseId(registry, word));
  if (ids.every((id) => id !== null)) return entries(registry, ids, era);
  const group = registry.groups.find(({ id }) => words.length === 1 && id === words[0]);
  return hits(group === undefined ? search(registry, words) : entriesOfGroup(registry, group.id), words, era);
}

function groups(registry: Registry, era: EraName | null): Answer {
  const ofEra = era === null ? registry.entries : rulesOfEra(registry, era.id);
  const json = registry.groups.map((group) => ({
    ...group,
    rules: ofEra.filter((entry) => entry.group === group.id).length,
  }));
  return { text: () => groupsText(registry, era), json, found: json.length };
}

function entries(registry: Registry, ids: readonly RuleId[], era: EraName | null): Answer {
  const found = ids.map((id) => registry.byId.get(id) ?? fail(unknownId(registry, id)));
  const one = (entry: Entry) =>
    era === null ? entryText(entry, registry, terminalWidth()) : readingText(entry, era, terminalWidth());
  return { text: () => found.map(one).join('\n\n'), json: inEra(found, era), found: found.length };
}

function hits(found: readonly Entry[], words: readonly string[], era: EraName | null): Answer {
  const text = () =>
    found.length > 0 ? hitsText(found, era, terminalWidth()) : `No rule has all of these words: ${words.join(' ')}.`;
  return { text, json: inEra(found, era), found: found.length };
}

function differences(registry: Registry, words: readonly string[], typed: readonly string[]): Answer {
  const [first, second, ...more] = typed;
  if (first === undefined || second === undefined) return fail('--diff needs two eras, such as hgss-2010 swsh-2022.');
  const eras = [eraNamed(registry, first), eraNamed(registry, second)] as const;
  const wanted = new Set(search(registry, [...words, ...more]));
  const found = compareEras(registry, eras[0].id, eras[1].id).filter(({ rule }) => wanted.has(rule));
  const json = found.map(({ rule, one, other }) => {
    const { id, group, title } = rule;
    return { id, group, title, rule: rule.rule, [eras[0].id]: one, [eras[1].id]: other };
  });
  const text = () =>
    found.length > 0
      ? differencesText(found, eras, registry.groups, terminalWidth())
      : `No such rule differs between ${eras[0].title} and ${eras[1].title}.`;
  return { text, json, found: found.length };
}

/** Entries as JSON; with an era, only its cell. */
function inEra(found: readonly Entry[], era: EraName | null): readonly unknown[] {
  if (era === null) return found;
  return found.map((entry) => (entry.kind === 'rule' ? { ...entry, eras: { [era.id]: entry.eras[era.id] } } : entry));
}

function eraNamed(registry: Registry, typed: string): EraName {
  const era = registry.eras.find(({ id, short }) => id === typed || short === typed);
  const names = registry.eras.map(({ id }) => id).join(', ');
  return era ?? fail(`There is no era "${typed}". The eras are ${names}.`);
}

function unknownId(registry: Registry, id: RuleId): string {
  const nearest = nearestId(registry, id);
  return `There is no rule ${id}.${nearest === null ? '' : ` The nearest is ${nearest}.`}`;
}
