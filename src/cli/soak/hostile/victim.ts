// A table at which a game has begun and nobody chooses any more: whatever is said there by others must leave it as it is.
import type { Answer } from '../../../engine/index.js';
import { HouseClient, type SeatTaken, TableClient, type World } from '../../../protocol/index.js';
import type { Entry } from '../../../server/index.js';

export interface Victim {
  readonly table: string;
  readonly seats: readonly SeatTaken[];
  /** Who is asked, what would be right, and since which entry. */
  readonly asked: number;
  readonly options: readonly Answer[];
  readonly number: number;
  /** A choice that was made and answered: to say it again is no second one. */
  readonly made: { readonly seat: number; readonly number: number; readonly answer: Answer };
  /** What stands in the log. */
  readonly entries: readonly Entry[];
}

/** Where victims are made. */
export interface Place {
  readonly address: string;
  readonly world: World;
  readonly deck: string;
  readonly read: (table: string) => Promise<readonly Entry[]>;
}

/** Opens a table, begins a game, makes one choice and leaves. */
export async function makeVictim({ address, world, deck, read }: Place): Promise<Victim> {
  const seats = await takeSeats(new HouseClient(address, fetch));
  const { table } = seats[0]!;
  const clients = seats.map(({ key }) => new TableClient({ server: address, table, key }, world));
  try {
    for (const client of clients) must((await client.deck({ from: 'library', name: deck })).is === 'done');
    for (const client of clients) must((await client.ready()).is === 'done');
    const isAsked = (client: TableClient): boolean => client.isAsked;
    await until(() => clients.some(isAsked));
    const first = clients.findIndex(isAsked);
    const answer = optionsOf(clients[first]!)[0]!;
    must((await clients[first]!.choose(answer)).is === 'done');
    await until(() => clients.some(isAsked));
    const entries = await read(table);
    const asked = clients.findIndex(isAsked);
    const options = optionsOf(clients[asked]!);
    const made = { seat: first, number: decisionIn(entries, first), answer };
    return { table, seats, asked, options, number: entries.at(-1)!.number, made, entries };
  } finally {
    for (const client of clients) client.close();
  }
}

async function takeSeats(house: HouseClient): Promise<readonly SeatTaken[]> {
  const opened = await house.open({ name: 'Ada', era: 'hgss-2010', format: 'constructed' });
  if (!opened.ok) throw new Error(opened.error.sentence);
  const sat = await house.sit(opened.value.table, { name: 'Ben' });
  if (!sat.ok) throw new Error(sat.error.sentence);
  return [opened.value, sat.value];
}

const optionsOf = ({ moment }: TableClient): readonly Answer[] =>
  (moment?.view.decision?.options ?? []).map(({ answer }) => answer);

/** The decision that a seat has answered last. */
function decisionIn(entries: readonly Entry[], seat: number): number {
  const found = entries.findLast(({ body }) => body.kind === 'chosen' && body.seat === seat)?.body;
  return found?.kind === 'chosen' ? found.decision : 0;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !isSo(); tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  must(isSo());
}

function must(isSo: boolean): void {
  if (!isSo) throw new Error('A table to be attacked could not be laid.');
}
