import type { Act, LastingAct } from '../effects/linked.js';
import type { Span } from '../effects/words.js';
import { emit } from '../model/event.js';
import { facing } from '../model/format.js';
import { type Game, playersFrom } from '../model/game.js';
import { listenAnew } from '../model/listeners.js';
import { mark, unmark } from '../model/markers.js';
import {
  type Lasting,
  NONE,
  ON_CARD,
  ON_PLAYER,
  ON_POKEMON,
  ORIGINS,
  type PokemonId,
  type Seat,
  WON_BY_EFFECT,
} from '../model/state.js';
import { cardsMeant, pokemonMeant, type Scope, seatFor } from '../terms/judge.js';
import { lose } from '../turn/win.js';
import type { Asking } from './candidates.js';
import { causeOf, reached } from './cause.js';
import type { Outcome } from './outcome.js';

/** In force from when, and for whose turn. @rule EFF-08 */
function timeOf(span: Span, scope: Scope, now: Seat): Pick<Lasting, 'active' | 'turnOf' | 'begun'> {
  const { you } = scope;
  switch (span) {
    case 'this-turn':
      return { active: 1, turnOf: now, begun: 1 };
    case 'opponents-next-turn':
      return { active: 0, turnOf: seatFor(scope, 'opponent'), begun: 0 };
    case 'to-end-of-opponents-next-turn':
      return { active: 1, turnOf: seatFor(scope, 'opponent'), begun: 0 };
    case 'your-next-turn':
      return { active: 0, turnOf: you, begun: 0 };
    case 'to-end-of-your-next-turn':
      return { active: 1, turnOf: you, begun: 0 };
    case 'this-attack':
    case 'while-conditioned':
    case 'game':
      return { active: 1, turnOf: NONE, begun: 0 };
  }
}

/** What a sentence puts in force is one effect on each of those it is put on. @rule EFF-07 EFF-08 EFF-13 */
export function lasting(game: Game, { frame, scope, op }: Asking, doing: LastingAct): Outcome {
  const { state } = game;
  const bearers = bearersOf(game, { frame, scope, op } as Asking, doing);
  const env = frame.env.map((slot) => slot.slice());
  for (const { on, bearer } of bearers) {
    if (doing.label !== undefined && on === ON_POKEMON && !putMarker(game, bearer, doing.label)) continue;
    const group = 1 + state.lasting.reduce((most, one) => Math.max(most, one.group), 0);
    for (const rule of op.rules) {
      state.lasting.push({
        rule,
        on,
        bearer,
        seat: scope.you,
        self: frame.source,
        card: frame.card,
        defender: frame.target,
        origin: ORIGINS.indexOf(causeOf(frame).origin),
        ...timeOf(doing.span, scope, state.seat),
        group,
        env,
      });
    }
  }
  if (op.into !== NONE) frame.env[op.into] = bearers.map(({ bearer }) => bearer);
  listenAnew(game);
  return 'go-on';
}

function putMarker(game: Game, pokemon: PokemonId, name: string): boolean {
  emit(game, 'markerPut', pokemon, game.setup.markerNames.indexOf(name));
  return mark(game, pokemon, name);
}

/** @rule EVO-09 EFF-10 */
export function removeMarkers(game: Game, { frame, scope }: Asking, doing: Extract<Act, { op: 'unmark' }>): Outcome {
  for (const pokemon of reached(game, frame, pokemonMeant(game, scope, doing.from)))
    if (unmark(game, pokemon, doing.markers)) emit(game, 'markersRemoved', pokemon);
  return 'go-on';
}

function bearersOf(
  game: Game,
  { frame, scope }: Asking,
  { on }: LastingAct,
): readonly { on: number; bearer: number }[] {
  if (typeof on === 'string') {
    const seats = on === 'each' ? playersFrom(game, scope.you) : [seatFor(scope, on)];
    return seats.map((bearer) => ({ on: ON_PLAYER, bearer }));
  }
  if (on.get === 'pokemon' || (on.get === 'ref' && on.name !== 'card' && on.name !== 'that-card')) {
    return reached(game, frame, pokemonMeant(game, scope, on)).map((bearer) => ({ on: ON_POKEMON, bearer }));
  }
  return cardsMeant(game, scope, on as never).map((bearer) => ({ on: ON_CARD, bearer }));
}

/** The turn ends when the text has been carried out; winning and losing are at once. @rule TURN-14 WIN-01 */
export function outcome(game: Game, { scope }: Asking, doing: Extract<Act, { op: 'outcome' }>): Outcome {
  const seat = doing.who === undefined ? scope.you : seatFor(scope, doing.who);
  switch (doing.is) {
    case 'end-turn':
      game.state.turnEnding = 1;
      return 'go-on';
    case 'extra-turn':
      game.state.extraTurns.push(seat);
      emit(game, 'extraTurnGiven', seat);
      return 'go-on';
    case 'win':
      lose(game, facing(seat), WON_BY_EFFECT);
      return 'stop';
    case 'lose':
      lose(game, seat, WON_BY_EFFECT);
      return 'stop';
  }
}
