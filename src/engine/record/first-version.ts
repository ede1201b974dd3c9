import { answerOfNumber } from '../model/answer.js';
import { type Fields, isFields } from './shape.js';

/** The versions of records that are read; the last is the one that is written. */
export const RECORD_VERSIONS: readonly unknown[] = [1, 2];

/** A record as it would be written now. What cannot be brought up stays as it is, and is found where records are checked. */
export function broughtUp(record: Fields): Fields {
  if (record['rulebox'] !== 1) return record;
  const { choices, game } = record;
  return {
    ...record,
    rulebox: 2,
    game: isFields(game) ? ofFirstChance(game) : game,
    choices: Array.isArray(choices) ? choices.map(ofNumber) : choices,
  };
}

/** In the first version chance was another one, its cards were numbered as they are listed. */
function ofFirstChance(game: Fields): Fields {
  const { options = {} } = game;
  return { ...game, options: isFields(options) ? { ...options, chance: 'first' } : options };
}

/** In the first version an answer was one integer. */
const ofNumber = (choice: unknown): unknown =>
  typeof choice === 'number' ? (answerOfNumber(choice) ?? choice) : choice;
