import type { Doing, LinkedPlace, Op, Script } from '../effects/linked.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { type CardId, type Frame, NONE, type PokemonId, type Seat } from '../model/state.js';
import { isKeptFromEvolving, mayLieOn } from '../rules/evolve.js';
import { isOpen } from '../terms/in-vain.js';
import {
  ASKED,
  benchSizeOf,
  cardsMeant,
  isForbidden,
  isShielded,
  ofPokemon,
  pokemonMeant,
  type Scope,
  seatFor,
} from '../terms/judge.js';
import { causeOf } from './cause.js';

/*
 * Whoever must do something to a Pokémon of their choice chooses one to which it can be done, if there is one: from a
 * Pokémon without Energy none can be discarded, and one that is shielded cannot be brought up. A Trainer card must change
 * something at all. @rule TRN-03 EFF-05 EFF-02
 */

/** An operation that picks, in its script, and what the words mean in it. */
interface Picking {
  readonly frame: Frame;
  readonly script: Script;
  readonly op: Op;
  readonly scope: Scope;
}

/** Of the Pokémon that could be picked those to which what follows can be done; all, if there is none. */
export function usefulOnes(game: Game, at: Picking, left: readonly PokemonId[]): readonly PokemonId[] {
  if (left.length < 2) return left;
  const readers = readersOf(at);
  if (readers.length === 0) return left;
  const useful = left.filter((pokemon) => readers.some((doing) => isUseful(game, at, pokemon, doing)));
  return useful.length > 0 ? useful : left;
}

/** Of the cards that could be picked those that may lie on the Pokémon that is to evolve. @rule LVL-01 */
export function layableOnes(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  const evolving = evolvingOf(at);
  if (evolving === null) return left;
  const later = pickedLater(at, evolving.pokemon);
  if (later !== null)
    return left.filter((card) => pokemonMeant(game, bound(at, card), later).some((id) => mayLieOn(game, card, id)));
  const [pokemon] = pokemonMeant(game, at.scope, evolving.pokemon);
  return pokemon === undefined ? left : left.filter((card) => mayLieOn(game, card, pokemon));
}

/** Of the attacks that could be picked to be used those that the player has not spent for this game. @rule CLS-18 CLS-32 */
export function unspentOnes(game: Game, { frame, script, op }: Picking, left: readonly number[]): readonly number[] {
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  if (!script.ops.some(({ do: doing }) => doing.op === 'use' && isIt(doing.what, `${name}`))) return left;
  return left.filter((id) => !isSpent(game, frame.seat, id));
}

/** Whether the player has used up what an attack uses once in a game. @rule CLS-18 CLS-32 */
export const isSpent = (game: Game, seat: Seat, attack: number): boolean =>
  (sideOf(game, seat).spent & (game.setup.attacks[attack]?.once ?? 0)) !== 0;

/** The Pokémon of which one is chosen only when the card is there. */
function pickedLater({ script, op }: Picking, pokemon: PokemonOf): PokemonOf | null {
  if (pokemon.get !== 'ref') return null;
  const slot = script.slots[pokemon.name];
  const at = script.ops.findIndex(({ into, do: doing }) => into === slot && doing.op === 'pick');
  const picked = script.ops[at]?.do;
  return picked?.op === 'pick' && picked.of.get === 'pokemon' && at > script.ops.indexOf(op) ? picked.of : null;
}

type Evolving = Extract<Doing, { op: 'evolve' }>;
const EVOLVING = new WeakMap<Op, Evolving | null>();

/** What evolves with the card that an operation picks. */
function evolvingOf({ script, op }: Picking): Evolving | null {
  const known = EVOLVING.get(op);
  if (known !== undefined) return known;
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  const reader = script.ops.find(({ do: doing }) => doing.op === 'evolve' && isCard(doing.with, name))?.do;
  const evolving = reader?.op === 'evolve' ? reader : null;
  EVOLVING.set(op, evolving);
  return evolving;
}

type Benching = Extract<Doing, { op: 'move' }>;
const BENCHING = new WeakMap<Op, Benching | null>();

/** What puts the cards that an operation picks onto a Bench. */
function benchingOf({ script, op }: Picking): Benching | null {
  const known = BENCHING.get(op);
  if (known !== undefined) return known;
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  const reader = script.ops.find(
    ({ do: doing }) => doing.op === 'move' && doing.to.zone === 'bench' && isCard(doing.cards, name),
  )?.do;
  const benching = reader?.op === 'move' ? reader : null;
  BENCHING.set(op, benching);
  return benching;
}

type Attaching = Extract<Doing, { op: 'attach' }>;
const ATTACHING = new WeakMap<Op, Attaching | null>();

/** What attaches the cards that an operation picks; a deck may be searched also for nobody. @rule SRCH-04 */
function attachingOf({ script, op }: Picking): Attaching | null {
  const known = ATTACHING.get(op);
  if (known !== undefined) return known;
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  const isSearch = op.do.op === 'pick' && op.do.of.get === 'cards' && (op.do.of.in as LinkedPlace).zone === 'deck';
  const reader = script.ops.find(({ do: doing }) => doing.op === 'attach' && isCard(doing.cards, name))?.do;
  const attaching = reader?.op === 'attach' && !isSearch ? reader : null;
  ATTACHING.set(op, attaching);
  return attaching;
}

/** Whether there is no Pokémon that the cards could be attached to: then nobody is asked which. @rule EFF-20 */
function isForNobody(game: Game, at: Picking): boolean {
  const attaching = attachingOf(at);
  if (attaching === null) return false;
  const whom = pickedLater(at, attaching.to) ?? attaching.to;
  return whom.get === 'pokemon' && !isOpen(whom) && pokemonMeant(game, at.scope, whom, 1).length === 0;
}

/**
 * How many of the cards that an operation picks find a place on the Bench, or with anybody; null where they do not need
 * one. @rule BENCH-03
 */
export function placesFor(game: Game, at: Picking): number | null {
  const benching = benchingOf(at);
  if (benching === null) return isForNobody(game, at) ? 0 : null;
  const { scope } = at;
  const seat = benching.to.whose === undefined ? scope.you : seatFor(scope, benching.to.whose);
  return Math.max(0, benchSizeOf(game, seat) - sideOf(game, seat).bench.length);
}

const isCard = (of: CardsOf, name: string | undefined): boolean => of.get === 'ref' && of.name === name;

const READERS = new WeakMap<Op, readonly Doing[]>();
const NO_READERS: readonly Doing[] = [];

/** What is done to the Pokémon that an operation picks, if all of it can find nothing to do; else nothing. */
function readersOf({ script, op }: Picking): readonly Doing[] {
  const known = READERS.get(op);
  if (known !== undefined) return known;
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  const readers = name === undefined ? NO_READERS : narrowing(script, script.ops.indexOf(op), name);
  READERS.set(op, readers);
  return readers;
}

/**
 * "An Energy card attached to 1 of your Pokémon" and its like choose by what is there, whatever is done to that Pokémon
 * later. A Trainer card that heals and does more to the same one may be played for any of it. What can be done to every
 * Pokémon, damage before all, leaves the choice free. @rule ATK-13 TRN-03
 */
function narrowing(script: Script, at: number, name: string): readonly Doing[] {
  const { ops, part, slots } = script;
  const all = ops.slice(at + 1).filter(({ do: doing }) => isReader(doing, name));
  const readers = all.filter((op) => !hangsOn(script, op, (what) => all.some(({ into }) => into === slots[what])));
  const done = readers.map(({ do: doing }) => doing);
  const [first] = done;
  if (first === undefined || done.some(({ op }) => op === 'damage' || op === 'base')) return NO_READERS;
  if (takesFrom(first, name) || evolvesFromHand(script, first, name)) return [first];
  const isAny = part.part === 'play' && done.every((doing) => mends(doing, name) || takesFrom(doing, name));
  return isAny ? done : NO_READERS;
}

/** "If you do": what hangs on whether something else was done to the same Pokémon is no use by itself. */
function hangsOn({ ops }: Script, { guard, is }: Op, isDoneToIt: (what: string) => boolean): boolean {
  const asked = is === NONE ? undefined : ops.find(({ into }) => into === guard)?.do;
  return asked?.op === 'test' && asked.if.test === 'did' && isDoneToIt(asked.if.what);
}

const ASKING: readonly Doing['op'][] = ['test', 'may', 'modal', 'pick', 'arrange'];

/** Whether it does something to the Pokémon, and does not only ask about it. */
const isReader = (doing: Doing, name: string): boolean =>
  takesFrom(doing, name) || (!ASKING.includes(doing.op) && JSON.stringify(doing).includes(`"${name}"`));

const isIt = (of: unknown, name: string): boolean => isRef(of) && of.name === name;
const isRef = (of: unknown): of is Extract<PokemonOf, { get: 'ref' }> =>
  typeof of === 'object' && of !== null && (of as PokemonOf).get === 'ref';

/** Whether it brings the Pokémon up, or moves cards or damage counters that are on it. */
function takesFrom(doing: Doing, name: string): boolean {
  if (doing.op === 'switch') return isIt(doing.in, name);
  if (doing.op === 'move-counters') return isIt(doing.from, name);
  const cards = cardsOfDoing(doing);
  const on = cards?.get === 'cards' ? (cards.in as LinkedPlace).on : undefined;
  return on !== undefined && isIt(on, name);
}

/** Whether it puts a card of the hand onto the Pokémon. */
function evolvesFromHand({ ops, slots }: Script, doing: Doing, name: string): boolean {
  if (doing.op !== 'evolve' || !isIt(doing.pokemon, name) || !isRef(doing.with)) return false;
  const slot = slots[doing.with.name];
  const picked = ops.find(({ into }) => into === slot)?.do;
  return picked?.op === 'pick' && picked.of.get === 'cards' && (picked.of.in as LinkedPlace).zone === 'hand';
}

/** Whether it heals the Pokémon or takes its Special Conditions away. */
function mends(doing: Doing, name: string): boolean {
  if (doing.op === 'heal') return isIt(doing.from, name);
  return doing.op === 'condition' && doing.give === undefined && isIt(doing.to, name);
}

function cardsOfDoing(doing: Doing) {
  if (doing.op === 'move' || doing.op === 'attach') return doing.cards;
  return doing.op === 'pick' && doing.of.get === 'cards' ? doing.of : null;
}

function isUseful(game: Game, at: Picking, pokemon: PokemonId, doing: Doing): boolean {
  const cards = cardsOfDoing(doing);
  if (cards !== null) return cardsMeant(game, { ...bound(at, pokemon), subject: pokemon }, cards).length > 0;
  if (doing.op === 'switch') return !isShielded(game, ASKED['effects-from'], pokemon, causeOf(at.frame));
  if (doing.op === 'evolve') return !isKeptFromEvolving(game, pokemon);
  const { damage, conditions } = pokemonAt(game, pokemon);
  if (doing.op === 'condition') return conditions !== 0;
  return damage > 0 && (doing.op !== 'heal' || !isForbidden(game, ASKED['can-heal'], ofPokemon(pokemon)));
}

/** What the words mean if this one is picked. */
function bound({ op, scope }: Picking, thing: PokemonId | CardId): Scope {
  const env = scope.env.slice();
  env[op.into] = [thing];
  return { ...scope, env };
}
