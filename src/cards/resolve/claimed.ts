import type { Claim } from '../read/claims.js';
import { someNode } from '../telling/walk.js';
import { type Fault, faultIn, firstFault, isNode, type Node, Unresolved, visitAll } from './tree.js';

type About = Claim['about'];

/** What a reminder speaks of must be there. */
export function checkClaimed(part: unknown, claims: readonly Claim[]): Fault {
  const said = new Set<About>(claims.map(({ about }) => about));
  return (
    (said.has('other-effects') ? settleDamageOnly(part) : null) ??
    firstFault(FOUND, ([about, test]) =>
      said.has(about) && !finds(part, test)
        ? new Unresolved('the reminder speaks of something that is not there')
        : null,
    ) ??
    settleAttachment(part, said.has('attachment')) ??
    settleNewcomers(part, said.has('newcomers')) ??
    settleEffects(part, said.has('no-effect'))
  );
}

type Finder = (node: Node) => boolean;

const FOUND: readonly (readonly [About, Finder])[] = [
  ['devolving', ({ op }) => op === 'devolve'],
  ['copied', ({ op }) => op === 'use'],
  ['weakness', ({ question, change }) => question === 'weakness' && isNode(change) && change.types !== undefined],
  ['rule-box', ({ test, is }) => test === 'tag' && Array.isArray(is) && is.includes('rule-box')],
  ['no-weakness', ({ ignore }) => Array.isArray(ignore) && ignore.includes('resistance')],
  [
    'still-asleep',
    ({ op, coins, question }) => (op === 'condition' && coins !== undefined) || question === 'condition-coins',
  ],
  ['to-bench', ({ op, to }) => op === 'attach' && isNode(to) && to.side === 'you' && to.spot === 'bench'],
  ['to-others', ({ op, to }) => op === 'attach' && isNode(to) && someNode(to.where, ({ test }) => test === 'not')],
  ['to-their-bench', ({ op, to }) => op === 'attach' && isNode(to) && to.side === 'opponent' && to.spot === 'bench'],
  ['attachment', ({ op }) => op === 'attach'],
  ['bench', ({ question }) => question === 'bench-size'],
  ['looked', ({ op }) => op === 'look'],
  ['you-first', ({ op, who }) => op === 'as-player' && who === 'each'],
  ['newcomers', ({ newcomers }) => newcomers !== undefined],
];

function finds(part: unknown, test: Finder): boolean {
  let found = false;
  visitAll({ part }, (value) => {
    if (isNode(value) && test(value)) found = true;
    if (Array.isArray(value)) for (const item of value) if (isNode(item) && test(item)) found = true;
  });
  return found;
}

const ATTACKS: Node = { what: ['attack'] };

/** "Any other effects of attacks still happen": it was damage of attacks that was prevented, and nothing else. */
function settleDamageOnly(part: unknown): Fault {
  let shields = 0;
  const fault = faultIn(part, (value, field, node) => {
    if (value === 'effects-from' || (field === 'what' && node.op === 'prevent' && value !== 'damage'))
      return new Unresolved('other effects do not happen');
    if (field === 'what' && node.op === 'prevent') shields++;
    if (value !== 'damage-from') return null;
    shields++;
    node.from ??= ATTACKS;
    return null;
  });
  if (fault !== null || shields > 0) return fault;
  return new Unresolved('the reminder speaks of damage that is prevented, and there is none');
}

/** Effects that are prevented for a time: whether damage is meant too must be said. @rule EFF-01 */
const settleEffects = (part: unknown, said: boolean): Fault =>
  faultIn(part, (value, field, node) => {
    if (field !== 'effects' || value !== 'claimed') return null;
    delete node.effects;
    return said ? null : new Unresolved('it is not said whether damage is an effect');
  });

/** Rules for all Pokémon of a side, for a time: whether later ones are meant must be said, or be plain. */
const settleNewcomers = (part: unknown, said: boolean): Fault =>
  faultIn(part, (value, field, node) => {
    if (field !== 'newcomers') return null;
    delete node.newcomers;
    return value === 'claimed' && !said
      ? new Unresolved('it is not said whether Pokémon that come into play later are meant')
      : null;
  });

/** Energy that is attached without a word on where it comes from: the reminder says that it is what could be attached by hand. @rule NRG-01 */
const settleAttachment = (part: unknown, said: boolean): Fault =>
  faultIn(part, (value, field, node) => {
    if (field !== 'claim' || value !== 'attachment') return null;
    delete node.claim;
    return said ? null : new Unresolved('it is not said where the cards come from');
  });
