import type { Body } from '../log/entry.js';
import type { Secrets } from './chance.js';
import { pickerAfter } from './match.js';
import type { Playing } from './playing.js';
import { isReady } from './seats.js';
import type { TableState } from './state.js';

/** What the table itself has to write, whoever looks: two nodes find the same. */
export function dueNow(state: TableState, at: number, secrets: Secrets): Body | null {
  const { phase, playing, game, results } = state;
  if (phase === 'playing') return playing === null ? null : dueInGame(state, playing, at, secrets);
  if (phase === 'over' || !state.seats.every((seat) => isReady(seat) && seat.player !== 'empty')) return null;
  return { kind: 'begun', game: game + 1, picker: pickerAfter(results) };
}

function dueInGame(state: TableState, playing: Playing, at: number, secrets: Secrets): Body | null {
  if (playing.isOver) {
    const { table, game } = state;
    const [secret, commitment] = [secrets.of(table, game), secrets.commitmentTo(table, game + 1)];
    return { kind: 'over', game, ...playing.result, secret, commitment };
  }
  const falls = playing.clocks?.falls ?? null;
  if (falls !== null && falls.at <= at) return { kind: 'clock', what: 'fallen', seat: falls.seat };
  const decided = state.isPaused ? null : playing.decided();
  return decided === null ? null : { kind: 'chosen', decision: playing.opened, ...decided };
}

/** When a flag falls if nobody does anything. */
export function dueAt({ phase, playing }: TableState): number | null {
  return phase === 'playing' ? (playing?.clocks?.falls?.at ?? null) : null;
}
