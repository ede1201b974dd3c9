import { type Answer, type AnswerField, holdsField } from '../model/answer.js';
import type { Intent } from './intent.js';

/** What each intent is about; but for an answer, which has its own table. */
const INTENTS = {
  card: { card: 'card', on: 'pokemon-or-none' },
  retreat: { pokemon: 'pokemon', to: 'pokemon-or-none' },
  attack: { pokemon: 'pokemon', number: 'number' },
  use: { pokemon: 'pokemon', number: 'number' },
} as const satisfies {
  readonly [Do in Exclude<Intent['do'], 'answer'>]: {
    readonly [Name in Exclude<keyof Extract<Intent, { do: Do }>, 'do'>]: AnswerField;
  };
};

const FIELDS: ReadonlyMap<unknown, readonly [string, AnswerField][]> = new Map(
  Object.entries(INTENTS).map(([name, fields]) => [name, Object.entries<AnswerField>(fields)]),
);

/** What somebody outside would like to do; null where it is nothing that anybody could want. Each field is read once. */
export function intentIn(given: unknown): Intent | null {
  const found = plain(given);
  if (found === null) return null;
  const size = Object.keys(found).length;
  if (found['do'] === 'answer') {
    const answer = plain(found['answer']);
    return answer === null || size !== 2 ? null : { do: 'answer', answer: answer as unknown as Answer };
  }
  const fields = FIELDS.get(found['do']);
  const isWhole = fields?.every(([name, is]) => holdsField(is, found[name])) === true && size === fields.length + 1;
  return isWhole ? (found as unknown as Intent) : null;
}

/** The fields that a value itself has, as they are: what would be computed when it is read is no field. */
function plain(given: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const fields = Object.entries(Object.getOwnPropertyDescriptors(given));
  if (fields.some(([, field]) => !('value' in field))) return null;
  return Object.fromEntries(fields.map(([name, { value }]) => [name, value]));
}
