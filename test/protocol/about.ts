// A table as everybody at it sees it, for tests.
import type { SeatAbout, TableAbout } from '../../src/protocol/index.js';

const seatAbout = (seat: number): SeatAbout => ({
  seat,
  name: ['Ada', 'Ben', 'Cleo', 'Dan'][seat]!,
  player: 'person',
  here: true,
  hasDeck: true,
  isReady: false,
  wins: 0,
  clock: null,
});

export const ABOUT: TableAbout = {
  table: '7h3k9m2pqr',
  rules: {
    era: 'hgss-2010',
    format: 'constructed',
    bestOf: 1,
    clock: null,
    watching: 'everybody',
    cards: 'library',
    practice: false,
    listed: false,
  },
  phase: 'playing',
  match: 1,
  game: 1,
  seats: [seatAbout(0), seatAbout(1)],
  results: [],
  isPaused: false,
  requests: [],
  said: [],
  chance: { commitment: '00'.repeat(32), shares: ['', ''], secret: null },
  claimable: null,
};
