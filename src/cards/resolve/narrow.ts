import { choosesWhoEvolves, type Placed } from './mentions.js';
import { copy, isNode, type Node, Unresolved } from './tree.js';

/**
 * A sentence that leaves fewer to choose from than the choice before it said: only those that a card can be put on, none
 * that is new in play. Whether it was nothing but that. @rule EVO-06 EVO-12 TRN-03
 */
export function narrows(statement: Node, history: readonly Placed[]): boolean {
  if (isNode(statement['except'])) return leavesOut(statement['except'], history);
  const { narrows: more, basic, op } = statement;
  if (!isNode(more)) return false;
  const choice = history.findLast(({ statement: one }) => one['op'] === 'pick' || choosesWhoEvolves(one))?.statement;
  const of = choice?.['of'] ?? choice?.['pokemon'];
  if (choice === undefined || !isNode(of) || of['get'] !== 'pokemon' || of['side'] !== 'you' || !isOne(of))
    throw new Unresolved('no Pokémon of yours was chosen before');
  const isOnly = op === 'pick';
  const isLater = choosesWhoEvolves(choice); // the card first
  if (isOnly && !isLater && !history.some(({ statement: one }) => evolvesIt(one, choice['as'])))
    throw new Unresolved('the Pokémon chosen before does not evolve');
  const tests = testsOf(of['where']);
  if ((basic === true || !isOnly) && !tests.some(isBasic)) throw new Unresolved('no Basic Pokémon was chosen before');
  of['where'] = { test: 'all', of: [...tests, ...testsOf(more)] };
  if (isLater) fitOnly(choice, of);
  delete statement['narrows'];
  return isOnly;
}

/** "You can't choose X": of the cards that were searched for, or taken out of a pile, last. */
function leavesOut(except: Node, history: readonly Placed[]): true {
  const of = history.findLast(({ statement }) => statement['op'] === 'move')?.statement['cards'];
  if (!isNode(of) || of['get'] !== 'cards' || !isNode(of['take']) || !isNode(of['where']))
    throw new Unresolved('no cards of a kind were chosen before');
  of['where'] = { test: 'all', of: [...testsOf(of['where']), { test: 'not', of: except }] };
  return true;
}

/** No card is searched for that fits none of those that can still be chosen. */
function fitOnly({ with: given }: Node, { take: _, ...group }: Node): void {
  if (isNode(given) && isNode(given['where'])) given['where']['of'] = copy(group);
}

const isOne = ({ take }: Node): boolean => isNode(take) && take['n'] === 1;

const testsOf = (where: unknown): Node[] => {
  if (!isNode(where)) return [];
  return where['test'] === 'all' ? (where['of'] as Node[]) : [where];
};

const isBasic = ({ test, is }: Node): boolean => test === 'stage' && String(is) === 'basic';

const evolvesIt = ({ op, pokemon }: Node, as: unknown): boolean =>
  op === 'evolve' && as !== undefined && isNode(pokemon) && pokemon['name'] === as;
