import { ENERGY_TYPES } from '../../engine/index.js';
import type { OwnFacts } from '../own-facts.js';
import { FORMS } from '../read/own-name.js';
import { isSame } from '../telling/same.js';
import { someNode } from '../telling/walk.js';
import { settledSpot } from './affected.js';
import { OPEN_END } from './lower.js';
import { copy, type Fault, faultIn, isMark, isNode, isUnresolved, type Node, put, Unresolved } from './tree.js';

const OPPONENTS_ACTIVE: Node = { get: 'pokemon', side: 'opponent', spot: 'active' };

/** What of all that is rare is in a part: one look instead of one for each. */
export interface Traits {
  /** Attacks are named that the card itself has. */
  isNamed?: true;
  isUse?: true;
  isLasting?: true;
  /** It speaks of what happened. */
  isOfEvent?: true;
  isReminded?: true;
}

/** Puts the card's own name and the players in place, and gives the bindings their final names in the order of the program. */
export function finish<T>(part: T, facts: OwnFacts, inAttack: boolean, traits: Traits = {}): T | Unresolved {
  const root = { part };
  const names = new Names();
  const fault = faultIn(root, (value, field, node) => {
    if (field === 'unshuffled') return new Unresolved('the deck is searched or filled, but not shuffled');
    if (value === OPEN_END) return new Unresolved('it is not said how long this lasts');
    if (field === 'spared') return new Unresolved('nothing would be discarded');
    if (field === 'forms') return settleForm(node, facts, root);
    if (REMINDED.has(field) && (field === 'newcomers' || value === 'claimed' || value === 'attachment'))
      traits.isReminded = true;
    if (typeof value === 'string') {
      if (field === 'op') noteAct(value, traits);
      else if (value === 'they' && (field === 'side' || field === 'whose' || field === 'who'))
        put(node, field, 'opponent');
      else if (value === '#event') traits.isOfEvent = true;
      else if (field === 'attack' && value.startsWith('~')) traits.isNamed = true;
      else if (isMark(value)) put(node, field, field === 'as' ? names.given(value) : names.of(value));
      return null;
    }
    if (field === 'where' && isNode(value) && node.get === 'pokemon') {
      node.where = withoutItself(value, facts);
      return null;
    }
    if (Array.isArray(value)) return LISTS.has(field) ? settleList(value, field, node, facts) : null;
    if (isNode(value)) {
      if (value.attached === 'open') return new Unresolved('it is not said what becomes of the cards on it');
      if (value.get !== 'ref' && (!inAttack || value.test !== 'matches')) return null;
      const settled = value.get === 'ref' ? settledRef(value, facts, inAttack) : settledSpot(value);
      if (isUnresolved(settled)) return settled;
      if (settled !== value) put(node, field, settled);
    }
    return null;
  });
  return fault ?? (names.isLate ? renameLate(root, names) : null) ?? root.part;
}

const LISTS: ReadonlySet<string> = new Set(['ends', 'types', 'is']);

function settleList(value: readonly unknown[], field: string, node: Node, facts: OwnFacts): Fault {
  if (field === 'ends' && node.op === 'lasting') endWithItsBearer(node);
  const isOwnType = field === 'types' && value.includes(OWN_TYPE);
  const isNames = field === 'is' && node.test === 'name';
  if (!isOwnType && !isNames) return null;
  const settled = isOwnType ? typeInName(facts) : namesIn(value, facts);
  if (isUnresolved(settled)) return settled;
  put(node, field, settled);
  if (isNames) delete node.copies;
  return null;
}

/** Marks that a reminder must speak of. */
const REMINDED: ReadonlySet<string> = new Set(['newcomers', 'effects', 'claim']);

function noteAct(op: string, traits: Traits): void {
  if (op === 'use') traits.isUse = true;
  else if (op === 'lasting') traits.isLasting = true;
}

/**
 * A text that leaves out its own name leaves out this Pokémon only, unless it says "any" copy, or was printed when texts no
 * longer called their Pokémon by its name. @rule EFF-16 EFF-17
 */
function withoutItself(test: Node, facts: OwnFacts): Node {
  const { test: is, of } = test;
  if (is === 'all' && Array.isArray(of)) return { ...test, of: of.map((one: Node) => withoutItself(one, facts)) };
  if (is !== 'not' || !isNode(of) || of.test !== 'name' || !isOwnName(of.is)) return test;
  const { copies, ...any } = of;
  if (copies === true || facts.saysThisPokemon) return { ...test, of: any };
  return { ...test, of: { test: 'is', of: { get: 'ref', name: '#?own' } } };
}

const isOwnName = (names: unknown): boolean => Array.isArray(names) && names.length === 1 && names[0] === '~';

/** An effect on each of several Pokémon ends on the one that moves, which is none of them any more when it has moved. @rule EFF-09 */
function endWithItsBearer({ on, ends }: Node): void {
  if (!isNode(on) || on.get !== 'pokemon' || !Array.isArray(ends)) return;
  for (const happening of ends) if (isSame(happening.subject, on)) happening.subject = { get: 'ref', name: 'subject' };
}

/** What a word for the card, or for a Pokémon by its part in the game, is on a card of this kind. */
function settledRef(ref: Node, facts: OwnFacts, inAttack: boolean): Node | Unresolved {
  switch (ref.name) {
    case '#?own':
      return refTo(ownRef(facts));
    case 'self':
      return facts.kind !== 'pokemon' && !inAttack ? refTo(bearerRef(facts)) : ref;
    case '#?itself':
      return { get: 'ref', name: 'card' };
    case '#?this-card':
    case 'card':
      return refTo(cardRef(facts));
    case 'holder':
      return checkHolder(facts, inAttack) ?? ref;
    case 'defender':
      return inAttack ? ref : copy(OPPONENTS_ACTIVE);
    default:
      return ref;
  }
}

const refTo = (name: string | Unresolved): Node | Unresolved => (isUnresolved(name) ? name : { get: 'ref', name });

/** Printed with a letter behind the name: a text that leaves it out may mean each of them, or the plain one. @rule NAME-05 NAME-11 */
const LETTERED = 'Unown';

function namesIn(names: readonly unknown[], facts: OwnFacts): readonly unknown[] | Unresolved {
  if (names.includes(LETTERED)) return new Unresolved('it is not clear whether it is meant with any letter');
  if (!names.includes('~')) return names;
  const own = ownName(facts);
  return isUnresolved(own) ? own : names.map((name) => (name === '~' ? own : name));
}

/** The form that the card itself is of stands for all forms of that name; of any other name it is not known whether it has any. */
function settleForm(node: Node, { name }: OwnFacts, root: unknown): Fault {
  const [stem, , form, ...rest] = name.split(' ');
  const isSaid = someNode(root, (test) => isSame(test, { test: 'name-has', words: stem }));
  if (!FORMS.has(form) || rest.length > 0 || !isSaid)
    return new Unresolved('it is not clear which other card is meant');
  node.words = form;
  delete node.forms;
  return null;
}

/** A Level-Up card has a name with its mark and one without: which one is looked for elsewhere is not said. @rule EFF-17 */
function ownName({ name, stage }: OwnFacts): string | Unresolved {
  if (stage === 'level-up') return new Unresolved('it is not clear which of its names is meant');
  // Delta Species is no part of a name. @rule NAME-03
  return name.replace(/ δ$/, '');
}

const OWN_TYPE = '#?own-type';

/** The type that an Energy card is named after. */
function typeInName({ name }: OwnFacts): readonly string[] | Unresolved {
  const type = ENERGY_TYPES.find((one) => name === `${one} Energy`);
  if (type === undefined) return new Unresolved('the name of the card says no type');
  return [type];
}

function ownRef(facts: OwnFacts): string | Unresolved {
  if (facts.kind !== 'pokemon' && facts.trainer !== 'fossil')
    return new Unresolved('the card names itself where a Pokémon is meant');
  return 'self';
}

/** A Trainer or Energy card that speaks of itself; a Pokémon in play is more than its card. @rule KIND-18 */
function cardRef(facts: OwnFacts): string | Unresolved {
  if (facts.kind === 'pokemon') return new Unresolved('the Pokémon speaks of itself as of a card');
  return 'card';
}

/** Some plain Trainer cards are attached too; their text says so. */
const ATTACHED: ReadonlySet<string> = new Set(['tool', 'technical-machine', 'item']);

/** Only a card that is attached is attached to a Pokémon; a Pokémon's power may make it one. @rule KIND-07 */
function checkHolder(facts: OwnFacts, inAttack: boolean): Fault {
  if (facts.kind === 'pokemon' && !inAttack) return null;
  if (facts.kind === 'energy' || (facts.trainer !== null && ATTACHED.has(facts.trainer))) return null;
  return new Unresolved('the card speaks of the Pokémon it is attached to, and is never attached');
}

/** "This Pokémon" on a card that is attached is the one that bears it; in an attack on such a card, the one that attacks. */
function bearerRef(facts: OwnFacts): string | Unresolved {
  if (facts.trainer === 'tool' || facts.kind === 'energy') return 'holder';
  if (facts.trainer === 'fossil') return 'self';
  return new Unresolved('the card speaks of this Pokémon, and is none');
}

/** The final names of bindings, in the order in which they are given. */
class Names {
  private known: Map<string, string> | null = null;
  /** A name was spoken of before it was given. */
  isLate = false;

  /** The options of a list bring their final names with them. */
  given(name: string): string {
    this.known ??= new Map();
    const final = `#${this.known.size + 1}`;
    this.known.set(name, final);
    return name.startsWith(OPEN_NAME) ? final : name;
  }

  /** The final name, or the same one as long as it is not given. */
  of(name: string): string {
    if (!name.startsWith(OPEN_NAME)) return name;
    const final = this.known?.get(name);
    if (final === undefined) this.isLate = true;
    return final ?? name;
  }
}

const OPEN_NAME = '#@';

const renameLate = (root: unknown, names: Names): Fault =>
  faultIn(root, (value, field, node) => {
    if (typeof value !== 'string' || !value.startsWith(OPEN_NAME)) return null;
    const name = names.of(value);
    put(node, field, name);
    return name === value ? new Unresolved('something is spoken of that was never done') : null;
  });
