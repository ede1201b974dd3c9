import type { CardProgram, Part, Statement } from '../../engine/index.js';

/** Every statement of a piece of a program, also those inside others. */
export function statementsIn(program: CardProgram | Part | readonly Part[] | null): readonly Statement[] {
  const found: Statement[] = [];
  collect(program, found);
  return found;
}

/** A program is plain data, and nothing in it has an `op` but statements. */
function collect(value: unknown, into: Statement[]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('op' in value) into.push(value as Statement);
  for (const inner of Object.values(value)) collect(inner, into);
}
