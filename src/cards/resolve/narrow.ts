import type { Test } from '../language.js';
import type { AmendmentBy } from '../telling/amendment.js';
import { says } from '../telling/walk.js';
import { choosesWhoEvolves, type Placed } from './mentions.js';
import { asNode, copy, type Fault, isNode, isRef, isUnresolved, type Node, testsOf, Unresolved } from './tree.js';

/** An act that leaves fewer to choose from than the choice before it said: only those that a card can be put on. @rule EVO-12 */
export function narrows(statement: Node, history: readonly Placed[]): Fault {
  const { narrows: more } = statement;
  if (more === undefined) return null;
  delete statement.narrows;
  const before = choiceBefore(history);
  return isUnresolved(before) ? before : narrow(before, more, true);
}

/** A sentence that says no more than that: none that is new in play. @rule EVO-06 TRN-03 */
export function narrowChoice({ narrows: more, basic }: AmendmentBy<'narrows'>, history: readonly Placed[]): Fault {
  const before = choiceBefore(history);
  if (isUnresolved(before)) return before;
  const { choice } = before;
  const isLater = choosesWhoEvolves(choice); // the card first
  if (!isLater && !history.some(({ statement: one }) => evolvesIt(one, choice.as)))
    return new Unresolved('the Pokémon chosen before does not evolve');
  return narrow(before, asNode(more), basic);
}

interface Choice {
  readonly choice: Node;
  readonly of: Node;
}

function choiceBefore(history: readonly Placed[]): Choice | Unresolved {
  const choice = history.findLast(({ statement: one }) => one.op === 'pick' || choosesWhoEvolves(one))?.statement;
  const of = choice?.of ?? choice?.pokemon;
  if (choice === undefined || !isNode(of) || of.get !== 'pokemon' || of.side !== 'you' || !isOne(of))
    return new Unresolved('no Pokémon of yours was chosen before');
  return { choice, of };
}

function narrow({ choice, of }: Choice, more: Node, basic: boolean): Fault {
  const tests = testsOf(of.where);
  if (basic && !tests.some(isBasic)) return new Unresolved('no Basic Pokémon was chosen before');
  of.where = { test: 'all', of: [...tests, ...testsOf(more)] };
  if (choosesWhoEvolves(choice)) fitOnly(choice, of);
  return null;
}

/** "You can't choose X": of the cards that were searched for, or taken out of a pile, last. */
export function leavesOut(left: Test, history: readonly Placed[], fresh: () => string): Fault {
  const except: Node = { ...asNode(left) };
  if (isRef(except.of, '#?spent')) {
    const name = spentIn(history, fresh);
    if (isUnresolved(name)) return name;
    except.of = { get: 'ref', name };
  }
  const of = history.findLast(({ statement }) => statement.op === 'move')?.statement.cards;
  if (!isNode(of) || of.get !== 'cards' || !isNode(of.take) || !isNode(of.where))
    return new Unresolved('no cards of a kind were chosen before');
  of.where = { test: 'all', of: [...testsOf(of.where), { test: 'not', of: except }] };
  return null;
}

/** The cards that were discarded before those that are chosen last. */
function spentIn(history: readonly Placed[], fresh: () => string): string | Unresolved {
  const moves = history.filter(({ statement }) => statement.op === 'move');
  const spent = moves.at(-2)?.statement;
  if (moves.length !== 2 || !isNode(spent?.to) || spent.to.zone !== 'discard')
    return new Unresolved('it is not clear which cards were discarded');
  spent.as ??= fresh();
  return spent.as;
}

/** Whoever could not bear the counters that come with the card is not chosen for it. @rule KO-01 */
export function leavesOutFatal(history: readonly Placed[]): Fault {
  const attach = history.findLast(({ statement }) => statement.op === 'attach')?.statement;
  const counters = history.findLast(({ statement }) => statement.op === 'put-counters')?.statement;
  const to = attach?.to;
  const isForIt = says(counters?.on, String(attach?.as));
  if (!isNode(to) || to.get !== 'pokemon' || !isOne(to) || !isForIt || typeof counters?.n !== 'number')
    return new Unresolved('it is not clear what would Knock Out a Pokémon');
  const remaining: Node = { num: 'stat', of: { get: 'ref', name: 'subject' }, what: 'remaining-hp' };
  const bears: Node = { test: 'compare', a: remaining, rel: '>=', b: (counters.n + 1) * 10 };
  const tests = testsOf(to.where);
  to.where = tests.length === 0 ? bears : { test: 'all', of: [...tests, bears] };
  return null;
}

/** No card is searched for that fits none of those that can still be chosen. */
function fitOnly({ with: given }: Node, { take: _, ...group }: Node): void {
  const from = isNode(given) ? testsOf(given.where).find(({ test }) => test === 'evolves-from') : undefined;
  if (from !== undefined) from.of = copy(group);
}

const isOne = ({ take }: Node): boolean => isNode(take) && take.n === 1;

const isBasic = ({ test, is }: Node): boolean => test === 'stage' && String(is) === 'basic';

const evolvesIt = ({ op, pokemon }: Node, as: unknown): boolean =>
  op === 'evolve' && as !== undefined && isNode(pokemon) && pokemon.name === as;
