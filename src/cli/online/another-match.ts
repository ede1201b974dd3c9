// Two clients that want another match at their table, and get it whatever is lost on the way.
import { setTimeout as pause } from 'node:timers/promises';
import type { TableClient } from '../../protocol/index.js';

const LOOK_EVERY_MS = 50;

/**
 * Looks again and again at what the table says, and does what is next: a request may go down with a server, and whoever comes back
 * is told of the same end twice. False: nothing was begun in time, and the table stands where it stood.
 */
export async function anotherMatch(clients: readonly TableClient[], patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (clients.every(isInGame)) return true;
    await Promise.race([doNext(clients), pause(patience / 10)]);
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

const isInGame = ({ about, moment }: TableClient): boolean =>
  about?.phase === 'playing' && moment !== null && moment.view.phase !== 'over';

async function doNext(clients: readonly TableClient[]): Promise<void> {
  const [asks, ...others] = clients;
  if (clients.every(({ about }) => about?.phase === 'over')) {
    await asks!.ask('rematch');
    for (const other of others) await other.reply('rematch', true);
  }
  for (const client of clients) if (isAwaited(client)) await client.ready();
}

const isAwaited = ({ about, seat }: TableClient): boolean =>
  (about?.phase === 'gathering' || about?.phase === 'between-games') &&
  seat !== null &&
  about.seats[seat]?.isReady === false;
