// For tests that ask about every kind of answer there is.
import { ANSWER_FIELDS, ANSWER_KINDS, ANSWERS, type Answer, type AnswerField } from '../../src/engine/index.js';

/** One answer of each kind, with the same number in all its fields. */
export const oneOfEachKind = (number: number): Answer[] =>
  ANSWER_KINDS.map((kind) => {
    const fields = Object.entries<AnswerField>(ANSWERS[kind].fields).map(([name, is]) => [
      name,
      ANSWER_FIELDS[is].type === 'boolean' ? number === 1 : number,
    ]);
    return { kind, ...Object.fromEntries(fields) } as unknown as Answer;
  });
