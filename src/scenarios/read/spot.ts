import { type Document, isAlias, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { MOST_MEMBERS } from './bounds.js';
import type { Diagnostic } from './diagnostic.js';
import { nearest, suggestion } from './nearest.js';

/** One scenario of a file while it is being read, and what was found wrong with it so far. */
export interface Page {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
  readonly document: Document;
  readonly diagnostics: Diagnostic[];
}

/**
 * A value in the file with the key it stands under and its position.
 *
 * The functions that read a spot always return a value: after a complaint it is a harmless one. A scenario with
 * a complaint is never handed out, so nobody meets it, and reading goes on to find the other faults.
 */
export interface Spot {
  readonly page: Page;
  readonly key: string;
  readonly offset: number;
  readonly node: Node | null;
}

export function report(spot: Spot, message: string): void {
  const { file, lines, diagnostics } = spot.page;
  const { line, col: column } = lines.linePos(spot.offset);
  // A spot that is read twice, first to see what it is, complains once.
  const isSaid = diagnostics.some((said) => said.line === line && said.column === column && said.message === message);
  if (!isSaid) diagnostics.push({ file, line, column, key: spot.key, message });
}

export const lineOf = (spot: Spot): number => spot.page.lines.linePos(spot.offset).line;

/** What the file says at this spot, on one line. */
export function sourceOf(spot: Spot): string {
  const range = spot.node?.range;
  return range ? spot.page.text.slice(range[0], range[1]).replace(/\s+/g, ' ').trim() : '';
}

export const rootSpot = (page: Page): Spot => {
  const node = page.document.contents;
  return { page, key: '', offset: node?.range?.[0] ?? 0, node };
};

export interface Entry {
  readonly key: string;
  /** Where the key itself stands. */
  readonly at: Spot;
  readonly value: Spot;
}

/** The keys and values of a block, in order. */
export function entriesOf(spot: Spot, what: string): Entry[] {
  if (!isMap(spot.node)) {
    report(spot, `Expected ${what} here, found ${describe(spot.node)}.`);
    return [];
  }
  if (isTooMany(spot, spot.node.items.length)) return [];
  const entries: Entry[] = [];
  for (const pair of spot.node.items) {
    const keyNode = pair.key as Node;
    const at: Spot = { ...spot, offset: keyNode.range?.[0] ?? spot.offset, node: keyNode };
    if (!isScalar(keyNode) || typeof keyNode.value !== 'string') {
      report(at, `A key must be a word, but this one is ${describe(keyNode)}. Put it in quotes if it is a name.`);
      continue;
    }
    const key = spot.key === '' ? keyNode.value : `${spot.key}.${keyNode.value}`;
    entries.push({ key: keyNode.value, at: { ...at, key }, value: spotOf({ ...at, key }, pair.value as Node | null) });
  }
  return entries;
}

export type Fields = ReadonlyMap<string, Spot>;

/** The values of a block whose keys are a closed list; other keys are complained about. */
export function fieldsOf(spot: Spot, allowed: readonly string[], what: string): Fields {
  const fields = new Map<string, Spot>();
  for (const entry of entriesOf(spot, what)) {
    if (allowed.includes(entry.key)) fields.set(entry.key, entry.value);
    else report(entry.at, `The key \`${entry.key}\` is not known in ${what}.${suggestion(entry.key, allowed)}`);
  }
  return fields;
}

/** The value of a key that must be there. Where it is only mistyped, that has been said already. */
export function requiredField(spot: Spot, fields: Fields, key: string, advice: string): Spot | null {
  const field = fields.get(key);
  if (field || !isMap(spot.node)) return field ?? null;
  const unknown = spot.node.items.map((pair) => keyOf(pair.key)).filter((written) => !fields.has(written));
  const isMistyped = unknown.some((written) => nearest(written, [key]) !== null);
  if (!isMistyped) report(spot, `The key \`${key}\` is missing: ${advice}.`);
  return null;
}

const keyOf = (node: unknown): string => (isScalar(node) ? String(node.value) : '');

/** Reads a value that may be left out. */
export const maybe = <T>(spot: Spot | null | undefined, otherwise: T, read: (spot: Spot) => T): T =>
  spot ? read(spot) : otherwise;

export const isList = (spot: Spot): boolean => isSeq(spot.node);
export const isEmptyList = (spot: Spot): boolean => isSeq(spot.node) && spot.node.items.length === 0;
export const isBlock = (spot: Spot): boolean => isMap(spot.node);

/** The members of a list. A single value counts as a list of one: what is meant is plain. */
export function itemsOf(spot: Spot, what: string): Spot[] {
  if (isSeq(spot.node)) {
    if (isTooMany(spot, spot.node.items.length)) return [];
    return spot.node.items.map((item, index) => spotOf({ ...spot, key: `${spot.key}[${index}]` }, item as Node | null));
  }
  if (isEmpty(spot)) {
    report(spot, `Expected ${what} here, found nothing. Write \`[]\` for an empty list or leave the key out.`);
    return [];
  }
  return [spot];
}

/** Beyond its bound nothing of a list or block is read. */
function isTooMany(spot: Spot, count: number): boolean {
  if (count <= MOST_MEMBERS) return false;
  report(spot, `${count} entries are too many here: at most ${MOST_MEMBERS} stand in one list or block.`);
  return true;
}

export const isEmpty = (spot: Spot): boolean => spot.node === null || (isScalar(spot.node) && spot.node.value === null);

/** How a complaint names what it found. */
export function describe(node: Node | null): string {
  if (isMap(node)) return 'a block of keys';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) || node.value === null) return 'nothing';
  if (typeof node.value === 'number') return `the number ${node.source ?? node.value}`;
  if (typeof node.value === 'boolean') return `the value ${node.source ?? node.value}`;
  return `\`${String(node.value)}\``;
}

/** A block that begins on the line below its key is pointed at by its key: that is where a reader looks first. */
function spotOf(under: Spot, written: Node | null): Spot {
  const node = isAlias(written) ? aliased(under, written) : written;
  const isIndented = (isMap(node) || isSeq(node)) && !node.flow && isScalar(under.node);
  return { ...under, node, offset: isIndented ? under.offset : (written?.range?.[0] ?? under.offset) };
}

function aliased(under: Spot, alias: Node): Node | null {
  const target = isAlias(alias) ? alias.resolve(under.page.document) : undefined;
  const inside = target?.range && alias.range && target.range[0] <= alias.range[0] && alias.range[0] < target.range[2];
  if (target && !inside) return target;
  report(under, 'This refers to an anchor (`*name`) that is not there or that contains it. Write the value out.');
  return null;
}
