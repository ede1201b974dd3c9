import { err, type GameRecord, ok } from '../../src/engine/index.js';
import type { TableAbout, ToServer } from '../../src/protocol/index.js';
import type { Guest, House } from '../../src/server/index.js';
import type { SealedRecord } from '../../src/session/index.js';

/** A house with one table, `t1`, that says what it heard and does nothing about it. */
export interface FakeHouse extends House {
  readonly guests: Set<Guest>;
  readonly heard: ToServer[];
  /** Why nothing can be written; null: it can. */
  trouble: string | null;
  /** Thrown by whatever is asked next. */
  fault: Error | null;
  isClosed: boolean;
}

export const KEY = '0123456789abcdef0123456789abcdef';

export const ABOUT: TableAbout = {
  table: 't1',
  rules: {
    era: 'swsh-2022',
    format: 'constructed',
    bestOf: 1,
    clock: { seconds: 900, more: 5 },
    watching: 'everybody',
    cards: 'library',
    practice: false,
    listed: true,
  },
  phase: 'gathering',
  match: 1,
  game: 0,
  seats: [
    {
      seat: 0,
      name: 'Ada',
      player: 'person',
      here: true,
      hasDeck: false,
      isReady: false,
      wins: 0,
      clock: { left: 900_000, since: null },
    },
  ],
  results: [],
  isPaused: false,
  requests: [{ request: 'pause', seat: 0, agreed: [] }],
  said: [{ number: 3, seat: 0, phrase: 'hello' }],
  chance: { commitment: 'ab', shares: [''], secret: null },
  claimable: null,
};

const SEALED = {
  agreed: { table: 't1', game: 1, commitment: 'ab', shares: ['cd'], secret: 'ef', dealt: '01', chosen: '02' },
};

export const RECORD = { rulebox: 2, game: { era: 'swsh-2022' }, choices: [] };

export function fakeHouse(): FakeHouse {
  const house: FakeHouse = {
    guests: new Set(),
    heard: [],
    trouble: null,
    fault: null,
    isClosed: false,
    open: async ({ era }) => {
      throwFault(house);
      return era === 'none'
        ? err([{ rule: null, message: 'There is no era "none".', where: 'era' }])
        : ok({ table: 't1', seat: 0, key: KEY });
    },
    sit: async (_, { seat = 1 }) =>
      seat === 0 ? err({ sentence: 'Ada sits there.', rules: ['TURN-12'] }) : ok({ table: 't1', seat, key: KEY }),
    about: async (table) => (table === 't1' ? ABOUT : null),
    lobby: async () => [ABOUT],
    greet: async (hello, guest) => {
      throwFault(house);
      if (hello.table !== 't1') return err('There is no such table.');
      house.guests.add(guest);
      house.heard.push(hello);
      guest.send({ kind: 'welcome', protocol: 3, version: 'x', number: 3, seat: null, now: 0, about: ABOUT });
      return ok({
        hear: (message) => {
          house.heard.push(message);
          throwFault(house);
          guest.send({ kind: 'done', re: message.re, number: 4 });
        },
        gone: () => house.guests.delete(guest),
      });
    },
    record: async (_, game) => (game === 1 ? (SEALED as unknown as SealedRecord) : null),
    share: async (record) => {
      throwFault(house);
      return JSON.stringify(record).includes('impossible')
        ? err([{ rule: null, message: 'The record: impossible.', where: 'choices' }])
        : ok('k7m2p9qr');
    },
    shared: async (game) => (game === 'k7m2p9qr' ? (RECORD as unknown as GameRecord) : null),
    figures: () => ({ tables: 1, guests: house.guests.size }),
    ready: async () => house.trouble,
    isGettingReady: false,
    close: async () => {
      house.isClosed = true;
      for (const guest of [...house.guests]) guest.close('The server is closing. Come back in a moment.', true);
    },
  };
  return house;
}

function throwFault(house: FakeHouse): void {
  const { fault } = house;
  house.fault = null;
  if (fault !== null) throw fault;
}
