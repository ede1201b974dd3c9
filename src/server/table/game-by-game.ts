import { EngineBug } from '../../engine/index.js';
import type { Body } from '../log/entry.js';
import { isMatchOver } from './match.js';
import { Playing } from './playing.js';
import { dropRequests } from './requests.js';
import { shareOf } from './seats.js';
import type { TableState } from './state.js';
import type { Surroundings } from './surroundings.js';

/** Lays the next game: from here on the engine's record follows from the entries. */
export function layGame(state: TableState, body: Extract<Body, { kind: 'begun' }>, around: Surroundings): void {
  const { table, rules, seats } = state;
  const agreement = { secret: around.secrets.of(table, body.game), table, game: body.game, shares: seats.map(shareOf) };
  const decks = seats.map(({ deck }) => deck!);
  const pairing = around.games.pairing({ rules, decks, picker: body.picker });
  if (!pairing.ok) throw new EngineBug(pairing.error[0]!.message);
  const { begin } = pairing.value;
  const players = seats.map(({ player }) => player);
  passGame(state, body);
  state.playing = new Playing(begin(agreement, players), {
    game: body.game,
    number: state.number,
    at: state.at,
    clock: rules.clock,
  });
}

/** A game has begun of which nothing is wanted but how it ends. */
export function passGame(state: TableState, body: Extract<Body, { kind: 'begun' }>): void {
  state.phase = 'playing';
  state.game = body.game;
  state.isPaused = false;
  state.sealed = null;
  state.playing = null;
}

/** A game has come to its end: the secret is shown, and the match is over or goes on. */
export function takeOver(state: TableState, body: Extract<Body, { kind: 'over' }>): void {
  const { game, winner, by, secret, commitment } = body;
  state.playing?.settle(state.at, true);
  if (state.playing !== null) state.playing.ended ??= { winner, by };
  state.sealed = { game, commitment: state.commitment, shares: state.seats.map(shareOf), secret };
  state.commitment = commitment;
  state.results = [...state.results, { game, winner, by }];
  state.phase = isMatchOver(state.rules, state.results) ? 'over' : 'between-games';
  state.isPaused = false;
  for (const seat of state.seats) seat.share = null;
  dropRequests(state, 'of-a-game');
}
