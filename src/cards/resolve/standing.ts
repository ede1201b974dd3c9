import type { ActionPart, AnswerRule, Limit, Part, Statement, TriggerRule, WouldRule } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import type { Claim } from '../read/claims.js';
import { isAnaphor } from '../telling/anaphor.js';
import { someNode } from '../telling/walk.js';
import { checkDefender } from './affected.js';
import { checkCard, isOfCard } from './check.js';
import { finish } from './finish.js';
import { mentions } from './later.js';
import {
  body,
  bounds,
  checkClaims as checkDone,
  claimedLimits,
  type Frame,
  finished,
  type Told,
  withIf,
} from './parts.js';
import { everyStatement } from './steps.js';
import {
  asNode,
  asStatements,
  type Block,
  copy,
  type Fault,
  faultIn,
  firstFault,
  isNode,
  isRef,
  isUnresolved,
  type Node,
  put,
  Unresolved,
  visitAll,
} from './tree.js';

type Of<K extends Heard['is']> = Extract<Heard, { readonly is: K }>;

const withLimits = (limits: readonly Limit[]): { limits?: readonly Limit[] } => (limits.length > 0 ? { limits } : {});

function actionPart(told: Told, facts: OwnFacts, opening: Of<'action'>, { at, frame }: Place): ActionPart | Unresolved {
  if (opening.if !== null) frame.tests.unshift(opening.if);
  frame.limits.unshift(...opening.limits);
  frame.limits.push(...claimedLimits(told.claims));
  if (opening.inGame === true && !told.claims.some(({ about }) => about === 'vstar'))
    return new Unresolved('it is not said how often this may be used');
  const named = namedIn(opening.if) === null ? null : 'self';
  const top = body(told, null, frame, {
    first: at,
    named: opening.from === undefined ? named : 'self',
    asked: opening.if,
  });
  if (isUnresolved(top)) return top;
  const fault = checkDone(top, ofActs(told.claims));
  if (fault !== null) return fault;
  if (top.length === 0) return new Unresolved('there is nothing that it does');
  const { by, from } = opening;
  const unsaid = from === undefined ? checkCard(everyStatement(top)) : checkMoved(top);
  const despite = despiteOf(frame);
  if (unsaid !== null) return unsaid;
  if (isUnresolved(despite)) return despite;
  return finished<ActionPart>(
    {
      part: 'action',
      ...(by ? { by } : {}),
      ...(from ? { from } : {}),
      ...withIf(frame.tests),
      limits: frame.limits,
      ...despite,
      do: asStatements(top),
    },
    facts,
    null,
    told.claims,
  );
}

const checkMoved = (top: Block): Fault =>
  movesCard(top) ? null : new Unresolved('it is not said what becomes of the card');

/** A text that works out of play first moves its own card; what it says of the Pokémon then is said of it in play. */
function movesCard(block: Block): boolean {
  const [first, ...rest] = block;
  if (first.op === 'flip' && rest.length === 1 && rest[0].op === 'if' && rest[0].else === undefined)
    return movesCard(rest[0].do ?? []);
  return first.op === 'move' && isRef(first.cards, '#?itself');
}

function despiteOf({ despite }: Frame): Pick<AnswerRule, 'despite'> | Unresolved {
  const conditions = (despite ?? []).flatMap((one) => (one === 'first-turn' ? [] : [one]));
  if (conditions.length !== (despite ?? []).length) return new Unresolved('this is said of attacks');
  return conditions.length === 0 ? {} : { despite: conditions };
}

interface Place {
  readonly at: number;
  readonly frame: Frame;
}

function triggerPart(
  told: Told,
  facts: OwnFacts,
  opening: Of<'trigger'>,
  { at, frame }: Place,
): TriggerRule | Unresolved {
  if (opening.if !== null) frame.tests.unshift(opening.if);
  frame.limits.unshift(...opening.limits);
  const top = body(told, null, frame, { first: at, named: opening.named, asked: opening.if });
  if (isUnresolved(top)) return top;
  const { event } = opening.on;
  const fault =
    checkDone(top, ofActs(told.claims)) ??
    checkCard(everyStatement(top)) ??
    (top.length === 0 ? new Unresolved('there is nothing that it does') : null) ??
    (event === 'damaged' || event === 'knocked-out' ? checkDefender(top) : null);
  const despite = despiteOf(frame);
  if (fault !== null) return fault;
  if (isUnresolved(despite)) return despite;
  if (event === 'knocked-out') spare(top);
  const done: readonly Statement[] = opening.uses === true ? [{ op: 'may', do: asStatements(top) }] : asStatements(top);
  return finished<TriggerRule>(
    {
      part: 'trigger',
      on: copy(opening.on),
      ...withIf(frame.tests),
      ...withLimits(frame.limits),
      ...(opening.while === null ? {} : { while: copy(opening.while) }),
      ...despite,
      do: done,
    },
    facts,
    null,
    told.claims,
  );
}

/** Whoever is Knocked Out would be discarded: there it can be put somewhere else instead. @rule KO-02 */
function spare(top: Block): void {
  for (const statement of everyStatement(top)) delete statement.spared;
}

function wouldPart(told: Told, facts: OwnFacts, opening: Of<'would'>, { at, frame }: Place): WouldRule | Unresolved {
  if (opening.if !== null) frame.tests.unshift(opening.if);
  frame.limits.unshift(...(opening.limits ?? []));
  const on = copy(opening.on);
  const top = body(told, null, { ...frame, later: { part: 'would', on: asNode(on) } }, { first: at });
  if (isUnresolved(top)) return top;
  const all = everyStatement(top);
  if (opening.prevents === true && !all.some(({ op }) => op === 'prevent'))
    return new Unresolved('it is not clear whether this comes before the damage');
  const fault = checkCard(all) ?? checkDone(top, ofActs(told.claims)) ?? checkDefender(top);
  const despite = despiteOf(frame);
  if (fault !== null) return fault;
  if (isUnresolved(despite)) return despite;
  const rule: WouldRule = {
    part: 'would',
    on,
    ...withIf(frame.tests),
    ...withLimits(frame.limits),
    ...despite,
    do: asStatements(top),
  };
  return checkOwn(rule) ?? finished(rule, facts, null, told.claims);
}

/** Before anything was done there is nothing that it could speak of. */
const checkOwn = (rule: unknown): Fault =>
  faultIn(rule, (value) =>
    isAnaphor(value) && !isOfCard(value) ? new Unresolved('nothing that this could mean') : null,
  );

/** The parts of a power, a Stadium, a Tool or an Energy card: rules that hold, then at most one that is carried out. */
export function standingParts(told: Told, facts: OwnFacts): readonly Part[] | Unresolved {
  const parts = facts.kind === 'pokemon' ? partsAndToolText(told, facts) : groupParts(told, facts);
  if (isUnresolved(parts)) return parts;
  const areRules = parts.every(({ part }) => part === 'answer');
  return checkClaims(parts, told) ?? (areRules ? checkDone([], ofActs(told.claims)) : null) ?? parts;
}

/**
 * A Pokémon that may become a Pokémon Tool says in its last sentence what it does as one. No other speaks of a Pokémon
 * that it is attached to. @rule KIND-07
 */
function partsAndToolText(told: Told, facts: OwnFacts): readonly Part[] | Unresolved {
  const { heard, claims } = told;
  const last = heard.at(-1);
  const becomesTool =
    heard.length > 1 && last?.is === 'rules' && someNode(heard.slice(0, -1), ({ asTool }) => asTool === true);
  const group = { heard: becomesTool ? heard.slice(0, -1) : heard, claims, at: 0 };
  const parts = groupParts(group, facts);
  if (isUnresolved(parts)) return parts;
  if (parts.some(speaksOfBearer))
    return new Unresolved('the card speaks of the Pokémon it is attached to, and is never attached');
  if (!becomesTool) return parts;
  const asTool = groupParts({ heard: [last], claims, at: 0 }, facts);
  if (isUnresolved(asTool)) return asTool;
  if (!asTool.every(speaksOfBearer)) return new Unresolved('it is not said when this holds');
  return [...parts, ...asTool];
}

const speaksOfBearer = (part: Part): boolean => mentions(part, 'holder');

/** The same for some sentences of a card; its reminders may be about others. */
export function groupParts(told: Told, facts: OwnFacts): readonly Part[] | Unresolved {
  const parts: Part[] = [];
  const frame: Frame = { tests: [], limits: [], despite: [] };
  const triggers = severalTriggers(told);
  if (triggers !== null) return each(triggers, (one) => triggerPart(one, facts, one.heard[0], { at: 0, frame }));
  for (let at = 0; at < told.heard.length; at++) {
    told.at = at;
    const one = told.heard[at];
    const held = heldBy(one, parts, told, facts);
    if (isUnresolved(held)) return held;
    if (held !== 'none') continue;
    if (bounds(one, frame)) continue;
    const part = carriedOut(told, facts, one, { at, frame });
    return isUnresolved(part) ? part : [...parts, part];
  }
  const fault = firstFault(frame.limits, ({ key }) => limitRules(parts, key ?? ''));
  if (fault !== null) return fault;
  const despite = despiteOf(frame);
  if (isUnresolved(despite)) return despite;
  if (parts.length === 0 || told.heard.some(({ is }) => is === 'cost'))
    return new Unresolved('there is nothing that it does');
  const working = parts.map((part) => (part.part === 'answer' ? { ...part, ...despite } : part));
  return frame.tests.length === 0 ? working : each(working, (part) => held(part, frame, facts));
}

/** Each of them made, or why one of them cannot be. */
function each<T, M>(all: readonly T[], make: (one: T) => M | Unresolved): readonly M[] | Unresolved {
  const made: M[] = [];
  for (const one of all) {
    const now = make(one);
    if (isUnresolved(now)) return now;
    made.push(now);
  }
  return made;
}

/** A sentence that tells rules that hold, or more of those before it. */
function heldBy(one: Heard, parts: Part[], { claims }: Told, facts: OwnFacts): Fault | 'none' {
  if (one.is === 'ends') return endExisting(parts, one.what, one.which);
  if (one.is === 'at-most') return limitRules(parts, one.key, one.among);
  if (one.is === 'reduces-at-most') return capReduction(parts, one.n);
  if (one.is !== 'rules') return 'none';
  const rules = each(one.rules, (rule) => {
    const made = copy(rule);
    return settleRule(made) ?? finished(made, facts, null, claims);
  });
  if (isUnresolved(rules)) return rules;
  parts.push(...rules);
  return null;
}

interface ToldTrigger extends Told {
  readonly heard: readonly [Of<'trigger'>];
}

/** A text of nothing but sentences that wait for something each, without a reminder that may be about only one. */
function severalTriggers({ heard, claims }: Told): readonly ToldTrigger[] | null {
  const each = heard.flatMap((one): readonly Heard[] => (one.is === 'triggers' ? one.all : [one]));
  const triggers = each.filter((one) => one.is === 'trigger');
  const isOne = heard.length === 1 && heard[0].is === 'trigger';
  if (isOne || each.length === 0 || triggers.length < each.length || claims.length > 0) return null;
  return triggers.map((one) => ({ heard: [one], claims, at: 0 }));
}

/** "This power stops working while …" is said of rules that hold. @rule POW-04 */
function held(part: Part, { tests }: Frame, facts: OwnFacts): Part | Unresolved {
  if (part.part !== 'answer') return new Unresolved('this does not belong in such a text');
  const { if: all } = withIf([...(part.while ? [part.while] : []), ...tests]);
  const made = all === undefined ? all : finish(all, facts, false);
  if (isUnresolved(made)) return made;
  return made === undefined ? part : { ...part, while: made };
}

const QUESTIONS = { conditions: 'can-have-condition', effects: 'effects-from' } as const;

/** What is kept away from now on also ends where it is there. */
function endExisting(parts: Part[], what: keyof typeof QUESTIONS, named?: readonly string[]): Fault {
  const last = parts[parts.length - 1];
  if (last?.part !== 'answer' || last.question !== QUESTIONS[what])
    return new Unresolved('nothing was said to be kept away');
  const kept = last.which?.test === 'condition' && last.which.is !== 'any' ? last.which.is : undefined;
  if (String(named ?? '') !== String(kept ?? '') || (last.which !== undefined && kept === undefined))
    return new Unresolved('more ends than is kept away');
  parts[parts.length - 1] = { ...last, existing: 'end' };
  return null;
}

/** Copies of a rule add up, unless the text says that they do not. @rule POW-06 EFF-18 */
function limitRules(parts: Part[], key: string, among?: 'all'): Fault {
  if (parts.length === 0) return new Unresolved('there is no rule that this could limit');
  const limited = each(parts, (part) =>
    part.part === 'answer'
      ? { ...part, atMostOne: key, ...(among && { among }) }
      : new Unresolved('this does not belong in such a text'),
  );
  if (isUnresolved(limited)) return limited;
  parts.splice(0, parts.length, ...limited);
  return null;
}

function carriedOut(told: Told, facts: OwnFacts, one: Heard, place: Place): Part | Unresolved {
  if (one.is !== 'action' && told.heard.some((each) => each.is === 'only-if' && 'already' in each))
    return new Unresolved('how it was before the attack is not kept');
  if (one.is === 'trigger') return triggerPart(told, facts, one, place);
  if (one.is === 'would') return wouldPart(told, facts, one, place);
  if (one.is === 'action') return actionPart(told, facts, one, place);
  return new Unresolved('it is not said when this may be used');
}

/** A rule that holds cannot speak of what was done before: nothing was. "It" is the Pokémon that its condition names. */
function settleRule(rule: AnswerRule): Fault {
  const named = namedIn(rule.while) ?? namedIn(rule.of);
  return faultIn(rule, (value, field, node) => {
    if (isRef(value, '#?it')) {
      if (named === null) return new Unresolved('no Pokémon was named that this could mean');
      put(node, field, copy(named));
      return null;
    }
    return isAnaphor(value) && !isOfCard(value) && value !== '#?it'
      ? new Unresolved('nothing that this could mean')
      : null;
  });
}

/** The one Pokémon that a condition speaks of, where it is this very one or the one that bears the card. */
function namedIn(test: unknown): Node | null {
  const names = new Map<string, Node>();
  if (isNode(test) && (isRef(test, 'self') || isRef(test, '#?own') || isRef(test, 'holder'))) return test;
  visitAll(test, (value) => {
    if (isNode(value) && value.get === 'ref' && value.name !== 'subject') names.set(String(value.name), value);
  });
  const [only] = names.values();
  return names.size === 1 && ['self', '#?own', 'holder'].includes(String(only.name)) ? only : null;
}

const OF_RULES = new Set<Claim['about']>(['no-effect', 'effects-kept', 'lent-attack', 'tools', 'attacks-twice']);

/** Reminders of what is done; those of rules that hold are looked at with the rules. */
const ofActs = (claims: readonly Claim[]): readonly Claim[] => claims.filter(({ about }) => !OF_RULES.has(about));

/** Reminders that tell how a rule works, and the rule. */
const REMINDED: readonly (readonly [Claim['about'], AnswerRule['question']])[] = [
  ['tools', 'tool-limit'],
  ['attacks-twice', 'attack-limit'],
  ['types', 'types'],
];

/** What a reminder says must be so of the rules it stands with. */
export function checkClaims(parts: readonly Part[], { heard, claims }: Told): Fault {
  const has = (about: Claim['about']): boolean => claims.some((claim) => claim.about === about);
  if (heard.some((one) => one.is === 'rules' && one.needs === 'no-effect') && !has('no-effect'))
    return new Unresolved('it is not said whether damage is meant too');
  const answers = parts.flatMap((part) => (part.part === 'answer' ? [part] : []));
  const shields = answers.filter(({ question }) => question === 'effects-from');
  if (has('no-effect') && (shields.length === 0 || answers.some(({ question }) => question === 'damage-from')))
    return new Unresolved('the reminder speaks of effects, and damage is meant');
  if (has('effects-kept') && !shields.some(({ existing }) => existing === undefined))
    return new Unresolved('the reminder speaks of effects that are prevented, and there are none');
  const isThere = (question: AnswerRule['question']): boolean => answers.some((answer) => answer.question === question);
  if (!REMINDED.every(([about, question]) => !has(about) || isThere(question)))
    return new Unresolved('the reminder speaks of a rule that is not there');
  return has('lent-attack') && !isThere('attacks')
    ? new Unresolved('the reminder speaks of attacks that are lent, and there are none')
    : null;
}

/** "You can't reduce more than 30 damage in this way": said of the rule before it. */
function capReduction(parts: Part[], most: number): Fault {
  const last = parts.at(-1);
  const add = last?.part === 'answer' && last.question === 'damage-taken' && 'add' in last.change ? last.change.add : 0;
  if (last?.part !== 'answer' || typeof add === 'number') return new Unresolved('no damage was reduced before');
  const capped: AnswerRule = { ...last, change: { add: { num: 'calc', fn: 'max', args: [-most, add] } } };
  parts[parts.length - 1] = capped;
  return null;
}
