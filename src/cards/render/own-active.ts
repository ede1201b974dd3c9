import type { CardProgram } from '../language.js';
import { isNode, type Node } from '../telling/node.js';
import { inEachText, namesOf, refersTo, retold } from './tell.js';

/** The name that a Pokémon of one's own has in this form where it comes in for the Active Pokémon. */
export const OWN_CHOSEN = '#own';

/** Whose the Active Pokémon is with which a Pokémon is switched is said only where that one is one's own. */
export const tellOwnApart = (program: CardProgram): CardProgram =>
  inEachText(program, (text) => {
    const names = namesOf(text, isOwn);
    return names.size === 0
      ? text
      : retold(text, (made, { op, in: into, out }) =>
          op === 'switch' && out === undefined && refersTo(into, names) && isNode(into)
            ? { ...made, in: { ...into, name: OWN_CHOSEN } }
            : made,
        );
  });

/** One of your Pokémon that was chosen, or a card that was put onto your Bench. */
function isOwn({ op, of, to }: Node): boolean {
  if (op === 'pick') return isNode(of) && of.get === 'pokemon' && of.side === 'you';
  return op === 'move' && isNode(to) && to.zone === 'bench' && to.whose === undefined;
}
