import type { OwnAttack, OwnFacts } from '../own-facts.js';
import { type Fault, faultIn, isNode, isUnresolved, type Node, put, Unresolved } from './tree.js';

/** `~Name`: an attack of this card · `~30~Name`: and it does 30 · `~this`: the attack of this text · `~this~Name`: and it has this name. */
const OWN = /^~(?:(\d+)~(.+)|this(?:~(.+))?|(.+))$/u;

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Gives the attacks that a text names their printed names; a name that the card does not have is no name of an attack. */
export const settleAttackNames = (part: unknown, facts: OwnFacts, own: OwnAttack | null): Fault =>
  faultIn(part, (value, field, node) => {
    if (field !== 'attack' || typeof value !== 'string' || value[0] !== '~') return null;
    const found = OWN.exec(value);
    if (found === null) return new Unresolved('it is not clear which attack is meant');
    if (value.startsWith('~this')) return settleThis(node, found[3], own);
    const attack = printedAttack(found[2] ?? found[4], found[1], facts);
    if (isUnresolved(attack)) return attack;
    put(node, field, attack.name);
    return settleDoubled(node, attack);
  });

function settleThis(node: Node, name: string | undefined, own: OwnAttack | null): Fault {
  if (own === null) return new Unresolved('only an attack can speak of this attack');
  if (name !== undefined && plain(name) !== plain(own.name))
    return new Unresolved('this is the name of another attack');
  if (node.op === 'use') delete node.attack;
  else node.attack = own.name;
  return null;
}

/** "… attack's base damage is doubled": as much more as is printed. @rule DMG-02 */
function settleDoubled(node: Node, { damage, mark }: OwnFacts['attacks'][number]): Fault {
  const { change } = node;
  if (node.question !== 'damage-dealt' || !isNode(change) || change.times !== 2) return null;
  if (damage === null || damage <= 0 || mark === 'x') return new Unresolved('there is no number that could be doubled');
  node.change = { add: damage };
  delete node.at;
  return null;
}

function printedAttack(
  name: string,
  damage: string | undefined,
  facts: OwnFacts,
): OwnFacts['attacks'][number] | Unresolved {
  const [found, second] = facts.attacks.filter((attack) => plain(attack.name) === plain(name));
  if (found === undefined || second !== undefined) return new Unresolved('the card has no such attack');
  if (damage !== undefined && Number(damage) !== found.damage)
    return new Unresolved('the text repeats another number than the printed one');
  return found;
}
