/** Why a scenario does not hold: at which line, and what was there instead. Values inside this room, never thrown past `runScenario`. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
  readonly line: number;
  /** The scenario itself is wrong: it names what is not there, or a board that cannot be. */
  readonly isError: boolean;
  constructor(line: number, message: string, isError: boolean) {
    super(message);
    this.line = line;
    this.isError = isError;
  }
}

export function fail(line: number, message: string): never {
  throw new ScenarioFailure(line, message, false);
}

export function failAsWrong(line: number, message: string): never {
  throw new ScenarioFailure(line, message, true);
}
