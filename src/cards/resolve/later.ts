import type { AmendmentBy } from '../telling/amendment.js';
import { isSame } from '../telling/same.js';
import { OPEN_END } from './lower.js';
import type { Placed } from './mentions.js';
import {
  asNode,
  drafted,
  type Fault,
  faultIn,
  firstFault,
  isNode,
  isRef,
  type Node,
  put,
  rulesOf,
  Unresolved,
  visitAll,
} from './tree.js';

/** What a block that is carried out later waits for. */
export interface Later {
  readonly part: Node['part'];
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
export function checkPlace(statement: Node, later: Later | undefined): Fault {
  const { op } = statement;
  const event = later?.on.event;
  if (op === 'prevent') {
    const would = later?.part === 'would' ? PREVENTED[String(event)] : undefined;
    if (would?.includes(String(statement.what)) !== true)
      return new Unresolved('nothing would happen that this could prevent');
  }
  const fault = checkDone(statement, later?.on.subject);
  if (fault !== null || later === undefined) return fault;
  if (op === 'base') return new Unresolved('only an attack has damage of its own');
  if (op !== 'stop') return null;
  // "This attack does nothing" said of a later attack is said of that attack. @rule ATK-10
  if (later.part !== 'would' || event !== 'attacked') return new Unresolved('there is no attack that could stop');
  statement.op = 'prevent';
  statement.what = 'event';
  return null;
}

/** What is prevented is prevented for the Pokémon that it would happen to. */
function checkDone(statement: Node, subject: unknown): Fault {
  const { done } = statement;
  if (done === undefined) return null;
  if (!isSame(plainName(done), plainName(subject))) return new Unresolved('this would happen to another Pokémon');
  delete statement.done;
  return null;
}

/** The card's own name and "this Pokémon" are one. */
const plainName = (value: unknown): unknown => (isRef(value, '#?own') || isRef(value, 'self') ? OWN : value);

/** "~ performs that attack" says again what "copies that attack" said, and what it costs. */
export function performsAgain({ pay, still }: AmendmentBy<'performs'>, history: readonly Placed[]): Fault {
  const last = history[history.length - 1]?.statement;
  if (last?.op !== 'use') return new Unresolved('no attack was copied before');
  if (pay !== undefined) last.pay = pay;
  if (still !== undefined) last.still = still;
  return null;
}

/** What a marker says is said right after it was put somewhere. */
export function giveMarker({ marks, rules }: AmendmentBy<'marker-says'>, history: readonly Placed[]): Fault {
  const marker = history[history.length - 1]?.statement;
  if (marker?.op !== 'lasting' || !String(marker.label).startsWith(`${marks} `))
    return new Unresolved('no such marker was spoken of before');
  marker.rules = drafted(rules);
  return null;
}

const holds = (node: Node, inner: Node): boolean => {
  let found = false;
  visitAll(node, (value) => {
    if (value === inner || (Array.isArray(value) && value.includes(inner))) found = true;
  });
  return found;
};

/** What ends an effect is said right after it, of all that the sentence put in force. */
export function endWith({ ends }: AmendmentBy<'ends'>, history: readonly Placed[]): Fault {
  const at = history.findLastIndex(({ statement: { op } }) => op === 'lasting');
  const last = history[at]?.statement;
  const isOpen = last?.ends === undefined || last.ends === OPEN_END;
  // What it does then may have been told in sentences of its own.
  const isLast = history.slice(at + 1).every(({ statement: one }) => last !== undefined && holds(last, one));
  if (last === undefined || !isOpen || !isLast) return new Unresolved('there is no effect that could end');
  if (at < history.length - 1 && history.slice(0, at).some(({ statement: { op } }) => op === 'lasting'))
    return new Unresolved('it is not clear which effect ends');
  last.ends = ends.map(asNode);
  return null;
}

/** "That damage" is the damage of something that is waited for. */
export function checkEvents(value: unknown): Fault {
  if (Array.isArray(value)) return firstFault(value, checkEvents);
  if (!isNode(value) || value.part === 'would' || value.part === 'trigger') return null;
  if (value.of === '#event') return new Unresolved('nothing happens that this could speak of');
  for (const field in value) {
    const fault = checkEvents(value[field as keyof Node]);
    if (fault !== null) return fault;
  }
  return null;
}

/** Whether its Energy must be there is said of every attack that is used. @rule ATK-17 */
export const checkUses = (part: unknown, types: readonly string[]): Fault =>
  faultIn(part, (_, field, node) => {
    if (field === 'still' && node.op === 'use') {
      if (String(node.still) !== String(types))
        return new Unresolved('the reminder names other types than the card has');
      delete node.still;
    }
    return field === 'op' && node.op === 'use' && node.pay === undefined
      ? new Unresolved('it is not said whether the Energy must be there')
      : null;
  });

/**
 * In the rules that are put in force on a Pokémon, that Pokémon is their subject. Filters and loops have subjects of their
 * own, so what stands in them keeps its name.
 */
export const nameSubjects = (part: unknown): Fault =>
  faultIn(part, (_, field, node) => {
    const { on } = node;
    if (field !== 'rules' || node.op !== 'lasting' || !isNode(on)) return null;
    if (isSame(on, OWN) && rulesOf(node).some((rule) => mentions(rule, 'defender')))
      return new Unresolved('it is not clear which Pokémon is the Defending Pokémon then');
    rename(node.rules, on);
    return null;
  });

const OWN = { get: 'ref', name: 'self' };

function rename(value: unknown, on: Node): void {
  if (Array.isArray(value)) for (const item of value) rename(item, on);
  else if (isNode(value) && value.op !== 'for-each') {
    for (const field in value) {
      if (field === 'where') continue;
      const inner = value[field as keyof Node];
      if (isNode(inner) && isSame(inner, on)) put(value, field, { get: 'ref', name: 'subject' });
      else rename(inner, on);
    }
  }
}

/** Whether it speaks of what has this name. */
export function mentions(value: unknown, name: string): boolean {
  let found = false;
  visitAll(value, (inner, field, node) => {
    if (field === 'name' && inner === name && node.get === 'ref') found = true;
  });
  return found;
}
