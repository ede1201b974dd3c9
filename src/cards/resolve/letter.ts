import type { Statement } from '../language.js';
import { copy, put, visitAll } from './tree.js';

/** Statements of which each list has its own, with names that no other list has. */
export function withLetter(statements: readonly Statement[], letter: string): readonly Statement[] {
  const made = copy(statements);
  visitAll(made, (value, field, node) => {
    if (typeof value === 'string' && /^#\d+$/.test(value)) put(node, field, `#${letter}${value.slice(1)}`);
  });
  return made;
}
