import type { Claim } from '../read/claims.js';
import { someNode } from '../telling/walk.js';
import { isNode, type Node, Unresolved, visitAll } from './tree.js';

type About = Claim['about'];

/** What a reminder speaks of must be there. */
export function checkClaimed(part: unknown, claims: readonly Claim[]): void {
  const said = new Set<About>(claims.map(({ about }) => about));
  if (said.has('other-effects')) settleDamageOnly(part);
  for (const [about, test] of FOUND) {
    if (said.has(about) && !finds(part, test))
      throw new Unresolved('the reminder speaks of something that is not there');
  }
  settleNewcomers(part, said.has('newcomers'));
  settleEffects(part, said.has('no-effect'));
}

type Finder = (node: Node) => boolean;

const FOUND: readonly (readonly [About, Finder])[] = [
  ['devolving', ({ op }) => op === 'devolve'],
  ['copied', ({ op }) => op === 'use'],
  ['weakness', ({ question, change }) => question === 'weakness' && isNode(change) && change['types'] !== undefined],
  ['rule-box', ({ test, is }) => test === 'tag' && Array.isArray(is) && is.includes('rule-box')],
  ['no-weakness', ({ ignore }) => Array.isArray(ignore) && ignore.includes('resistance')],
  [
    'still-asleep',
    ({ op, coins, question }) => (op === 'condition' && coins !== undefined) || question === 'condition-coins',
  ],
  ['to-bench', ({ op, to }) => op === 'attach' && isNode(to) && to['side'] === 'you' && to['spot'] === 'bench'],
  ['to-others', ({ op, to }) => op === 'attach' && isNode(to) && someNode(to['where'], ({ test }) => test === 'not')],
  [
    'to-their-bench',
    ({ op, to }) => op === 'attach' && isNode(to) && to['side'] === 'opponent' && to['spot'] === 'bench',
  ],
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

const ATTACKS = { what: ['attack'] };

/** "Any other effects of attacks still happen": it was damage of attacks that was prevented, and nothing else. */
function settleDamageOnly(part: unknown): void {
  let shields = 0;
  visitAll(part, (value, field, node) => {
    if (value === 'effects-from' || (field === 'what' && node['op'] === 'prevent' && value !== 'damage'))
      throw new Unresolved('other effects do not happen');
    if (field === 'what' && node['op'] === 'prevent') shields++;
    if (value !== 'damage-from') return;
    shields++;
    node['from'] ??= ATTACKS;
  });
  if (shields === 0) throw new Unresolved('the reminder speaks of damage that is prevented, and there is none');
}

/** Effects that are prevented for a time: whether damage is meant too must be said. @rule EFF-01 */
function settleEffects(part: unknown, said: boolean): void {
  visitAll(part, (value, field, node) => {
    if (field !== 'effects' || value !== 'claimed') return;
    if (!said) throw new Unresolved('it is not said whether damage is an effect');
    delete node[field];
  });
}

/** Rules for all Pokémon of a side, for a time: whether later ones are meant must be said, or be plain. */
function settleNewcomers(part: unknown, said: boolean): void {
  visitAll(part, (value, field, node) => {
    if (field !== 'newcomers') return;
    if (value === 'claimed' && !said)
      throw new Unresolved('it is not said whether Pokémon that come into play later are meant');
    delete node[field];
  });
}
