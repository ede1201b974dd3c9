import type { Refusal } from '../../engine/index.js';

/** Why a scenario does not hold: at which line, and what was there instead. Values inside this room, never thrown past `runScenario`. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
  readonly line: number;
  /** The scenario itself is wrong: it names what is not there, or a board that cannot be. */
  readonly isError: boolean;
  /** The rules refuse what a step does; then nothing has come of it. */
  readonly refusal: Refusal | null;
  constructor(line: number, message: string, isError: boolean, refusal: Refusal | null = null) {
    super(message);
    this.line = line;
    this.isError = isError;
    this.refusal = refusal;
  }
}

export function fail(line: number, message: string): never {
  throw new ScenarioFailure(line, message, false);
}

export function failAsWrong(line: number, message: string): never {
  throw new ScenarioFailure(line, message, true);
}

export function failAsRefused(line: number, refusal: Refusal, waiting = ''): never {
  throw new ScenarioFailure(line, `This is refused: ${refusal.sentence}${waiting}`, false, refusal);
}
