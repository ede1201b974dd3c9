import type { Statement } from '../language.js';
import { codeAt } from '../read/letters.js';
import type { Anaphor } from '../telling/anaphor.js';

/** A node of a program while it is being resolved: plain data, looked at by field. */
export type Node = { [field: string]: unknown };
export type Block = Node[];

/** Why a text has no program: the sentence, and a reason. */
export class Unresolved {
  /* Not an Error: it is an answer, thrown thousands of times, and nobody reads a trace of it. */
  constructor(readonly message: string) {}
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy that may be changed. */
export function copy<T>(value: T): T {
  if (typeof value === 'object' && value !== null) return copyOf(value) as T;
  if (typeof value === 'string') look(value);
  return value;
}

/** Most of what a node holds is plain: it is not worth a call. */
function copyOf(value: object): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (let i = 0; i < value.length; i++) items.push(copy(value[i]));
    return items;
  }
  const made: Node = { ...value };
  for (const field in made) {
    const inner = made[field];
    if (typeof inner === 'object' && inner !== null) made[field] = copyOf(inner);
    else if (typeof inner === 'string') look(inner);
  }
  return made;
}

/** What a sentence says, copied, and whether it names what it chooses itself, or speaks of what was said before. */
export interface Marked<T> {
  readonly made: T;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
}

export function copyMarked<T>(value: T): Marked<T> {
  marks = 0;
  const made = copy(value);
  return { made, isChosen: (marks & CHOSEN) !== 0, isOpen: (marks & OPEN) !== 0 };
}

/** The marks of the words that were copied: "#!" and "#?". */
let marks = 0;
const [CHOSEN, OPEN] = [1, 2];
const [HASH, CRY, QUERY] = [35, 33, 63];

function look(word: string): void {
  if (!isMark(word)) return;
  const second = word.charCodeAt(1);
  if (second === CRY) marks |= CHOSEN;
  else if (second === QUERY) marks |= OPEN;
}

/** The blocks of statements inside a statement, by field. */
const BODIES = ['do', 'else'] as const;
const NO_BODIES: readonly never[] = [];

export function bodiesOf(
  statement: Node,
): readonly { readonly field: (typeof BODIES)[number]; readonly block: Block }[] {
  if (statement['do'] === undefined && statement['else'] === undefined) return NO_BODIES;
  const found: { field: (typeof BODIES)[number]; block: Block }[] = [];
  for (const field of BODIES) {
    const block = statement[field];
    if (Array.isArray(block)) found.push({ field, block: block as Block });
  }
  return found;
}

/** The rules of a lasting statement that do something when their time comes. */
export function rulesOf(statement: Node): readonly Node[] {
  const rules = statement['op'] === 'lasting' ? statement['rules'] : null;
  return Array.isArray(rules) ? rules.filter((rule): rule is Node => isNode(rule) && Array.isArray(rule['do'])) : [];
}

/** Told of a value, and of the field and the node that it stands in. */
type Visit = (value: unknown, field: string, node: Node) => void;

/** Calls `visit` for every field of every node under a value, the fields of inner statements left out. */
export function visitOwn(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) visitItems(value, visit, visitOwn);
  else if (isNode(value)) {
    for (const field in value) {
      const before = value[field];
      if ((field === 'do' || field === 'else') && Array.isArray(before)) continue;
      visit(before, field, value);
      // What it is now: whoever visits may change it. Most of it is plain, and not worth a call.
      const inner = value[field];
      if (typeof inner === 'object' && inner !== null) visitOwn(inner, visit);
    }
  }
}

/** Names stand in lists too: a Special Condition that was chosen, a type. */
function visitItems(items: unknown[], visit: Visit, each: (value: unknown, visit: Visit) => void): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item !== 'string') each(item, visit);
    else if (isMark(item)) visit(item, String(i), items as unknown as Node);
  }
}

export function visitAll(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) visitItems(value, visit, visitAll);
  else if (isNode(value)) {
    for (const field in value) {
      visit(value[field], field, value);
      const inner = value[field];
      if (typeof inner === 'object' && inner !== null) visitAll(inner, visit);
    }
  }
}

/** Whether it is a name, or a word of the parser for something that has no name yet. */
export const isMark = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && codeAt(value, 0) === HASH;

/** Names that a program has, too. */
type Named = 'self' | 'card' | 'holder' | 'defender' | 'attacker' | 'subject';

export const isRef = (value: unknown, name: Anaphor | Named): boolean =>
  isNode(value) && value['get'] === 'ref' && value['name'] === name;

export const asStatements = (block: Block): readonly Statement[] => block as unknown as readonly Statement[];
