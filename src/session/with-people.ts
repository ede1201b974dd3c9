import type { TableSetup } from './moment.js';
import type { Player } from './seats.js';

/** What an earlier Rulebox called the only person at a table. */
export const EARLIER_PERSON = 'you';

/** Who sits where in a game that was kept. */
export const withPeople = <T extends { readonly setup: TableSetup }>(kept: T): T => ({
  ...kept,
  setup: {
    ...kept.setup,
    players: kept.setup.players.map((player: Player | typeof EARLIER_PERSON) =>
      player === EARLIER_PERSON ? 'person' : player,
    ),
  },
});
