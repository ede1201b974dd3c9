import { isSame } from '../telling/same.js';
import { OPEN_END } from './lower.js';
import type { Placed } from './mentions.js';
import { isNode, isRef, type Node, rulesOf, Unresolved, visitAll } from './tree.js';

/** What a block that is carried out later waits for. */
export interface Later {
  readonly part: unknown;
  readonly on: Node;
}

/** What may be prevented of each thing that would happen. @rule EFF-02 */
const PREVENTED: Readonly<Record<string, readonly string[]>> = {
  attacked: ['event'],
  damaged: ['damage'],
  affected: ['damage', 'effects', 'all'],
  'knocked-out': ['event'],
  'used-power': ['effects'],
};

/** Some statements have a meaning only where something would happen, others only in the attack itself. */
export function checkPlace(statement: Node, later: Later | undefined): void {
  const { op } = statement;
  const event = later?.on['event'];
  if (op === 'prevent') {
    const would = later?.part === 'would' ? PREVENTED[String(event)] : undefined;
    if (would?.includes(String(statement['what'])) !== true)
      throw new Unresolved('nothing would happen that this could prevent');
  }
  checkDone(statement, later?.on['subject']);
  if (later === undefined) return;
  if (op === 'base') throw new Unresolved('only an attack has damage of its own');
  if (op !== 'stop') return;
  // "This attack does nothing" said of a later attack is said of that attack. @rule ATK-10
  if (later.part !== 'would' || event !== 'attacked') throw new Unresolved('there is no attack that could stop');
  statement['op'] = 'prevent';
  statement['what'] = 'event';
}

/** What is prevented is prevented for the Pokémon that it would happen to. */
function checkDone(statement: Node, subject: unknown): void {
  const { done } = statement;
  if (done === undefined) return;
  if (!isSame(plainName(done), plainName(subject))) throw new Unresolved('this would happen to another Pokémon');
  delete statement['done'];
}

/** The card's own name and "this Pokémon" are one. */
const plainName = (value: unknown): unknown => (isRef(value, '#?own') || isRef(value, 'self') ? OWN : value);

/** "~ performs that attack" says again what "copies that attack" said, and what it costs. */
export function performsAgain(pay: unknown, still: unknown, history: readonly Placed[]): void {
  const last = history[history.length - 1]?.statement;
  if (last?.['op'] !== 'use') throw new Unresolved('no attack was copied before');
  if (pay !== undefined) last['pay'] = pay;
  if (still !== undefined) last['still'] = still;
}

/** What a marker says is said right after it was put somewhere. */
export function giveMarker(marks: string, rules: unknown, history: readonly Placed[]): void {
  const put = history[history.length - 1]?.statement;
  if (put?.['op'] !== 'lasting' || !String(put['label']).startsWith(`${marks} `))
    throw new Unresolved('no such marker was spoken of before');
  put['rules'] = rules;
}

const holds = (node: Node, inner: Node): boolean => {
  let found = false;
  visitAll(node, (value) => {
    if (value === inner || (Array.isArray(value) && value.includes(inner))) found = true;
  });
  return found;
};

/** What ends an effect is said right after it, of all that the sentence put in force. */
export function endWith(ends: unknown, history: readonly Placed[]): void {
  const at = history.findLastIndex(({ statement: { op } }) => op === 'lasting');
  const last = history[at]?.statement;
  const isOpen = last?.['ends'] === undefined || last['ends'] === OPEN_END;
  // What it does then may have been told in sentences of its own.
  const isLast = history.slice(at + 1).every(({ statement: one }) => last !== undefined && holds(last, one));
  if (last === undefined || !isOpen || !isLast) throw new Unresolved('there is no effect that could end');
  if (at < history.length - 1 && history.slice(0, at).some(({ statement: { op } }) => op === 'lasting'))
    throw new Unresolved('it is not clear which effect ends');
  last['ends'] = ends;
}

/** "That damage" is the damage of something that is waited for. */
export function checkEvents(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) checkEvents(item);
  else if (isNode(value) && value['part'] !== 'would' && value['part'] !== 'trigger') {
    if (value['of'] === '#event') throw new Unresolved('nothing happens that this could speak of');
    for (const field in value) checkEvents(value[field]);
  }
}

/** Whether its Energy must be there is said of every attack that is used. @rule ATK-17 */
export function checkUses(part: unknown, types: readonly string[]): void {
  visitAll(part, (_, field, node) => {
    if (field === 'still' && node['op'] === 'use') {
      if (String(node['still']) !== String(types))
        throw new Unresolved('the reminder names other types than the card has');
      delete node['still'];
    }
    if (field === 'op' && node['op'] === 'use' && node['pay'] === undefined)
      throw new Unresolved('it is not said whether the Energy must be there');
  });
}

/**
 * In the rules that are put in force on a Pokémon, that Pokémon is their subject. Filters and loops have subjects of their
 * own, so what stands in them keeps its name.
 */
export function nameSubjects(part: unknown): void {
  visitAll(part, (_, field, node) => {
    if (field !== 'rules' || node['op'] !== 'lasting' || !isNode(node['on'])) return;
    const on = node['on'];
    if (isSame(on, OWN) && rulesOf(node).some((rule) => mentions(rule, 'defender')))
      throw new Unresolved('it is not clear which Pokémon is the Defending Pokémon then');
    rename(node['rules'], on);
  });
}

const OWN = { get: 'ref', name: 'self' };

function rename(value: unknown, on: Node): void {
  if (Array.isArray(value)) for (const item of value) rename(item, on);
  else if (isNode(value) && value['op'] !== 'for-each') {
    for (const field in value) {
      if (field === 'where') continue;
      const inner = value[field];
      if (isNode(inner) && isSame(inner, on)) value[field] = { get: 'ref', name: 'subject' };
      else rename(inner, on);
    }
  }
}

/** Whether it speaks of what has this name. */
export function mentions(value: unknown, name: string): boolean {
  let found = false;
  visitAll(value, (inner, field, node) => {
    if (field === 'name' && inner === name && node['get'] === 'ref') found = true;
  });
  return found;
}
