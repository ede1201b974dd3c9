import type { Statement } from '../effects/program.js';
import { inOneShape } from './one-shape.js';

/*
 * Whether a text could do anything is asked before anything is picked: whatever it will do to the thing it picks, it
 * could do to any of those that it may pick from. @rule TRN-03
 */

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const FORESEEN = new WeakMap<readonly Statement[], readonly Statement[]>();

/** The statements with everything that is picked in them replaced by what it is picked from. */
export function foreseen(statements: readonly Statement[]): readonly Statement[] {
  const known = FORESEEN.get(statements);
  if (known !== undefined) return known;
  const made = inOneShape(replaced(statements, new Map()) as readonly Statement[]);
  FORESEEN.set(statements, made);
  FORESEEN.set(made, made);
  return made;
}

/** Filters and conditions are left alone: "another" than the one picked is no other than all that could be. */
const isTest = (tree: Tree): boolean => 'test' in tree;

function replaced(value: unknown, picks: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(each, picks));
  if (!isTree(value) || isTest(value)) return value;
  if (value['get'] === 'ref' && picks.has(value['name'] as string)) return picks.get(value['name'] as string);
  const made: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) made[key] = replaced(each, picks);
  const { op, as, of } = made;
  if (op === 'pick' && typeof as === 'string' && isTree(of) && (of['get'] === 'pokemon' || of['get'] === 'cards')) {
    picks.set(as, of);
  }
  return made;
}
