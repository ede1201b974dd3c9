import { type Doing, EVENT_SLOT, LEFT_SLOT, type Op, PREVENT_SLOT, type Script } from '../../effects/linked.js';
import type { Setup } from '../../model/setup.js';
import { type Bindings, NONE } from '../../model/state.js';

/*
 * What the numbers that a text has bound stand for: cards, attacks, or something that is called the same in every game.
 * A state does not say; the script that bound them does.
 */

type Stand = 'cards' | 'attacks' | 'other';

/** What a number of one game is called in another one. */
export interface Naming {
  card(card: number): number;
  attack(attack: number): number;
  script(script: number): number;
}

/** For each slot of a script what its numbers stand for; slots of the script around it come first. */
function standsIn(setup: Setup, script: number): Stand[] {
  const made = setup.scripts[script];
  if (made === undefined) return [];
  const stands = standsIn(setup, makersIn(setup).get(script) ?? NONE);
  for (const op of made.ops) {
    if (op.into === NONE) continue;
    const stand = standOf(op.do, made, stands);
    note(stands, op.into, stand);
    if (op.do.op === 'loop') note(stands, op.into + 1, stand); // the list, behind the element it is at
  }
  return stands;
}

function note(stands: Stand[], slot: number, stand: Stand): void {
  if (stand !== 'other' || stands[slot] === undefined) stands[slot] = stand;
}

/** What each operation binds, if it binds anything: cards, other things, or whatever it is about. A new one has to say so. */
const BINDS: Readonly<Record<Doing['op'], 'cards' | 'other' | 'what-it-is-about'>> = {
  draw: 'cards',
  look: 'cards',
  attach: 'cards',
  arrange: 'cards',
  move: 'cards',
  pick: 'what-it-is-about',
  loop: 'what-it-is-about',
  lasting: 'what-it-is-about',
  again: 'other',
  'act-as': 'other',
  base: 'other',
  condition: 'other',
  damage: 'other',
  deal: 'other',
  decide: 'other',
  devolve: 'other',
  evolve: 'other',
  exchange: 'other',
  flip: 'other',
  heal: 'other',
  'knock-out': 'other',
  may: 'other',
  modal: 'other',
  'move-counters': 'other',
  outcome: 'other',
  prevent: 'other',
  'put-counters': 'other',
  'set-remaining-hp': 'other',
  shuffle: 'other',
  stop: 'other',
  switch: 'other',
  'take-prizes': 'other',
  test: 'other',
  unmark: 'other',
  use: 'other',
};

function standOf(doing: Doing, script: Script, stands: readonly Stand[]): Stand {
  const binds = BINDS[doing.op];
  if (doing.op === 'move' && doing.to.zone === 'bench') return 'other'; // there it is a Pokémon
  if (binds !== 'what-it-is-about') return binds;
  const about = 'on' in doing ? doing.on : 'of' in doing ? doing.of : null;
  if (typeof about !== 'object' || about === null || !('get' in about)) return 'other';
  if (about.get === 'cards' || about.get === 'whole') return 'cards';
  if (about.get === 'attacks') return 'attacks';
  return (about.get === 'ref' ? stands[script.slots[about.name] ?? NONE] : undefined) ?? 'other';
}

const MAKERS = new WeakMap<readonly Script[], ReadonlyMap<number, number>>();

/** For the script of a rule that a text puts in force the script of that text: it begins with what was bound there. */
function makersIn({ scripts, rules }: Setup): ReadonlyMap<number, number> {
  const known = MAKERS.get(scripts);
  if (known !== undefined) return known;
  const makers = new Map<number, number>();
  const noteMaker = ({ rules: made }: Op, id: number): void => {
    for (const rule of made) if (rules[rule]!.script !== NONE) makers.set(rules[rule]!.script, id);
  };
  for (const { ops, id } of scripts) for (const op of ops) noteMaker(op, id);
  MAKERS.set(scripts, makers);
  return makers;
}

/** The script in whose slots the bindings of a lasting rule are. */
export const makerOfRule = ({ scripts }: Setup, rule: number): number =>
  scripts.find(({ ops }) => ops.some(({ rules }) => rules.includes(rule)))?.id ?? NONE;

/** The same bindings of a script, in the numbers of another game. */
export function rebound(setup: Setup, script: number, env: Bindings, naming: Naming): Bindings {
  if (script === NONE) return env.slice();
  const stands = standsIn(setup, script);
  return env.map((bound, slot) => (bound.length === 0 ? bound : bound.map(called(slot, stands[slot], naming))));
}

const same = (number: number): number => number;

function called(slot: number, stand: Stand | undefined, naming: Naming): (number: number, at: number) => number {
  const card = (number: number): number => (number === NONE ? NONE : naming.card(number));
  if (slot === EVENT_SLOT) return (number, at) => (at === 1 ? card(number) : number);
  if (slot === LEFT_SLOT) return (number, at) => (at % 3 === 1 ? card(number) : number);
  if (slot === PREVENT_SLOT) return (number, at) => (at === 2 ? naming.script(number) : number);
  if (stand === 'cards') return card;
  return stand === 'attacks' ? naming.attack : same;
}
