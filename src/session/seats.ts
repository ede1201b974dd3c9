import type { BotName } from '../bots/index.js';
import type { Seat, Viewer } from '../engine/index.js';

/** Who sits on a seat; an empty one is waited for. */
export type Player = 'person' | 'empty' | BotName;

export const isBot = (player: Player | undefined): player is BotName =>
  player !== undefined && player !== 'person' && player !== 'empty';

/** The seats on which people sit. */
export const seatsOfPeople = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap((player, seat) => (player === 'person' ? [seat] : []));

/** Who looks on: a seat or a spectator with what they may know, or somebody to whom all hands are open. */
export type Onlooking = Viewer | 'open';
