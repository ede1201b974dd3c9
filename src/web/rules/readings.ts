import type { EnergyType } from '../../engine/index.js';
import {
  type Book,
  type Entry,
  type EraCell,
  type EraId,
  type Resolution,
  type Rule,
  type RuleId,
  readingOf,
} from '../../registry/index.js';
import { ENERGY_LETTERS } from '../cards/energy-letters.js';

/** What one era says of a rule, beside the others. */
export interface Reading {
  readonly era: EraId;
  readonly cell: EraCell;
  /** It is not what most eras say. */
  readonly differs: boolean;
}

/** One reading of a rule, and the eras that have it. */
export interface SharedReading {
  readonly says: EraCell['says'];
  readonly text: string;
  readonly differs: boolean;
  readonly eras: readonly Pick<Reading, 'era' | 'cell'>[];
}

const keyOf = ({ says, text }: EraCell): string => `${says} ${text}`;

/** The readings of all eras; what most of them say is the norm, and where there is no most, what the rule itself says. */
export function readingsOf({ eras }: Rule): readonly Reading[] {
  const cells = Object.entries(eras);
  const norm = normOf(cells.map(([, cell]) => keyOf(cell)));
  return cells.map(([era, cell]) => ({ era, cell, differs: norm !== null && keyOf(cell) !== norm }));
}

/** Each reading once, with the eras that have it, in the order in which they came up. */
export function sharedReadingsOf(rule: Rule): readonly SharedReading[] {
  const shared = new Map<string, SharedReading>();
  for (const { era, cell, differs } of readingsOf(rule)) {
    const { says, text } = cell;
    const eras = [...(shared.get(keyOf(cell))?.eras ?? []), { era, cell }];
    shared.set(keyOf(cell), { says, text, differs, eras });
  }
  return [...shared.values()];
}

/** Null: all say the same. */
function normOf(keys: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.size < 2) return null;
  const most = Math.max(...counts.values());
  const candidates = [...counts].filter(([, count]) => count === most).map(([key]) => key);
  return candidates.find((key) => key.startsWith('same')) ?? candidates[0]!;
}

/** Whether eras read a rule differently. */
export const erasDiffer = (entry: Entry): boolean =>
  entry.kind === 'rule' && readingsOf(entry).some(({ differs }) => differs);

/** What eras other than this one say instead, and which: those that say the same stand together. */
export function saidElsewhere(
  rule: Rule,
  era: EraId,
): readonly { readonly text: string; readonly eras: readonly EraId[] }[] {
  const here = rule.eras[era];
  if (here === undefined) return [];
  const said = new Map<string, EraId[]>();
  for (const [other, cell] of Object.entries(rule.eras)) {
    if (keyOf(cell) === keyOf(here)) continue;
    const text = readingOf(rule, cell);
    said.set(text, [...(said.get(text) ?? []), other]);
  }
  return [...said].map(([text, eras]) => ({ text, eras }));
}

/** Where the books contradict each other about a rule. */
export const contradictionsOf = (entries: readonly Entry[], id: RuleId): readonly Resolution[] =>
  entries.filter((entry): entry is Resolution => entry.kind === 'resolution' && entry.resolves.includes(id));

const RULE_ID = /\b[A-Z]{2,5}-\d\d\b/g;

/** Rules that a rule's own words name. */
export function seeAlso(entry: Entry, known: ReadonlyMap<RuleId, Entry>): readonly RuleId[] {
  const cells = entry.kind === 'rule' ? Object.values(entry.eras).flatMap(({ text, note }) => [text, note]) : [];
  const resolved = entry.kind === 'resolution' ? entry.resolves : [];
  const named = [entry.rule, entry.test, ...cells].join(' ').match(RULE_ID) ?? [];
  return [...new Set(named)].filter((id) => id !== entry.id && known.has(id) && !resolved.includes(id)).sort();
}

/** The sources that are books of an era. "every book" is one of each. */
export function sourcesOf({ sources }: Entry, books: readonly Book[], era: EraId): readonly string[] {
  const names = books.filter((book) => book.era === era).map(({ name }) => name);
  return sources.filter((source) => source === 'every book' || names.some((name) => source.includes(name)));
}

/** A piece of a text: words, a rule that it names, or an Energy symbol as card texts write it, `{W}`. */
export type Piece = string | { readonly rule: RuleId } | { readonly energy: EnergyType };

export const citedIn = (text: string): readonly Piece[] =>
  text
    .split(/(\b[A-Z]{2,5}-\d\d\b|\{[A-Z]\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (/^[A-Z]{2,5}-\d\d$/.test(piece)) return { rule: piece };
      const energy = ENERGY_LETTERS[/^\{([A-Z])\}$/.exec(piece)?.[1] ?? ''];
      return energy === undefined ? piece : { energy };
    });
