import { z } from 'zod';
import {
  ANSWER_FIELDS,
  ANSWERS,
  type Answer,
  type AnswerField,
  type AnswerKind,
  type Intent,
} from '../engine/index.js';

/* Answers and intents as schemas, made of the engine's own table: a new kind of answer is a new message by itself. */

function fieldSchema(field: AnswerField): z.ZodType {
  const { type, most } = ANSWER_FIELDS[field];
  if (type === 'boolean') return z.boolean();
  const integer = z.int().min(0).max(most);
  return type === 'integer' ? integer : integer.nullable();
}

function kindSchema(kind: AnswerKind): z.ZodObject {
  const fields = Object.entries(ANSWERS[kind].fields as Readonly<Record<string, AnswerField>>);
  return z.strictObject({
    kind: z.literal(kind),
    ...Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
  });
}

const [first, ...others] = (Object.keys(ANSWERS) as AnswerKind[]).map(kindSchema);

export const answerSchema = z.discriminatedUnion('kind', [first!, ...others]) as unknown as z.ZodType<Answer>;

const id = z.int().min(0).max(ANSWER_FIELDS.card.most);

/** What somebody would like to do, to be told why not. */
export const intentSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('card'), card: id, on: id.nullable() }),
  z.strictObject({ do: z.literal('retreat'), pokemon: id, to: id.nullable() }),
  z.strictObject({ do: z.literal('attack'), pokemon: id, number: id }),
  z.strictObject({ do: z.literal('use'), pokemon: id, number: id }),
  z.strictObject({ do: z.literal('answer'), answer: answerSchema }),
]) satisfies z.ZodType<Intent>;
