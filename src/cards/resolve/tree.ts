import type { Happening, Part, Rule, Statement, Test } from '../language.js';
import { codeAt } from '../read/letters.js';
import type { Acts } from '../telling/act.js';
import type { Amendment } from '../telling/amendment.js';
import type { Anaphor } from '../telling/anaphor.js';
import { type Block, isNode, type Node } from '../telling/node.js';

export { type Block, isNode, type Node };

/** Why a text has no program: the sentence, and a reason. It is an answer, given thousands of times. */
export class Unresolved {
  constructor(readonly message: string) {}
}

/** Why something cannot be so; null: nothing is wrong. */
export type Fault = Unresolved | null;

export const isUnresolved = (value: unknown): value is Unresolved => value instanceof Unresolved;

/** The first fault that is found among some. */
export function firstFault<T>(all: readonly T[], check: (one: T) => Fault): Fault {
  for (let i = 0; i < all.length; i++) {
    const fault = check(all[i]);
    if (fault !== null) return fault;
  }
  return null;
}

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
  const made: Record<string, unknown> = { ...value };
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
  if (statement.do === undefined && statement.else === undefined) return NO_BODIES;
  const found: { field: (typeof BODIES)[number]; block: Block }[] = [];
  for (const field of BODIES) {
    const block = statement[field];
    if (block !== undefined) found.push({ field, block });
  }
  return found;
}

/** The rules of a lasting statement that do something when their time comes. */
export const rulesOf = ({ op, rules }: Node): readonly Node[] =>
  op === 'lasting' && rules !== undefined ? rules.filter((rule) => rule.do !== undefined) : [];

/** Told of a value, and of the field and the node that it stands in. */
type Visit<R> = (value: unknown, field: string, node: Node) => R;

/** Goes through every field of every node under a value, up to the first fault; the fields of inner statements may be left out. */
function walk(value: object, isDeep: boolean, visit: Visit<unknown>): Fault {
  if (Array.isArray(value)) return walkItems(value, isDeep, visit);
  const node = value as Readonly<Record<string, unknown>>;
  for (const field in node) {
    const before = node[field];
    if (!isDeep && (field === 'do' || field === 'else') && Array.isArray(before)) continue;
    const said = visit(before, field, value);
    if (typeof said === 'object' && said instanceof Unresolved) return said;
    // What it is now: whoever visits may change it. Most of it is plain, and not worth a call.
    const inner = node[field];
    if (typeof inner !== 'object' || inner === null) continue;
    const fault = walk(inner, isDeep, visit);
    if (fault !== null) return fault;
  }
  return null;
}

/** Names stand in lists too: a Special Condition that was chosen, a type. */
function walkItems(items: readonly unknown[], isDeep: boolean, visit: Visit<unknown>): Fault {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item === 'string') {
      const said = isMark(item) ? visit(item, String(i), items as object) : null;
      if (typeof said === 'object' && said instanceof Unresolved) return said;
    } else if (typeof item === 'object' && item !== null) {
      const fault = walk(item, isDeep, visit);
      if (fault !== null) return fault;
    }
  }
  return null;
}

const begin = (value: unknown, isDeep: boolean, visit: Visit<unknown>): Fault =>
  typeof value === 'object' && value !== null ? walk(value, isDeep, visit) : null;

/** Calls `visit` for every field of every node under a value, the fields of inner statements left out. */
export const visitOwn = (value: unknown, visit: Visit<void>): void => void begin(value, false, visit);
export const visitAll = (value: unknown, visit: Visit<void>): void => void begin(value, true, visit);

/** The same, up to the first fault. */
export const faultInOwn = (value: unknown, check: Visit<Fault>): Fault => begin(value, false, check);
export const faultIn = (value: unknown, check: Visit<Fault>): Fault => begin(value, true, check);

/** Puts something else into the field that was visited. */
export const put = (node: Node, field: string, value: unknown): void => {
  (node as Record<string, unknown>)[field] = value;
};

/** What stood there is something else from now on. */
export function becomes(node: Node, other: Node | number): void {
  for (const field of Object.keys(node) as (keyof Node)[]) delete node[field];
  Object.assign(node, other);
}

/** Whether it is a name, or a word of the parser for something that has no name yet. */
export const isMark = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && codeAt(value, 0) === HASH;

/** Names that a program has, too. */
type Named = 'self' | 'card' | 'holder' | 'defender' | 'attacker' | 'subject';

export const isRef = (value: unknown, name: Anaphor | Named): boolean =>
  isNode(value) && value.get === 'ref' && value.name === name;

/** The tests that must all hold. */
export const testsOf = (where: unknown): readonly Node[] => {
  if (!isNode(where)) return [];
  return where.test === 'all' && Array.isArray(where.of) ? where.of : [where];
};

/** A term of a sentence, looked at by its fields. */
export const asNode = (term: Test | Happening | Part): Node => term as Node;

/** What a sentence tells, as it may be changed: a copy. */
export const drafted = (acts: Acts | readonly Rule[]): Block => copy(acts) as Block;

/** What was put together and checked is the statements of a program. */
export const asStatements = (block: Block): readonly Statement[] => block as readonly Statement[];

/** What its word says that it is. */
export const asAmendment = (node: Node): Amendment => node as Amendment;
