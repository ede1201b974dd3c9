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
import { asStatements, type Block, copy, isNode, isRef, type Node, Unresolved, visitAll } from './tree.js';

type Of<K extends Heard['is']> = Extract<Heard, { readonly is: K }>;

const withLimits = (limits: readonly Limit[]): { limits?: readonly Limit[] } => (limits.length > 0 ? { limits } : {});

function actionPart(told: Told, facts: OwnFacts, opening: Of<'action'>, { at, frame }: Place): ActionPart {
  if (opening.if !== null) frame.tests.unshift(opening.if);
  frame.limits.unshift(...opening.limits);
  frame.limits.push(...claimedLimits(told.claims));
  if (opening.inGame === true && !told.claims.some(({ about }) => about === 'vstar'))
    throw new Unresolved('it is not said how often this may be used');
  const named = namedIn(opening.if) === null ? null : 'self';
  const top = body(told, null, frame, {
    first: at,
    named: opening.from === undefined ? named : 'self',
    asked: opening.if,
  });
  checkDone(top, ofActs(told.claims));
  if (top.length === 0) throw new Unresolved('there is nothing that it does');
  const { by, from } = opening;
  if (from === undefined) checkCard(everyStatement(top));
  else if (!movesCard(top)) throw new Unresolved('it is not said what becomes of the card');
  return finished(
    {
      part: 'action',
      ...(by ? { by } : {}),
      ...(from ? { from } : {}),
      ...withIf(frame.tests),
      limits: frame.limits,
      ...despiteOf(frame),
      do: asStatements(top),
    },
    facts,
    null,
    told.claims,
  );
}

/** A text that works out of play first moves its own card; what it says of the Pokémon then is said of it in play. */
function movesCard(block: Block): boolean {
  const [first, ...rest] = block;
  if (first['op'] === 'flip' && rest.length === 1 && rest[0]['op'] === 'if' && rest[0]['else'] === undefined)
    return movesCard(rest[0]['do'] as Block);
  return first['op'] === 'move' && isRef(first['cards'], '#?itself');
}

function despiteOf({ despite }: Frame): Pick<ActionPart, 'despite'> {
  const conditions = (despite ?? []).flatMap((one) => (one === 'first-turn' ? [] : [one]));
  if (conditions.length !== (despite ?? []).length) throw new Unresolved('this is said of attacks');
  return conditions.length === 0 ? {} : { despite: conditions };
}

interface Place {
  readonly at: number;
  readonly frame: Frame;
}

function triggerPart(told: Told, facts: OwnFacts, opening: Of<'trigger'>, { at, frame }: Place): TriggerRule {
  if (opening.if !== null) frame.tests.unshift(opening.if);
  frame.limits.unshift(...opening.limits);
  const top = body(told, null, frame, { first: at, named: opening.named, asked: opening.if });
  checkDone(top, ofActs(told.claims));
  checkCard(everyStatement(top));
  if (top.length === 0) throw new Unresolved('there is nothing that it does');
  if (opening.on.event === 'damaged' || opening.on.event === 'knocked-out') checkDefender(top);
  if (opening.on.event === 'knocked-out') spare(top);
  const done: readonly Statement[] = opening.uses === true ? [{ op: 'may', do: asStatements(top) }] : asStatements(top);
  return finished(
    {
      part: 'trigger',
      on: copy(opening.on),
      ...withIf(frame.tests),
      ...withLimits(frame.limits),
      ...(opening.while === null ? {} : { while: copy(opening.while) }),
      do: done,
    },
    facts,
    null,
    told.claims,
  );
}

/** Whoever is Knocked Out would be discarded: there it can be put somewhere else instead. @rule KO-02 */
function spare(top: Block): void {
  for (const statement of everyStatement(top)) delete statement['spared'];
}

function wouldPart(told: Told, facts: OwnFacts, opening: Of<'would'>, { at, frame }: Place): WouldRule {
  if (opening.if !== null) frame.tests.unshift(opening.if);
  frame.limits.unshift(...(opening.limits ?? []));
  const on = copy(opening.on);
  const top = body(told, null, { ...frame, later: { part: 'would', on: on as unknown as Node } }, { first: at });
  const all = everyStatement(top);
  if (opening.prevents === true && !all.some(({ op }) => op === 'prevent'))
    throw new Unresolved('it is not clear whether this comes before the damage');
  checkCard(all);
  checkDone(top, ofActs(told.claims));
  checkDefender(top);
  const rule: WouldRule = {
    part: 'would',
    on,
    ...withIf(frame.tests),
    ...withLimits(frame.limits),
    do: asStatements(top),
  };
  checkOwn(rule);
  return finished(rule, facts, null, told.claims);
}

/** Before anything was done there is nothing that it could speak of. */
function checkOwn(rule: unknown): void {
  visitAll(rule, (value) => {
    if (isAnaphor(value) && !isOfCard(value)) throw new Unresolved('nothing that this could mean');
  });
}

/** The parts of a power, a Stadium, a Tool or an Energy card: rules that hold, then at most one that is carried out. */
export function standingParts(told: Told, facts: OwnFacts): readonly Part[] {
  const parts = facts.kind === 'pokemon' ? partsAndToolText(told, facts) : groupParts(told, facts);
  checkClaims(parts, told);
  if (parts.every(({ part }) => part === 'answer')) checkDone([], ofActs(told.claims));
  return parts;
}

/**
 * A Pokémon that may become a Pokémon Tool says in its last sentence what it does as one. No other speaks of a Pokémon
 * that it is attached to. @rule KIND-07
 */
function partsAndToolText(told: Told, facts: OwnFacts): readonly Part[] {
  const { heard, claims } = told;
  const last = heard.at(-1);
  const becomesTool =
    heard.length > 1 && last?.is === 'rules' && someNode(heard.slice(0, -1), ({ asTool }) => asTool === true);
  const group = { heard: becomesTool ? heard.slice(0, -1) : heard, claims, at: 0 };
  const parts = groupParts(group, facts);
  if (parts.some(speaksOfBearer))
    throw new Unresolved('the card speaks of the Pokémon it is attached to, and is never attached');
  if (!becomesTool) return parts;
  const asTool = groupParts({ heard: [last], claims, at: 0 }, facts);
  if (!asTool.every(speaksOfBearer)) throw new Unresolved('it is not said when this holds');
  return [...parts, ...asTool];
}

const speaksOfBearer = (part: Part): boolean => mentions(part, 'holder');

/** The same for some sentences of a card; its reminders may be about others. */
export function groupParts(told: Told, facts: OwnFacts): readonly Part[] {
  const parts: Part[] = [];
  const frame: Frame = { tests: [], limits: [], despite: [] };
  const triggers = severalTriggers(told);
  if (triggers !== null) return triggers.map((one) => triggerPart(one, facts, one.heard[0], { at: 0, frame }));
  for (let at = 0; at < told.heard.length; at++) {
    told.at = at;
    const one = told.heard[at];
    if (one.is === 'rules')
      parts.push(...one.rules.map((rule) => finished(settledRule(copy(rule)), facts, null, told.claims)));
    else if (one.is === 'ends') endExisting(parts, one.what, one.which);
    else if (one.is === 'at-most') limitRules(parts, one.key, one.among);
    else if (one.is === 'reduces-at-most') capReduction(parts, one.n);
    else if (!bounds(one, frame)) {
      parts.push(carriedOut(told, facts, one, { at, frame }));
      return parts;
    }
  }
  for (const { key } of frame.limits) limitRules(parts, key ?? '');
  if (parts.length === 0 || (frame.despite ?? []).length > 0 || told.heard.some(({ is }) => is === 'cost'))
    throw new Unresolved('there is nothing that it does');
  return frame.tests.length === 0 ? parts : parts.map((part) => held(part, frame, facts));
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
function held(part: Part, { tests }: Frame, facts: OwnFacts): Part {
  if (part.part !== 'answer') throw new Unresolved('this does not belong in such a text');
  const { if: all } = withIf([...(part.while ? [part.while] : []), ...tests]);
  return all === undefined ? part : { ...part, while: finish(all, facts, false) };
}

const QUESTIONS = { conditions: 'can-have-condition', effects: 'effects-from' } as const;

/** What is kept away from now on also ends where it is there. */
function endExisting(parts: Part[], what: keyof typeof QUESTIONS, named?: readonly string[]): void {
  const last = parts[parts.length - 1];
  if (last?.part !== 'answer' || last.question !== QUESTIONS[what])
    throw new Unresolved('nothing was said to be kept away');
  const kept = last.which?.test === 'condition' && last.which.is !== 'any' ? last.which.is : undefined;
  if (String(named ?? '') !== String(kept ?? '') || (last.which !== undefined && kept === undefined))
    throw new Unresolved('more ends than is kept away');
  parts[parts.length - 1] = { ...last, existing: 'end' };
}

/** Copies of a rule add up, unless the text says that they do not. @rule POW-06 EFF-18 */
function limitRules(parts: Part[], key: string, among?: 'all'): void {
  if (parts.length === 0) throw new Unresolved('there is no rule that this could limit');
  parts.forEach((part, i) => {
    if (part.part !== 'answer') throw new Unresolved('this does not belong in such a text');
    parts[i] = { ...part, atMostOne: key, ...(among && { among }) };
  });
}

function carriedOut(told: Told, facts: OwnFacts, one: Heard, place: Place): Part {
  if (one.is !== 'action' && told.heard.some((each) => each.is === 'only-if' && 'already' in each))
    throw new Unresolved('how it was before the attack is not kept');
  if (one.is === 'trigger') return triggerPart(told, facts, one, place);
  if (one.is === 'would') return wouldPart(told, facts, one, place);
  if (one.is === 'action') return actionPart(told, facts, one, place);
  throw new Unresolved('it is not said when this may be used');
}

/** A rule that holds cannot speak of what was done before: nothing was. "It" is the Pokémon that its condition names. */
function settledRule(rule: AnswerRule): AnswerRule {
  const named = namedIn(rule.while) ?? namedIn(rule.of);
  visitAll(rule, (value, field, node) => {
    if (isRef(value, '#?it')) {
      if (named === null) throw new Unresolved('no Pokémon was named that this could mean');
      node[field] = copy(named);
    } else if (isAnaphor(value) && !isOfCard(value) && value !== '#?it')
      throw new Unresolved('nothing that this could mean');
  });
  return rule;
}

/** The one Pokémon that a condition speaks of, where it is this very one or the one that bears the card. */
function namedIn(test: unknown): Node | null {
  const names = new Map<string, Node>();
  if (isRef(test, 'self') || isRef(test, '#?own') || isRef(test, 'holder')) return test as Node;
  visitAll(test, (value) => {
    if (isNode(value) && value['get'] === 'ref' && value['name'] !== 'subject') names.set(String(value['name']), value);
  });
  const [only] = names.values();
  return names.size === 1 && ['self', '#?own', 'holder'].includes(String(only['name'])) ? only : null;
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
export function checkClaims(parts: readonly Part[], { heard, claims }: Told): void {
  const has = (about: Claim['about']): boolean => claims.some((claim) => claim.about === about);
  if (heard.some((one) => one.is === 'rules' && one.needs === 'no-effect') && !has('no-effect'))
    throw new Unresolved('it is not said whether damage is meant too');
  const answers = parts.flatMap((part) => (part.part === 'answer' ? [part] : []));
  const shields = answers.filter(({ question }) => question === 'effects-from');
  if (has('no-effect') && (shields.length === 0 || answers.some(({ question }) => question === 'damage-from')))
    throw new Unresolved('the reminder speaks of effects, and damage is meant');
  if (has('effects-kept') && !shields.some(({ existing }) => existing === undefined))
    throw new Unresolved('the reminder speaks of effects that are prevented, and there are none');
  for (const [about, question] of REMINDED)
    if (has(about) && !answers.some((answer) => answer.question === question))
      throw new Unresolved('the reminder speaks of a rule that is not there');
  if (has('lent-attack') && !answers.some(({ question }) => question === 'attacks'))
    throw new Unresolved('the reminder speaks of attacks that are lent, and there are none');
}

/** "You can't reduce more than 30 damage in this way": said of the rule before it. */
function capReduction(parts: Part[], most: number): void {
  const last = parts.at(-1);
  const add = last?.part === 'answer' && last.question === 'damage-taken' && 'add' in last.change ? last.change.add : 0;
  if (last?.part !== 'answer' || typeof add === 'number') throw new Unresolved('no damage was reduced before');
  const capped: AnswerRule = { ...last, change: { add: { num: 'calc', fn: 'max', args: [-most, add] } } };
  parts[parts.length - 1] = capped;
}
