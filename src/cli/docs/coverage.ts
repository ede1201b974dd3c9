// Which rules the sources enforce and which scenarios and tests pin them. Pure: what stands in the files comes in.
import type { Entry, Registry, RuleId, Waiting } from '../../registry/index.js';

/** A source file: its path from the package's root, and what stands in it. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A file of scenarios: for each scenario the rules it says it decides. */
export interface ScenarioFile {
  readonly path: string;
  readonly scenarios: readonly (readonly RuleId[])[];
}

/** A file of tests: for each test the rules that stand in brackets at the end of its title. */
export interface TestFile {
  readonly path: string;
  readonly tests: readonly (readonly RuleId[])[];
}

export interface Sources {
  readonly engine: readonly SourceText[];
  /** Tools beside the table. They speak of many rules and enforce only those that they say so of, with `@rule`. */
  readonly companion: readonly SourceText[];
  /** Rooms that enforce what neither the engine nor a tool does: how decks are read, how a table is shown. With `@rule`, too. */
  readonly others: readonly SourceText[];
  readonly scenarios: readonly ScenarioFile[];
  readonly tests: readonly TestFile[];
  readonly waiting: Waiting;
}

export interface Pin {
  readonly path: string;
  readonly by: 'scenario' | 'test';
  /** How many of the file name the rule. */
  readonly count: number;
}

/**
 * `held`: enforced and pinned. `waiting`: not both, with how it appears instead. `open`: neither.
 * `resolution`: it decides between books, so there is nothing to enforce.
 */
export type CoverageState = 'held' | 'waiting' | 'open' | 'resolution';

export interface Coverage {
  readonly enforcedIn: readonly string[];
  readonly pinnedBy: readonly Pin[];
  /** How it appears instead; empty where it is held. */
  readonly reason: string;
  readonly state: CoverageState;
}

const RULE_ID = /\b[A-Z]+-\d\d\b/g;

/** Where naming a rule does not enforce it: an era only chooses, and the sentence of a refusal only tells. */
const NAMING_ONLY = ['src/engine/eras/', 'src/engine/rules/reason.ts', 'src/engine/refusing/', 'src/engine/effects/'];
const onlyNames = ({ path }: SourceText): boolean => NAMING_ONLY.some((place) => path.startsWith(place));

export function coverageOf(registry: Registry, sources: Sources): ReadonlyMap<RuleId, Coverage> {
  const enforcing = [...sources.engine.filter((source) => !onlyNames(source)), ...sources.companion.map(tagged)];
  const cited = citations(enforcing);
  const elsewhere = citations(sources.others.map(tagged));
  const placesOf = (id: RuleId): readonly string[] => cited.get(id) ?? elsewhere.get(id) ?? [];
  return new Map(
    registry.entries.map((entry) => {
      const enforcedIn = entry.kind === 'resolution' ? decided(entry, placesOf) : placesOf(entry.id);
      const pinnedBy = pinsOf(entry.id, sources);
      const reason = sources.waiting.get(entry.id) ?? '';
      const isHeld = enforcedIn.length > 0 && pinnedBy.length > 0;
      return [entry.id, { enforcedIn, pinnedBy, reason, state: stateOf(entry, isHeld, reason) }];
    }),
  );
}

/** What decides between books is enforced where the rules are that it decides. */
const decided = (
  { id, resolves }: Extract<Entry, { kind: 'resolution' }>,
  placesOf: (id: RuleId) => readonly string[],
): readonly string[] => [...new Set([...placesOf(id), ...resolves.flatMap(placesOf)])].sort();

function stateOf(entry: Entry, isHeld: boolean, reason: string): CoverageState {
  if (entry.kind === 'resolution') return 'resolution';
  if (isHeld) return 'held';
  return reason === '' ? 'open' : 'waiting';
}

/** For each id the files in which it stands. */
function citations(sources: readonly SourceText[]): ReadonlyMap<RuleId, readonly string[]> {
  const cited = new Map<RuleId, string[]>();
  for (const { path, text } of sources) {
    for (const id of new Set(text.match(RULE_ID))) cited.set(id, [...(cited.get(id) ?? []), path]);
  }
  return cited;
}

/** Of a source no more than the tags. */
const tagged = ({ path, text }: SourceText): SourceText => ({ path, text: (text.match(/@rule .*/g) ?? []).join('\n') });

function pinsOf(id: RuleId, { scenarios, tests }: Sources): readonly Pin[] {
  const naming = (all: readonly (readonly RuleId[])[]): number => all.filter((rules) => rules.includes(id)).length;
  return [
    ...scenarios.map(({ path, scenarios: all }): Pin => ({ path, by: 'scenario', count: naming(all) })),
    ...tests.map(({ path, tests: all }): Pin => ({ path, by: 'test', count: naming(all) })),
  ].filter(({ count }) => count > 0);
}

/** What a person should look at: sentences, each with the rules it is about. */
export function coverageWarnings(
  registry: Registry,
  coverage: ReadonlyMap<RuleId, Coverage>,
  sources: Sources,
): readonly string[] {
  const open = registry.entries.filter(({ id }) => coverage.get(id)?.state === 'open');
  const stale = registry.entries.filter(({ id }) => {
    const { state, reason } = coverage.get(id)!;
    return reason !== '' && (state === 'held' || state === 'resolution');
  });
  return [
    ...listed(
      'Neither waiting nor enforced and pinned:',
      open.map((entry) => missing(entry, coverage)),
    ),
    ...listed(
      'Waiting without need, because enforced and pinned:',
      stale.map(({ id }) => id),
    ),
    ...listed('Cited, but no rule of the registry:', unknownIds(registry, sources)),
  ];
}

/** `RET-05 (not pinned)` */
function missing({ id }: Entry, coverage: ReadonlyMap<RuleId, Coverage>): string {
  const { enforcedIn, pinnedBy } = coverage.get(id)!;
  const lacks = [enforcedIn.length === 0 ? 'not enforced' : '', pinnedBy.length === 0 ? 'not pinned' : ''];
  return `${id} (${lacks.filter((word) => word !== '').join(', ')})`;
}

/** Ids that are cited with the name of a group, but do not exist: a misprint. */
function unknownIds(registry: Registry, { engine, companion, scenarios }: Sources): readonly string[] {
  const groups = new Set(registry.groups.map(({ id }) => id));
  const inSources = [...engine, ...companion].flatMap(({ path, text }) =>
    [...new Set(text.match(RULE_ID))].map((id) => ({ path, id })),
  );
  const inScenarios = scenarios.flatMap(({ path, scenarios: each }) =>
    [...new Set(each.flat())].map((id) => ({ path, id })),
  );
  return [...inSources.filter(({ id }) => groups.has(id.split('-')[0] ?? '')), ...inScenarios]
    .filter(({ id }) => !registry.byId.has(id))
    .map(({ path, id }) => `${id} (${path})`);
}

const listed = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${title} ${items.join(', ')}.`];
