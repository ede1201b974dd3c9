// The records of a soak's failing games, as files: each replays the game up to where something did not hold.
import { writeFileSync } from 'node:fs';
import type { SoakReport, SoakViolation } from '../../arena/index.js';
import { seedText } from '../../engine/index.js';
import { fail } from '../terminal.js';

export interface Failure extends SoakViolation {
  readonly file: string;
}

/** Writes each record; the first goes where it was asked for, each further one beside it. */
export const keepFailures = ({ violations, seed }: SoakReport, out?: string): readonly Failure[] =>
  violations.map((violation, number) => {
    const file = fileFor(
      violation,
      seed,
      number === 0 ? out : out?.replace(/(\.json)?$/, `-game-${violation.game}.json`),
    );
    write(violation, file);
    return { ...violation, file };
  });

const fileFor = ({ game }: SoakViolation, seed: SoakReport['seed'], out: string | undefined): string =>
  out ?? `soak-${seedText(seed)}-game-${game}.json`;

function write({ record }: SoakViolation, file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
