import { type CardFacts, type DeckFault, deckFaults } from '../../engine/index.js';
import type { ScenarioClaim, StepClaim } from '../read/claims.js';
import type { Expected, FactClaim } from '../read/fact-claims.js';
import type { World } from './build.js';
import { holds, show, showExpected } from './compare.js';
import { factNow, type Value } from './facts.js';
import { fail } from './failure.js';
import { poolOf } from './pool.js';
import { takeEqualPrizes, waitingFor } from './settle.js';
import type { Table } from './table.js';

/** A fact that has been looked at. */
export interface CheckedFact {
  readonly line: number;
  /** As the scenario writes it: `A.active.damage`. */
  readonly text: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: boolean;
  /** It holds of nobody: there is no Pokémon at its place. */
  readonly isOfNobody: boolean;
}

export const lookAt = (facts: readonly FactClaim[], value: (fact: FactClaim) => Value): CheckedFact[] =>
  facts.map((fact) => {
    const found = value(fact);
    return {
      line: fact.line,
      text: fact.text,
      expected: showExpected(fact.expected),
      found: show(found),
      holds: holds(found, fact.expected),
      isOfNobody: found.kind === 'none' && asksOfSomebody(fact),
    };
  });

/** Whether a fact is about a Pokémon that should be there: only its card, or a plain `none`, tells that nobody is. */
const asksOfSomebody = ({ fact, expected }: FactClaim): boolean =>
  fact.kind === 'pokemon' && fact.aspect !== 'card' && !(expected.kind === 'is' && expected.value.kind === 'none');

/** Facts in the middle. What need not be said is one answer: facts may look at the game before it is given, or after. */
export function factsNow(table: Table, { facts, line }: Extract<StepClaim, { kind: 'expect' }>): CheckedFact[] {
  const now = (): CheckedFact[] => lookAt(facts, ({ fact }) => factNow(table, fact));
  const hold = (): boolean => now().every((fact) => fact.holds);
  if (!hold()) takeEqualPrizes(table, line, hold);
  return now();
}

/** The facts after the last step. */
export function lastFacts(table: Table): CheckedFact[] {
  takeEqualPrizes(table, table.scenario.line);
  return lookAt(table.scenario.expect, ({ fact }) => factNow(table, fact));
}

/** Nothing may be left over: no coin, no held answer, no open decision but an ordinary turn. */
export function checkEnd(table: Table): void {
  const { scenario, game } = table;
  const { decision, phase } = game.state;
  const left = scenario.coins.length - table.coinsUsed;
  if (left > 0) fail(scenario.line, `${left} of the listed coins ${left === 1 ? 'was' : 'were'} never flipped.`);
  const held = table.held[0];
  if (held !== undefined) fail(held.claim.line, `The answer "${held.claim.text}" was never asked for.`);
  if (phase === 'over' || table.suddenDeath || decision.kind === 'turn') return;
  fail(scenario.line, `A decision is still open after the last step.${waitingFor(game)}`);
}

/** What the rules say of a deck list. */
export function judgeDeck(scenario: ScenarioClaim, era: string, { known, library }: World): CheckedFact[] {
  const { start } = scenario;
  if (start.kind !== 'deck') return [];
  const rules = known.eras.find(({ id }) => id === era)!;
  const format = known.formats.find(({ id }) => id === scenario.format);
  if (format === undefined)
    fail(scenario.line, `The format "${scenario.format}" cannot be played in this version yet.`);
  const pool = poolOf(scenario, { library, era });
  const deck: CardFacts[] = start.deck.flatMap(({ count, card }) =>
    new Array<CardFacts>(count).fill(pool.facts[pool.find(card)]!),
  );
  const faults = deckFaults(deck, rules, format);
  return lookAt(scenario.expect, ({ fact, expected }) =>
    fact.kind === 'deck-legal'
      ? { kind: 'yes-no', yes: faults.length === 0, turn: 0 }
      : { kind: 'words', words: rulesBroken(faults, namedIn(expected)) },
  );
}

/** The rule IDs that a fact says are broken. */
function namedIn(expected: Expected): readonly string[] {
  if (expected.kind === 'holds') return expected.contains.map(({ text }) => text);
  if (expected.kind !== 'is' || expected.value.kind !== 'list') return [];
  return expected.value.words.map(({ text }) => text);
}

/** One rule for each fault: the one that sets the limit, or the further one that the scenario names instead. */
function rulesBroken(faults: readonly DeckFault[], named: readonly string[]): string[] {
  const called = ({ rule, also = [] }: DeckFault): string =>
    named.includes(rule) ? rule : (also.find((each) => named.includes(each)) ?? rule);
  return [...new Set(faults.map(called))];
}
