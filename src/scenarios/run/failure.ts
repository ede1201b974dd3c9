/** Why a scenario does not hold: at which line, and what was there instead. Values inside this room, never thrown past `runScenario`. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export function fail(line: number, message: string): never {
  throw new ScenarioFailure(line, message);
}
