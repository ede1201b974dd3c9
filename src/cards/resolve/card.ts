import type { Part, PlayPart, Test, TriggerRule } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import { isAnaphor } from '../telling/anaphor.js';
import { isSame } from '../telling/same.js';
import { saysSuch } from '../telling/walk.js';
import { finish } from './finish.js';
import { settleHolder } from './holder.js';
import type { Told } from './parts.js';
import { checkClaims, groupParts as partsOfGroup } from './standing.js';
import { copy, type Fault, faultIn, isNode, isRef, isUnresolved, put, Unresolved, visitAll } from './tree.js';

/** Sentences that go on with what the sentence before them began. */
const FOLLOWS: ReadonlySet<Heard['is']> = new Set(['do', 'only-if', 'limit', 'used', 'cost']);
const OPENINGS: ReadonlySet<Heard['is']> = new Set(['action', 'trigger', 'would']);
const OF_RULES: ReadonlySet<Heard['is']> = new Set(['ends', 'at-most']);

/** The parts of a card that stays in play or attached: each rule, action and trigger for itself, in the order of the text. */
export function cardParts(told: Told, facts: OwnFacts): readonly Part[] | Unresolved {
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
    else if (one.is === 'hold-if') {
      const fault = holdIf(parts, one.all ? 0 : last, one.if);
      if (fault !== null) return fault;
    } else {
      last = parts.length;
      const more = one.is === 'leaves' ? leaving(one, facts) : groupParts(told, facts, i, next);
      if (isUnresolved(more)) return more;
      parts.push(...more);
    }
    i = next;
  }
  const play = playOnto(onto, kept, facts);
  if (isUnresolved(play)) return play;
  if (parts.length === 0 && play === null) {
    // What is said of decks is done with when the game begins. PREC-01
    if (told.claims.length > 0 && told.claims.every(({ about }) => about === 'own-copies')) return [];
    return new Unresolved('there is nothing that it does');
  }
  const fault = checkClaims(parts, told) ?? checkLent(parts, facts);
  if (fault !== null) return fault;
  return [...(play === null ? [] : [play]), ...parts].map((part) => settleHolder(part));
}

/** A database may have left out the attack that a card lends. @rule TM-01 CLS-13 */
const checkLent = (parts: readonly Part[], facts: OwnFacts): Fault =>
  faultIn(parts, (gain, field) => {
    const isLent = field === 'gain' && isNode(gain) && gain.get === 'attacks' && isRef(gain.of, 'card');
    return isLent && facts.attacks.length === 0 ? new Unresolved('the attack on this card is not given') : null;
  });

function endOf(heard: readonly Heard[], from: number): number {
  let to = from + 1;
  const follows = OPENINGS.has(heard[from].is) ? FOLLOWS : heard[from].is === 'rules' ? OF_RULES : null;
  while (follows !== null && to < heard.length && follows.has(heard[to].is)) to++;
  return to;
}

function groupParts(told: Told, facts: OwnFacts, from: number, to: number): readonly Part[] | Unresolved {
  const some: Told = { heard: told.heard.slice(from, to), claims: told.claims, at: 0 };
  const parts = partsOfGroup(some, facts);
  told.at = from + some.at;
  return parts;
}

function leaving(
  { by, if: when }: Extract<Heard, { is: 'leaves' }>,
  facts: OwnFacts,
): readonly TriggerRule[] | Unresolved {
  const rule = finish<TriggerRule>(
    copy({
      part: 'trigger',
      on: { event: 'turn-ended', ...(by === null ? {} : { by }) },
      ...(when === null ? {} : { if: when }),
      do: [{ op: 'move', cards: { get: 'ref', name: 'card' }, to: { zone: 'discard' } }],
    } as const),
    facts,
    false,
  );
  return isUnresolved(rule) ? rule : [rule];
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
function playOnto(
  onto: readonly (Test | null)[],
  kept: readonly Test[],
  facts: OwnFacts,
): PlayPart | Unresolved | null {
  if (onto.length === 0) {
    if (kept.length > 0) return new Unresolved('it is not said what it may be attached to');
    return null;
  }
  if (onto.length > 1) return new Unresolved('it is said twice what it may be attached to');
  const [where] = onto;
  // An Energy card is attached to a Pokémon anyway. @rule NRG-01
  if (where === null && kept.length === 0 && facts.kind === 'energy') return null;
  const allowed = where === null ? [] : where.test === 'all' ? where.of : [where];
  const known: unknown[] = allowed.flatMap(mustBe);
  const isKnown = (test: unknown): boolean => known.some((one) => isSame(one, test));
  // Whoever is Evolved is no Basic Pokémon. @rule KIND-13
  if (isKnown(EVOLVED)) known.push(NOT_BASIC);
  if (!kept.flatMap(mustBe).every(isKnown))
    return new Unresolved('it must stay on other Pokémon than it is attached to');
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
function holdIf(parts: Part[], from: number, when: Test): Fault {
  const held = aboutHolder(when);
  let changed = 0;
  for (let i = from; i < parts.length; i++) {
    const part = parts[i];
    if (part.part === 'answer') {
      if (part.question === 'provides') continue;
      parts[i] = { ...part, while: both(part.while, held) };
    } else if (part.part === 'trigger') parts[i] = { ...part, if: both(part.if, held) };
    else return new Unresolved('it is not clear which effect is meant');
    changed++;
  }
  return changed === 0 ? new Unresolved('no effect was spoken of before') : speaksOfMore(held);
}

const both = (before: Test | undefined, also: Test): Test => {
  const tests = [...(before === undefined ? [] : [before]), also].flatMap((one) =>
    one.test === 'all' ? one.of : [one],
  );
  return tests.length === 1 ? tests[0] : { test: 'all', of: tests };
};

/** The Pokémon that attacks by virtue of this card is the one that bears it. */
function aboutHolder(test: Test): Test {
  const root = { test: copy(test) };
  visitAll(root, (value, field, node) => {
    if (isRef(value, 'attacker')) put(node, field, { get: 'ref', name: 'holder' });
  });
  return root.test;
}

const speaksOfMore = (test: Test): Fault =>
  saysSuch(test, isAnaphor) ? new Unresolved('nothing that this could mean') : null;
