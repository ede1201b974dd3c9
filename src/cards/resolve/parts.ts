import type { AttackFacts, CardFacts, Condition } from '../../engine/index.js';
import type {
  ActionPart,
  AttackPart,
  Limit,
  Part,
  PlayPart,
  Statement,
  Test,
  TriggerRule,
  WouldRule,
} from '../language.js';
import type { Heard } from '../parse/sentence.js';
import type { Claim } from '../read/claims.js';
import { checkCounters, checkDefender, settleAffected, settleSpot } from './affected.js';
import { settleAttackNames } from './attack-names.js';
import { Binder } from './bind.js';
import { checkBody, checkThen, OWN } from './check.js';
import { checkClaimed } from './claimed.js';
import { finish } from './finish.js';
import { checkEvents, checkUses, type Later, nameSubjects, traitsOf } from './later.js';
import { everyStatement, markSteps } from './steps.js';
import { asStatements, type Block, copy, isNode, type Node, Unresolved, visitAll } from './tree.js';

/** What a text says, sentence by sentence; `at`: which sentence is being resolved, for the diagnostic. */
export interface Told {
  readonly heard: readonly Heard[];
  readonly claims: readonly Claim[];
  at: number;
}

interface Frame {
  readonly despite?: (Condition | 'first-turn')[];
  readonly tests: Test[];
  readonly limits: Limit[];
  readonly later?: Later;
}

const bothOf = (tests: readonly Test[]): Test | null => {
  if (tests.length === 0) return null;
  return tests.length === 1
    ? tests[0]
    : { test: 'all', of: tests.flatMap((one) => (one.test === 'all' ? one.of : [one])) };
};

const withIf = (tests: readonly Test[]): { if?: Test } => {
  const all = bothOf(tests.map(copy));
  return all === null ? {} : { if: all };
};

function body(told: Told, attack: AttackFacts | null, frame: Frame, first: number): Block {
  const binder = new Binder(frame.later);
  for (let i = first; i < told.heard.length; i++) {
    told.at = i;
    const one = told.heard[i];
    if (one.is === 'do' && one.follows === true) checkThen(binder.top, one.do);
    if (one.is === 'do' || ((one.is === 'action' || one.is === 'trigger' || one.is === 'would') && i === first))
      binder.sentence(isOfUse(told, i) ? usedThen(one.do) : one.do);
    else if (one.is === 'only-if') frame.tests.push(one.if);
    else if (one.is === 'despite' && frame.despite !== undefined)
      frame.despite.push(...(one.what === 'first-turn' ? [one.what] : one.what));
    else if (one.is === 'limit') frame.limits.push(one.limit);
    else throw new Unresolved('this does not belong in such a text');
  }
  const said = frame.tests.length + frame.limits.length + (frame.despite?.length ?? 0);
  if (binder.top.length === 0 && said === 0) {
    throw new Unresolved('there is nothing that it does');
  }
  checkBody(binder.top, attack);
  return binder.top;
}

/** "You may use this power. If you do, X" says no more than "you may X". */
function isOfUse({ heard }: Told, at: number): boolean {
  const before = heard[at - 1];
  return before?.is === 'action' && before.do.length === 0;
}

function usedThen(statements: readonly Statement[]): readonly Statement[] {
  const [first] = statements;
  const isUse = first?.op === 'if' && first.if.test === 'did' && first.if.what === '#?did' && statements.length === 1;
  return isUse ? first.do : statements;
}

const ONCE_PER_GAME = (key: string): Limit => ({ n: 1, per: 'game', of: 'player', key });

function claimedLimits(claims: readonly Claim[]): Limit[] {
  return claims.flatMap(({ about }) => {
    if (about === 'gx') return [ONCE_PER_GAME('GX')];
    return about === 'vstar' ? [ONCE_PER_GAME('VSTAR')] : [];
  });
}

/** What a reminder claims of the program must be so. @rule DMG-15 EVO-04 ATK-06 */
function checkClaims(top: Block, claims: readonly Claim[]): void {
  if (claims.length === 0) return;
  const all = everyStatement(top);
  for (const { about } of claims) {
    const isSo = CLAIMED[about];
    if (isSo !== undefined && !all.some(isSo)) throw new Unresolved('the reminder speaks of what is not done');
  }
}

const CLAIMED: Readonly<Partial<Record<Claim['about'], (statement: Node) => boolean>>> = {
  'benched-damage': ({ op, to }) =>
    op === 'damage' && isNode(to) && to['spot'] !== 'active' && to['name'] !== 'defender',
  evolving: ({ op }) => op === 'evolve',
  'damage-first': ({ op, step }) => op === 'switch' && step !== 'before-damage',
  'nothing-at-all': ({ op }) => op === 'stop',
  healing: ({ op }) => op === 'heal',
  'condition-after': ({ op }) => op === 'condition',
  'remaining-hp': ({ if: test }) => JSON.stringify(test ?? '').includes('"remaining-hp"'),
  'retreat-cost': (statement) => JSON.stringify(statement).includes('"retreat-cost"'),
};

/** All names in place: of attacks, of this Pokémon, of what a rule is put in force on. */
function finished<T>(part: T, facts: CardFacts, attack: AttackFacts | null, claims: readonly Claim[]): T {
  const made = finish(part, facts, attack !== null);
  const traits = traitsOf(made);
  if (traits.has('named')) settleAttackNames(made, facts, attack);
  if (traits.has('use')) checkUses(made, facts.types);
  if (traits.has('#event')) checkEvents(made);
  if (traits.has('newcomers') || claims.length > 0) checkClaimed(made, claims);
  if (traits.has('lasting')) nameSubjects(made);
  return made;
}

export function attackPart(told: Told, attack: AttackFacts, facts: CardFacts): AttackPart {
  const despite: (Condition | 'first-turn')[] = [];
  const frame: Frame = { tests: [], limits: claimedLimits(told.claims), despite };
  const top = body(told, attack, frame, 0);
  settleAffected(top, attack);
  if (attack.damage !== 0) checkCounters(top);
  markSteps(top);
  const tests: Node = { all: frame.tests.map(copy) };
  settleSpot([top, tests]);
  const part: AttackPart = finished(
    {
      part: 'attack',
      ...withIf(tests['all'] as Test[]),
      ...(frame.limits.length > 0 ? { limits: frame.limits } : {}),
      ...(despite.length > 0 ? { despite } : {}),
      do: asStatements(top),
    },
    facts,
    attack,
    told.claims,
  );
  checkClaims(top, told.claims);
  return part;
}

function actionPart(told: Told, facts: CardFacts, at: number): ActionPart {
  const opening = told.heard[at];
  if (opening.is !== 'action') throw new Unresolved('it is not said when this may be used');
  const frame: Frame = {
    tests: opening.if === null ? [] : [opening.if],
    limits: [...opening.limits, ...claimedLimits(told.claims)],
  };
  const top = body(told, null, frame, at);
  if (top.length === 0) throw new Unresolved('there is nothing that it does');
  checkClaims(top, told.claims);
  const { by } = opening;
  return finished(
    { part: 'action', ...(by ? { by } : {}), ...withIf(frame.tests), limits: frame.limits, do: asStatements(top) },
    facts,
    null,
    told.claims,
  );
}

function triggerPart(told: Told, facts: CardFacts, at: number): TriggerRule {
  const opening = told.heard[at];
  if (opening.is !== 'trigger') throw new Unresolved('it is not said when this happens');
  const frame: Frame = { tests: opening.if === null ? [] : [opening.if], limits: [] };
  const top = body(told, null, frame, at);
  checkClaims(top, told.claims);
  if (opening.on.event === 'damaged' || opening.on.event === 'knocked-out') checkDefender(top);
  return finished(
    {
      part: 'trigger',
      on: copy(opening.on),
      ...withIf(frame.tests),
      ...(frame.limits.length > 0 ? { limits: frame.limits } : {}),
      do: asStatements(top),
    },
    facts,
    null,
    told.claims,
  );
}

function wouldPart(told: Told, facts: CardFacts, at: number): WouldRule {
  const opening = told.heard[at];
  if (opening.is !== 'would') throw new Unresolved('it is not said what would happen');
  const on = copy(opening.on);
  const frame: Frame = {
    tests: opening.if === null ? [] : [opening.if],
    limits: [],
    later: { part: 'would', on: on as unknown as Node },
  };
  const top = body(told, null, frame, at);
  checkDefender(top);
  return finished(
    checkRule({ part: 'would', on, ...withIf(frame.tests), do: asStatements(top) }),
    facts,
    null,
    told.claims,
  );
}

/** The parts of a power, a Stadium, a Tool or an Energy card: rules that hold, then at most one action or trigger. */
export function standingParts(told: Told, facts: CardFacts): readonly Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < told.heard.length; i++) {
    told.at = i;
    const one = told.heard[i];
    if (one.is === 'rules')
      parts.push(...one.rules.map((rule) => finished(checkRule(copy(rule)), facts, null, told.claims)));
    else {
      parts.push(lastPart(told, facts, i));
      break;
    }
  }
  if (parts.length === 0) throw new Unresolved('there is nothing that it does');
  return parts;
}

function lastPart(told: Told, facts: CardFacts, at: number): Part {
  const { is } = told.heard[at];
  if (is === 'would') return wouldPart(told, facts, at);
  return is === 'trigger' ? triggerPart(told, facts, at) : actionPart(told, facts, at);
}

/** A rule that holds cannot speak of what was done before: nothing was. */
function checkRule<T>(rule: T): T {
  visitAll(rule, (node, field) => {
    const value = node[field];
    if (typeof value === 'string' && value.startsWith('#?') && !OWN.has(value))
      throw new Unresolved('nothing that this could mean');
  });
  return rule;
}

export function playPart(told: Told, facts: CardFacts): PlayPart {
  const frame: Frame = { tests: [], limits: [] };
  const top = body(told, null, frame, 0);
  checkClaims(top, told.claims);
  return finished({ part: 'play', ...withIf(frame.tests), do: asStatements(top) }, facts, null, told.claims);
}
