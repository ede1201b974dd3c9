import type { CardProgram } from '../language.js';
import { isNode, type Node } from '../telling/node.js';
import { namesOf, refersTo, retold } from './tell.js';

/** The name that several Pokémon chosen together have in this form. */
export const THOSE = '#those';

/** Where several Pokémon were chosen, what is done to them is done "to each of those Pokémon". */
export function tellSeveralApart(program: CardProgram): CardProgram {
  const names = namesOf(program, ({ op, of }) => op === 'pick' && isSeveral(of));
  if (names.size === 0) return program;
  return retold(program, (made, was) => {
    const field = doneTo(was);
    return field !== null && refersTo(was[field], names) ? { ...made, [field]: { get: 'ref', name: THOSE } } : made;
  });
}

function isSeveral(of: unknown): boolean {
  if (!isNode(of) || of.get !== 'pokemon' || of.take === undefined) return false;
  const { n, upTo, any } = of.take;
  return upTo !== undefined || any === true || (typeof n === 'number' && n > 1);
}

/** Where it is told whom it is done to. */
function doneTo({ get, op }: Node): 'of' | 'to' | 'on' | 'pokemon' | 'from' | null {
  if (get === 'whole') return 'of';
  if (op === 'damage') return 'to';
  if (op === 'put-counters') return 'on';
  if (op === 'devolve') return 'pokemon';
  return op === 'heal' ? 'from' : null;
}
