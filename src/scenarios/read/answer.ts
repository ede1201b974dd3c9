import { nameOf } from './name.js';
import { isMeantAsPlace, placeAt } from './place.js';
import { plainAt, textAt, writtenAt, yesNoOf } from './scalar.js';
import { isList, itemsOf, lineOf, report, type Spot, sourceOf } from './spot.js';
import type { Table } from './table.js';
import type { AnswerClaim } from './word-claims.js';

/** The answers of a `choose:`, in order; a single one need not stand in a list. */
export const answersAt = (spot: Spot, table: Table): AnswerClaim[] =>
  itemsOf(spot, 'a list of answers').map((item) => answerAt(item, table));

export function answerAt(spot: Spot, table: Table): AnswerClaim {
  const line = lineOf(spot);
  if (isList(spot)) return { kind: 'list', line, text: sourceOf(spot), answers: answersAt(spot, table) };
  const value = plainAt(spot);
  const yes = yesNoOf(value);
  if (yes !== undefined) return { kind: 'yes-no', line, text: writtenAt(spot), yes };
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) return numberAnswer(spot);
  const text = textAt(spot, 'an answer (a card name, a place, a number, `yes`, `no`, `none`, or a list of those)');
  if (text.toLowerCase() === 'none') return { kind: 'none', line, text };
  if (isMeantAsPlace(text)) return { kind: 'place', line, text, place: placeAt(spot, table) };
  return { kind: 'word', line, text, name: nameOf(text, line) };
}

function numberAnswer(spot: Spot): AnswerClaim {
  const text = writtenAt(spot);
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) report(spot, `${text} is no answer: numbers are whole, from 0 up.`);
  return { kind: 'number', line: lineOf(spot), text, number };
}
