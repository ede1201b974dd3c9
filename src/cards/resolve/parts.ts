import type { Condition } from '../../engine/index.js';
import type { AttackPart, Happening, Limit, PlayPart, Question, Test } from '../language.js';
import type { OwnAttack, OwnFacts } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import type { Claim } from '../read/claims.js';
import type { Act, Acts } from '../telling/act.js';
import { says, someNode } from '../telling/walk.js';
import { checkCounters, settleAffected, settleAlready } from './affected.js';
import { aimed } from './aim.js';
import { settleAttackNames } from './attack-names.js';
import { Binder } from './bind.js';
import { checkBody, checkCard, checkThen } from './check.js';
import { checkClaimed } from './claimed.js';
import { finish, type Traits } from './finish.js';
import { checkEvents, checkUses, type Later, nameSubjects } from './later.js';
import { everyStatement, markSteps } from './steps.js';
import {
  asNode,
  asStatements,
  type Block,
  copy,
  type Fault,
  firstFault,
  isNode,
  isRef,
  isUnresolved,
  type Node,
  Unresolved,
} from './tree.js';

/** What a text says, sentence by sentence; `at`: which sentence is being resolved, for the diagnostic. */
export interface Told {
  readonly heard: readonly Heard[];
  readonly claims: readonly Claim[];
  at: number;
}

export interface Frame {
  /** Only what can be used can be used all the same. */
  readonly despite?: (Condition | 'first-turn')[];
  /** Only attacks have a cost. */
  readonly costs?: NonNullable<AttackPart['otherCost']>[];
  /** Only what is played can be played early. */
  readonly early?: { isSaid: boolean };
  readonly tests: Test[];
  readonly limits: Limit[];
  readonly later?: Later;
  /** It is played in an opponent's turn: when, was heard before. */
  readonly moment?: true;
}

const bothOf = (tests: readonly Test[]): Test | null => {
  if (tests.length === 0) return null;
  return tests.length === 1
    ? tests[0]
    : { test: 'all', of: tests.flatMap((one) => (one.test === 'all' ? one.of : [one])) };
};

export const withIf = (tests: readonly Test[]): { if?: Test } => {
  const all = bothOf(tests.map(copy));
  return all === null ? {} : { if: all };
};

/** Where a text begins: its first sentence, and the Pokémon that the sentence opens with. */
export interface Opening {
  readonly first: number;
  readonly named?: string | null;
  /** What must be so for it to be used. */
  readonly asked?: Test | null;
}

export function body(told: Told, attack: OwnAttack | null, frame: Frame, opening: Opening): Block | Unresolved {
  const { first, named, asked } = opening;
  const binder = new Binder(frame.later, named ?? null, asked ? asNode(asked) : undefined);
  const heard = attack === null ? told.heard.map(ofLastDamage) : aimed(inPlace(heldIf(told.heard)), attack);
  if (heard.some((one) => one.is === 'do' && one.inPlace === true))
    return new Unresolved('it is not clear what this is done instead of');
  if (attack !== null && heard.some(isOfPower))
    return new Unresolved('it is not clear whether the Bench is meant, too');
  const paid = heard.flatMap((one) => (one.is === 'cost' ? [one.do.map(asCost)] : []));
  let fault = firstFault(paid, (cost) => binder.sentence(cost));
  for (let i = first; i < heard.length && fault === null; i++) {
    told.at = i;
    const one = heard[i];
    if (one.is === 'do') {
      if (one.follows === true) fault = checkThen(binder.open, one.do);
      if (one.eitherWay === true) fault ??= checkGoesOn(binder.top, heard[first]);
    }
    if (one.is === 'do' || (OPENINGS.has(one.is) && 'do' in one && i === first))
      fault ??= binder.sentence(
        isOfUse(heard, i) ? usedThen(one.do) : attack !== null && one.is === 'do' ? thenDone(one, binder.open) : one.do,
      );
    else if (one.is === 'used' && isUsed(heard[first])) fault = binder.sentence(one.do);
    else if (!bounds(one, frame)) return new Unresolved('this does not belong in such a text');
    if (i === first && one.is === 'trigger') binder.keepTogether();
  }
  fault ??= binder.checkCounted();
  if (fault !== null) return fault;
  const said = frame.tests.length + frame.limits.length + (frame.despite?.length ?? 0) + (frame.costs?.length ?? 0);
  if (binder.top.length === 0 && said === 0) return new Unresolved('there is nothing that it does');
  return checkBody(binder, attack) ?? binder.top;
}

/**
 * "Either way" is said of what could go two ways. An attack that does nothing does nothing more, whatever is said behind that;
 * and where a power cannot be used, nothing of it is done. @rule ATK-12
 */
function checkGoesOn(top: Block, opening: Heard): Fault {
  const all = everyStatement(top);
  if (all.some(({ op }) => op === 'stop')) return new Unresolved('it is done also where the attack does nothing');
  if (opening.is !== 'do' && 'if' in opening && opening.if !== null)
    return new Unresolved('it is done also where the power cannot be used');
  return all.some(({ op }) => op === 'if' || op === 'may') ? null : new Unresolved('there is only one way');
}

/** "If tails, this attack does no damage. Instead, B": B hangs on the same coin. */
function inPlace(all: readonly Heard[]): readonly Heard[] {
  if (!all.some((one) => one.is === 'do' && one.inPlace === true)) return all;
  const heard: Heard[] = [];
  for (const one of all) {
    const before = heard[heard.length - 1];
    const last = before?.is === 'do' ? before.do.at(-1) : undefined;
    const isSpared = last?.op === 'if' && last.do.length === 1 && last.do[0].op === 'base' && last.do[0].set === 0;
    if (one.is === 'do' && one.inPlace === true && before?.is === 'do' && isSpared)
      heard[heard.length - 1] = {
        ...before,
        do: [...before.do.slice(0, -1), { ...last, do: [...last.do, ...one.do] }],
      };
    else heard.push(one);
  }
  return heard;
}

/** "A. Ignore this effect if …": in an attack, the sentence before it is done only where that is not so. */
function heldIf(all: readonly Heard[]): readonly Heard[] {
  if (!all.some(({ is }) => is === 'hold-if')) return all;
  const heard: Heard[] = [];
  for (const one of all) {
    const before = heard[heard.length - 1];
    if (one.is === 'hold-if' && !one.all && before?.is === 'do')
      heard[heard.length - 1] = { is: 'do', do: [{ op: 'if', if: one.if, do: before.do }] };
    else heard.push(one);
  }
  return heard;
}

/** Weakness and Resistance are applied to what a power does. @rule DMG-15 */
const isOfPower = (one: Heard): boolean =>
  one.is === 'do' && one.do.some((act) => act.op === 'amend' && act.is === 'on-bench-too' && act.of === 'power');

/** Without an attack there is only the damage just spoken of that Weakness and Resistance could change. @rule DMG-15 */
function ofLastDamage(one: Heard): Heard {
  if (one.is !== 'do' || one.do.length !== 1) return one;
  const [act] = one.do;
  return act.op === 'base' && act.ignore !== undefined ? { ...one, do: [{ ...act, ...{ about: 'last' } }] } : one;
}

const OPENINGS = new Set<Heard['is']>(['action', 'trigger', 'would']);

/** Whether the sentences that follow tell what comes of using it. */
const isUsed = (one: Heard): boolean =>
  one.is === 'action' ||
  (one.is === 'trigger' && (one.uses === true || (one.do.length === 1 && one.do[0].op === 'may')));

type Done = Extract<Heard, { is: 'do' }>;

/** What comes "then" comes after what was told before it (a mark until the steps are known) and hangs on what was given for it. @rule ATK-13 */
function thenDone({ do: acts, follows }: Done, before: Block): Acts {
  if (follows !== true) return acts;
  const then = acts.map((act): Act => (act.op === 'move' || act.op === 'find' ? { ...act, follows } : act));
  const isTied = isGivenAway(before.at(-1)) && acts[0]?.op !== 'shuffle';
  return isTied ? [{ op: 'if', if: { test: 'did', what: '#?did' }, do: then }] : then;
}

/** "Discard a card from your hand": so many cards of one's own hand, or of the top of one's deck, which may not be there. */
function isGivenAway({ op, cards, to }: Node = {}): boolean {
  if (op !== 'move' || !isNode(to) || !GIVEN_TO.has(to.zone)) return false;
  if (!isNode(cards) || !isNode(cards.in) || cards.in.whose !== 'you') return false;
  return cards.in.zone === 'hand' ? cards.take?.n !== undefined : cards.in.top !== undefined;
}

const GIVEN_TO = new Set<unknown>(['discard', 'lost-zone', 'deck']);

/** What is paid is paid in full or not at all. */
const asCost = (statement: Act): Act => ({ ...statement, step: 'cost' });

/** Sentences that say when and how often; what is paid was heard before. */
export function bounds(one: Heard, frame: Frame): boolean {
  if (one.is === 'only-if') frame.tests.push(one.if);
  else if (one.is === 'limit') frame.limits.push(one.limit);
  else if (one.is === 'despite' && frame.despite !== undefined)
    frame.despite.push(...(one.what === 'first-turn' ? [one.what] : one.what));
  else if (one.is === 'other-cost' && frame.costs !== undefined) frame.costs.push({ if: one.if, types: one.types });
  else if (one.is === 'early' && frame.early !== undefined) frame.early.isSaid = true;
  else if (one.is === 'moment') return frame.moment === true;
  else if (one.is !== 'cost') return false;
  return true;
}

/** "You may use this power. If you do, X" says no more than "you may X". */
function isOfUse(heard: readonly Heard[], at: number): boolean {
  const before = heard[at - 1];
  return (before?.is === 'action' || before?.is === 'trigger') && before.do.length === 0;
}

function usedThen(statements: Acts): Acts {
  const [first] = statements;
  const isUse = first?.op === 'if' && first.if.test === 'did' && first.if.what === '#?did' && statements.length === 1;
  return isUse ? first.do : statements;
}

const ONCE_PER_GAME = (key: string): Limit => ({ n: 1, per: 'game', of: 'player', key });

export function claimedLimits(claims: readonly Claim[]): Limit[] {
  return claims.flatMap(({ about }) => {
    if (about === 'gx') return [ONCE_PER_GAME('GX')];
    return about === 'vstar' ? [ONCE_PER_GAME('VSTAR')] : [];
  });
}

/** What a reminder claims of the program must be so. @rule DMG-15 EVO-04 ATK-06 */
export function checkClaims(top: Block, claims: readonly Claim[]): Fault {
  if (claims.length === 0) return null;
  const all = everyStatement(top).flatMap((one) => [one, ...optionsOf(one)]);
  const isSo = ({ about }: Claim): boolean => CLAIMED[about] === undefined || all.some(CLAIMED[about]);
  return claims.every(isSo) ? null : new Unresolved('the reminder speaks of what is not done');
}

/** What may be chosen from a list. */
const optionsOf = ({ options = [] }: Node): readonly Node[] => options.flatMap((one) => everyStatement(one.do ?? []));

const CLAIMED: Readonly<Partial<Record<Claim['about'], (statement: Node) => boolean>>> = {
  'benched-damage': ({ op, to }) => op === 'damage' && isNode(to) && to.spot !== 'active' && to.name !== 'defender',
  evolving: ({ op }) => op === 'evolve',
  devolving: ({ op }) => op === 'devolve',
  benched: ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'bench',
  'damage-first': ({ op, step }) => op === 'switch' && step !== 'before-damage',
  'nothing-at-all': ({ op }) => op === 'stop',
  prizes: ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'prizes',
  'face-up': ({ faceUp }) => faceUp === true,
  healing: ({ op }) => op === 'heal',
  repeats: ({ op, of }) => op === 'pick' && isNode(of) && of.take?.repeats !== undefined,
  'attached-first': ({ op, cards }) => op === 'move' && isNode(cards) && isNode(cards.in) && cards.in.what === 'energy',
  'condition-after': ({ op, cards }) => op === 'condition' || (op === 'move' && isNode(cards) && cards.get === 'whole'),
  'before-damage': ({ step }) => step === 'before-damage',
  'remaining-hp': ({ if: test }) => says(test, 'remaining-hp'),
  'retreat-cost': (statement) => says(statement, 'retreat-cost'),
  'no-effect': asks('effects-from'),
  'effects-kept': asks('effects-from'),
  'lent-attack': asks('attacks'),
  'others-left': ({ op, cards }) => op === 'move' && isNode(cards) && cards.bare === true,
  'no-knock-out': ({ op, cards }) => op === 'move' && isNode(cards) && cards.get === 'whole',
  'own-damage': ({ op, to }) => op === 'damage' && isRef(to, 'self'),
  together: () => false, // said of cards played together only
  'power-used': ({ op, what }) => op === 'prevent' && what === 'effects',
  // "Up to" is at least one; of any number it would say something new.
  'up-to': ({ op, cards, to }) =>
    op === 'move' && isNode(to) && to.zone === 'discard' && isNode(cards) && cards.take?.upTo !== undefined,
  tools: asks('tool-limit'),
  'attacks-twice': asks('attack-limit'),
};

/** Claims of which one thing out of a list need not show that they are so: one of the others may. */
export const notOfActs = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(({ about }) => CLAIMED[about] === undefined);

/** Whether a rule that a statement puts in force answers that question. */
function asks(question: Question): (statement: Node) => boolean {
  return (statement) => someNode(statement, (node) => node.question === question);
}

/** All names in place: of attacks, of this Pokémon, of what a rule is put in force on. */
export function finished<T>(
  part: T,
  facts: OwnFacts,
  attack: OwnAttack | null,
  claims: readonly Claim[],
): T | Unresolved {
  const traits: Traits = {};
  const made = finish(part, facts, attack !== null, traits);
  if (isUnresolved(made)) return made;
  return (
    (traits.isNamed ? settleAttackNames(made, facts, attack) : null) ??
    (traits.isUse ? checkUses(made, facts.types) : null) ??
    (traits.isOfEvent ? checkEvents(made) : null) ??
    (traits.isReminded || claims.length > 0 ? checkClaimed(made, claims) : null) ??
    (traits.isLasting ? nameSubjects(made) : null) ??
    made
  );
}

/** An attack that only says when it does nothing, and does nothing else either: its number is missing. */
function checkStops(all: readonly Node[]): Fault {
  const idle = all.every(({ op }) => op === 'flip' || op === 'if' || op === 'stop');
  return idle && all.some(({ op }) => op === 'stop') ? new Unresolved('it is not said what this attack does') : null;
}

/** Whoever this attack Knocks Out is not discarded yet when that is known: it can be put somewhere else. @rule KO-02 */
function spareKnockedOut(all: readonly Node[]): void {
  for (const { op, if: test, do: body } of all) {
    if (op !== 'if' || !isNode(test) || test.test !== 'happened' || !isNode(test.what)) continue;
    const { event, subject } = test.what;
    if (event !== 'knocked-out' || !isRef(subject, 'defender')) continue;
    for (const statement of body ?? []) {
      const { cards } = statement;
      if (isNode(cards) && cards.get === 'whole' && isRef(cards.of, 'defender')) delete statement.spared;
    }
  }
}

export function attackPart(told: Told, attack: OwnAttack, facts: OwnFacts): AttackPart | Unresolved {
  const despite: (Condition | 'first-turn')[] = [];
  const costs: NonNullable<AttackPart['otherCost']>[] = [];
  const frame: Frame = { tests: [], limits: claimedLimits(told.claims), despite, costs };
  const [opening] = told.heard;
  const top = body(told, attack, frame, { first: 0, asked: opening?.is === 'only-if' ? opening.if : null });
  if (isUnresolved(top)) return top;
  const fault = settleActs(top, attack, told.claims);
  // What a card costs is not asked of one that costs the same whatever happens: cards share what comes of their texts.
  const other = costs.length === 0 ? {} : otherCost(costs, attack);
  if (fault !== null) return fault;
  if (isUnresolved(other)) return other;
  const said: Omit<AttackPart, 'part' | 'do'> = {
    ...withIf(frame.tests),
    ...(frame.limits.length > 0 ? { limits: frame.limits } : {}),
    ...(despite.length > 0 ? { despite } : {}),
    ...other,
  };
  const part = finished<AttackPart>({ part: 'attack', ...said, do: asStatements(top) }, facts, attack, told.claims);
  return checkClaims(top, told.claims) ?? part;
}

/** What is so of the acts of an attack only, and when each of them is carried out. */
function settleActs(top: Block, attack: OwnAttack, claims: readonly Claim[]): Fault {
  const fault = settleAffected(top, attack);
  if (fault !== null) return fault;
  const all = everyStatement(top);
  settleAlready(all, attack.isHarmless);
  spareKnockedOut(all);
  return (
    (attack.isHarmless ? checkHarmless(all, attack, claims) : checkCounters(all)) ??
    checkCard(all) ??
    markSteps(top, all)
  );
}

/** An attack without damage does not speak of its own. */
function checkHarmless(all: readonly Node[], { mark }: OwnAttack, claims: readonly Claim[]): Fault {
  const isOfDamage =
    all.some(({ op, set }) => op === 'base' && set === 0) || claims.some(({ about }) => about === 'nothing-at-all');
  return (
    (mark === '' ? checkStops(all) : null) ??
    (isOfDamage ? new Unresolved('it speaks of damage that it does, and how much is not given') : null)
  );
}

/** Only what is cheaper can be chosen without a word on which of the two is paid. */
function otherCost(
  costs: readonly NonNullable<AttackPart['otherCost']>[],
  { cost }: OwnAttack,
): Pick<AttackPart, 'otherCost'> | Unresolved {
  if (costs.length > 1) return new Unresolved('it is said twice what this costs');
  const [{ if: test, types }] = costs;
  const left = [...cost];
  for (const type of types) {
    const at = left.indexOf(type) < 0 ? left.findIndex(() => type === 'Colorless') : left.indexOf(type);
    if (at < 0) return new Unresolved('it could cost other Energy than is printed');
    left.splice(at, 1);
  }
  return { otherCost: { if: copy(test), types } };
}

export function playPart(told: Told, facts: OwnFacts): PlayPart | Unresolved {
  const on = momentOf(told.heard);
  if (isUnresolved(on)) return on;
  const early = { isSaid: false };
  const frame: Frame = {
    early,
    tests: [],
    limits: [],
    ...(on === null ? {} : { later: { part: 'would', on: asNode(on) }, moment: true }),
  };
  const top = body(told, null, frame, { first: 0 });
  if (isUnresolved(top)) return top;
  const fault = checkCard(everyStatement(top)) ?? checkClaims(top, told.claims);
  if (fault !== null) return fault;
  const when = on === null ? {} : { on };
  const despite: Pick<PlayPart, 'despite'> = early.isSaid ? { despite: ['first-turn'] } : {};
  const said = { ...when, ...withIf(frame.tests), ...despite };
  return finished<PlayPart>({ part: 'play', ...said, do: asStatements(top) }, facts, null, told.claims);
}

/** What a card waits for that is played in an opponent's turn; null where it waits for nothing. @rule TURN-10 */
function momentOf(heard: readonly Heard[]): Happening | Unresolved | null {
  const [first, ...more] = heard.flatMap((one) => (one.is === 'moment' ? [one.on] : []));
  if (first === undefined) return null;
  if (more.length > 0) return new Unresolved('it is said twice when this card is played');
  return copy(first);
}
