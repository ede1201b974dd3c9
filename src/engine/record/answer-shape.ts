import { ANSWER_FIELDS, ANSWER_KINDS, ANSWERS, type Answer, type AnswerField } from '../model/answer.js';
import { fields, isFields, oneOf, orNull, type Shape, whole, yesNo } from './shape.js';

/** What each kind of answer must look like, as its table has it. */
const SHAPES: ReadonlyMap<unknown, Shape> = new Map(
  ANSWER_KINDS.map((kind) => {
    const parts = Object.entries<AnswerField>(ANSWERS[kind].fields);
    const shapes = parts.map(([name, is]): [string, Shape] => [name, shapeOf(is)]);
    return [kind, fields({ kind: oneOf([kind]), ...Object.fromEntries(shapes) })];
  }),
);

function shapeOf(is: AnswerField): Shape {
  const { type, most } = ANSWER_FIELDS[is];
  if (type === 'boolean') return yesNo;
  return type === 'integer' ? whole(0, most) : orNull(whole(0, most));
}

const anyKind = oneOf(ANSWER_KINDS);

/** An answer from outside. */
export const answerShape: Shape<Answer> = (value, check) => {
  if (!isFields(value)) return check.must(false, 'an answer', value);
  const shape = SHAPES.get(value['kind']);
  if (shape === undefined) return check.at('kind', anyKind, value['kind']);
  shape(value, check);
};
