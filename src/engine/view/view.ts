import { listAnswers } from '../answering.js';
import { lookedAt } from '../carry-out/looking.js';
import type { Game } from '../model/game.js';
import {
  type DecisionKind,
  NONE,
  type Phase,
  type PokemonId,
  type Seat,
  type WinWay,
  winWaysIn,
} from '../model/state.js';
import { cardView, NOTHING } from './cards-view.js';
import { type AsksView, asksOf } from './choice.js';
import { describe, type Option } from './describe.js';
import { mayOpenTalk } from './may-see.js';
import type { CardView, SideView } from './parts.js';
import { sideView } from './side-view.js';

/** A seat, or a spectator, who sees what is public. */
export type Viewer = Seat | 'spectator';

/** Everything a seat may know; there is nowhere in it to put a secret. @rule ZONE-03 */
export interface View {
  readonly seat: Viewer;
  readonly phase: Phase;
  readonly turn: number;
  readonly player: Seat;
  readonly winner: number | null;
  readonly ways: readonly WinWay[];
  readonly stadium: CardView | null;
  readonly sides: readonly SideView[];
  /** Whether this seat may begin to talk about the game now. @rule FMT-19 */
  readonly mayOpenTalk: boolean;
  /** What the game waits for; the options are there for the seat that decides only. */
  readonly decision: DecisionView | null;
}

/** The decision that a game waits for, and what may be answered by who decides. */
export interface DecisionView {
  readonly kind: DecisionKind;
  readonly seat: Seat;
  readonly count: number;
  /** The Pokémon it is about, if it is about one. */
  readonly pokemon: PokemonId | null;
  readonly options: readonly Option[];
  /** The text that asks, for the seat that decides only. */
  readonly asks: AsksView | null;
}

/** Views from which parts are taken as they are, where they are the same: whoever compares need not look into them. */
export interface KnownViews {
  /** What the same viewer was shown last. */
  readonly before?: View | undefined;
  /** What another viewer is shown of this very state. */
  readonly beside?: View | undefined;
}

const NO_VIEWS: KnownViews = {};

/** Builds what a seat or a spectator may know. */
export function viewFor(game: Game, seat: Viewer, { before, beside }: KnownViews = NO_VIEWS): View {
  const { state } = game;
  const shown = seat === 'spectator' ? NOTHING : lookedAt(game, seat);
  const sides = state.sides.map((_, owner) =>
    sideView(game, owner, { seat, shown, before: before?.sides[owner], beside: beside?.sides[owner] }),
  );
  return {
    seat,
    phase: state.phase,
    turn: state.turn,
    player: state.seat,
    winner: state.winner === NONE ? null : state.winner,
    ways: state.ways === 0 ? NOTHING : winWaysIn(state.ways),
    stadium: stadiumView(game, before?.stadium),
    sides,
    mayOpenTalk: seat !== 'spectator' && mayOpenTalk(game, seat),
    decision: decisionView(game, seat, sides),
  };
}

function stadiumView(game: Game, before: CardView | null = null): CardView | null {
  const { stadium } = game.state;
  if (stadium === NONE) return null;
  return before?.card === stadium ? before : cardView(game, stadium);
}

function decisionView(game: Game, seat: Viewer, sides: readonly SideView[]): DecisionView | null {
  const { decision } = game.state;
  if (decision.kind === 'none') return null;
  const isAsked = decision.seat === seat;
  return {
    kind: decision.kind,
    seat: decision.seat,
    count: decision.count,
    pokemon: decision.pokemon === NONE ? null : decision.pokemon,
    options: isAsked ? listAnswers(game).map((given) => describe(game, given)) : NOTHING,
    asks: isAsked ? asksOf(game, sides) : null,
  };
}
