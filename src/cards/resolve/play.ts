import type { PlayPart, Test } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import type { Act, Acts } from '../telling/act.js';
import { isSame } from '../telling/same.js';
import { withLetter } from './letter.js';
import { notOfActs, playPart, type Told } from './parts.js';
import { togetherPart } from './together.js';
import { copy, type Fault, faultIn, isRef, isUnresolved, Unresolved } from './tree.js';

/** A card that is played for what it does: what is paid first, what is chosen from a list, then all the rest. */
export function playedPart(told: Told, facts: OwnFacts): PlayPart | Unresolved {
  const together = togetherPart(told, facts);
  if (together !== null) return together;
  const all = withCosts(told.heard);
  const heard = isUnresolved(all) ? all : withChoice(all, told, facts);
  if (isUnresolved(heard)) return heard;
  const inner: Told = { heard, claims: told.claims, at: 0 };
  const part = playPart(inner, facts);
  told.at = Math.min(Math.max(told.at, inner.at), told.heard.length - 1);
  return isUnresolved(part) ? part : (checkUnattached(part) ?? withNeeds(paidForFirst(part)));
}

/** What is played and done with is attached to nothing. */
const checkUnattached = (part: PlayPart): Fault =>
  faultIn(part, (value) =>
    isRef(value, 'holder') ? new Unresolved('it is not said that the card is attached') : null,
  );

/** What may be paid for more is paid when the card is played, wherever the text says it. @rule SUP-04 */
function paidForFirst(part: PlayPart): PlayPart {
  const isPaid = (one: Act): boolean => one.op === 'may' && one.do[0]?.step === 'cost';
  const at = part.do.findIndex(isPaid);
  if (at <= 0) return part;
  const { part: _part, do: all, ...rest } = part;
  return { part: 'play', ...rest, do: [all[at], ...all.slice(0, at), ...all.slice(at + 1)] };
}

const NOT_THIS: Test = { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'card' } } };
export const ANOTHER_CARD: Test = {
  test: 'exists',
  of: { get: 'cards', in: { zone: 'hand', whose: 'you' }, where: NOT_THIS },
};

const doing = (statements: Acts): Heard => ({ is: 'do', do: statements });

/** What is paid comes first, wherever the text says it. */
function withCosts(heard: readonly Heard[]): readonly Heard[] | Unresolved {
  const paid = heard.flatMap((one) => (one.is === 'cost' ? one.do : []));
  const rest: Heard[] = [];
  for (const one of heard) {
    if (one.is === 'cost') continue;
    const fault = one.is === 'cost-before' ? payBefore(rest, one, paid.length > 0) : null;
    if (fault !== null) return fault;
    if (one.is !== 'cost-before') rest.push(one);
  }
  return paid.length === 0 ? withFirstPaid(rest) : [doing(paid), ...rest];
}

/** The price that a sentence speaks of was told just before it, or at the beginning of the text. */
function payBefore(before: Heard[], said: Extract<Heard, { is: 'cost-before' }>, isPaid: boolean): Fault {
  const { hand } = said;
  const at = [before.length - 1, 0].find((i) => priceIn(before[i], said) !== null);
  const one = at === undefined ? undefined : before[at];
  if (at !== undefined && one?.is === 'do' && !isPaid) before[at] = { ...one, do: asCost(one.do) };
  else if (hand === true && !isPaid) before.push({ is: 'only-if', if: ANOTHER_CARD });
  else
    return new Unresolved(before.length === 0 || isPaid ? 'nothing was paid before' : 'it is not clear what is paid');
  return null;
}

/** So many cards of the hand given up before everything else are the price, although the text does not call them so. @rule TRN-04 */
function withFirstPaid(heard: readonly Heard[]): readonly Heard[] {
  const [first, ...rest] = heard;
  if (first?.is !== 'do') return heard;
  const [paid, ...others] = first.do;
  // A sentence that leaves out where to is completed later.
  if (paid?.op !== 'move' || !('to' in paid) || !GIVEN_UP.has(paid.to.zone) || paid.step !== undefined) return heard;
  if (rest.length + others.length === 0 || !isFromHand(paid)) return heard;
  return [{ ...first, do: [{ ...paid, step: 'cost' }, ...others] }, ...rest];
}

const GIVEN_UP = new Set<unknown>(['discard', 'lost-zone']);

/** A number of cards from one's own hand. */
function isFromHand({ cards }: Extract<Act, { op: 'move' }>): boolean {
  if (cards.get !== 'cards' || !('zone' in cards.in) || cards.in.zone !== 'hand') return false;
  const whose = cards.in.whose ?? 'you';
  return whose === 'you' && cards.take !== undefined && 'n' in cards.take && typeof cards.take.n === 'number';
}

/** What a sentence tells to do first with so many cards of the hand; null where it does not. */
function priceIn(heard: Heard | undefined, { n, where }: Extract<Heard, { is: 'cost-before' }>): Act | null {
  const first = heard?.is === 'do' ? heard.do[0] : undefined;
  if (first?.op !== 'move' || !('to' in first) || !isFromHand(first) || first.cards.get !== 'cards') return null;
  const { take } = first.cards;
  // What it is may be left out; what is said must be so.
  if (where && !isSame(where, first.cards.where)) return null;
  return n === null || (take !== undefined && 'n' in take && take.n === n) ? first : null;
}

/** That, as the price of the card. */
const asCost = ([first, ...rest]: Acts): Acts => [{ ...first, step: 'cost' }, ...rest];

/** "…. Or, …": what is told before is the one thing, and what is told from there on the other. */
function asList(heard: readonly Heard[]): readonly Heard[] | Unresolved {
  const at = heard.findIndex(({ is }) => is === 'or');
  if (at < 0) return heard;
  const [first, ...more] = heard.slice(0, at).filter(({ is }) => is === 'do');
  const needs = heard.slice(0, at).filter(({ is }) => is !== 'do');
  if (first === undefined || needs.some(({ is }) => is !== 'only-if'))
    return new Unresolved('it is not clear what there is to choose from');
  const others = heard.slice(at).map((one): Heard => (one.is === 'or' ? { is: 'option', first: one.first } : one));
  return [...needs, { is: 'choose', n: 1 }, { is: 'option', first }, ...more, ...others];
}

/** "Choose 1:" and the list after it, as one statement. */
function withChoice(all: readonly Heard[], told: Told, facts: OwnFacts): readonly Heard[] | Unresolved {
  const heard = asList(all);
  if (isUnresolved(heard)) return heard;
  const at = heard.findIndex(({ is }) => is === 'choose');
  const choice = heard[at];
  if (choice?.is !== 'choose') return heard;
  const options: Heard[][] = [];
  for (const one of heard.slice(at + 1)) {
    if (one.is === 'option') options.push([one.first]);
    else if (options.length === 0) return new Unresolved('there is nothing to choose from');
    else options[options.length - 1].push(one);
  }
  if (options.length < 2) return new Unresolved('there is nothing to choose from');
  const acts = options.map((some, i) => optionOf(some, i, told, facts));
  const fault = acts.find(isUnresolved);
  if (fault !== undefined) return fault;
  const modal: Act = {
    op: 'modal',
    ...(choice.n === 1 ? {} : { n: choice.n }),
    ...(choice.orMore === true ? { orMore: true } : {}),
    options: acts.flatMap((one) => (isUnresolved(one) ? [] : [{ do: one }])),
  };
  return [...heard.slice(0, at), doing([modal])];
}

function optionOf(heard: readonly Heard[], index: number, told: Told, facts: OwnFacts): Acts | Unresolved {
  const part = playPart({ heard, claims: notOfActs(told.claims), at: 0 }, facts);
  if (isUnresolved(part)) return part;
  if (part.if !== undefined) return new Unresolved('a thing out of a list has no conditions of its own');
  return withLetter(part.do, 'abcdefgh'[index]);
}

/** Whoever cannot pay cannot play the card; the card itself is no payment. @rule TRN-03 */
export function needOf(statement: Act): Test | null {
  if (statement.step !== 'cost' || statement.op !== 'move' || statement.cards.get !== 'cards') return null;
  const { in: place, where, take } = statement.cards;
  if (!('zone' in place) || place.zone !== 'hand' || take === undefined || !('n' in take)) return null;
  const tests = [...(where === undefined ? [] : where.test === 'all' ? where.of : [where]), NOT_THIS];
  return {
    test: 'exists',
    of: { get: 'cards', in: place, where: tests.length === 1 ? tests[0] : { test: 'all', of: tests } },
    ...(take.n === 1 ? {} : { n: take.n }),
  };
}

function withNeeds(part: PlayPart): PlayPart {
  const needs = part.do.map(needOf).filter((test) => test !== null);
  if (needs.length === 0) return part;
  const own = part.if === undefined ? [] : part.if.test === 'all' ? part.if.of : [part.if];
  const tests = [...own, ...copy(needs)];
  const { part: _part, ...rest } = part;
  return { part: 'play', ...rest, if: tests.length === 1 ? tests[0] : { test: 'all', of: tests } };
}
