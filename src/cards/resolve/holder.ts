import type { Part } from '../language.js';
import { asNode, copy, isNode, isRef, type Node, testsOf, visitAll } from './tree.js';

/*
 * "The Fire Pokémon this card is attached to" is read as the Pokémon that bears the card and is Fire. A rule or a test
 * about it is one about the bearer, with a condition.
 */

/** What else is said of the bearer; null where the selector is none of the bearer. */
function saidOfHolder(value: unknown): Node[] | null {
  if (!isNode(value) || value.get !== 'pokemon' || !isNode(value.where)) return null;
  const [first, ...rest] = testsOf(value.where);
  return first.test === 'is' && isRef(first.of, 'holder') && rest.length > 0 ? rest : null;
}

const HOLDER: Node = { get: 'ref', name: 'holder' };
const allOf = (tests: readonly Node[]): Node => {
  const flat = tests.flatMap(testsOf);
  return flat.length === 1 ? flat[0] : { test: 'all', of: flat };
};

export function settleHolder(part: Part): Part {
  const made = copy(part);
  visitAll(made, (_, __, node) => {
    if (node.test !== 'matches' || !isNode(node.where)) return;
    const said = saidOfHolder(node.of);
    if (said === null) return;
    node.where = allOf([...said, node.where]);
    node.of = copy(HOLDER);
  });
  const rule = asNode(made);
  const said = rule.part === 'answer' ? saidOfHolder(rule.of) : null;
  if (said === null) return made;
  const is: Node = { test: 'matches', of: copy(HOLDER), where: allOf(said) };
  rule.of = copy(HOLDER);
  rule.while = isNode(rule.while) ? allOf([rule.while, is]) : is;
  return made;
}
