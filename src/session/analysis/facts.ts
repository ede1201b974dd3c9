import {
  areOpponents,
  type CardId,
  type GameEvent,
  isOfGroup,
  type PokemonId,
  type Seat,
  seatOf,
  teamOf,
} from '../../engine/index.js';
import { type KnockOut, knockOutsIn } from './knock-outs.js';
import type { Course } from './play-on.js';
import type { Stand } from './stand.js';

/** What came of an answer in one imagined game, in figures. */
export interface Facts {
  readonly won: boolean;
  readonly lost: boolean;
  /** Opponents' Pokémon, in one's own turn; one's own, until the end of the turn after it. */
  readonly knockOuts: readonly KnockOut[];
  readonly losses: readonly KnockOut[];
  readonly prizes: number;
  readonly damage: number;
  readonly attached: number;
  readonly evolved: number;
  readonly benched: number;
  readonly drawn: number;
  readonly isBenchEmpty: boolean;
  /** Trainer cards of the hand that are still there when the turn ends. */
  readonly kept: readonly CardId[];
}

export function factsOf(stand: Stand, { own, reply, end, isBenchEmpty, hand }: Course): Facts {
  const { seat } = stand;
  const { phase, winner } = end.state;
  const isOver = phase === 'over' && winner >= 0;
  const count = (isSuch: (event: GameEvent) => boolean): number => own.filter(isSuch).length;
  const isMine = (pokemon: PokemonId): boolean => seatOf(pokemon) === seat;
  const isEnergy = (card: CardId): boolean => end.setup.byId[card]!.facts.kind === 'energy';
  const isTrainer = (card: CardId): boolean => end.setup.byId[card]!.facts.kind === 'trainer';
  return {
    won: isOver && winner === teamOf(seat),
    lost: isOver && winner !== teamOf(seat),
    knockOuts: knockOutsIn(stand, own).filter(({ victim }) => areOpponents(seatOf(victim), seat)),
    losses: knockOutsIn(stand, [...own, ...reply]).filter(({ victim }) => isMine(victim)),
    prizes: count((event) => event.kind === 'prizeTaken' && teamOf(event.seat) === teamOf(seat)),
    damage: damageTo(own, seat),
    attached: count((event) => event.kind === 'attached' && isMine(event.pokemon) && isEnergy(event.card)),
    evolved: count((event) => event.kind === 'evolved' && isMine(event.pokemon)),
    benched: count((event) => event.kind === 'benched' && isMine(event.pokemon)),
    drawn: count((event) => event.kind === 'cardDrawn' && event.seat === seat),
    isBenchEmpty,
    kept: stand.game.state.sides[seat]!.hand.filter((card) => hand.includes(card) && isTrainer(card)),
  };
}

const damageTo = (events: readonly GameEvent[], seat: Seat): number =>
  events.reduce(
    (sum, event) => sum + (isOfGroup(event, 'damage') && areOpponents(seatOf(event.pokemon), seat) ? event.points : 0),
    0,
  );
