import type { AttackFacts } from '../../engine/index.js';
import { everyStatement } from './steps.js';
import { type Block, bodiesOf, copy, isNode, isRef, type Node, Unresolved, visitAll } from './tree.js';

/**
 * "This attack's damage isn't affected by Weakness or Resistance" is said of the damage that the attack does: where it has
 * no number of its own, that is the damage the text tells of. @rule DMG-02
 */
export function settleAffected(top: Block, attack: AttackFacts): void {
  const all = everyStatement(top);
  const told = all.filter(({ op, to }) => op === 'damage' && !isOwn(to));
  const own = all.filter(({ op }) => op === 'base');
  const said = own.find(({ ignore }) => ignore !== undefined);
  if (said === undefined || told.length === 0) return;
  const ignored = said['ignore'] as readonly string[];
  if (attack.damage !== 0 || own.length > 1 || !top.includes(said) || ignored.includes('effects')) {
    throw new Unresolved('it is not clear which damage is not affected');
  }
  for (const statement of told) statement['ignore'] = copy(ignored);
  top.splice(top.indexOf(said), 1);
}

const isOwn = (value: unknown): boolean => isRef(value, 'self') || isRef(value, '#?own');

/** An attacking Pokémon is Active: a text that asks whether it is on the Bench means another of its name. @rule ATK-01 */
export function checkSpot(part: unknown): void {
  visitAll(part, (node: Node, field) => {
    if (field !== 'where' || node['test'] !== 'matches' || !isOwn(node['of'])) return;
    const { where } = node;
    if (isNode(where) && where['test'] === 'spot' && where['is'] === 'bench')
      throw new Unresolved('an attacking Pokémon is not on the Bench');
  });
}

/** When a Pokémon of yours is attacked, the Defending Pokémon is yours: a text that means your opponent's is in error. */
export function checkDefender(top: Block): void {
  visitAll(top, (node, field) => {
    if (isRef(node[field], 'defender')) throw new Unresolved('it is not clear which Pokémon is the Defending Pokémon');
  });
}

/**
 * Damage counters on the Pokémon that is attacked: whether those of this very attack count depends on when one looks, so
 * only damage may hang on them. @rule ATK-06
 */
export function checkCounters(top: Block): void {
  for (const statement of everyStatement(top)) {
    if (statement['op'] !== 'if' || !asksCounters(statement['if'])) continue;
    const inside = bodiesOf(statement).flatMap(({ block }) => everyStatement(block));
    if (inside.some(({ op }) => op !== 'base' && op !== 'damage' && op !== 'stop'))
      throw new Unresolved('it is not clear whether the damage of this attack counts');
  }
}

function asksCounters(test: unknown): boolean {
  let [counters, attacked] = [false, false];
  visitAll(test, (node, field) => {
    if (field === 'what' && node['what'] === 'counters') counters = true;
    if (isRef(node[field], 'defender') || (field === 'side' && node['side'] === 'opponent')) attacked = true;
  });
  return counters && attacked;
}
