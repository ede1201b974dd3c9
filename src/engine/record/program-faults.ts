import type { CardProgram } from '../effects/program.js';
import { notCarriedOut } from '../link/carried-out.js';
import { ProgramCheck } from './bindings.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { LIMITS } from './limits.js';
import { programShape } from './program-shape.js';

/** Everything that is wrong with a card's program; `where` is its place in what it came with. */
export function programFaults(program: CardProgram, name: string, where: string): Diagnostic[] {
  const check = new ProgramCheck('it', LIMITS.program);
  programShape(program, check);
  const faults = check.faults();
  if (faults.length > 0)
    return faults.map((fault) => ({
      ...fault,
      message: `The program of ${name} cannot be read: ${fault.message}`,
      where: fault.where ? `${where}.${fault.where}` : where,
    }));
  const lack = notCarriedOut(program);
  return lack === null ? [] : [diagnostic(`${name} cannot be played. ${lack}`)];
}
