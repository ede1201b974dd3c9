import type { CardFacts } from '../../engine/index.js';
import { eventWord, isEvent } from '../read/event-words.js';
import type { Expected, ValueClaim } from '../read/fact-claims.js';
import type { NameClaim } from '../read/word-claims.js';
import type { Value } from './facts.js';
import { matches } from './pool.js';
import type { Told } from './story.js';

/** Whether a fact is what the scenario says. */
export function holds(value: Value, expected: Expected): boolean {
  switch (expected.kind) {
    case 'is':
      return equals(value, expected.value);
    case 'is-not':
      return !equals(value, expected.value);
    case 'compare':
      return compares(countOf(value), expected.operator, expected.number);
    case 'holds':
      return expected.contains.every((name) => has(value, name)) && expected.lacks.every((name) => !has(value, name));
  }
}

/** The number that a fact is, or how many things it holds. */
function countOf(value: Value): number {
  switch (value.kind) {
    case 'number':
    case 'count':
      return value.number;
    case 'cards':
      return value.cards.length + value.unseen;
    case 'words':
      return value.words.length;
    case 'events':
      return value.events.length;
    case 'yes-no':
      return value.turn;
    case 'none':
      return 0;
    case 'word':
      return Number.NaN;
  }
}

function compares(number: number, operator: '>=' | '<=' | '>' | '<', than: number): boolean {
  switch (operator) {
    case '>=':
      return number >= than;
    case '<=':
      return number <= than;
    case '>':
      return number > than;
    case '<':
      return number < than;
  }
}

function equals(value: Value, claim: ValueClaim): boolean {
  switch (claim.kind) {
    case 'none':
      return value.kind === 'none' || (value.kind === 'yes-no' && !value.yes);
    case 'number':
      return value.kind !== 'none' && value.kind !== 'word' && countOf(value) === claim.number;
    case 'yes-no':
      return value.kind === 'yes-no' && value.yes === claim.yes;
    case 'word':
      if (value.kind !== 'word') return false;
      return value.card === null ? value.word === claim.word.text : matches(value.card, claim.word);
    case 'list':
      return equalsList(value, claim.words);
  }
}

function equalsList(value: Value, names: readonly NameClaim[]): boolean {
  if (value.kind === 'none') return names.length === 0;
  if (value.kind === 'words') return sameWords(value.words, names);
  if (value.kind === 'events') return haveHappened(value.events, names);
  if (value.kind !== 'cards') return false;
  if (value.ordered) return names.every((name, at) => value.cards[at] !== undefined && matches(value.cards[at]!, name));
  return sameSeen(value.cards, value.unseen, names);
}

/** A card of which only the back is seen. */
const UNSEEN = '?';

/** What is seen, and where a list counts the backs as well, as many of them as there are. @rule ZONE-10 */
function sameSeen(cards: readonly CardFacts[], unseen: number, names: readonly NameClaim[]): boolean {
  const seen = names.filter(({ text }) => text !== UNSEEN);
  const backs = names.length - seen.length;
  return (backs === 0 || backs === unseen) && sameCards(cards, seen);
}

/** Each after the one before it; something else may have happened between them. */
function haveHappened(events: readonly Told[], names: readonly NameClaim[]): boolean {
  let at = -1;
  return names.every((name) => {
    at = events.findIndex(({ event, about }, place) => place > at && isEvent(name, event.kind, about));
    return at >= 0;
  });
}

const sameWords = (words: readonly string[], names: readonly NameClaim[]): boolean =>
  [...words].sort().join('\n') ===
  names
    .map(({ text }) => text)
    .sort()
    .join('\n');

/** As multisets: the names that say most (a printing, a piece) find their card first. */
function sameCards(cards: readonly CardFacts[], names: readonly NameClaim[]): boolean {
  if (cards.length !== names.length) return false;
  const left = [...cards];
  const precision = (name: NameClaim): number => (name.set === null ? 0 : 1) + (name.piece === 0 ? 0 : 1);
  for (const name of names.toSorted((one, other) => precision(other) - precision(one))) {
    const at = left.findIndex((card) => matches(card, name));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function has(value: Value, name: NameClaim): boolean {
  if (value.kind === 'cards') return value.cards.some((card) => matches(card, name));
  if (value.kind === 'events') return value.events.some(({ event, about }) => isEvent(name, event.kind, about));
  return value.kind === 'words' && value.words.includes(name.text);
}

/** A fact as a reader of the report sees it. */
export function show(value: Value): string {
  switch (value.kind) {
    case 'number':
      return `${value.number}`;
    case 'count':
      return `${value.number} (hidden)`;
    case 'none':
      return 'none';
    case 'word':
      return value.word;
    case 'yes-no':
      return value.yes ? 'yes' : 'no';
    case 'words':
      return `[${value.words.join(', ')}]`;
    case 'events':
      return `[${value.events.map(({ event }) => eventWord(event.kind)).join(', ')}]`;
    case 'cards':
      return `[${[...value.cards.map(({ name }) => name), ...new Array<string>(value.unseen).fill(UNSEEN)].join(', ')}]`;
  }
}

export function showExpected(expected: Expected): string {
  switch (expected.kind) {
    case 'is':
      return showClaim(expected.value);
    case 'is-not':
      return `anything but ${showClaim(expected.value)}`;
    case 'compare':
      return `${expected.operator} ${expected.number}`;
    case 'holds': {
      const part = (word: string, names: readonly NameClaim[]): string[] =>
        names.length === 0 ? [] : [`${word} ${names.map(({ text }) => text).join(', ')}`];
      return [...part('contains', expected.contains), ...part('lacks', expected.lacks)].join(' and ');
    }
  }
}

function showClaim(claim: ValueClaim): string {
  switch (claim.kind) {
    case 'number':
      return `${claim.number}`;
    case 'none':
      return 'none';
    case 'yes-no':
      return claim.yes ? 'yes' : 'no';
    case 'word':
      return claim.word.text;
    case 'list':
      return `[${claim.words.map(({ text }) => text).join(', ')}]`;
  }
}
