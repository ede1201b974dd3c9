import type { CardProgram } from '../language.js';
import { isNode, type Node } from '../telling/node.js';

/*
 * Before a program is worded, what stands for something else in it gets the word by which it is told: a name that no program has
 * ("#new" for the new Active Pokémon), or a form that is worded so. It is the way back of what `refer` does.
 */

type Text = CardProgram['attacks'][number] | CardProgram['powers'][number];

/** Each text for itself: names are those of one text. */
export const inEachText = (
  { attacks, powers, card }: CardProgram,
  tell: <T extends Text>(text: T, attack: number | null) => T,
): CardProgram => ({
  attacks: attacks.map((attack, i) => tell(attack, i)),
  powers: powers.map((parts) => tell(parts, null)),
  card: tell(card, null),
});

/** Every node of a term, the outer before the inner. */
export function nodesIn(term: unknown): readonly Node[] {
  if (Array.isArray(term)) return term.flatMap(nodesIn);
  return isNode(term) ? [term, ...Object.values(term).flatMap(nodesIn)] : [];
}

/** The same term with each of its nodes told anew, the inner before the outer; `was`: the node as it was. Undefined: it is left out. */
export function retold<T>(term: T, tell: (made: Node, was: Node) => Node | undefined): T {
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(told).filter((one) => one !== undefined);
    if (!isNode(value)) return value;
    const made = Object.entries(value).map(([field, inner]): [string, unknown] => [field, told(inner)]);
    return tell(Object.fromEntries(made), value);
  };
  return told(term) as T;
}

/** The names of what such statements did. */
export const namesOf = (term: unknown, isSuch: (node: Node) => boolean): ReadonlySet<string> =>
  new Set(nodesIn(term).flatMap((node) => (node.as !== undefined && isSuch(node) ? [node.as] : [])));

/** Another name in the place of each of some names. */
export const renamed = <T>(term: T, names: ReadonlySet<string>, to: string): T =>
  names.size === 0 ? term : retold(term, (made) => (refersTo(made, names) ? { ...made, name: to } : made));

/** Whether it is one of some things, by its name. */
export const refersTo = (term: unknown, names: ReadonlySet<string>): boolean =>
  isNode(term) && term.get === 'ref' && term.name !== undefined && names.has(term.name);
