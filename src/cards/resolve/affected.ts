import type { OwnAttack } from '../own-facts.js';
import { everyStatement } from './steps.js';
import {
  type Block,
  bodiesOf,
  copy,
  type Fault,
  faultIn,
  firstFault,
  isNode,
  isRef,
  type Node,
  Unresolved,
  visitAll,
} from './tree.js';

/**
 * "This attack's damage isn't affected by Weakness or Resistance" is said of the damage that the attack does: where it has
 * no number of its own, that is the damage the text tells of. @rule DMG-02
 */
export function settleAffected(top: Block, attack: OwnAttack): Fault {
  const all = everyStatement(top);
  const own = all.filter(({ op }) => op === 'base');
  const said = own.find(({ ignore }) => ignore !== undefined);
  if (said?.ignore === undefined) return null;
  const told = all.filter(({ op, to }) => op === 'damage' && !isOwn(to));
  const { aim } = said;
  delete said.aim;
  if (told.length === 0) {
    // Damage of its own is done to the Defending Pokémon, and to nobody else. @rule ATK-04
    return aim !== undefined && attack.isHarmless ? new Unresolved('it is not clear which Pokémon is meant') : null;
  }
  const ignored = said.ignore;
  const others = ignored.includes('effects') && (aim === undefined || told.length > 1);
  if (!attack.isHarmless || own.length > 1 || !top.includes(said) || others) {
    return new Unresolved('it is not clear which damage is not affected');
  }
  for (const statement of told) statement.ignore = copy(ignored);
  top.splice(top.indexOf(said), 1);
  return null;
}

const isOwn = (value: unknown): boolean => isRef(value, 'self') || isRef(value, '#?own');

/**
 * An attacking Pokémon is Active: a text that asks whether it is on the Bench, by its name, means another of that name.
 * @rule ATK-01 EFF-17
 */
export function settledSpot(test: Node): Node | Unresolved {
  const { of, where } = test;
  if (!isOwn(of) || !isNode(where) || where.test !== 'spot' || where.is !== 'bench') return test;
  if (!isRef(of, '#?own')) return new Unresolved('an attacking Pokémon is not on the Bench');
  return {
    test: 'exists',
    of: { get: 'pokemon', side: 'you', spot: 'bench', where: { test: 'name', is: ['~'] } },
  };
}

/** When a Pokémon of yours is attacked, the Defending Pokémon is yours: a text that means your opponent's is in error. */
export const checkDefender = (top: Block): Fault =>
  faultIn(top, (value) =>
    isRef(value, 'defender') ? new Unresolved('it is not clear which Pokémon is the Defending Pokémon') : null,
  );

/** What a Pokémon already has is looked at before the damage; what hangs on it is done in its own time. @rule ATK-06 */
export function settleAlready(all: readonly Node[], isHarmless: boolean): void {
  for (const statement of all) {
    if (statement.already !== true) continue;
    delete statement.already;
    if (!isHarmless || asksCondition(statement.if)) statement.step = 'before-damage';
  }
}

/** Without damage too an attack may put it into one first. */
const asksCondition = (test: unknown): boolean => isNode(test) && isNode(test.where) && test.where.test === 'condition';

/**
 * Damage counters on the Pokémon that is attacked: whether those of this very attack count depends on when one looks, so
 * only damage may hang on them. @rule ATK-06
 */
export const checkCounters = (all: readonly Node[]): Fault =>
  firstFault(all, (statement) => {
    if (statement.op !== 'if' || statement.step !== undefined || !asksCounters(statement.if)) return null;
    const inside = bodiesOf(statement).flatMap(({ block }) => everyStatement(block));
    return inside.some(({ op }) => op !== 'base' && op !== 'damage' && op !== 'stop')
      ? new Unresolved('it is not clear whether the damage of this attack counts')
      : null;
  });

function asksCounters(test: unknown): boolean {
  let [counters, attacked] = [false, false];
  visitAll(test, (value, field) => {
    if (field === 'what' && (value === 'counters' || value === 'remaining-hp')) counters = true;
    if (isRef(value, 'defender') || (field === 'side' && value === 'opponent')) attacked = true;
  });
  return counters && attacked;
}
