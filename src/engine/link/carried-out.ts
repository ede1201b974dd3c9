import type { AnswerRule, Change, Question, Statement } from '../effects/program.js';
import type { Happening, HappeningWord } from '../effects/terms.js';

/*
 * What of the language the engine carries out. A new word does not compile before it has its place in these tables, and a
 * program that uses a word in a way that nobody would notice is refused, by the compiler and when a game is set up.
 */

type KeyOf<T> = T extends unknown ? keyof T : never;
type ChangeWord = Exclude<KeyOf<Change>, 'round' | 'n' | 'toSome' | 'eachUnit' | 'also'>;
type RuleField = Exclude<
  keyof AnswerRule,
  'part' | 'question' | 'of' | 'change' | 'atMostOne' | 'among' | 'while' | 'despite'
>;
type HappeningField = Exclude<keyof Happening, 'event'>;

interface Answered {
  readonly changes: readonly ChangeWord[];
  readonly with?: readonly RuleField[];
}

const NUMBER: readonly ChangeWord[] = ['add', 'set', 'none'];
const FORBID: readonly ChangeWord[] = ['forbid'];

/** How rules may change the answer to each question, and by what they may be narrowed down. */
export const ANSWERED: Readonly<Record<Question, Answered>> = {
  hp: { changes: NUMBER },
  types: { changes: ['types', 'typesOf'] },
  weakness: { changes: ['types', 'typesOf', 'none', 'times'] },
  resistance: { changes: ['types', 'typesOf', 'none'] },
  'retreat-cost': { changes: NUMBER },
  'attack-cost': { changes: ['add', 'set', 'none', 'types', 'ignore'], with: ['attack', 'which'] },
  attacks: { changes: ['gain'] },
  provides: { changes: ['types', 'typesOf', 'none'] },
  'prizes-taken': { changes: NUMBER, with: ['from'] },
  'counts-as-knocked-out': { changes: FORBID },
  'condition-counters': { changes: NUMBER, with: ['which'] },
  'condition-coins': { changes: NUMBER, with: ['which'] },
  'attack-limit': { changes: NUMBER },
  'text-works': { changes: ['forbid', 'none'], with: ['which'] },
  'bench-size': { changes: NUMBER },
  'tool-limit': { changes: NUMBER },
  'damage-dealt': { changes: ['add', 'set', 'times', 'ignore'], with: ['attack', 'to', 'at', 'which'] },
  'damage-taken': { changes: ['add', 'set', 'times'], with: ['from', 'at'] },
  'damage-from': { changes: FORBID, with: ['from'] },
  'effects-from': { changes: FORBID, with: ['from'] },
  'can-attack': { changes: FORBID, with: ['to'] },
  'can-use-attack': { changes: FORBID, with: ['attack', 'which'] },
  'can-retreat': { changes: FORBID },
  'can-evolve': { changes: ['allow', 'forbid', 'none'], with: ['which'] },
  'can-play': { changes: FORBID, with: ['which', 'to'] },
  'can-attach': { changes: FORBID, with: ['which', 'to'] },
  'can-use-power': { changes: FORBID, with: ['which'] },
  'can-have-condition': { changes: FORBID, with: ['which', 'from', 'existing'] },
  'can-heal': { changes: FORBID },
  'amount-healed': { changes: ['times'] },
  'evolving-ends-turn': { changes: FORBID, with: ['which'] },
};

type Heard = Readonly<Record<HappeningWord, readonly HappeningField[] | null>>;

/** What is told of each happening when it has happened; null: nobody is told. */
export const TRIGGERED: Heard = {
  attached: ['subject', 'to', 'by', 'from', 'ofTurn', 'source', 'card'],
  evolved: ['subject', 'by', 'from', 'card', 'was'],
  'levelled-up': ['subject', 'by', 'from', 'card', 'was'],
  benched: ['subject', 'by', 'from', 'orPut', 'card'],
  'became-active': ['subject', 'by', 'from'],
  'moved-to-bench': ['subject', 'by'],
  retreated: ['subject', 'by'],
  played: ['subject', 'by', 'from', 'card'],
  attacked: ['subject', 'by', 'attack'],
  damaged: ['subject', 'by', 'source', 'attack', 'cause', 'evenIfKnockedOut'],
  affected: null,
  'knocked-out': ['subject', 'source', 'cause'],
  healed: ['subject', 'source'],
  'prize-taken': ['by'],
  'stayed-conditioned': ['subject', 'by', 'condition'],
  'turn-began': ['by'],
  'turn-ended': ['by'],
  checkup: [],
  'used-power': ['subject', 'by', 'card'],
  'used-attack': ['subject', 'by', 'attack'],
};

/** What would happen is told ahead of only these. @rule EFF-02 */
export const FORETOLD: Readonly<Partial<Heard>> = {
  affected: ['subject', 'by', 'source', 'attack'],
  damaged: ['subject', 'by', 'source', 'attack', 'cause'],
  attacked: ['subject', 'by', 'to', 'attack'],
  'knocked-out': ['subject', 'source', 'cause'],
  'used-power': ['subject', 'by', 'card'],
};

/** Before these, and no others, a card can be played in an opponent's turn. @rule TURN-10 */
export const INTERRUPTED: Readonly<Partial<Heard>> = { 'used-power': FORETOLD['used-power']! };

/** These are told of while they are, and not remembered. */
const PASSING: ReadonlySet<HappeningWord> = new Set(['stayed-conditioned', 'checkup', 'affected']);

/** What is not remembered of what has happened. */
const FORGOTTEN: ReadonlySet<HappeningField> = new Set(['to', 'orPut', 'ofTurn', 'condition', 'evenIfKnockedOut']);

/** Whether it is known afterwards if, and to whom, a statement was done. */
export const NAMED: Readonly<Record<Statement['op'], boolean>> = {
  if: true,
  may: true,
  'for-each': false,
  modal: true,
  'as-player': true,
  pick: true,
  stop: false,
  flip: true,
  outcome: false,
  draw: true,
  move: true,
  shuffle: false,
  look: true,
  attach: true,
  'take-prizes': false,
  evolve: true,
  devolve: true,
  exchange: true,
  switch: true,
  'knock-out': true,
  base: false,
  damage: false,
  'put-counters': true,
  heal: true,
  'move-counters': true,
  'set-remaining-hp': true,
  condition: true,
  lasting: true,
  unmark: false,
  use: false,
  prevent: false,
};

type Node = Readonly<Record<string, unknown>>;

/** What of a program, or a part of one, the engine does not carry out, in a sentence; null: it carries out all of it. */
export function notCarriedOut(program: unknown): string | null {
  if (typeof program !== 'object' || program === null) return null;
  return Array.isArray(program) ? lackAmong(program) : lackInside(program as Node);
}

function lackAmong(list: readonly unknown[]): string | null {
  for (const one of list) {
    const lack = notCarriedOut(one);
    if (lack !== null) return lack;
  }
  return null;
}

function lackInside(node: Node): string | null {
  for (const field in node) {
    const inner = node[field];
    const lack = typeof inner === 'object' ? notCarriedOut(inner) : lackOf(node, field, inner);
    if (lack !== null) return lack;
  }
  return null;
}

/** The field that tells which sort of node it is tells what it must not lack. */
function lackOf(node: Node, field: string, sort: unknown): string | null {
  switch (field) {
    case 'part':
      return lackOfPart(node);
    case 'test':
    case 'num':
      return sort === 'happened' || sort === 'tally' ? lackOfPast(node['what'] as Happening) : null;
    case 'op':
      return lackOfStatement(node as unknown as Statement);
    default:
      return null;
  }
}

function lackOfPart(node: Node): string | null {
  const { part, on } = node;
  if (part === 'answer') return lackOfAnswer(node as unknown as AnswerRule);
  if (part === 'trigger') return lackOfHappening(on as Happening, TRIGGERED, 'waited for');
  if (part === 'would') return lackOfHappening(on as Happening, FORETOLD, 'told ahead');
  if (part === 'play' && on !== undefined)
    return lackOfHappening(on as Happening, INTERRUPTED, 'told ahead to the other players');
  return null;
}

function lackOfAnswer(rule: AnswerRule): string | null {
  const answered = ANSWERED[rule.question] as Answered | undefined;
  if (answered === undefined) return `Nobody asks for "${rule.question}".`;
  const [change = ''] = Object.keys(rule.change);
  if (!answered.changes.includes(change as ChangeWord)) return `"${change}" cannot change "${rule.question}".`;
  const fields: readonly string[] = answered.with ?? [];
  const lost = Object.keys(rule).find((field) => !ALWAYS.has(field) && !fields.includes(field));
  return lost === undefined ? null : `"${rule.question}" is not asked with "${lost}".`;
}

const ALWAYS: ReadonlySet<string> = new Set([
  'part',
  'question',
  'of',
  'change',
  'atMostOne',
  'among',
  'while',
  'despite',
]);

function lackOfHappening(on: Happening, heard: Readonly<Partial<Heard>>, how: string): string | null {
  const fields: readonly string[] | null | undefined = heard[on.event];
  if (fields == null) return `"${on.event}" cannot be ${how}.`;
  const lost = Object.keys(on).find((field) => field !== 'event' && !fields.includes(field));
  return lost === undefined ? null : `Of "${on.event}" it is not known what its "${lost}" is.`;
}

function lackOfPast(what: Happening): string | null {
  if (PASSING.has(what.event)) return `"${what.event}" is not remembered.`;
  const lost = [...FORGOTTEN].find((field) => what[field] !== undefined);
  if (lost !== undefined) return `Of "${what.event}" its "${lost}" is not remembered.`;
  if (what.source?.where !== undefined) return 'What sort of thing something came from is not remembered.';
  return lackOfHappening(what, TRIGGERED, 'remembered');
}

function lackOfStatement(statement: Statement): string | null {
  if (statement.op === 'lasting') {
    const passing = statement.ends?.find(({ event }) => PASSING.has(event));
    if (passing !== undefined) return `"${passing.event}" ends nothing.`;
    const answers = statement.rules.some(({ part }) => part === 'answer');
    if (statement.once === true && answers) return 'A rule that answers questions is not used up.';
  }
  if (statement.as === undefined) return null;
  const named = NAMED[statement.op] && !(statement.op === 'as-player' && statement.who === 'each');
  return named ? null : `Whether "${statement.op}" was done is not known afterwards.`;
}
