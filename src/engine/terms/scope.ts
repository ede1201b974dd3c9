import { EVENT_SLOT, LEFT_SLOT } from '../effects/linked.js';
import type { Who } from '../effects/words.js';
import { areOpponents, facing } from '../model/format.js';
import { type CardId, type Frame, NONE, ORIGINS, type PokemonId, type Seat, seatOf } from '../model/state.js';
import type { Cause } from './about.js';

/** Who and what the words of a text mean where it is read. */
export interface Scope {
  you: Seat;
  /** The opponent that is meant: the one attacked, or the one named; `NONE`: whoever is one. @rule FMT-24 */
  them: Seat;
  /** The Pokémon with this text, or the one that its card is attached to. */
  self: PokemonId;
  card: CardId;
  /** The card about to be played: it has left the hand when its text is carried out. */
  played: CardId;
  attacker: PokemonId;
  defender: PokemonId;
  /** What a filter or a loop is about: one of the three. */
  subject: PokemonId;
  subjectCard: CardId;
  subjectAttack: number;
  /** The slot of the binding that the card a filter is about belongs to; `NONE`: it is looked for where it lies. */
  subjectOf: number;
  /** What the loop around a statement is at, also inside a filter. */
  each: PokemonId;
  /** What the text is part of (`ORIGINS`) and whose it is, whoever it speaks to; `NONE`: nobody asks. @rule EFF-01 */
  origin: number;
  by: Seat;
  /** Whether it may be used as often as one likes. @rule HOUSE-01 */
  isEndless: boolean;
  slots: Readonly<Record<string, number>>;
  env: readonly (readonly number[])[];
}

/** Of the happening that a script is about: its Pokémon, card, player and amount, and the bearer of the rule. */
export const EVENT_POKEMON = 0;
export const EVENT_CARD = 1;
export const EVENT_PLAYER = 2;
export const EVENT_AMOUNT = 3;
export const EVENT_BEARER = 4;
/** The Pokémon that did it: of damage and Knock Outs by an attack, the Attacking Pokémon. */
export const EVENT_SOURCE = 5;

export const eventOf = ({ env }: Scope, what: number): number => env[EVENT_SLOT]?.[what] ?? NONE;

const NOTHING: readonly number[] = [];

/** What a binding holds. */
export function boundTo({ slots, env }: Scope, name: string): readonly number[] {
  const slot = slots[name];
  return slot === undefined ? NOTHING : (env[slot] ?? NOTHING);
}

/** The types that a card had on the Pokémon from which the act took it that a slot is bound to; `NONE`: as it has now. @rule NRG-06 */
export function typesItHad({ env }: Pick<Scope, 'env'>, slot: number, card: CardId): number {
  const left = env[LEFT_SLOT] ?? NOTHING;
  let types = NONE;
  for (let i = 0; i < left.length; i += 3) {
    if (left[i] === slot && left[i + 1] === card) types = types === NONE ? left[i + 2]! : types | left[i + 2]!;
  }
  return types;
}

/** How much Energy of such types a card provided on the Pokémon that it was taken off; `NONE`: as much as now. @rule NRG-05 */
export function unitsItHad({ env }: Pick<Scope, 'env'>, slot: number, card: CardId, types: number): number {
  const left = env[LEFT_SLOT] ?? NOTHING;
  let units = NONE;
  for (let i = 0; i < left.length; i += 3) {
    if (left[i] !== slot || left[i + 1] !== card) continue;
    units = Math.max(units, 0) + ((left[i + 2]! & types) === 0 ? 0 : 1);
  }
  return units;
}

/** The seat that a word means; `each` is the caller's to handle. @rule EFF-04 */
export function seatFor(scope: Scope, who: Who | 'any'): Seat {
  if (who === 'you') return scope.you;
  if (who === 'opponent') return scope.them === NONE ? facing(scope.you) : scope.them;
  if (who === 'they') {
    const player = eventOf(scope, EVENT_PLAYER);
    return player === NONE ? seatFor(scope, 'opponent') : player;
  }
  if (who.startsWith('#')) return boundTo(scope, who)[0] ?? scope.you;
  return scope.you;
}

/** Whether a seat is among those that a word means; what is said of all is said of both teams. @rule FMT-24 FMT-26 */
export function isSeat(scope: Scope, who: Who | 'any', seat: Seat): boolean {
  if (who === 'opponent' && scope.them === NONE) return areOpponents(seat, scope.you); // FMT-24
  return who === 'any' || who === 'each' || seatFor(scope, who) === seat;
}

const NOTHING_BOUND: Scope['env'] = [];
const NO_SLOTS: Scope['slots'] = {};

const bare = (you: Seat, self: PokemonId, card: CardId, played: CardId = NONE): Scope => ({
  you,
  them: NONE,
  self,
  card,
  played,
  attacker: NONE,
  defender: NONE,
  subject: NONE,
  subjectCard: NONE,
  subjectAttack: NONE,
  subjectOf: NONE,
  each: NONE,
  origin: NONE,
  by: you,
  isEndless: false,
  slots: NO_SLOTS,
  env: NOTHING_BOUND,
});

/** One that says nothing yet. */
export const newScope = (): Scope => bare(NONE, NONE, NONE);

/** What the words mean on a card that a player is about to play. */
export const scopeOfCard = (you: Seat, card: CardId): Scope => bare(you, NONE, card);

/*
 * What could be played and used is asked at every decision, of all that is in hand and in play. One scope serves all of it:
 * whoever gets it reads it at once and does not keep it.
 */
const play = newScope();
const use = newScope();
const attaching = newScope();

/** What the words mean on a card that could be played from the hand. @rule TRN-01 */
export function scopeOfPlay(you: Seat, card: CardId, origin: number = NONE): Scope {
  play.you = you;
  play.card = card;
  play.played = card;
  play.origin = origin;
  play.by = you;
  return play;
}

/** What the words mean on a card that could be attached, or stay so. */
export function scopeOfAttaching(you: Seat, card: CardId): Scope {
  attaching.you = you;
  attaching.card = card;
  attaching.by = you;
  return attaching;
}

/** What the words mean on a card that lets its player do something; `NONE`: it is not on a Pokémon. */
export function scopeOfUse(you: Seat, pokemon: PokemonId, card: CardId, origin: number): Scope {
  use.you = you;
  use.self = pokemon;
  use.card = card;
  use.origin = origin;
  use.by = you;
  use.isEndless = false;
  return use;
}

/** What the words mean on a Pokémon before anything is done. */
export const scopeOfPokemon = (pokemon: PokemonId, card: CardId = NONE): Scope => bare(seatOf(pokemon), pokemon, card);

const BY_ATTACK = ORIGINS.indexOf('attack');

/** What the effects of a text come from. @rule EFF-01 */
export const causeIn = ({ origin, by, self, card }: Scope): Cause => ({
  origin: ORIGINS[origin] ?? 'rules',
  seat: by,
  pokemon: self,
  card,
});

/** What the words mean in a script that a frame carries out, written into a scope of the caller's. */
export function readFrame(scope: Scope, frame: Frame, slots: Scope['slots']): void {
  const inAttack = frame.kind === 'attack';
  const isAttacked = inAttack && frame.target !== NONE && areOpponents(seatOf(frame.target), frame.seat);
  scope.you = frame.seat;
  scope.them = isAttacked ? seatOf(frame.target) : NONE;
  scope.self = frame.source;
  scope.card = frame.card;
  scope.played = NONE;
  scope.attacker = inAttack ? frame.source : NONE;
  scope.defender = frame.target;
  scope.subject = frame.env[EVENT_SLOT]?.[EVENT_BEARER] ?? NONE;
  scope.subjectCard = NONE;
  scope.subjectAttack = NONE;
  scope.subjectOf = NONE;
  scope.each = NONE;
  scope.origin = inAttack ? BY_ATTACK : frame.extra;
  scope.by = frame.seat;
  scope.isEndless = false;
  scope.slots = slots;
  scope.env = frame.env;
}

/** Written out, because it is made at every look at a thing: spreading costs several times as much. */
const about = (scope: Scope, subject: PokemonId, subjectCard: CardId, subjectAttack: number): Scope => ({
  you: scope.you,
  them: scope.them,
  self: scope.self,
  card: scope.card,
  played: scope.played,
  attacker: scope.attacker,
  defender: scope.defender,
  subject,
  subjectCard,
  subjectAttack,
  subjectOf: NONE,
  each: scope.each,
  origin: scope.origin,
  by: scope.by,
  isEndless: scope.isEndless,
  slots: scope.slots,
  env: scope.env,
});

/** The same words where another player is spoken to: whoever opposes them is the one who was. @rule EFF-04 */
export function asPlayer(scope: Scope, you: Seat): Scope {
  const same = about(scope, scope.subject, scope.subjectCard, scope.subjectAttack);
  speakTo(same, you);
  return same;
}

/** Changes whom a scope speaks to. */
export function speakTo(scope: Scope, you: Seat): void {
  if (areOpponents(you, scope.you)) scope.them = scope.you;
  scope.you = you;
}

/** The same words with other bindings. */
export function withEnv(scope: Scope, env: Scope['env']): Scope {
  const same = about(scope, scope.subject, scope.subjectCard, scope.subjectAttack);
  same.env = env;
  return same;
}

/*
 * Most looks at a thing are over at once, and nobody keeps what they were made with. Such scopes are lent, one for each look
 * within another, and given back.
 */
const lending: Scope[] = [];
let lent = 0;

/** The same words about a Pokémon or a card, until `giveBack`. */
export function lendAbout(scope: Scope, subject: PokemonId, subjectCard: CardId): Scope {
  if (lent === lending.length) lending.push(newScope());
  const one = lending[lent++]!;
  one.you = scope.you;
  one.them = scope.them;
  one.self = scope.self;
  one.card = scope.card;
  one.played = scope.played;
  one.attacker = scope.attacker;
  one.defender = scope.defender;
  one.subject = subject;
  one.subjectCard = subjectCard;
  one.subjectAttack = NONE;
  one.subjectOf = NONE;
  one.each = scope.each;
  one.origin = scope.origin;
  one.by = scope.by;
  one.isEndless = scope.isEndless;
  one.slots = scope.slots;
  one.env = scope.env;
  return one;
}

export function giveBack(): void {
  lent--;
}

export const aboutPokemon = (scope: Scope, pokemon: PokemonId): Scope => about(scope, pokemon, NONE, NONE);

export const aboutCard = (scope: Scope, card: CardId): Scope => about(scope, NONE, card, NONE);

export const aboutAttack = (scope: Scope, attack: number): Scope => about(scope, NONE, NONE, attack);
