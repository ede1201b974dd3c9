import { FIELD_READERS, type FieldKindName } from './event-fields.js';
import type { EventLog } from './event-log.js';
import { EVENT_KINDS, EVENTS, type EventKind, type GameEvent, type SecretKind } from './event-table.js';
import type { Game } from './game.js';
import type { Setup } from './setup.js';
import { NONE, type Seat } from './state.js';

/*
 * Events as numbers, inside the engine: four each in the log. What a kind's two numbers mean, the table of events says; who may
 * see a card is a fact of the moment and stands beside them. @rule ZONE-03
 */

export const NUMBERS_PER_EVENT = 4;
const EVERYBODY = 15;

const KIND_NUMBERS = Object.fromEntries(EVENT_KINDS.map((kind, number) => [kind, number])) as Record<EventKind, number>;

type Several<Names, Each = Names> = Each extends Names ? ([Names] extends [Each] ? false : true) : never;

/** As many numbers as the fields of a kind are read from. */
type NumbersOf<K extends EventKind> = (typeof EVENTS)[K]['fields'] extends infer F
  ? [keyof F] extends [never]
    ? []
    : Several<keyof F> extends true
      ? [first: number, second: number]
      : [first: number]
  : never;

/** A kind whose card, if it has one, everybody sees. */
type OpenKind = Exclude<EventKind, SecretKind>;

/** Records what everybody sees, if anybody listens. */
export function emit<K extends OpenKind>(game: Game, kind: K, ...numbers: NumbersOf<K>): void;
export function emit(game: Game, kind: EventKind, first = NONE, second = NONE): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], first, second, EVERYBODY);
}

/** Records an event whose card is a secret at other times, and lies open this time. @rule ZONE-10 */
export function emitOpenly(game: Game, kind: SecretKind, first: number, card: number): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], first, card, EVERYBODY);
}

/** Records an event whose card (`card`) only its owner may see. @rule ZONE-07 ZONE-10 ZONE-12 */
export function emitSecret(game: Game, kind: SecretKind, first: number, card: number): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], first, card, 1 << game.setup.ownerOf[card]!);
}

/** Records an event whose card only the seat that it is about may see. @rule ZONE-07 */
export function emitTo(game: Game, kind: SecretKind, seat: Seat, card: number): void {
  if (game.log !== null) game.log.numbers.push(KIND_NUMBERS[kind], seat, card, 1 << seat);
}

/** Who looks: a seat, a spectator who sees what is public, or somebody who sees everything, like a judge after the game. */
export type Onlooker = Seat | 'spectator' | 'all-seeing';

function sees(onlooker: Onlooker, seenBy: number): boolean {
  if (onlooker === 'all-seeing') return true;
  return onlooker === 'spectator' ? seenBy === EVERYBODY : ((seenBy >> onlooker) & 1) === 1;
}

/** How many events a log holds. */
export const eventCount = ({ numbers }: EventLog): number => numbers.length / NUMBERS_PER_EVENT;

/** Takes the events after the first so many out of a log: what led to them is taken back. */
export function dropEvents({ numbers }: EventLog, count: number): void {
  numbers.length = Math.min(numbers.length, count * NUMBERS_PER_EVENT);
}

/** The events from number `from` on, as the onlooker may know them. */
export function eventsFor({ numbers, setup }: EventLog, onlooker: Onlooker, from = 0): GameEvent[] {
  const events: GameEvent[] = [];
  for (let at = from * NUMBERS_PER_EVENT; at < numbers.length; at += NUMBERS_PER_EVENT) {
    const second = sees(onlooker, numbers[at + 3]!) ? numbers[at + 2]! : NONE;
    events.push(READERS[numbers[at]!]!(numbers[at + 1]!, second, setup));
  }
  return events;
}

const READERS = EVENT_KINDS.map((kind) => {
  const fields = Object.entries<FieldKindName>(EVENTS[kind].fields).map(
    ([name, is]) => [name, FIELD_READERS[is]] as const,
  );
  return (first: number, second: number, setup: Setup): GameEvent => {
    const event: Record<string, unknown> = { kind };
    for (let i = 0; i < fields.length; i++) event[fields[i]![0]] = fields[i]![1](i === 0 ? first : second, setup);
    return event as GameEvent; // the table gives both the fields and the type
  };
});
