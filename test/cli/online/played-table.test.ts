import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PlayedTable } from '../../../src/cli/online/played-table.js';
import { cuttable, nodes } from '../../protocol/real-servers.js';
import { numbers, PLAIN } from '../../server/houses.js';

it('Lines that are cut at the end of a match cost no table its next one, and the end is counted once', async () => {
  const { world, sockets } = cuttable();
  const counts = { games: 0, since: 0 };
  const hearing = {
    chosen: () => void counts.since++,
    told: () => {},
    notChosen: () => {},
    gameOver: () => {
      counts.games++;
      counts.since = 0;
      for (const milliseconds of [0, 60, 200, 400])
        setTimeout(() => sockets.forEach((each) => void each.terminate()), milliseconds);
    },
  };
  const servers = (await nodes(2)).map(({ address }) => address);
  const play = { servers, era: 'hgss-2010', format: 'constructed', decks: PLAIN, clock: null, witnessed: false };
  const table = await PlayedTable.open(play, world, hearing, numbers(7));
  table.go(0);
  try {
    while (counts.games === 0 || counts.since < 5) await pause(25);
    expect(counts.games).toBe(1);
  } finally {
    table.close();
  }
}, 120_000);
