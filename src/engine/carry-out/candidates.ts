import type { Doing, LinkedPlace, LinkedTake, Op, Script } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { AttacksOf, CardSelector, CardsOf, PokemonOf, ValuePick } from '../effects/terms.js';
import type { Who } from '../effects/words.js';
import { EITHER, foreseen } from '../link/foreseen.js';
import { ENERGY_TYPES } from '../model/energy-type.js';
import { areOpponents } from '../model/format.js';
import { cardOf, type Game, playersFrom, sideOf, topOf, withoutFallen } from '../model/game.js';
import { CONDITIONS, type Frame, NONE, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { canBeAttached, mayBeKeptOff } from '../rules/attachable.js';
import {
  amount,
  asPlayer,
  attacksMeant,
  cardsMeant,
  holds,
  newScope,
  placeOfCard,
  pokemonMeant,
  readFrame,
  type Scope,
  seatFor,
  speakTo,
  typesOf,
  typesOfCard,
} from '../terms/judge.js';
import { canDo, canPayFor } from '../terms/possible.js';
import { cardsDue, isMeasured, unitsOfCard, unitsOfCards } from '../terms/units.js';
import { couldBeBought, mustBeBought } from './bonus.js';
import { cardsToUse } from './used-cards.js';
import {
  aimableOnes,
  attachableOnes,
  layableOnes,
  placeableOnes,
  placesFor,
  receivingOnes,
  sparingOnes,
  takeableOnes,
  upToThere,
  usableOnes,
  usefulOnes,
} from './useful.js';

/** The frame that asks, the script it carries out and the operation it is at. */
export interface Asking {
  readonly frame: Frame;
  readonly script: Script;
  readonly op: Op;
  readonly scope: Scope;
}

/** What the words mean in one operation of a script. */
export function scopeOfOp(frame: Frame, script: Script, op: Op, scope = newScope()): Scope {
  readFrame(scope, frame, script.slots);
  if (script.them !== NONE && scope.them === NONE) scope.them = frame.env[script.them]?.[0] ?? NONE;
  if (op.you !== NONE) speakTo(scope, frame.env[op.you]?.[0] ?? scope.you);
  const at = op.subject === NONE ? undefined : frame.env[op.subject]?.[0];
  if (at === undefined) return scope;
  if (op.ofCards) scope.subjectCard = at;
  else {
    scope.subject = at;
    scope.each = at;
  }
  return scope;
}

/*
 * What has been worked out for the choice that is being opened: nothing changes before its answers are listed, and whoever
 * lists them need not work it out again.
 */
const opening: { at: Asking | null; left: readonly number[] } = { at: null, left: [] };

export function handOver(at: Asking, left: readonly number[]): void {
  opening.at = at;
  opening.left = left;
}

export function forgetHanded(): void {
  opening.at = null;
}

/** The choice that is being opened, else the one that is open. */
export const askingNow = (game: Game): Asking | null => opening.at ?? asking(game);

/** What can be picked in it; of one that is being opened this is told once. */
export function leftToPick(game: Game, at: Asking): readonly number[] {
  if (opening.at !== at) return candidates(game, at);
  opening.at = null;
  return opening.left;
}

/** The frame on top that carries out a script: a frame of checks may stand on an attack that is not over. */
export function asking(game: Game): Asking | null {
  const { frames } = game.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]!;
    if (frame.script === NONE || frame.waiting !== 1) continue;
    const script = game.setup.scripts[frame.script]!;
    const op = script.ops[frame.at];
    return op === undefined ? null : { frame, script, op, scope: scopeOfOp(frame, script, op) };
  }
  return null;
}

type Pick = Extract<Doing, { op: 'pick' }>;
type Selector = PokemonOf | CardsOf | AttacksOf;

export const isValue = (of: Pick['of']): of is ValuePick =>
  of.get !== 'pokemon' && of.get !== 'cards' && of.get !== 'attacks' && of.get !== 'ref' && of.get !== 'whole';

/** Who makes a choice. @rule EFF-04 */
export function chooserOf({ scope, frame }: Asking, by: Who | 'controller' | undefined): Seat {
  if (by === 'controller') return frame.seat; // FMT-10
  return by === undefined ? scope.you : seatFor(scope, by);
}

/** The values that can be picked, as numbers. */
export function valuesOf(game: Game, of: ValuePick, scope: Scope): readonly number[] {
  switch (of.get) {
    case 'player':
      return of.among === undefined ? playersFrom(game, scope.you) : designable(game, of, scope);
    case 'type':
      return ENERGY_TYPES.flatMap((type, i) =>
        (of.among === undefined ? type !== 'Colorless' : of.among.includes(type)) ? [i] : [],
      );
    case 'condition':
      return CONDITIONS.flatMap((name, i) =>
        game.setup.era.conditions.includes(name) && (of.among === undefined || of.among.includes(name)) ? [i] : [],
      );
    case 'number':
      return Array.from({ length: of.to - of.from + 1 }, (_, i) => of.from + i);
  }
}

/**
 * Whom the player may name: the teammate, or either opponent, as far as the text could do something then. Where it could
 * do nothing for anybody, nothing hangs on it. @rule FMT-23 FMT-24
 */
function designable(game: Game, { among, of }: Extract<ValuePick, { get: 'player' }>, scope: Scope): Seat[] {
  const { you } = scope;
  const isTeam = among === 'team';
  const all = playersFrom(game, you).filter((seat) => areOpponents(seat, you) !== isTeam);
  if (of === undefined) return all;
  const text = foreseen(of as readonly Statement[]);
  const able = all.filter((seat) => {
    const meant = asPlayer(scope, isTeam ? seat : you);
    if (!isTeam) meant.them = seat;
    return canPayFor(game, meant, text) && canDo(game, meant, text);
  });
  if (able.length > 0) return able;
  return isTeam ? [you] : all.slice(0, 1);
}

/** Whether the open choice is of a player. */
export function isPlayerChoice(game: Game): boolean {
  const doing = game.state.decision.kind === 'choose-value' ? asking(game)?.op.do : undefined;
  return doing?.op === 'pick' && doing.of.get === 'player';
}

const NOTHING: readonly number[] = [];

/** What can still be picked: everything that is meant, without what has been picked. @rule EFF-05 */
export function candidates(game: Game, at: Asking): readonly number[] {
  const { frame, op, scope } = at;
  const doing = op.do;
  const picked = op.into === NONE ? NOTHING : (frame.env[op.into] ?? NOTHING);
  if (doing.op === 'arrange') return cardsMeant(game, scope, doing.cards).filter((card) => !picked.includes(card));
  if (doing.op === 'modal') return options(game, doing, at).filter((option) => !picked.includes(option));
  if (doing.op === 'draw') return drawCounts(game, at);
  if (doing.op === 'condition') return conditionsOn(game, doing, scope);
  if (doing.op === 'switch') return leavingFor(game, doing, scope);
  if (doing.op === 'attach') return attachTargets(game, at, doing);
  if (doing.op === 'put-counters') return receivingOnes(game, at, pokemonMeant(game, scope, doing.on));
  if (doing.op === 'move-counters') {
    const all = countersTargets(game, picked, doing, scope);
    return picked.length === 0 ? receivingOnes(game, at, all) : aimableOnes(game, at, all);
  }
  if (doing.op !== 'pick') return NOTHING;
  const { of } = doing;
  if (isValue(of)) return upToThere(game, at, ablePlayers(game, at, numbersOf(game, at, of)));
  const meant = thingsMeant(game, scope, of);
  const all = pickable(game, at, of, meant);
  const take = takeOf(of);
  const repeats = picked.length === 0 || take?.repeats === true;
  const rest = repeats ? all : all.filter((thing) => !picked.includes(thing));
  // What provides nothing is no Energy.
  const left = isMeasured(of) ? rest.filter((card) => unitsOfCard(game, of, card) > 0) : rest;
  if (!take?.different) return left;
  return take.different === 'name' ? ofOtherNames(game, of, left, picked) : ofOtherTypes(game, of, left, picked);
}

/** Of what is meant that to which what follows can be done. @rule EFF-05 */
function pickable(game: Game, at: Asking, of: Selector, meant: readonly number[]): readonly number[] {
  if (of.get === 'pokemon') return usefulOnes(game, at, withoutFallen(game, meant));
  if (of.get === 'attacks') return usableOnes(game, at, meant);
  const takeable = cardsToUse(game, at, placeableOnes(game, at, takeableOnes(game, at, meant)));
  return sparingOnes(game, at, attachableOnes(game, at, layableOnes(game, at, takeable)));
}

/** Where the next of several cards may go: to others than the one it is on. @rule NRG-02 PREC-01 PREC-08 */
export function attachTargets(
  game: Game,
  at: Asking,
  { cards, to }: Extract<Doing, { op: 'attach' }>,
): readonly number[] {
  const { frame, scope } = at;
  const all = aimableOnes(game, at, withoutFallen(game, pokemonMeant(game, scope, to)));
  const card = cardsMeant(game, scope, cards)[frame.count];
  if (card === undefined || (placeOfCard(game, card) === NONE && !mayBeKeptOff(game, [card]))) return all;
  return all.filter((pokemon) => canBeAttached(game, scope.you, card, pokemon));
}

/** The Active Pokémon that may leave for the one that comes in. @rule FMT-10 */
function leavingFor(game: Game, doing: Extract<Doing, { op: 'switch' }>, scope: Scope): readonly number[] {
  const [incoming] = pokemonMeant(game, scope, doing.in);
  if (incoming === undefined) return NOTHING;
  return sideOf(game, seatOf(incoming)).active.filter((pokemon) => pokemon !== NONE);
}

/** The Special Conditions that a Pokémon has, of which one is taken away. */
function conditionsOn(game: Game, { to }: Extract<Doing, { op: 'condition' }>, scope: Scope): readonly number[] {
  const [pokemon] = typeof to === 'string' ? sideOf(game, seatFor(scope, to)).active : pokemonMeant(game, scope, to);
  const bits = pokemon === undefined ? 0 : (game.state.pokemon[pokemon]?.conditions ?? 0);
  return CONDITIONS.flatMap((_, bit) => ((bits & (1 << bit)) === 0 ? [] : [bit]));
}

/** "Up to" begins at one, unless it is optional. @rule PREC-05 */
function drawCounts(game: Game, { op, script }: Asking): readonly number[] {
  const mayBeNone = op.optional || upToFrom(game, script) === 0;
  return Array.from({ length: game.state.decision.count + (mayBeNone ? 1 : 0) }, (_, i) => i + (mayBeNone ? 0 : 1));
}

/** The least that "up to" allows in a text. @rule PREC-05 */
function upToFrom(game: Game, { part }: Script): 0 | 1 {
  switch (game.setup.era.upToMinimum) {
    case 'one':
      return 1;
    case 'none-in-attacks-else-one':
      return part.part === 'attack' ? 0 : 1;
  }
}

/** Numbers that are chosen up to one begin where the era has it; any others are as they are listed. @rule PREC-05 */
function numbersOf(game: Game, at: Asking, of: ValuePick): readonly number[] {
  const all = valuesOf(game, of, at.scope);
  return of.get === 'number' && of.from === 1 && upToFrom(game, at.script) === 0 ? [0, ...all] : all;
}

/** Where the next counter comes from, then where it goes. */
function countersTargets(
  game: Game,
  picked: readonly number[],
  { from, to }: Extract<Doing, { op: 'move-counters' }>,
  scope: Scope,
): readonly number[] {
  const [source] = picked;
  if (source === undefined)
    return withoutFallen(game, pokemonMeant(game, scope, from)).filter((id) => game.state.pokemon[id]!.damage > 0);
  return pokemonMeant(game, scope, to).filter((id) => id !== source);
}

export function thingsMeant(game: Game, scope: Scope, of: Selector): readonly number[] {
  if (of.get === 'pokemon') return pokemonMeant(game, scope, of);
  if (of.get === 'attacks') return attacksMeant(game, scope, of);
  return cardsMeant(game, scope, of as CardsOf);
}

export const takeOf = (of: Selector): LinkedTake | null => ('take' in of ? (of.take ?? null) : null);

type Things = readonly number[];

function ofOtherNames(game: Game, of: Selector, left: Things, picked: Things): Things {
  const nameOf = (thing: number): number => (of.get === 'pokemon' ? topOf(game, thing) : cardOf(game, thing)).identity;
  const taken = new Set(picked.map(nameOf));
  return left.filter((thing) => !taken.has(nameOf(thing)));
}

/** Things with a type in common are not of different types. @rule CLS-26 */
function ofOtherTypes(game: Game, of: Selector, left: Things, picked: Things): Things {
  const typesIn = (thing: number): number => (of.get === 'pokemon' ? typesOf(game, thing) : typesOfCard(game, thing));
  const taken = picked.reduce((bits, thing) => bits | typesIn(thing), 0);
  return left.filter((thing) => (typesIn(thing) & taken) === 0);
}

/** What may be chosen of a list; of a Trainer card's, by whoever plays it, what could do something. @rule EFF-05 TRN-03 */
function options(
  game: Game,
  { options: all, who }: Extract<Doing, { op: 'modal' }>,
  { script, scope }: Asking,
): readonly number[] {
  const open = all.flatMap((option, i) => (option.if === undefined || holds(game, scope, option.if) ? [i] : []));
  if (script.part.part !== 'play' || who !== undefined) return open;
  const able = open.filter((i) => canDo(game, scope, foreseen(all[i]!.do)));
  return able.length > 0 ? able : open;
}

/** The players whom a Trainer card may be for, without those for whom the rest of it could do nothing. @rule EFF-05 TRN-03 */
function ablePlayers(game: Game, { op, script, scope }: Asking, all: readonly number[]): readonly number[] {
  const doing = op.do;
  if (doing.op !== 'pick' || doing.of.get !== 'player' || script.part.part !== 'play') return all;
  const ways = script.foreseen.find((one) => one.op === 'modal' && one.as === doing.as);
  if (ways?.op !== 'modal') return all;
  const able = all.filter((seat) => {
    const isOpponent = areOpponents(seat, scope.you);
    if (seat !== scope.you && !isOpponent) return true;
    const meant = isOpponent ? { ...scope, them: seat } : scope;
    return canDo(game, meant, ways.options[EITHER.indexOf(isOpponent ? 'opponent' : 'you')]!.do);
  });
  return able.length > 0 ? able : all;
}

/** A place whose cards nobody else knows: nobody could say that something was there. @rule SRCH-01 SRCH-05 */
export function isPrivate({ script }: Asking, of: Selector): boolean {
  if (of.get !== 'cards') return false;
  const { pool }: LinkedPlace = of.in;
  if (pool === undefined) return isHidden(of.in);
  const slot = script.slots[pool];
  const shown = script.ops.find(({ into, do: doing }) => into === slot && doing.op === 'look')?.do;
  // What was shown to all, or is its owner's hand, others know; what was moved lies open.
  return shown?.op === 'look' && shown.who !== 'each' && shown.cards.get === 'cards' && isHidden(shown.cards.in);
}

const isHidden = ({ zone }: LinkedPlace): boolean => zone === 'deck' || zone === 'prizes';

/** How many are to be picked. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** More than there can be of anything, and still a small number. */
const ALL_THERE_ARE = 0x3fff_ffff;

/** One record for all: whoever asks reads it at once. */
const found = { least: 0, most: 0 };

function between(least: number, most: number): Bounds {
  found.least = least;
  found.most = most;
  return found;
}

/** At least and at most so many, and no more than find a place. @rule BENCH-03 */
export function bounds(game: Game, at: Asking): Bounds {
  const places = at.op.do.op === 'pick' ? placesFor(game, at) : null;
  const { least, most } = boundsAsked(game, at);
  return places === null || places >= most ? between(least, most) : between(Math.min(least, places), places);
}

/** At least and at most so many, whatever there is. @rule PREC-05 PREC-06 PREC-07 SRCH-01 SRCH-02 SRCH-03 SRCH-05 */
function boundsAsked(game: Game, at: Asking): Bounds {
  const { op, scope } = at;
  const doing = op.do;
  if (doing.op === 'arrange') return between(ALL_THERE_ARE, ALL_THERE_ARE);
  if (doing.op === 'move-counters') return between(doing.n === 'any' || op.optional ? 0 : 1, 1);
  if (doing.op === 'modal') return between(doing.n, doing.orMore ? doing.options.length : doing.n);
  if (doing.op !== 'pick' || isValue(doing.of)) return between(1, 1);
  const { of } = doing;
  const take = takeOf(of);
  if (take === null || take.any === true) return between(take === null ? ALL_THERE_ARE : 0, ALL_THERE_ARE);
  const hidden = isPrivate(at, of);
  const mayFail = op.optional || (hidden && 'where' in of && of.where !== undefined);
  if (take.upTo !== undefined) {
    const mayBeNone = mayFail || (upToFrom(game, at.script) === 0 && !isOfAnyCard(of));
    return between(mayBeNone ? 0 : 1, amount(game, scope, take.upTo));
  }
  const n = amount(game, scope, take.n!);
  const least = isMeasured(of) ? measuredLeast(game, at, of, n) : n;
  if (op.optional && !hidden) {
    const most = !op.whole || isWorthPaying(game, at, n) ? n : 0;
    return between(picks(at) === 0 && !(most > 0 && isDue(game, at)) ? 0 : least, most);
  }
  return between(mayFail ? 0 : least, n);
}

/** Cards of whatever kind out of a deck or a discard pile: whoever looks there takes one. @rule SRCH-02 SRCH-05 */
function isOfAnyCard(of: Selector): boolean {
  if (of.get !== 'cards' || of.where !== undefined) return false;
  const { zone }: LinkedPlace = of.in;
  return zone === 'deck' || zone === 'discard' || zone === 'prizes';
}

/** It is enough when the cards provide so much. @rule NRG-06 */
function measuredLeast(game: Game, at: Asking, of: CardSelector, n: number): number {
  const picked = at.frame.env[at.op.into] ?? NOTHING;
  return picked.length + cardsDue(game, of, n - unitsOfCards(game, of, picked), candidates(game, at));
}

const picks = ({ frame, op }: Asking): number => (frame.env[op.into] ?? NOTHING).length;

/** What is paid by choice is paid in full or not at all, and only for something. @rule PREC-08 SUP-04 */
const isWorthPaying = (game: Game, at: Asking, n: number): boolean =>
  isThere(game, at, n) && couldBeBought(game, at.scope, at.script.foreseen);

const isDue = (game: Game, { op, scope, script }: Asking): boolean =>
  op.whole && script.part.part === 'play' && mustBeBought(game, scope, script.foreseen);

function isThere(game: Game, at: Asking, n: number): boolean {
  if (n === 1) return true;
  const left = candidates(game, at);
  const { do: doing, into } = at.op;
  if (doing.op !== 'pick' || !isMeasured(doing.of)) return picks(at) + left.length >= n;
  return unitsOfCards(game, doing.of, at.frame.env[into] ?? NOTHING) + unitsOfCards(game, doing.of, left) >= n;
}

/** What the open choice is among: cards, Pokémon, attacks or values by their numbers. */
export function choicesNow(game: Game): readonly number[] {
  const at = asking(game);
  return at === null ? NOTHING : candidates(game, at);
}

/** Chosen without looking: told by a place, not by the card. */
export const isBlind = ({ op }: Asking): boolean =>
  op.do.op === 'pick' && 'how' in op.do.of && op.do.of.how === 'blind';

/** Whether the open choice is made without looking at the cards. */
export function isBlindNow(game: Game): boolean {
  const at = asking(game);
  return at !== null && isBlind(at);
}

/** The text of a rule in force that asks now, by the name of its power or card, and the Pokémon it stands on. @rule POW-07 */
export function triggeredNow(game: Game): { readonly name: string; readonly pokemon: PokemonId } | null {
  const at = asking(game);
  if (at === null || !game.setup.rules.some(({ script }) => script === at.frame.script)) return null;
  return { name: at.script.name, pokemon: at.frame.source };
}

/** Whether everything that can be picked must be: then the order of picking is no choice. */
export function allGoNow(game: Game): boolean {
  const at = asking(game);
  if (at === null || at.op.do.op !== 'pick' || isValue(at.op.do.of)) return false;
  const take = takeOf(at.op.do.of);
  if (take?.repeats === true) return false;
  const due = bounds(game, at).least - (at.frame.env[at.op.into] ?? NOTHING).length;
  return candidates(game, at).length <= due;
}
