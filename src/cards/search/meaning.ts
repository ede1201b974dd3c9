// What a search asks of cards: its terms become tests, or a fault says what is possible instead.
import { err, ok, type Result } from '../../engine/index.js';
import { nearest } from '../decks/list/nearest.js';
import {
  type AttackTest,
  compares,
  FIELD_NAMES,
  FIELDS,
  type Field,
  fieldNamed,
  type SearchSurroundings,
  type Test,
} from './fields.js';
import type { Query, QueryFault, Term } from './syntax.js';
import { valuesOf } from './words.js';

/** A test of the card, or one of each of its attacks. */
type Meaning = { readonly of: 'card'; readonly test: Test } | { readonly of: 'attack'; readonly test: AttackTest };

export function meaningOf(query: Query, surroundings: SearchSurroundings): Result<Test, QueryFault> {
  switch (query.kind) {
    case 'term': {
      const meaning = termMeaning(query, surroundings);
      return meaning.ok ? ok(ofCard(meaning.value)) : meaning;
    }
    case 'not': {
      const meant = meaningOf(query.of, surroundings);
      return meant.ok ? ok((entry) => !meant.value(entry)) : meant;
    }
    case 'any': {
      const tests = allOf(query.of.map((each) => meaningOf(each, surroundings)));
      return tests.ok ? ok((entry) => tests.value.some((test) => test(entry))) : tests;
    }
    case 'all':
      return togetherMeaning(query.of, surroundings);
  }
}

/** What is asked of attacks in one breath is asked of one and the same attack. */
function togetherMeaning(parts: readonly Query[], surroundings: SearchSurroundings): Result<Test, QueryFault> {
  const meanings = allOf(
    parts.map((part): Result<Meaning, QueryFault> => {
      if (part.kind === 'term') return termMeaning(part, surroundings);
      const meant = meaningOf(part, surroundings);
      return meant.ok ? ok({ of: 'card', test: meant.value }) : meant;
    }),
  );
  if (!meanings.ok) return meanings;
  const tests = meanings.value.flatMap((meaning) => (meaning.of === 'card' ? [meaning.test] : []));
  const attackTests = meanings.value.flatMap((meaning) => (meaning.of === 'attack' ? [meaning.test] : []));
  if (attackTests.length > 0) tests.push(ofAttacks((attack) => attackTests.every((test) => test(attack))));
  return ok((entry) => tests.every((test) => test(entry)));
}

const ofAttacks =
  (test: AttackTest): Test =>
  ({ words }) =>
    words.attacks.some(test);

const ofCard = (meaning: Meaning): Test => (meaning.of === 'card' ? meaning.test : ofAttacks(meaning.test));

function allOf<T>(results: readonly Result<T, QueryFault>[]): Result<readonly T[], QueryFault> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}

function termMeaning(term: Term, surroundings: SearchSurroundings): Result<Meaning, QueryFault> {
  const field = fieldNamed(term.field);
  if (field === undefined) return err(unknownField(term));
  if (field.kind === 'number' || field.kind === 'attack-number') return numberMeaning(term, field);
  if (term.operator !== ':' && term.operator !== '=' && term.operator !== '!=') {
    const message = `"${term.field}" is no number, so nothing is more or less than it. Write ${term.field}:${term.value}.`;
    return err({ start: term.start, end: term.end, message });
  }
  const meaning = wordMeaning(term, field, surroundings);
  return meaning.ok && term.operator === '!=' ? ok({ of: 'card', test: not(ofCard(meaning.value)) }) : meaning;
}

const not =
  (test: Test): Test =>
  (entry) =>
    !test(entry);

type NumberField = Extract<Field, { readonly kind: 'number' | 'attack-number' }>;

function numberMeaning(term: Term, field: NumberField): Result<Meaning, QueryFault> {
  const wanted = Number(term.value);
  if (!/^\d+$/.test(term.value)) {
    const message = `${term.field} is compared with a whole number, as in ${FIELDS[term.field]?.example ?? `${term.field}:10`}.`;
    return err({ start: term.valueStart, end: term.end, message });
  }
  const holds = compares(term.operator, wanted);
  if (field.kind === 'attack-number') return ok({ of: 'attack', test: (attack) => holds(field.number(attack)) });
  return ok({
    of: 'card',
    test: ({ card }) => {
      const number = field.number(card);
      return number !== null && holds(number);
    },
  });
}

function wordMeaning(
  term: Term,
  field: Exclude<Field, NumberField>,
  surroundings: SearchSurroundings,
): Result<Meaning, QueryFault> {
  switch (field.kind) {
    case 'text':
      return ok({ of: 'card', test: field.test(term.value) });
    case 'attack-text':
      return ok({ of: 'attack', test: field.test(term.value) });
    case 'place':
      return ok({ of: 'card', test: field.test(term.value, surroundings) });
    case 'word': {
      const values = valuesOf(term.value, field.words);
      if (values !== null) return ok({ of: 'card', test: field.test(values) });
      const message = `"${term.value}" is nothing that ${term.field} can be. It can be ${orList(field.words.titles)}.`;
      return err({ start: term.valueStart, end: term.end, message });
    }
  }
}

function unknownField({ field, start }: Term): QueryFault {
  const near = nearest(field, FIELD_NAMES, 1);
  const hint = near.length === 0 ? '' : ` Do you mean ${near[0]}?`;
  const message = `There is no "${field}".${hint} A search can ask for ${orList(Object.keys(FIELDS))}; what is no such thing stands in quotation marks.`;
  return { start, end: start + field.length, message };
}

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
