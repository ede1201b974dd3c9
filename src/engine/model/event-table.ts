import type { FieldKindName, FieldValue } from './event-fields.js';
import { type CardId, type Seat, seatOf } from './state.js';

/**
 * What events are about: the course of the game, setting up, coins, a card that lies elsewhere or another way up, a card told
 * to a seat, attacks, damage, how damage came about, texts, what becomes of a Pokémon.
 */
export type EventGroup =
  | 'game'
  | 'setup'
  | 'coin'
  | 'moved'
  | 'told'
  | 'attack'
  | 'damage'
  | 'account'
  | 'text'
  | 'pokemon';

type Fields = Readonly<Record<string, FieldKindName>>;

/** An event has two numbers: its first field reads the first of them, all others the second. */
const of = <const G extends EventGroup, const F extends Fields>(
  group: G,
  fields: F,
): { readonly group: G; readonly fields: F } => ({ group, fields });

/** What can happen, in the past tense: group and fields of each kind, in the order of their numbers in a log. */
export const EVENTS = {
  /** How many Sudden Death games were before it. */
  gameBegan: of('game', { suddenDeaths: 'count' }),
  greeted: of('game', {}),
  coinFlipped: of('coin', { seat: 'seat', reason: 'reason', heads: 'flag' }),
  wentFirst: of('game', { seat: 'seat' }),
  deckShuffled: of('moved', { seat: 'seat' }),
  cardDrawn: of('moved', { seat: 'seat', card: 'secret' }),
  handShown: of('told', { seat: 'seat', card: 'card' }),
  /** Shared: the opponent takes one as well. */
  mulliganTaken: of('setup', { seat: 'seat', shared: 'flag' }),
  bonusTaken: of('setup', { seat: 'seat', count: 'count' }),
  placedActive: of('moved', { pokemon: 'pokemon', card: 'secret' }),
  placedOnBench: of('moved', { pokemon: 'pokemon', card: 'secret' }),
  prizesSetAside: of('setup', { seat: 'seat', count: 'count' }),
  revealed: of('moved', { pokemon: 'pokemon', card: 'card' }),
  turnBegan: of('game', { seat: 'seat', turn: 'turn' }),
  benched: of('moved', { pokemon: 'pokemon', card: 'card' }),
  /** The card is a part of a Pokémon of several. */
  joined: of('moved', { pokemon: 'pokemon', card: 'card' }),
  evolved: of('moved', { pokemon: 'pokemon', card: 'card' }),
  attached: of('moved', { pokemon: 'pokemon', card: 'card' }),
  played: of('moved', { seat: 'seat', card: 'card' }),
  stadiumEntered: of('moved', { seat: 'seat', card: 'card' }),
  /** The seat is the card's owner. */
  discarded: of('moved', { seat: 'seat', card: 'card' }),
  retreatPaid: of('moved', { pokemon: 'pokemon', card: 'card' }),
  retreatFailed: of('pokemon', { pokemon: 'pokemon' }),
  /** `to`: the Pokémon that is Active now. */
  retreated: of('pokemon', { pokemon: 'pokemon', to: 'pokemon' }),
  promoted: of('pokemon', { pokemon: 'pokemon', card: 'card' }),
  attackDeclared: of('attack', { pokemon: 'pokemon', attack: 'attack' }),
  attackAimed: of('attack', { pokemon: 'pokemon', target: 'pokemon' }),
  attackFailed: of('attack', { pokemon: 'pokemon', attack: 'attack' }),
  declaredInVain: of('attack', { pokemon: 'pokemon', attack: 'attack' }),
  letGoBack: of('attack', { seat: 'seat', allowed: 'flag' }),
  damagedByAttack: of('damage', { pokemon: 'pokemon', points: 'points' }),
  damagedByConfusion: of('damage', { pokemon: 'pokemon', points: 'points' }),
  damagedByPoison: of('damage', { pokemon: 'pokemon', points: 'points' }),
  damagedByBurn: of('damage', { pokemon: 'pokemon', points: 'points' }),
  damagedByCharCounter: of('damage', { pokemon: 'pokemon', points: 'points' }),
  damagedByDarknessEnergy: of('damage', { pokemon: 'pokemon', points: 'points' }),
  recovered: of('pokemon', { pokemon: 'pokemon', condition: 'condition' }),
  knockedOut: of('pokemon', { pokemon: 'pokemon', card: 'card' }),
  /** Everybody sees a card that lay face up. */
  prizeTaken: of('moved', { seat: 'seat', card: 'secret' }),
  putInHand: of('moved', { seat: 'seat', card: 'secret' }),
  putInDeck: of('moved', { seat: 'seat', card: 'secret' }),
  putInPrizes: of('moved', { seat: 'seat', card: 'secret' }),
  putInLostZone: of('moved', { seat: 'seat', card: 'card' }),
  /** The seat is the card's owner; everybody sees it. */
  cardShown: of('told', { seat: 'seat', card: 'card' }),
  /** The seat is who looks. */
  cardLookedAt: of('told', { seat: 'seat', card: 'secret' }),
  powerUsed: of('text', { pokemon: 'pokemon', action: 'action' }),
  stadiumUsed: of('text', { seat: 'seat', card: 'card' }),
  triggered: of('text', { pokemon: 'source', script: 'script' }),
  switched: of('pokemon', { pokemon: 'pokemon', to: 'pokemon' }),
  healed: of('pokemon', { pokemon: 'pokemon', points: 'points' }),
  countersPut: of('pokemon', { pokemon: 'pokemon', points: 'points' }),
  damagedByEffect: of('damage', { pokemon: 'pokemon', points: 'points' }),
  conditionGiven: of('pokemon', { pokemon: 'pokemon', condition: 'condition', counters: 'counters' }),
  /** The card came off. */
  devolved: of('moved', { pokemon: 'pokemon', card: 'card' }),
  /** The card is what the Pokémon is now. */
  exchanged: of('moved', { pokemon: 'pokemon', card: 'card' }),
  /** The rule keeps it off, if one does. */
  shielded: of('text', { pokemon: 'pokemon', rule: 'rule' }),
  attackDidNothing: of('attack', { pokemon: 'pokemon', attack: 'attack' }),
  extraTurnGiven: of('game', { seat: 'seat' }),
  turnEnded: of('game', { seat: 'seat', turn: 'turn' }),
  checkupBegan: of('game', { turn: 'turn' }),
  suddenDeathDue: of('game', {}),
  conceded: of('game', { seat: 'seat' }),
  gameWon: of('game', { team: 'team', ways: 'ways' }),
  broughtIn: of('moved', { pokemon: 'pokemon', card: 'card' }),
  leftTheGame: of('game', { seat: 'seat' }),
  prizesAdded: of('setup', { seat: 'seat', count: 'count' }),
  markerPut: of('pokemon', { pokemon: 'pokemon', marker: 'marker' }),
  markersRemoved: of('pokemon', { pokemon: 'pokemon' }),
  powerDidNothing: of('text', { pokemon: 'pokemon', script: 'script' }),
  /** The rule leaves no damage; without one its Resistance does. */
  damageStopped: of('account', { pokemon: 'pokemon', rule: 'rule' }),
  /** How many points of damage there are after that step; the first is the base. */
  damageStepped: of('account', { step: 'step', points: 'points' }),
  prizeTurnedUp: of('moved', { seat: 'seat', card: 'card' }),
} as const;

type Shapes = typeof EVENTS;

/** What can happen in a game, in the past tense. */
export type EventKind = keyof Shapes;

/** The kinds of events, in the order of their numbers. */
export const EVENT_KINDS = Object.keys(EVENTS) as readonly EventKind[];

type FieldsOf<K extends EventKind> = Shapes[K]['fields'];

/** An event of this kind, as an onlooker may know it. */
export type EventOf<K extends EventKind> = K extends EventKind
  ? Flat<{ readonly kind: K } & { readonly [F in keyof FieldsOf<K>]: ValueOf<FieldsOf<K>[F]> }>
  : never;

type ValueOf<F> = F extends FieldKindName ? FieldValue<F> : never;
type Flat<T> = { [F in keyof T]: T[F] };

/** Something that happened, as an onlooker may know it; `teller` puts it into words. */
export type GameEvent = EventOf<EventKind>;

/** The kinds of a group. */
export type KindIn<G extends EventGroup> = { [K in EventKind]: Shapes[K]['group'] extends G ? K : never }[EventKind];

/** The kinds whose card not everybody may see. */
export type SecretKind = {
  [K in EventKind]: 'secret' extends FieldsOf<K>[keyof FieldsOf<K>] ? K : never;
}[EventKind];

/** Whether an event is of a group. */
export const isOfGroup = <G extends EventGroup>(event: GameEvent, group: G): event is EventOf<KindIn<G>> =>
  EVENTS[event.kind].group === group;

/** The card that an event is about, if it is about one and this onlooker may know it. */
export const cardOfEvent = (event: GameEvent): CardId | null => ('card' in event ? event.card : null);

/** The seat that an event is about, or whose Pokémon it is about; null: it is about neither. */
export function seatOfEvent(event: GameEvent): Seat | null {
  if ('seat' in event) return event.seat;
  return 'pokemon' in event && event.pokemon !== null ? seatOf(event.pokemon) : null;
}
