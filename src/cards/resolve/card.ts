import type { Part, PlayPart, Test, TriggerRule } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import { isAnaphor } from '../telling/anaphor.js';
import { isSame } from '../telling/same.js';
import { finish } from './finish.js';
import { settleHolder } from './holder.js';
import type { Told } from './parts.js';
import { checkClaims, groupParts as partsOfGroup } from './standing.js';
import { copy, isNode, isRef, type Node, Unresolved, visitAll } from './tree.js';

/** Sentences that go on with what the sentence before them began. */
const FOLLOWS: ReadonlySet<Heard['is']> = new Set(['do', 'only-if', 'limit', 'used', 'cost']);
const OPENINGS: ReadonlySet<Heard['is']> = new Set(['action', 'trigger', 'would']);
const OF_RULES: ReadonlySet<Heard['is']> = new Set(['ends', 'at-most']);

/** The parts of a card that stays in play or attached: each rule, action and trigger for itself, in the order of the text. */
export function cardParts(told: Told, facts: OwnFacts): readonly Part[] {
  const parts: Part[] = [];
  const onto: (Test | null)[] = [];
  const kept: Test[] = [];
  /** Where the parts of the last sentence begin. */
  let last = 0;
  for (let i = 0; i < told.heard.length; ) {
    told.at = i;
    const one = told.heard[i];
    const next = endOf(told.heard, i);
    if (one.is === 'onto') onto.push(one.where);
    else if (one.is === 'keep') kept.push(one.where);
    else if (one.is === 'hold-if') holdIf(parts, one.all ? 0 : last, one.if);
    else {
      last = parts.length;
      parts.push(...(one.is === 'leaves' ? [leaving(one, facts)] : groupParts(told, facts, i, next)));
    }
    i = next;
  }
  const play = playOnto(onto, kept, facts);
  if (parts.length === 0 && play === null) {
    // What is said of decks is done with when the game begins. PREC-01
    if (told.claims.length > 0 && told.claims.every(({ about }) => about === 'own-copies')) return [];
    throw new Unresolved('there is nothing that it does');
  }
  checkClaims(parts, told);
  checkLent(parts, facts);
  return [...(play === null ? [] : [play]), ...parts].map((part) => settleHolder(part));
}

/** A database may have left out the attack that a card lends. @rule TM-01 CLS-13 */
function checkLent(parts: readonly Part[], facts: OwnFacts): void {
  visitAll(parts, (gain, field) => {
    const isLent = field === 'gain' && isNode(gain) && gain['get'] === 'attacks' && isRef(gain['of'], 'card');
    if (isLent && facts.attacks.length === 0) throw new Unresolved('the attack on this card is not given');
  });
}

function endOf(heard: readonly Heard[], from: number): number {
  let to = from + 1;
  const follows = OPENINGS.has(heard[from].is) ? FOLLOWS : heard[from].is === 'rules' ? OF_RULES : null;
  while (follows !== null && to < heard.length && follows.has(heard[to].is)) to++;
  return to;
}

function groupParts(told: Told, facts: OwnFacts, from: number, to: number): readonly Part[] {
  const some: Told = { heard: told.heard.slice(from, to), claims: told.claims, at: 0 };
  try {
    return partsOfGroup(some, facts);
  } finally {
    told.at = from + some.at;
  }
}

function leaving({ by, if: when }: Extract<Heard, { is: 'leaves' }>, facts: OwnFacts): TriggerRule {
  return finish(
    copy({
      part: 'trigger',
      on: { event: 'turn-ended', ...(by === null ? {} : { by }) },
      ...(when === null ? {} : { if: when }),
      do: [{ op: 'move', cards: { get: 'ref', name: 'card' }, to: { zone: 'discard' } }],
    } as const),
    facts,
    false,
  );
}

/** What it must be, one by one: neither of two is not the one and not the other. */
function mustBe(test: Test): readonly Test[] {
  if (test.test === 'all') return test.of;
  if (test.test !== 'not' || test.of.test !== 'any') return [test];
  return test.of.of.map((of): Test => ({ test: 'not', of }));
}

const EVOLVED: Test = { test: 'stage', is: ['evolved'] };
const NOT_BASIC: Test = { test: 'not', of: { test: 'stage', is: ['basic'] } };

/** The Pokémon that it may be attached to; where the text says so, it must go on being one. @rule NRG-13 */
function playOnto(onto: readonly (Test | null)[], kept: readonly Test[], facts: OwnFacts): PlayPart | null {
  if (onto.length === 0) {
    if (kept.length > 0) throw new Unresolved('it is not said what it may be attached to');
    return null;
  }
  if (onto.length > 1) throw new Unresolved('it is said twice what it may be attached to');
  const [where] = onto;
  // An Energy card is attached to a Pokémon anyway. @rule NRG-01
  if (where === null && kept.length === 0 && facts.kind === 'energy') return null;
  const allowed = where === null ? [] : where.test === 'all' ? where.of : [where];
  const known: unknown[] = allowed.flatMap(mustBe);
  const isKnown = (test: unknown): boolean => known.some((one) => isSame(one, test));
  // Whoever is Evolved is no Basic Pokémon. @rule KIND-13
  if (isKnown(EVOLVED)) known.push(NOT_BASIC);
  for (const must of kept.flatMap(mustBe)) {
    if (!isKnown(must)) throw new Unresolved('it must stay on other Pokémon than it is attached to');
  }
  return finish(
    copy({
      part: 'play',
      onto: { get: 'pokemon', side: 'you', spot: 'in-play', ...(where === null ? {} : { where }), take: { n: 1 } },
      ...(kept.length > 0 ? { keep: true } : {}),
      do: [],
    } as const),
    facts,
    false,
  );
}

/** What is said of the effects before: they hold only then. What the card provides is no such effect. */
function holdIf(parts: Part[], from: number, when: Test): void {
  let changed = 0;
  for (let i = from; i < parts.length; i++) {
    const part = parts[i];
    if (part.part === 'answer') {
      if (part.question === 'provides') continue;
      parts[i] = { ...part, while: both(part.while, aboutHolder(when)) };
    } else if (part.part === 'trigger') parts[i] = { ...part, if: both(part.if, aboutHolder(when)) };
    else throw new Unresolved('it is not clear which effect is meant');
    changed++;
  }
  if (changed === 0) throw new Unresolved('no effect was spoken of before');
}

const both = (before: Test | undefined, also: Test): Test => {
  const tests = [...(before === undefined ? [] : [before]), also].flatMap((one) =>
    one.test === 'all' ? one.of : [one],
  );
  return tests.length === 1 ? tests[0] : { test: 'all', of: tests };
};

/** The Pokémon that attacks by virtue of this card is the one that bears it. */
function aboutHolder(test: Test): Test {
  const root = { test: copy(test) as unknown as Node };
  visitAll(root, (value, field, node) => {
    if (isRef(value, 'attacker')) node[field] = { get: 'ref', name: 'holder' };
    else if (isAnaphor(value)) throw new Unresolved('nothing that this could mean');
  });
  return root.test as unknown as Test;
}
