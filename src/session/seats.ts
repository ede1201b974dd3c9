import { BOT_NAMES, type BotName } from '../bots/index.js';
import type { Seat, Viewer } from '../engine/index.js';

/** Who sits on a seat; an empty one is waited for. */
export type Player = 'person' | 'empty' | BotName;

export const isBot = (player: Player | undefined): player is BotName =>
  player !== undefined && player !== 'person' && player !== 'empty';

/** Everybody who can sit on a seat. */
export const PLAYERS: readonly Player[] = ['person', 'empty', ...BOT_NAMES];

/** The seats that are waited for: people's, and those that somebody may come back to. */
export const seatsWaitedFor = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap((player, seat) => (isBot(player) ? [] : [seat]));

/** The person who plays bots alone, and may take choices back; who is away may come back, and counts. */
export function practisingAt(players: readonly Player[]): Seat | null {
  let only: Seat | null = null;
  for (let seat = 0; seat < players.length; seat++) {
    if (isBot(players[seat])) continue;
    if (only !== null) return null;
    only = seat;
  }
  return only === null || players[only] === 'empty' ? null : only;
}

export const isSeat = (seat: unknown, seats: readonly unknown[]): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats.length;

/** Who looks on: a seat or a spectator with what they may know, or somebody to whom all hands are open. */
export type Onlooking = Viewer | 'open';
