import type { LinkedPlace, LinkedTake } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { CardSelector } from '../effects/terms.js';

/**
 * What a player may do with certain cards is not done without them, nor is what follows: "discard … If you do",
 * "attach … Then", "put … and". Null: it begins otherwise, or nothing follows. A search may fail, and everything else may
 * be used in vain. @rule PREC-08 ATK-13 SRCH-01 TRN-06
 */
export function beginningOf(statements: readonly Statement[]): Statement | null {
  const at = statements.findIndex(({ op }) => op !== 'pick');
  const first = statements[at];
  if (first === undefined) return null;
  const behind = statements.slice(at + 1).filter(({ op }) => op !== 'shuffle');
  if (behind.length === 0) return null;
  return takesCards(first) ? first : null;
}

function takesCards(statement: Statement): boolean {
  if (statement.op !== 'move' && statement.op !== 'attach' && statement.op !== 'evolve') return false;
  const of = statement.op === 'evolve' ? statement.with : statement.cards;
  if (of.get === 'cards' && (of.in as LinkedPlace).zone === 'deck') return isAtEnd(of) && !isForPrize(statement);
  const take = 'take' in of ? (of.take as LinkedTake | undefined) : undefined;
  return of.get === 'ref' || take?.n !== undefined || take?.upTo !== undefined;
}

/** The top or bottom cards of a deck, whatever they are: nobody searches for those. @rule SRCH-01 */
function isAtEnd({ in: place, where }: CardSelector): boolean {
  const { top, bottom }: LinkedPlace = place;
  return where === undefined && (top !== undefined || bottom !== undefined);
}

/** A card that becomes a Prize card changes places with one: that is a single act, and nothing follows it. @rule ZONE-10 */
const isForPrize = (statement: Statement): boolean => statement.op === 'move' && statement.to.zone === 'prizes';

/** The names of what it is asked about whether it was done. */
export function askedAbout(statements: readonly Statement[]): Set<unknown> {
  const names = new Set<unknown>();
  gather(statements, names);
  return names;
}

function gather(value: unknown, into: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  if (node['test'] === 'did') into.add(node['what']);
  for (const inner of Object.values(node)) gather(inner, into);
}
