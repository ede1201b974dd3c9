import type { Statement } from '../effects/program.js';
import { inOneShape } from './one-shape.js';

/*
 * Whether a text could do anything is asked before anything is picked: whatever it will do to the thing it picks, it
 * could do to any of those that it may pick from. @rule TRN-03
 */

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const FORESEEN = new WeakMap<readonly Statement[], readonly Statement[]>();

/** The statements with everything that is picked in them replaced by what it is picked from; a choice of either player by the two ways to go on. */
export function foreseen(statements: readonly Statement[]): readonly Statement[] {
  const known = FORESEEN.get(statements);
  if (known !== undefined) return known;
  const at: Reading = { spokenTo: 'you', picks: new Map(), paid: new Set() };
  const made = inOneShape(replaced(statements, at) as readonly Statement[]);
  FORESEEN.set(statements, made);
  FORESEEN.set(made, made);
  return made;
}

/** Where in the text we are: to whom it speaks there, and what has been picked before it. */
interface Reading {
  readonly spokenTo: string;
  readonly picks: Map<string, Picked>;
  /** What has been paid. */
  readonly paid: Set<unknown>;
}

/** What something is picked from, in the words of a text that speaks to a certain player. */
interface Picked {
  readonly of: Tree;
  readonly spokenTo: string;
}

/** Filters and conditions are left alone: "another" than the one picked is no other than all that could be. */
const isTest = (tree: Tree): boolean => 'test' in tree;

function replaced(value: unknown, at: Reading): unknown {
  if (Array.isArray(value)) return eachReplaced(value, at);
  if (!isTree(value) || isTest(value)) return value;
  const pick = value['get'] === 'ref' ? at.picks.get(value['name'] as string) : undefined;
  if (pick !== undefined) return inWordsTo(at.spokenTo, pick) ?? value;
  const inside = value['op'] === 'as-player' ? { ...at, spokenTo: spokenTo(at, value['who']) } : at;
  const made: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) made[key] = replaced(each, inside);
  if (at.paid.size > 0 && isTree(made['where'])) made['where'] = besidesPaid(made['where'], at.paid);
  const { op, as, of } = made;
  if (op === 'pick' && typeof as === 'string' && isTree(of) && (of['get'] === 'pokemon' || of['get'] === 'cards')) {
    at.picks.set(as, { of, spokenTo: at.spokenTo });
  }
  if (op === 'move' && value['step'] === 'cost') {
    payOff(value['cards'] as Tree, at);
    at.paid.add(as);
  }
  return made;
}

function eachReplaced(all: readonly unknown[], at: Reading): unknown[] {
  const choice = all.findIndex(isOfEitherPlayer);
  if (choice < 0) return all.map((each) => replaced(each, at));
  const { as } = all[choice] as Tree;
  const rest = all.slice(choice + 1);
  const options = EITHER.map((player) => ({ do: replaced(withPlayer(rest, as, player), at) }));
  return [...all.slice(0, choice + 1).map((each) => replaced(each, at)), { op: 'modal', as, n: 1, options }];
}

/** What will have been paid, as a filter names it that leaves it out: before it is paid none of it is there. @rule TRN-04 */
export const PAID = 'paid';

function besidesPaid(test: Tree, paid: ReadonlySet<unknown>): Tree {
  const { test: is, of } = test;
  if (is === 'all' && Array.isArray(of)) return { ...test, of: of.map((one: Tree) => besidesPaid(one, paid)) };
  const inner = is === 'not' && isTree(of) && of['test'] === 'is' && isTree(of['of']) ? of['of'] : null;
  return inner?.['get'] === 'ref' && paid.has(inner['name'])
    ? { test: 'not', of: { test: 'is', of: { get: 'ref', name: PAID } } }
    : test;
}

/** What is paid with cards on the Pokémon that was picked is paid by one that has them, and the rest is done to that one. @rule TRN-04 */
function payOff(cards: Tree, { picks }: Reading): void {
  const place = cards['get'] === 'cards' ? (cards['in'] as Tree) : undefined;
  const on = place?.['on'] as Tree | undefined;
  const pick = on?.['get'] === 'ref' ? picks.get(on['name'] as string) : undefined;
  if (pick === undefined) return;
  const { where, take } = cards as { readonly where?: Tree; readonly take?: Tree };
  const such = { get: 'cards', in: { ...place, on: { get: 'ref', name: 'subject' } }, ...(where ? { where } : {}) };
  const has = { test: 'exists', of: such, ...(isPlainNumber(take) ? { n: take['n'] } : {}) };
  const before = pick.of['where'];
  const both = before === undefined ? has : { test: 'all', of: [before, has] };
  picks.set(on!['name'] as string, { ...pick, of: { ...pick.of, where: both } });
}

/** So many cards, not so much Energy. */
const isPlainNumber = (take: Tree | undefined): take is Tree =>
  typeof take?.['n'] === 'number' && take['units'] === undefined;

/** Where a term says whose something is, or who does it. */
const PLAYERS = new Set(['side', 'whose', 'who', 'by', 'of']);

const OTHER: Readonly<Record<string, string>> = { you: 'opponent', opponent: 'you' };

/** Whom the statements of an `as-player` speak to. @rule EFF-04 */
function spokenTo({ spokenTo }: Reading, who: unknown): string {
  if (who === 'you') return spokenTo;
  return (who === 'opponent' ? OTHER[spokenTo] : undefined) ?? `${spokenTo} ${String(who)}`;
}

/** The same things where the text speaks to another player; null where nobody knows yet who that will be. @rule EFF-04 */
function inWordsTo(player: string, { of, spokenTo }: Picked): Tree | null {
  if (spokenTo === player) return of;
  return OTHER[spokenTo] === player ? (fromOtherSide(of) as Tree) : null;
}

function fromOtherSide(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => fromOtherSide(each));
  if (typeof value === 'string') return PLAYERS.has(key) ? (OTHER[value] ?? value) : value;
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fromOtherSide(each, name)]));
}

/** The players of whom one is chosen, in the order of the ways that such a choice is foreseen as. */
export const EITHER = ['you', 'opponent'] as const;

const isOfEitherPlayer = (statement: unknown): boolean =>
  isTree(statement) &&
  statement['op'] === 'pick' &&
  statement['as'] !== undefined &&
  isTree(statement['of']) &&
  statement['of']['get'] === 'player' &&
  statement['of']['among'] === undefined;

/** The text with the player that was chosen by name in it; where nobody knows to whom it speaks, the name is left. @rule EFF-04 */
function withPlayer(value: unknown, name: unknown, player: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => withPlayer(each, name, player));
  if (!isTree(value) || player === undefined) return value;
  const said = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, PLAYERS.has(key) && each === name ? player : each]),
  );
  const inside = said['op'] === 'as-player' ? inWordsOf(said['who'], player) : player;
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, withPlayer(each, name, inside)]));
}

const inWordsOf = (who: unknown, player: string): string | undefined =>
  who === 'you' ? player : who === 'opponent' ? OTHER[player] : undefined;
