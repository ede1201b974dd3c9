import type { Doing, LinkedPlace, LinkedTake, Op, Script } from '../effects/linked.js';
import { isSame } from '../effects/same.js';
import type { Amount, CardsOf, Place, PokemonOf } from '../effects/terms.js';
import { NONE } from '../model/state.js';
import { isOfEnergy } from '../terms/in-vain.js';
import {
  affects,
  cardsPicked,
  evolvesWithPicked,
  isCard,
  isInZone,
  isIt,
  isOnIt,
  isReader,
  isRef,
  mends,
  nameOf,
  type Of,
  pickedAfter,
  takesFrom,
} from './reads-picked.js';

/*
 * What becomes of the thing that an operation picks: which operations of its script read it. It is the same in every game,
 * so it is looked for once.
 */

/** What takes as many as were picked of what is there. */
export type Counted = Of<'move-counters'> | Of<'heal'> | Of<'move'>;

export interface PickedFor {
  /** What evolves with the card. */
  readonly evolving: Of<'evolve'> | null;
  /** What puts the cards onto a Bench. */
  readonly benching: Of<'move'> | null;
  /** What attaches the cards. */
  readonly attaching: Of<'attach'> | null;
  /** What the cards are moved by first. */
  readonly moving: Of<'move'> | null;
  /** Whether nothing else is done with the cards. */
  readonly isOnlyAttached: boolean;
  /** Whether the cards are on several Pokémon. */
  readonly isOfSeveral: boolean;
  /** One card each that is picked of the same place right behind: "a Grass Energy and a Lightning Energy". @rule PREC-07 */
  readonly beside: readonly CardsOf[];
  /** Where the cards are that are attached to the Pokémon, if they are picked before it. */
  readonly receiving: number;
  /** What comes right behind it and brings something to the Pokémon that is not chosen any more. */
  readonly bringing: Of<'attach'> | Of<'move-counters'> | null;
  /** What the number is picked for, if only other choices come before that: damage counters, or cards on top of a deck. */
  readonly counted: Counted | null;
  /** Whether what comes right behind it only takes something off the Pokémon, and nothing else is done to it. */
  readonly isOnlyTakenFrom: boolean;
  /** What brings the Pokémon up, if nothing else is done to it. */
  readonly broughtUp: Of<'switch'> | null;
  /** Whether all that is done to the Pokémon, or to the one that the cards are on, are effects, which a shield keeps off. @rule EFF-02 */
  readonly isOnlyAffected: boolean;
  /** Whether the attack is used. */
  readonly isUsed: boolean;
  /** What is taken off the Pokémon to play the card, if anything is: the rest is to be worth it. @rule TRN-04 */
  readonly price: Doing | null;
  /** Whether nothing is done to the Pokémon but that it gets Energy cards which are on no other: all can, unless that is forbidden. */
  readonly onlyGetsEnergy: boolean;
  /** What is done to the Pokémon, if all of it can find nothing to do; else nothing. */
  readonly doneTo: readonly Doing[];
  /** Whom cards or damage counters that are taken from the Pokémon go to. */
  readonly goesTo: PokemonOf | null;
}

const KNOWN = new WeakMap<Op, PickedFor>();
const NOTHING: readonly Doing[] = [];
const FOR_NOTHING: PickedFor = {
  evolving: null,
  benching: null,
  attaching: null,
  moving: null,
  isOnlyAttached: false,
  isOfSeveral: false,
  beside: [],
  receiving: NONE,
  bringing: null,
  counted: null,
  isOnlyTakenFrom: false,
  broughtUp: null,
  isOnlyAffected: false,
  isUsed: false,
  price: null,
  onlyGetsEnergy: false,
  doneTo: NOTHING,
  goesTo: null,
};

export function pickedFor(script: Script, op: Op): PickedFor {
  const known = KNOWN.get(op);
  if (known !== undefined) return known;
  const name = nameOf(script, op);
  const found = name === undefined ? FOR_NOTHING : readersOf(script, op, name);
  KNOWN.set(op, found);
  return found;
}

function readersOf(script: Script, op: Op, name: string): PickedFor {
  const all = script.ops.map(({ do: doing }) => doing);
  const at = script.ops.indexOf(op);
  const doneTo = narrowing(script, at, name);
  return {
    evolving: all.find((doing): doing is Of<'evolve'> => doing.op === 'evolve' && isCard(doing.with, name)) ?? null,
    benching:
      all.find(
        (doing): doing is Of<'move'> => doing.op === 'move' && doing.to.zone === 'bench' && isCard(doing.cards, name),
      ) ?? null,
    attaching: all.find((doing): doing is Of<'attach'> => doing.op === 'attach' && isCard(doing.cards, name)) ?? null,
    moving:
      all.slice(at).find((doing): doing is Of<'move'> => doing.op === 'move' && isCard(doing.cards, name)) ?? null,
    isOnlyAttached: all.filter((doing) => isReader(doing, name)).length === 1,
    isOfSeveral: isOfSeveral(op.do),
    beside: pickedBeside(script, op),
    receiving: cardsFor(script, op, name),
    bringing: bringerTo(all[at + 1], name),
    counted: countedBy(all.slice(at + 1), name),
    isOnlyTakenFrom: isOnlyTakenFrom(all, at + 1, name),
    broughtUp: bringerUp(all.slice(at + 1), name),
    isOnlyAffected: isOnlyAffected(script, op, name),
    isUsed: all.some((doing) => doing.op === 'use' && isIt(doing.what, name)),
    price: priceOn(script, at, name),
    onlyGetsEnergy: onlyGetsEnergy(script, doneTo),
    doneTo,
    goesTo: goesTo(script, at, name),
  };
}

const isOfSeveral = (doing: Doing): boolean =>
  doing.op === 'pick' && doing.of.get === 'cards' && (doing.of.in as LinkedPlace).on?.get === 'pokemon';

function cardsFor({ ops, slots }: Script, op: Op, name: string): number {
  const picked = ops.slice(0, ops.indexOf(op)).filter(({ do: doing }) => doing.op === 'pick');
  for (const { do: doing } of ops) {
    if (doing.op !== 'attach' || !isIt(doing.to, name) || doing.cards.get !== 'ref') continue;
    const slot = slots[doing.cards.name]!;
    if (picked.some(({ into }) => into === slot)) return slot;
  }
  return NONE;
}

/** All cards of a Pokémon, or damage counters, that go to the one that was picked just before. */
function bringerTo(next: Doing | undefined, name: string): Of<'attach'> | Of<'move-counters'> | null {
  if (next === undefined || (next.op !== 'attach' && next.op !== 'move-counters') || !isIt(next.to, name)) return null;
  if (next.op === 'move-counters') return isRef(next.from) ? next : null;
  return next.cards.get === 'cards' && next.cards.take === undefined ? next : null;
}

function countedBy(later: readonly Doing[], name: string): Counted | null {
  const next = later.find(({ op }) => op !== 'pick');
  if (next?.op === 'move-counters' || next?.op === 'heal') return isPickedNumber(next.n, name) ? next : null;
  const { zone, top }: LinkedPlace = next?.op === 'move' && next.cards.get === 'cards' ? next.cards.in : NOWHERE;
  return zone === 'deck' && top !== undefined && isPickedNumber(top, name) ? (next as Of<'move'>) : null;
}

const NOWHERE: LinkedPlace = {};

/** The number that was picked, or ten for each. */
function isPickedNumber(n: Amount | 'any' | 'all', name: string): boolean {
  if (typeof n !== 'object') return false;
  if (n.num === 'calc' && n.fn === '×')
    return n.args[0] === 10 && n.args.length === 2 && isPickedNumber(n.args[1]!, name);
  return n.num === 'bound' && n.of === name;
}

function isOnlyTakenFrom(all: readonly Doing[], at: number, name: string): boolean {
  const next = all[at];
  if (next === undefined || next.op === 'switch' || !takesFrom(next, name)) return false;
  return all.every((doing, i) => i < at || takesFrom(doing, name) || !isReader(doing, name));
}

function bringerUp(later: readonly Doing[], name: string): Of<'switch'> | null {
  const [first, ...others] = later.filter((doing) => isReader(doing, name));
  return first?.op === 'switch' && isIt(first.in, name) && others.length === 0 ? first : null;
}

function isOnlyAffected(script: Script, op: Op, name: string): boolean {
  if (op.do.op === 'pick' && isInZone(op.do.of)) return false;
  const later = script.ops.slice(script.ops.indexOf(op) + 1);
  const readers = later.filter(({ do: doing }) => isReader(doing, name));
  return readers.length > 0 && readers.every((reader) => isAffecting(script, reader, name));
}

function onlyGetsEnergy(script: Script, [only, ...others]: readonly Doing[]): boolean {
  if (only?.op !== 'attach' || others.length > 0) return false;
  const of = cardsPicked(script, only.cards);
  return of.get === 'cards' && isInZone(of) && isOfEnergy(of.where);
}

function pickedBeside({ ops }: Script, op: Op): readonly CardsOf[] {
  const place = placeOfOne(op);
  const found: CardsOf[] = [];
  // Each is picked and then moved.
  for (let i = ops.indexOf(op) + 2; place !== null && i < ops.length && isSame(placeOfOne(ops[i]!), place); i += 2)
    found.push((ops[i]!.do as Of<'pick'>).of as CardsOf);
  return found;
}

/** The Pokémon whose card is picked; null where it is not just one card that must be. */
function placeOfOne({ do: doing, optional }: Op): Place | null {
  if (optional || doing.op !== 'pick' || doing.of.get !== 'cards') return null;
  const { in: place, take } = doing.of;
  return isInZone(doing.of) || (take as LinkedTake | undefined)?.n !== 1 ? null : place;
}

/** A card that is picked of the Pokémon's is what becomes of that card. */
function isAffecting(script: Script, op: Op, name: string): boolean {
  if (op.do.op !== 'pick') return affects(op.do, name);
  const picked = nameOf(script, op);
  return picked !== undefined && isOnlyAffected(script, op, picked);
}

function goesTo(script: Script, at: number, name: string): PokemonOf | null {
  const later = script.ops.slice(at + 1);
  const taking = later.find(({ do: doing }) => isTakenAndGiven(script, doing, name))?.do;
  if (taking?.op !== 'attach' && taking?.op !== 'move-counters') return null;
  const { to } = taking;
  const isOpen = isRef(to) && later.some(({ into }) => into === script.slots[to.name]);
  return isOpen ? pickedAfter(script, at, to) : to;
}

const isTakenAndGiven = (script: Script, doing: Doing, name: string): boolean =>
  doing.op === 'attach'
    ? isOnIt(cardsPicked(script, doing.cards), name)
    : doing.op === 'move-counters' && isIt(doing.from, name);

/**
 * "An Energy card attached to 1 of your Pokémon" and its like choose by what is there, whatever is done to that Pokémon
 * later. A Trainer card that heals and does more to the same one may be played for any of it. What can be done to every
 * Pokémon, damage before all, leaves the choice free. @rule ATK-13 TRN-03
 */
function narrowing(script: Script, at: number, name: string): readonly Doing[] {
  const { ops, part, slots } = script;
  const all = ops.slice(at + 1).filter(({ do: doing }) => isReader(doing, name));
  const readers = all.filter((op) => !hangsOn(script, op, (what) => all.some(({ into }) => into === slots[what])));
  const price = priceOn(script, at, name);
  const effects = readers.map(({ do: doing }) => doing).filter((doing) => doing !== price);
  const isHealedAtALoss = script.healsAtALoss && effects.some((doing) => doing.op === 'heal' && mends(doing, name));
  const done = isHealedAtALoss ? effects.filter((doing) => mends(doing, name)) : effects;
  const [first] = done;
  if (first === undefined || done.some(({ op }) => op === 'damage' || op === 'base')) return NOTHING;
  if (takesFrom(first, name) || evolvesWithPicked(first, name)) return [first];
  if (first.op === 'attach' && isIt(first.to, name) && done.length === 1) return [first];
  const isAny = part.part === 'play' && done.every((doing) => mends(doing, name) || takesFrom(doing, name));
  return isAny ? done : NOTHING;
}

/** "Discard an Energy card attached to 1 of your Pokémon in order to": a price is no effect. @rule TRN-04 */
function priceOn(script: Script, at: number, name: string): Doing | null {
  const first = script.ops.slice(at + 1).find(({ do: doing }) => isReader(doing, name));
  if (script.part.part !== 'play' || first === undefined || !takesFrom(first.do, name)) return null;
  const cards = nameOf(script, first);
  const isPaid = ({ do: doing }: Op): boolean =>
    doing.op === 'move' &&
    doing.step === 'cost' &&
    (doing === first.do || (cards !== undefined && isCard(doing.cards, cards)));
  return script.ops.some(isPaid) ? first.do : null;
}

/** "If you do": what hangs on whether something else was done to the same Pokémon is no use by itself. */
function hangsOn({ ops }: Script, { guard, is }: Op, isDoneToIt: (what: string) => boolean): boolean {
  const asked = is === NONE ? undefined : ops.find(({ into }) => into === guard)?.do;
  return asked?.op === 'test' && asked.if.test === 'did' && isDoneToIt(asked.if.what);
}
