// Which rules the engine enforces and which scenarios pin them. Pure: what stands in the files comes in.
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

export interface Sources {
  readonly engine: readonly SourceText[];
  readonly scenarios: readonly ScenarioFile[];
  readonly waiting: Waiting;
}

export interface Pin {
  readonly path: string;
  /** How many scenarios of the file name the rule. */
  readonly scenarios: number;
}

/**
 * `held`: enforced and pinned. `waiting`: not yet, with a reason. `open`: neither.
 * `resolution`: it decides between books, so there is nothing to enforce.
 */
export type CoverageState = 'held' | 'waiting' | 'open' | 'resolution';

export interface Coverage {
  readonly enforcedIn: readonly string[];
  readonly pinnedBy: readonly Pin[];
  /** Why it waits; empty where it does not. */
  readonly reason: string;
  readonly state: CoverageState;
}

const RULE_ID = /\b[A-Z]+-\d\d\b/g;

/** Where naming a rule does not enforce it: an era only chooses, and the sentence of a refusal only tells. */
const NAMING_ONLY = [
  'src/engine/eras/',
  'src/engine/rules/reason.ts',
  'src/engine/rules/citation.ts',
  'src/engine/effects/',
];
const onlyNames = ({ path }: SourceText): boolean => NAMING_ONLY.some((place) => path.startsWith(place));

export function coverageOf(registry: Registry, sources: Sources): ReadonlyMap<RuleId, Coverage> {
  const cited = citations(sources.engine.filter((source) => !onlyNames(source)));
  return new Map(
    registry.entries.map((entry) => {
      const enforcedIn = cited.get(entry.id) ?? [];
      const pinnedBy = pinsOf(entry.id, sources.scenarios);
      const reason = sources.waiting.get(entry.id) ?? '';
      const isHeld = enforcedIn.length > 0 && pinnedBy.length > 0;
      return [entry.id, { enforcedIn, pinnedBy, reason, state: stateOf(entry, isHeld, reason) }];
    }),
  );
}

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

const pinsOf = (id: RuleId, files: readonly ScenarioFile[]): readonly Pin[] =>
  files
    .map(({ path, scenarios }) => ({ path, scenarios: scenarios.filter((rules) => rules.includes(id)).length }))
    .filter((pin) => pin.scenarios > 0);

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
function unknownIds(registry: Registry, { engine, scenarios }: Sources): readonly string[] {
  const groups = new Set(registry.groups.map(({ id }) => id));
  const inEngine = engine.flatMap(({ path, text }) => [...new Set(text.match(RULE_ID))].map((id) => ({ path, id })));
  const inScenarios = scenarios.flatMap(({ path, scenarios: each }) =>
    [...new Set(each.flat())].map((id) => ({ path, id })),
  );
  return [...inEngine.filter(({ id }) => groups.has(id.split('-')[0] ?? '')), ...inScenarios]
    .filter(({ id }) => !registry.byId.has(id))
    .map(({ path, id }) => `${id} (${path})`);
}

const listed = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${title} ${items.join(', ')}.`];
