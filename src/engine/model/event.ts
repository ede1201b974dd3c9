import type { EventLog } from './event-log.js';
import type { Game } from './game.js';
import { NONE, type Seat } from './state.js';

/**
 * What can happen, in the past tense. The numbers `a` and `b` of each kind are listed beside it; a card that not
 * everybody may see carries who may, because that is a fact of the moment. @rule ZONE-03
 */
export const EVENT_KINDS = [
  'gameBegan', // a: number of Sudden Death games before it
  'greeted',
  'coinFlipped', // a: seat, b: FLIP_REASONS × 2 + 1 for heads
  'wentFirst', // a: seat
  'deckShuffled', // a: seat
  'cardDrawn', // a: seat, b: card (secret)
  'handShown', // a: seat, b: card
  'mulliganTaken', // a: seat, b: 1 if shared with the opponent
  'bonusTaken', // a: seat, b: how many cards
  'placedActive', // a: pokemon, b: card (secret)
  'placedOnBench', // a: pokemon, b: card (secret)
  'prizesSetAside', // a: seat, b: how many
  'revealed', // a: pokemon, b: card
  'turnBegan', // a: seat, b: turn
  'benched', // a: pokemon, b: card
  'joined', // a: pokemon, b: card that is part of it
  'evolved', // a: pokemon, b: card
  'attached', // a: pokemon, b: card
  'played', // a: seat, b: card
  'stadiumEntered', // a: seat, b: card
  'discarded', // a: owner, b: card
  'retreatPaid', // a: pokemon, b: card
  'retreatFailed', // a: pokemon
  'retreated', // a: pokemon, b: pokemon now Active
  'promoted', // a: pokemon, b: its top card
  'attackDeclared', // a: pokemon, b: attack
  'attackAimed', // a: pokemon, b: target
  'attackFailed', // a: pokemon, b: attack
  'declaredInVain', // a: pokemon, b: attack
  'letGoBack', // a: seat, b: 1 allowed, 0 not
  'damagedByAttack', // a: pokemon, b: points
  'damagedByConfusion', // a: pokemon, b: points
  'damagedByPoison', // a: pokemon, b: points
  'damagedByBurn', // a: pokemon, b: points
  'damagedByCharCounter', // a: pokemon, b: points
  'damagedByDarknessEnergy', // a: pokemon, b: points
  'recovered', // a: pokemon, b: condition bit
  'knockedOut', // a: pokemon, b: its top card
  'prizeTaken', // a: seat, b: card (secret, unless it lay face up)
  'putInHand', // a: seat, b: card (secret)
  'putInDeck', // a: seat, b: card (secret)
  'putInPrizes', // a: seat, b: card (secret)
  'putInLostZone', // a: seat, b: card
  'cardShown', // a: seat, b: card
  'cardLookedAt', // a: seat, b: card (secret)
  'powerUsed', // a: pokemon, b: action
  'stadiumUsed', // a: seat, b: card
  'triggered', // a: pokemon, b: script
  'switched', // a: pokemon, b: pokemon now Active
  'healed', // a: pokemon, b: points
  'countersPut', // a: pokemon, b: points
  'damagedByEffect', // a: pokemon, b: points
  'conditionGiven', // a: pokemon, b: condition bit, and 256 × its damage counters where a text says how many
  'devolved', // a: pokemon, b: card that came off
  'exchanged', // a: pokemon, b: card that it is now
  'shielded', // a: pokemon, b: the rule in force that keeps it off, if one does
  'attackDidNothing', // a: pokemon, b: attack
  'extraTurnGiven', // a: seat
  'turnEnded', // a: seat, b: turn
  'checkupBegan', // a: turn
  'suddenDeathDue',
  'conceded', // a: seat
  'gameWon', // a: team, b: ways
  'broughtIn', // a: pokemon, b: card
  'leftTheGame', // a: seat
  'prizesAdded', // a: seat, b: how many
  'markerPut', // a: pokemon, b: place among the names of markers
  'markersRemoved', // a: pokemon
  'powerDidNothing', // a: pokemon, b: script
  'damageStopped', // a: pokemon, b: the rule in force that leaves no damage; none: its Resistance does
  'damageStepped', // a: DAMAGE_STEPS, b: points after that step; the first is the base
  'prizeTurnedUp', // a: seat, b: card
] as const;
/** What can happen in a game, in the past tense. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** In `conditionGiven`: what the damage counters are multiplied by. */
export const COUNTERS_GIVEN = 256;

export const FLIP_REASONS = [
  'first',
  'confused',
  'confused-retreat',
  'asleep',
  'burned',
  'baby',
  'char',
  'effect',
] as const;
export type FlipReason = (typeof FLIP_REASONS)[number];

const EVERYBODY = 15;

const KIND_NUMBERS = Object.fromEntries(EVENT_KINDS.map((kind, number) => [kind, number])) as Record<EventKind, number>;

/** Records what happened, if anybody listens. */
export function emit(game: Game, kind: EventKind, a = NONE, b = NONE): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], a, b, EVERYBODY);
}

/** Records an event whose card (`card`) only its owner may see. @rule ZONE-07 ZONE-10 ZONE-12 */
export function emitSecret(game: Game, kind: EventKind, a: number, card: number): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], a, card, 1 << game.setup.ownerOf[card]!);
}

/** Records an event whose card only the seat that it is about may see. @rule ZONE-07 */
export function emitTo(game: Game, kind: EventKind, seat: Seat, card: number): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], seat, card, 1 << seat);
}

/** Something that happened, with two numbers whose meaning its kind says; `teller` puts it into words. */
export interface GameEvent {
  readonly kind: EventKind;
  readonly a: number;
  readonly b: number;
}

/** Who looks: a seat, a spectator who sees what is public, or somebody who sees everything, like a judge after the game. */
export type Onlooker = Seat | 'spectator' | 'all-seeing';

function sees(onlooker: Onlooker, seenBy: number): boolean {
  if (onlooker === 'all-seeing') return true;
  return onlooker === 'spectator' ? seenBy === EVERYBODY : ((seenBy >> onlooker) & 1) === 1;
}

/** The events from number `from` on, as the onlooker may know them. */
export function eventsFor(log: EventLog, onlooker: Onlooker, from = 0): GameEvent[] {
  const events: GameEvent[] = [];
  const { numbers } = log;
  for (let i = from * 4; i < numbers.length; i += 4) {
    const seen = sees(onlooker, numbers[i + 3]!);
    events.push({ kind: EVENT_KINDS[numbers[i]!]!, a: numbers[i + 1]!, b: seen ? numbers[i + 2]! : NONE });
  }
  return events;
}
