import type { CardProgram } from '../language.js';
import { isNode, type Node } from '../telling/node.js';
import { namesOf, renamed } from './tell.js';

/** The name that a Pokémon evolved by the text has in this form. */
export const EVOLVED = '#evolved';

/** Where a Pokémon that needed no choice was evolved, it is told of by that: no other word for it was said. Each part has names of its own. */
export const tellEvolvedApart = ({ attacks, powers, card }: CardProgram): CardProgram => ({
  attacks: attacks.map(inPart),
  powers: powers.map((parts) => parts.map(inPart)),
  card: card.map(inPart),
});

const inPart = <T>(part: T): T => renamed(part, namesOf(part, isPlain), EVOLVED);

const isPlain = ({ op, pokemon }: Node): boolean => op === 'evolve' && isNode(pokemon) && pokemon.get === 'ref';
