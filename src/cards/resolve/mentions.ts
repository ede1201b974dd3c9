import { distinct } from '../telling/same.js';
import { type Block, isNode, type Node, put, Unresolved, visitOwn } from './tree.js';

/** A statement that was placed, and the block it was placed in. */
export interface Placed {
  readonly statement: Node;
  readonly block: Block;
}

/** A place in a statement where a Pokémon is named. */
export interface Mention {
  readonly inside: Node;
  readonly field: string;
  readonly value: Node;
}

const isPokemon = (value: unknown): value is Node =>
  isNode(value) && (value.get === 'pokemon' || (value.get === 'ref' && isPokemonName(value.name)));

/** How the names of chosen attacks and cards begin, before they get their final names. */
export const OTHER_NAME = '#@other';

const isPokemonName = (name: unknown): boolean =>
  typeof name === 'string' && name !== 'card' && name !== 'subject' && !name.startsWith(OTHER_NAME);

export function mentionsIn(statement: Node): Mention[] {
  const found: Mention[] = [];
  const cards = new Set<unknown>();
  visitOwn(statement, (value, field, inside) => {
    if (!isPokemon(value) || cards.has(inside)) return;
    found.push({ inside, field, value });
    cards.add(cardTestOf(value)); // cards are named there
  });
  return found;
}

/** Whoever has the cards that an act attached: known only when they have been found and attached. */
const holderOf = (cards: string, side: Node['side']): Node => ({
  get: 'pokemon',
  ...(side === undefined ? {} : { side }),
  spot: 'in-play',
  where: {
    test: 'exists',
    of: {
      get: 'cards',
      in: { on: { get: 'ref', name: 'subject' }, what: 'attached' },
      where: { test: 'is', of: { get: 'ref', name: cards } },
    },
  },
});

/** The test by which a holder's cards are known; null for other Pokémon. */
function cardTestOf({ where }: Node): Node | null {
  if (!isNode(where) || where.test !== 'exists' || !isNode(where.of)) return null;
  const test = where.of.where;
  return isNode(test) && test.test === 'is' ? test : null;
}

const isSelf = (value: Node): boolean => value.get === 'ref' && value.name === 'self';

/** What a pronoun means, and the block in which that is known. */
export interface Antecedent {
  readonly value: Node;
  readonly block: Block | null;
}

/** What the word may mean: the Pokémon with the text too; each of several to which the same is done. */
export interface Pronoun {
  readonly evenSelf: boolean;
  readonly ofEach: boolean;
}

/**
 * The Pokémon that "it" or "that Pokémon" means: the one named last. Two different ones named last leave it open, and
 * then nobody guesses. A chosen one is picked first, so that both sentences mean the same.
 */
export function antecedent(
  history: readonly Placed[],
  { evenSelf, ofEach }: Pronoun,
  fresh: () => string,
  opening: string | null,
): Antecedent | Unresolved {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const mentions = mentionsIn(statement).filter((one) => (evenSelf || !isSelf(one.value)) && !isLeaving(one));
    if ((mentions.length === 0 && putsOnBench(statement)) || choosesWhoEvolves(statement)) {
      statement.as ??= fresh();
      return { value: { get: 'ref', name: statement.as }, block };
    }
    if (mentions.length === 0) continue;
    if (distinct(mentions.map(({ value }) => value)).length > 1)
      return new Unresolved('it is not clear which Pokémon is meant');
    if (ofEach && isSplit(mentions, statement)) {
      statement.as ??= fresh();
      return { value: holderOf(statement.as, mentions[0].value.side), block };
    }
    return meaningOf(mentions, statement, block, fresh);
  }
  // Nothing was done yet: it is the Pokémon that the text opened with.
  if (opening !== null && (evenSelf || opening !== 'self')) {
    return { value: { get: 'ref', name: opening }, block: null };
  }
  return new Unresolved('no Pokémon was named that this could mean');
}

/** Of two that change places the one is meant that comes: whoever is on the Bench is out of the fight. */
const isLeaving = ({ inside, field, value }: Mention): boolean =>
  inside.op === 'switch' && field === 'out' && value.take !== undefined && inside.in !== undefined;

/** A card that evolves from one of several, which is chosen when the card is there. @rule SRCH-01 */
export const choosesWhoEvolves = ({ op, pokemon }: Node): boolean =>
  op === 'evolve' && isNode(pokemon) && pokemon.take !== undefined;

/** One card that is put onto a Bench is a Pokémon from then on. */
function putsOnBench({ op, cards, to }: Node): boolean {
  const take = isNode(cards) ? cards.take : undefined;
  return op === 'move' && isNode(to) && to.zone === 'bench' && isNode(take) && take.n === 1;
}

function meaningOf(
  mentions: readonly Mention[],
  statement: Node,
  block: Block,
  fresh: () => string,
): Antecedent | Unresolved {
  const { value } = mentions[0];
  if (value.get === 'ref') {
    const bound = value.name?.startsWith('#') === true;
    return { value, block: bound ? block : null };
  }
  if (value.take === undefined) {
    if (cardTestOf(value) !== null) return { value, block };
    if (value.spot !== 'active') return new Unresolved('several Pokémon were named, not one');
    return { value, block: null };
  }
  if (isAttachedTo(mentions, statement)) {
    statement.as ??= fresh();
    return { value: holderOf(statement.as, value.side), block };
  }
  const name = pickBefore(mentions, statement, block, fresh);
  return { value: { get: 'ref', name }, block };
}

/** "Attach it to 1 of your Pokémon": whom is chosen when the card is there, not before. @rule ATK-13 SRCH-01 */
function isAttachedTo([{ inside, field, value }, ...others]: readonly Mention[], statement: Node): boolean {
  const take = value.take;
  const isOne = isNode(take) && take.n === 1 && others.length === 0;
  return isOne && statement.op === 'attach' && statement.split !== true && inside === statement && field === 'to';
}

/** Cards that went to several: whoever has any of them is one that they were attached to. */
const isSplit = ([{ inside, field }, ...others]: readonly Mention[], statement: Node): boolean =>
  others.length === 0 &&
  statement.op === 'attach' &&
  statement.split === true &&
  inside === statement &&
  field === 'to';

/** Makes the choice a statement of its own, in front of the statement that made it. */
export function pickBefore(mentions: readonly Mention[], statement: Node, block: Block, fresh: () => string): string {
  const [{ value }] = mentions;
  if (statement.op === 'pick') {
    statement.as ??= fresh();
    return statement.as;
  }
  const name = fresh();
  block.splice(block.indexOf(statement), 0, { op: 'pick', as: name, of: value });
  for (const { inside, field } of mentions) put(inside, field, { get: 'ref', name });
  return name;
}
