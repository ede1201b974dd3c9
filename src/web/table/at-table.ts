import {
  areOpponents,
  type CardId,
  type DecisionView,
  type PokemonId,
  type PokemonView,
  type Seat,
  type SideView,
} from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { NO_REACH, type Reach, reachOf } from '../session/reach.js';
import type { TableState } from '../session/store.js';
import { SEATS } from '../words/words.js';

/* What can be read off the state of the table. */

/** Where one sits; a spectator looks from the first seat, or from where they like. */
export const seatIn = ({ view, from }: Moment): Seat => (view.seat === 'spectator' ? (from ?? 0) : view.seat);

export const mySide = (moment: Moment): SideView => moment.view.sides[seatIn(moment)]!;

export const otherSides = (moment: Moment): readonly SideView[] =>
  moment.view.sides.filter(({ seat }) => areOpponents(seat, seatIn(moment)));

/** Everybody else, clockwise: the left opponent, the teammate, the right opponent. @rule FMT-12 */
export function othersOf(moment: Moment): readonly SideView[] {
  const { sides } = moment.view;
  return sides.slice(1).map((_, i) => sides[(seatIn(moment) + i + 1) % sides.length]!);
}

export type Relation = 'opponent' | 'left' | 'mate' | 'right';

export function relationOf(moment: Moment, { seat }: SideView): Relation {
  const { length } = moment.view.sides;
  if (length === 2) return 'opponent';
  const apart = (seat - seatIn(moment) + length) % length;
  return apart === 1 ? 'left' : apart === 2 ? 'mate' : 'right';
}

/** What a player is called by who sits at the table: by name, where they have one. Who only looks on counts them. */
export function nameOf(moment: Moment, side: SideView): string {
  if (side.seat === moment.view.seat) return SEATS.you;
  const name = moment.names?.[side.seat] ?? '';
  if (name !== '') return name;
  return moment.view.seat === 'spectator' ? SEATS.player(side.seat + 1) : SEATS[relationOf(moment, side)];
}

/** The same for who cannot see where a side lies: two players may have one name. */
export function calledApart(moment: Moment, side: SideView): string {
  const name = nameOf(moment, side);
  const isShared = moment.view.sides.some((other) => other.seat !== side.seat && nameOf(moment, other) === name);
  return isShared ? `${name}, ${SEATS.player(side.seat + 1)}` : name;
}

type Deciding = Pick<TableState, 'moment' | 'busy' | 'sent'>;

/** The decision, if it is yours and nothing is being shown or on its way. */
export function myDecision({ moment, busy, sent }: Deciding): DecisionView | null {
  if (moment === null || busy || sent !== null || moment.replayed !== undefined) return null;
  const { decision, seat } = moment.view;
  return decision !== null && decision.seat === seat ? decision : null;
}

const reaches = new WeakMap<Moment, Reach>();

/** What your decision lets you touch. */
export function reachNow(state: Deciding & Pick<TableState, 'placeOf'>): Reach {
  const decision = myDecision(state);
  if (decision === null || state.moment === null) return NO_REACH;
  const known = reaches.get(state.moment);
  if (known !== undefined) return known;
  const hand = (mySide(state.moment).hand.cards ?? []).map(({ card }) => card);
  const place = (card: CardId): number | undefined => state.placeOf.get(card);
  const reach = reachOf(decision, (card) =>
    hand.includes(card) ? hand.filter((other) => other !== card && place(other) === place(card)) : [],
  );
  reaches.set(state.moment, reach);
  return reach;
}

export const pokemonIn = (moment: Moment): readonly PokemonView[] =>
  moment.view.sides.flatMap(({ active, bench }) => [...active.filter((each) => each !== null), ...bench]);

export const pokemonNamed = (moment: Moment, id: PokemonId): PokemonView | null =>
  pokemonIn(moment).find(({ pokemon }) => pokemon === id) ?? null;

export const nameOfPokemon = (moment: Moment, id: PokemonId): string => pokemonNamed(moment, id)?.card?.name ?? '';
