import type { Amount } from '../language.js';
import type { OwnAttack } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import type { Act, Acts } from '../telling/act.js';
import { everyStatement, reads } from './steps.js';
import { type Block, drafted, type Fault, firstFault, isNode, type Node, Unresolved } from './tree.js';

/*
 * Whom an attack damages that has one of the opponent's Pokémon chosen and then says how much it does, not to whom.
 * @rule ATK-06 DMG-02
 */

/** "Choose 1 of your opponent's Pokémon. This attack does 20 damage for each …": without a number in print, to that one. */
export function aimed(all: readonly Heard[], attack: OwnAttack): readonly Heard[] {
  if (!attack.isHarmless || attack.mark !== '' || all.length < 2) return all;
  return all.map((one, i) => {
    const n = numberIn(one);
    return n === null || i === 0 || !choosesTarget(all[i - 1]) ? one : { ...one, is: 'do', do: to(n) };
  });
}

/** The only act of a sentence. */
const actIn = (one: Heard): Act | null => (one.is === 'do' && one.do.length === 1 ? one.do[0] : null);

/** What a sentence multiplies that says nothing else. */
function numberIn(one: Heard): Amount | null {
  const act = actIn(one);
  if (act?.op !== 'base' || Object.keys(act).length !== 2 || typeof act.set !== 'object') return null;
  return act.set.num === 'tally' ? null : act.set;
}

const to = (n: Amount): Acts => [{ op: 'damage', n, to: { get: 'ref', name: '#?that' } }];

function choosesTarget(one: Heard): boolean {
  const act = actIn(one);
  return act?.op === 'pick' && drafted([act]).some(isTarget);
}

/** One Pokémon of the opponent is chosen. */
const isTarget = ({ op, of }: Pick<Node, 'op' | 'of'>): boolean =>
  op === 'pick' && isNode(of) && of.get === 'pokemon' && of.side === 'opponent' && isNode(of.take) && of.take.n === 1;

/** A Pokémon of the opponent that is chosen for nothing but the number might be the one that is damaged. */
export function checkAim(top: Block): Fault {
  const all = everyStatement(top);
  return firstFault(all, (pick) => {
    const { as } = pick;
    if (!isTarget(pick) || as === undefined) return null;
    const readers = all.filter((other) => other !== pick && reads(other, as));
    return readers.length > 0 && readers.every(({ op }) => op === 'base')
      ? new Unresolved('it is not clear whether the Pokémon that is chosen is damaged')
      : null;
  });
}
