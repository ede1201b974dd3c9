import type { AttackFacts } from '../../engine/index.js';
import { checkExchanges } from './exchange.js';
import { everyStatement } from './steps.js';
import { type Block, bodiesOf, isNode, isRef, type Node, Unresolved, visitAll, visitOwn } from './tree.js';

/** What must be so of every body, whatever it does. */
export function checkBody(top: Block, attack: AttackFacts | null): void {
  checkBindings(top, new Set());
  checkDeck(top, false);
  checkPools(top, []);
  checkCoins(top);
  checkExchanges(everyStatement(top));
  for (const statement of everyStatement(top)) checkOther(statement);
  const own = everyStatement(top).filter(({ op }) => op === 'base' || op === 'stop');
  if (attack === null && own.length > 0) throw new Unresolved('only an attack has damage of its own');
  if (attack !== null) checkBase(own, attack);
}

/** Only what comes before something can keep it from happening. */
export function checkPrevent(top: Block): void {
  if (everyStatement(top).some(({ op }) => op === 'prevent')) throw new Unresolved('there is nothing to prevent');
}

/** Only where a text works out of play does it move its own card; in play that would be a Pokémon. @rule ZONE-18 */
export function checkCard(top: Block): void {
  for (const { op, cards } of everyStatement(top))
    if (op === 'move' && isRef(cards, 'card')) throw new Unresolved('it is not said what becomes of the cards on it');
}

/** What goes from one Pokémon to "your other Pokémon": other than the one it comes from, and that must be this one. */
function checkOther({ op, cards, from, to }: Node): void {
  if (
    (op !== 'attach' && op !== 'move-counters') ||
    !JSON.stringify(to).includes('"not","of":{"test":"is","of":{"get":"ref","name":"self"}')
  )
    return;
  const source = isNode(cards) && isNode(cards['in']) ? cards['in']['on'] : from;
  if (source !== undefined && !isRef(source, 'self') && !isRef(source, '#?own'))
    throw new Unresolved('it is not clear which others are meant');
}

/** Nothing is read before it is there. */
function checkBindings(block: Block, outer: ReadonlySet<string>): void {
  const known = new Set(outer);
  for (const statement of block) {
    visitOwn(statement, (node, field) => {
      const value = node[field];
      if (typeof value !== 'string' || !value.startsWith('#') || field === 'as') return;
      if (value.startsWith('#?') && value !== '#?own') throw new Unresolved('nothing that this could mean');
      if (value.startsWith('#@') && !known.has(value))
        throw new Unresolved('something is spoken of that may not have been done');
    });
    for (const { block: inner } of bodiesOf(statement)) checkBindings(inner, known);
    if (typeof statement['as'] === 'string') known.add(statement['as']);
  }
}

/** Whoever looks through a deck, or puts cards into it anywhere, shuffles it. @rule SRCH-04 */
function checkDeck(block: Block, after: boolean): void {
  for (let i = 0; i < block.length; i++) {
    const statement = block[i];
    const later = after || block.slice(i + 1).some(({ op, zone }) => op === 'shuffle' && zone === 'deck');
    if (opensDeck(statement) && !later) throw new Unresolved('the deck is searched or filled, but not shuffled');
    for (const { block: inner } of bodiesOf(statement)) checkDeck(inner, later);
  }
}

/** Of cards of a deck that were looked at and some of them taken, it is said what becomes of the others. @rule SRCH-04 */
function checkPools(block: Block, outer: Block): void {
  block.forEach((statement, i) => {
    const later = [...block.slice(i + 1), ...outer];
    const { op, as, cards } = statement;
    if (
      op === 'look' &&
      typeof as === 'string' &&
      isNode(cards) &&
      isNode(cards['in']) &&
      cards['in']['zone'] === 'deck'
    )
      checkPool(as, later);
    for (const { block: inner } of bodiesOf(statement)) checkPools(inner, later);
  });
}

function checkPool(pool: string, later: Block): void {
  const of = everyStatement(later).flatMap(({ cards }) =>
    isNode(cards) && isNode(cards['in']) && cards['in']['pool'] === pool ? [cards] : [],
  );
  const rest = of.some(({ take, where }) => take === undefined && where === undefined);
  const shuffled = later.some(({ op, zone }) => op === 'shuffle' && zone === 'deck');
  if (of.length > 0 && !rest && !shuffled) throw new Unresolved('it is not said what becomes of the other cards');
}

/** "If heads, A. Then B": whether B hangs on the coin too is not said. */
export function checkThen(top: Block, next: readonly { readonly op: string }[]): void {
  const last = top[top.length - 1];
  if (last?.['op'] !== 'if' || next[0]?.op === 'shuffle') return;
  visitAll(last, (node, field) => {
    if (field === 'what' && node['num'] === 'bound' && (node['what'] === 'heads' || node['what'] === 'tails'))
      throw new Unresolved('it is not clear whether this hangs on the coin');
  });
}

function opensDeck({ op, cards, with: given, to }: Node): boolean {
  if (op === 'evolve' || op === 'exchange')
    return isNode(given) && isNode(given['in']) && given['in']['zone'] === 'deck';
  if (op === 'move' && isNode(to) && to['zone'] === 'deck' && to['end'] === undefined) return true;
  if ((op !== 'move' && op !== 'attach') || !isNode(cards) || !isNode(cards['in'])) return false;
  const place = cards['in'];
  return place['zone'] === 'deck' && place['top'] === undefined && place['bottom'] === undefined;
}

/** "Both" says that there were two coins. */
function checkCoins(top: Block): void {
  const flips = new Map(everyStatement(top).flatMap(({ op, as, coins }) => (op === 'flip' ? [[as, coins]] : [])));
  if (flips.size === 0) return;
  visitAll(top, (node, field) => {
    if (field !== 'b' || node['test'] !== 'compare' || node['rel'] !== '=' || node['b'] === 0) return;
    const a = node['a'];
    if (!isNode(a) || a['num'] !== 'bound' || (a['what'] !== 'heads' && a['what'] !== 'tails')) return;
    if (flips.get(a['of']) !== 2) throw new Unresolved('it speaks of two coins, but two were not flipped');
  });
}

/** The number that a text repeats is the printed one; a × after the number needs something to multiply. @rule DMG-02 */
function checkBase(own: readonly Node[], attack: AttackFacts): void {
  let sets = false;
  for (const statement of own) {
    const { set } = statement;
    if (typeof set === 'number') {
      if (set !== attack.damage) throw new Unresolved('the text repeats another number than the printed one');
      delete statement['set'];
    } else if (set !== undefined) {
      sets = true;
      if (attack.damage !== 0 && firstFactor(set) !== attack.damage) {
        throw new Unresolved('the text multiplies another number than the printed one');
      }
    }
  }
  if ((attack.mark === 'x') !== sets) {
    throw new Unresolved(
      sets
        ? 'the text multiplies, but the printed number has no ×'
        : 'the printed number has a ×, but nothing is multiplied',
    );
  }
}

function firstFactor(set: unknown): unknown {
  return isNode(set) && set['fn'] === '×' && Array.isArray(set['args']) ? set['args'][0] : 1;
}
