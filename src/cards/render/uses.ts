import type { CardProgram } from '../language.js';
import { isNode } from '../telling/node.js';
import { inEachText, namesOf, refersTo, retold } from './tell.js';

/**
 * What is used by its name is an attack or a card, and is worded so. Where it is a card, the statement is written with the
 * card as a whole, a form that no text is read into.
 */
export const tellUsesApart = (program: CardProgram): CardProgram =>
  inEachText(program, (text) => {
    const attacks = namesOf(text, ({ op, of }) => op === 'pick' && isNode(of) && of.get === 'attacks');
    return retold(text, (made, { op, what }) =>
      op === 'use' && isNode(what) && what.get === 'ref' && !refersTo(what, attacks)
        ? { ...made, what: { get: 'whole', of: what } }
        : made,
    );
  });
