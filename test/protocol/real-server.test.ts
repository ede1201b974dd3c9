import { describe, expect, it } from 'vitest';
import { mindOf } from '../../src/cli/join/mind.js';
import { SeatedBot } from '../../src/cli/join/seated-bot.js';
import { askByFetch } from '../../src/cli/table/reach.js';
import { Watching } from '../../src/cli/table/watching.js';
import { HouseClient } from '../../src/protocol/index.js';
import type { SealedRecord } from '../../src/session/index.js';
import { clientAt, cuttable, deckOf, nodes, playOut, twoSeats, until } from './real-servers.js';

/** The same numbers each time. */
function picker(seed: number): (options: number) => number {
  let state = seed;
  return (options) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state >> 8) % options;
  };
}

const DONE = { is: 'done' };

describe('clients at a real server', () => {
  it('play a whole game, watched by a third, and get its record', async () => {
    const [node] = (await nodes(1)) as [Awaited<ReturnType<typeof nodes>>[0]];
    const [ada, ben] = await twoSeats(node);
    const { world } = cuttable();
    const clients = [ada, ben].map((seat) => clientAt([node], seat, world));
    const watcher = clientAt([node], { table: ada.table }, world);
    const verdicts = (await Promise.all(clients.map((client, seat) => playOut(client, picker(seat + 1))))).flat();
    expect(verdicts.every(({ is }) => is === 'done')).toBe(true);
    await until(watcher, () => watcher.about?.phase === 'over' && watcher.moment?.view.phase === 'over');
    expect(watcher.seat).toBeNull();
    expect(watcher.moment!.view.sides.map(({ hand }) => hand.cards)).toEqual([null, null]);
    const record = await new HouseClient(node.address, askByFetch).record(ada.table, 1);
    expect(record.ok && (record.value as SealedRecord).choices).toHaveLength(verdicts.length - 4);
  });

  it('play on at whichever node there is, however often their lines are cut', async () => {
    const both = await nodes(2);
    const [ada, ben] = await twoSeats(both[0]!);
    const clients = [ada, ben].map((seat, place) => {
      const { world, sockets } = cuttable(place);
      const client = clientAt(both, seat, world);
      const cut = new Set<unknown>();
      let heard = 0;
      client.listen(() => {
        if (++heard % 11 !== 0) return;
        cut.add(sockets.at(-1)!);
        sockets.at(-1)!.terminate();
      });
      return { client, sockets, cut };
    });
    const played = await Promise.all(clients.map(({ client }, seat) => playOut(client, picker(seat + 1))));
    for (const verdict of played.flat()) expect(verdict).toEqual(DONE);
    for (const { sockets, cut } of clients) {
      // A new line after each cut, but for one that came when all was played.
      expect(cut.size).toBeGreaterThan(1);
      expect(sockets.length).toBeGreaterThanOrEqual(cut.size);
      expect(new Set(sockets.map(({ url }) => url)).size).toBe(2);
    }
    const record = await new HouseClient(both[1]!.address, askByFetch).record(ada.table, 1);
    expect(record.ok && (record.value as SealedRecord).choices).toHaveLength(played.flat().length - 4);
  }, 60_000);

  it('are told to come back when a server closes, and go on at another', async () => {
    const both = await nodes(2);
    const [ada] = await twoSeats(both[0]!);
    const { world, sockets } = cuttable();
    const client = clientAt(both, ada, world);
    await until(client, () => client.line.is === 'open');
    expect(await client.deck(deckOf(0))).toEqual(DONE);
    const told = new Promise<unknown>((resolve) => sockets.at(-1)!.once('close', resolve));
    const closing = both[0]!.server.close();
    expect(await told).toBe(1001); // the goodbye of who asks to come back, where a line that is cut has none
    await until(client, () => client.line.is === 'open' && sockets.length > 1);
    expect(await client.deck(deckOf(1))).toEqual(DONE);
    await closing;
  });

  it('are told why a table cannot be had, and do not try again', async () => {
    const [node] = await nodes(1);
    const { world, sockets } = cuttable();
    const client = clientAt([node!], { table: '0000000000' }, world);
    await until(client, () => client.line.is === 'closed');
    expect(client.line).toEqual({ is: 'closed', sentence: 'There is no such table.' });
    expect(sockets).toHaveLength(1);
  });
});

describe('the command line at a real server', () => {
  it('seats bots by link that play a match, and shows it', async () => {
    const [node] = await nodes(1);
    const seats = await twoSeats(node!);
    const { world } = cuttable();
    const written: string[] = [];
    const write = (text: string) => written.push(text);
    const surface = { write, redraw: write, width: 80, height: 40, isScreen: false };
    const watching = new Watching(clientAt([node!], { table: seats[0].table }, world), surface).watch();
    const said: string[] = [];
    const ended = seats.map((seat, place) => {
      const errand = {
        deck: deckOf(place),
        games: null,
        mind: mindOf('random', picker(place + 3)),
        say: (it: string) => said.push(it),
      };
      return new SeatedBot(clientAt([node!], seat, world), errand).play();
    });
    expect(await Promise.all(ended)).toEqual([{ is: 'played' }, { is: 'played' }]);
    expect(await watching).toBeNull();
    expect(said.filter((line) => line.startsWith('Game 1: ')).sort()).toEqual(['Game 1: lost.', 'Game 1: won.']);
    const shown = written.join('');
    expect(shown).toContain('Ada is ready.');
    expect(shown).toContain('The game is over in turn');
    expect(shown).toMatch(/Game 1: won by (Ada|Ben)\./);
  });
});
