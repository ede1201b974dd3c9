import type { CardFacts } from '../../engine/index.js';
import type { CardProgram } from '../language.js';
import { inEachText, namesOf, refersTo, retold } from './tell.js';

/** The name that whoever came in by a switch has in this form. */
export const NEW_ACTIVE = '#new';

/**
 * Whoever came in by a switch is "the new Active Pokémon", whatever its name; and where an attack's own damage is done to
 * it, the printed number is said again.
 */
export const tellNewApart = (program: CardProgram, facts: CardFacts): CardProgram =>
  inEachText(program, (text, attack) => {
    const names = namesOf(text, ({ op }) => op === 'switch');
    const printed = attack === null ? 0 : (facts.attacks[attack]?.damage ?? 0);
    return names.size === 0
      ? text
      : retold(text, (made, { op, to }) => {
          if (refersTo(made, names)) return { ...made, name: NEW_ACTIVE };
          return op === 'base' && to !== undefined ? { ...made, op: 'damage', n: printed } : made;
        });
  });
