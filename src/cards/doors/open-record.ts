import {
  broughtUp,
  type Diagnostic,
  err,
  type GameRecord,
  jsonShape,
  ok,
  RECORD_VERSIONS,
  type Result,
  recordShape,
} from '../../engine/index.js';
import { linked, writtenClaim } from './open-claim.js';
import { openJson, wrong } from './open-json.js';

/** A game record that may be played again, and what is to be told to who looks at it. */
export interface OpenedRecord {
  readonly record: GameRecord;
  /** Sentences about what is no longer as it was when the game was recorded; mostly none. */
  readonly remarks: readonly string[];
}

/**
 * A game record from anywhere: a JSON text, or what was parsed of one. Everything is checked, and the texts are compiled
 * here. Where they come to something else than when the game was recorded, the remarks say so; whether all choices still
 * hold, replaying tells. How the chance of a game was `agreed` on is let be: who plays it again does not need it.
 */
export function openRecord(json: unknown): Result<OpenedRecord, Diagnostic[]> {
  const value = openJson(json);
  if (!value.ok) return value;
  const written = value.value;
  if (!jsonShape.isFields(written) || !Object.hasOwn(written, 'rulebox')) {
    return wrong('This is not a game record: it has no field "rulebox".');
  }
  if (!RECORD_VERSIONS.includes(written['rulebox'])) {
    const { rulebox } = written;
    const version = typeof rulebox === 'number' ? `of version ${rulebox}` : 'of no version that is a number';
    return wrong(`This record is ${version}; this Rulebox reads version ${RECORD_VERSIONS.join(' and ')}.`);
  }
  const { agreed: _, ...record } = broughtUp(written);
  const faults = jsonShape.faultsIn(record, recordShape(writtenClaim), 'The record');
  if (faults.length > 0) return err(faults);
  const game = linked(record['game']);
  if (!game.ok) return err(game.error.map(inGame));
  const { claim, otherwise } = game.value;
  return ok({ record: { ...(record as unknown as GameRecord), game: claim }, remarks: remarksOn(otherwise) });
}

const inGame = (fault: Diagnostic): Diagnostic =>
  fault.where === undefined ? fault : { ...fault, where: `game.${fault.where}` };

/** Rulings change, and what a text is compiled to with them; the choices are what the players chose. */
function remarksOn(otherwise: readonly string[]): readonly string[] {
  if (otherwise.length === 0) return [];
  const names = [...new Set(otherwise)].join(', ');
  return [`Compiled otherwise since this game was recorded, and played again by what the texts mean now: ${names}.`];
}
