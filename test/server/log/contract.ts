// What every log keeps to, whatever it is kept in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Body,
  CannotOpen,
  type Entry,
  type Log,
  type Note,
  NotWritten,
  Unknown,
} from '../../../src/server/index.js';

/** A store that is made for one run of the tests, and as many logs on it as are asked for. */
export interface LogStore {
  open(): Promise<Log>;
  /** Tries to make appends fail while they are under way, so that nobody can say what became of them. */
  disturb(log: Log): Promise<void>;
  /** Whether one log hears another that is open at the same time. */
  readonly nodesHear: boolean;
  /** Says in the store that a later version of the program has been there; null: nothing says which one has. */
  readonly makeNewer: (() => Promise<void>) | null;
  remove(): Promise<void>;
}

export const chosen = (decision: number, seat = 0): Body => ({
  kind: 'chosen',
  seat: seat as 0 | 1,
  decision,
  answer: { kind: 'attach', card: 17, pokemon: 3 },
});

export const entry = (table: string, number: number, at = number, body: Body = chosen(number - 1)): Entry => ({
  table,
  number,
  at,
  body,
});

/** Milliseconds that something takes where nobody is in its way: of ten times the shortest. */
export async function fastest(act: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 10; times++) {
    const begun = performance.now();
    await act();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

const numbers = (entries: readonly Entry[]): number[] => entries.map(({ number }) => number);

/** Every table of these tests has a name of its own. */
let tables = 0;
const newTable = (): string => `table-${tables++}`;

export function keepsTheContract(name: string, make: () => Promise<LogStore>): void {
  describe(`a log in ${name}`, () => {
    let store: LogStore;
    let log: Log;
    let other: Log;
    const here = (): { store: LogStore; log: Log; other: Log } => ({ store, log, other });

    beforeAll(async () => {
      store = await make();
      [log, other] = await Promise.all([store.open(), store.open()]);
    });

    afterAll(async () => {
      await Promise.all([log?.close(), other?.close()]);
      await store?.remove();
    });

    appends(here);
    reads(here);
    findsRecentTables(here);
    keepsBeside(here);
    tells(here);
    fails(here);
    opens(here);
    knowsWhoIsThere(make);
  });
}

type Here = () => { readonly store: LogStore; readonly log: Log; readonly other: Log };

function appends(here: Here): void {
  it('writes an entry, and tells the second of a number that it is taken', async () => {
    const { log, other } = here();
    const table = newTable();
    expect(await log.append(entry(table, 1))).toBe('written');
    expect(await log.append(entry(table, 1))).toBe('taken');
    expect(await other.append(entry(table, 1, 5, chosen(9)))).toBe('taken');
    expect(await other.append(entry(table, 2))).toBe('written');
    expect(await log.read(table, 0)).toEqual([entry(table, 1), entry(table, 2)]);
  });

  it('keeps an entry as it is when it is handed over', async () => {
    const { log } = here();
    const table = newTable();
    const body = { kind: 'left', seat: 0 as 0 | 1 } as const;
    const mutable: { kind: 'left'; seat: 0 | 1 } = { ...body };
    const writing = log.append(entry(table, 1, 1, mutable));
    mutable.seat = 1;
    await writing;
    expect((await log.read(table, 0))[0]!.body).toEqual(body);
  });

  it('gives back whatever text a body has', async () => {
    const { log } = here();
    const table = newTable();
    const name = 'Zoë "Ö" \\ \n \u0000 \ud800 🎴 {"a":[1]}\'; drop table entries; --';
    const body: Body = { kind: 'seated', seat: 0, name, player: 'person', key: null };
    const at = 1_794_978_210_188;
    await log.append(entry(table, 1, at, body));
    expect(await here().other.read(table, 0)).toEqual([{ table, number: 1, at, body }]);
  });

  it('lets one of two that come at once have the number, and only this table lose', async () => {
    const { log } = here();
    const [a, b] = [newTable(), newTable()];
    const verdicts = await Promise.all([
      log.append(entry(a, 1, 1, chosen(0, 0))),
      log.append(entry(b, 1)),
      log.append(entry(a, 1, 1, chosen(0, 1))),
      log.append(entry(a, 2)),
    ]);
    expect([verdicts[1], verdicts[3]]).toEqual(['written', 'written']);
    expect([verdicts[0], verdicts[2]].toSorted()).toEqual(['taken', 'written']);
    const winner = chosen(0, verdicts[0] === 'written' ? 0 : 1);
    expect(await log.read(a, 0)).toEqual([entry(a, 1, 1, winner), entry(a, 2)]);
  });

  it('writes what hundreds of tables append at once, whatever their order', async () => {
    const { log, other } = here();
    const names = Array.from({ length: 300 }, newTable);
    const one = names.map((table) => log.append(entry(table, 1, 1, chosen(0, 0))));
    const two = names.toReversed().map((table) => other.append(entry(table, 1, 1, chosen(0, 1))));
    const [first, second] = [await Promise.all(one), (await Promise.all(two)).toReversed()];
    for (const [i, table] of names.entries()) {
      expect([first[i], second[i]].toSorted()).toEqual(['taken', 'written']);
      expect(await log.read(table, 0)).toEqual([entry(table, 1, 1, chosen(0, first[i] === 'written' ? 0 : 1))]);
    }
  });
}

function reads(here: Here): void {
  it('reads a table in the order of its numbers, behind a number and up to a limit', async () => {
    const { log } = here();
    const table = newTable();
    for (const number of [2, 10, 1, 9, 3]) await log.append(entry(table, number));
    expect(numbers(await log.read(table, 0))).toEqual([1, 2, 3, 9, 10]);
    expect(numbers(await log.read(table, 2))).toEqual([3, 9, 10]);
    expect(numbers(await log.read(table, 1, 2))).toEqual([2, 3]);
    expect(await log.read(table, 10)).toEqual([]);
    expect(await log.read(newTable(), 0)).toEqual([]);
  });

  it('reads hundreds of entries', async () => {
    const { log } = here();
    const table = newTable();
    await Promise.all(Array.from({ length: 350 }, (_, i) => log.append(entry(table, i + 1))));
    expect(numbers(await log.read(table, 0))).toEqual(Array.from({ length: 350 }, (_, i) => i + 1));
  });
}

const HOUR = 3_600_000;

function findsRecentTables(here: Here): void {
  it('finds the tables that were opened last, if something happened there of late', async () => {
    const { log, other } = here();
    const now = 1_000_000 * HOUR; // later than every other entry here
    const [long, quiet, busy, young] = [newTable(), newTable(), newTable(), newTable()];
    await log.append(entry(long, 1, now - 50 * HOUR));
    await log.append(entry(quiet, 1, now - 40 * HOUR));
    await log.append(entry(busy, 1, now - 30 * HOUR));
    await log.append(entry(young, 1, now - 2 * HOUR));
    await log.append(entry(quiet, 2, now - 3 * HOUR));
    await other.append(entry(busy, 2, now - HOUR));
    await other.append(entry(busy, 3, now));
    expect(await log.recentTables(now - 60 * HOUR, 100)).toEqual([young, busy, quiet, long]);
    expect(await log.recentTables(now - 2 * HOUR, 100)).toEqual([young, busy]);
    expect(await other.recentTables(now - 60 * HOUR, 3)).toEqual([young, busy, quiet]);
    expect(await log.recentTables(now, 100)).toEqual([busy]);
    expect(await log.recentTables(now + 1, 100)).toEqual([]);
  });

  it('finds a table by its last entry to the millisecond', async () => {
    const { log } = here();
    const now = 2_000_000 * HOUR;
    const table = newTable();
    for (let i = 0; i < 5; i++) await log.append(entry(table, i + 1, now + i * 1000));
    expect(await log.recentTables(now + 4000, 10)).toEqual([table]);
    expect(await log.recentTables(now + 4001, 10)).toEqual([]);
  });
}

function keepsBeside(here: Here): void {
  it('keeps what is kept under its hash, twice as well as once', async () => {
    const { log, other } = here();
    expect(await log.kept('0a')).toBeNull();
    await Promise.all([log.keep('0a', '{"cards":[]}'), other.keep('0a', '{"cards":[]}')]);
    await log.keep('0a', '{"cards":[]}');
    expect(await other.kept('0a')).toBe('{"cards":[]}');
  });

  it('keeps games under their ids, while there is room, and never another one under the same', async () => {
    const { log, other } = here();
    const game = { id: 'k7m2p9qr', hash: 'aa', at: 1_794_978_210_188, content: 'eJyrVg==' };
    expect(await log.shared(game.id)).toBeNull();
    expect(await log.share(game, 0)).toBeNull();
    expect(await log.shared(game.id)).toBeNull();
    expect(await Promise.all([log.share(game, 9), other.share(game, 9)])).toEqual(['aa', 'aa']);
    expect(await other.share({ ...game, hash: 'bb', content: 'other' }, 9)).toBe('aa');
    expect(await other.shared(game.id)).toBe(game.content);
    expect(await other.share({ ...game, id: 'k7m2p9qs', hash: 'bb', content: 'other' }, 2)).toBe('bb');
    expect(await log.share({ ...game, id: 'k7m2p9qt', hash: 'cc' }, 2)).toBeNull();
    expect(await log.share(game, 2)).toBe('aa'); // it is there already
    expect(await log.shared('k7m2p9qs')).toBe('other');
  });

  it('settles a value with whoever comes first', async () => {
    const { log, other } = here();
    const [a, b] = await Promise.all([log.settle('secret', 'one'), other.settle('secret', 'two')]);
    expect(a).toBe(b);
    expect(['one', 'two']).toContain(a);
    expect(await log.settle('secret', 'three')).toBe(a);
  });

  it('knows when another node was there last', async () => {
    const { log, other } = here();
    expect(await log.lastBeat(null)).toBeNull();
    await log.beat('a', 1000);
    expect(await log.lastBeat('a')).toBeNull();
    await other.beat('b', 1_794_978_210_188);
    await other.beat('b', 900); // a clock that went back
    await log.beat('c', 1500);
    expect(await log.lastBeat('b')).toBe(1500);
    expect(await log.lastBeat('a')).toBe(1_794_978_210_188);
    expect(await log.lastBeat(null)).toBe(1_794_978_210_188);
  });
}

function knowsWhoIsThere(make: () => Promise<LogStore>): void {
  it('knows whether another node has it open, until that one has let go of it', async () => {
    const store = await make();
    const [log, other] = [await store.open(), await store.open()];
    expect(await Promise.all([log.isAlone(), other.isAlone()])).toEqual([!store.nodesHear, !store.nodesHear]);
    await other.close();
    for (let i = 0; i < 500 && !(await log.isAlone()); i++) await pause(20);
    expect(await log.isAlone()).toBe(true);
    await log.close();
    await store.remove();
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => boolean, seconds = 20): Promise<void> {
  for (let i = 0; i < seconds * 50 && !isSo(); i++) await pause(20);
  expect(isSo()).toBe(true);
}

function tells(here: Here): void {
  it('tells other nodes, never itself, where there can be others', async () => {
    const { store, log, other } = here();
    const [mine, theirs]: [Note[], Note[]] = [[], []];
    log.listen((note) => mine.push(note));
    other.listen((note) => theirs.push(note));
    const table = newTable();
    const many = Array.from({ length: 500 }, (_, i) => ({ node: 'a', table, number: i, here: [0, 1] }));
    for (const note of many) log.tell(note);
    if (!store.nodesHear) return expect(theirs).toEqual([]);
    await until(() => theirs.length === many.length);
    expect(theirs).toEqual(many);
    expect(mine).toEqual([]);
  });
}

function fails(here: Here): void {
  it('says of every write that fails whether it can stand in the log', async () => {
    const { store } = here();
    const log = await store.open();
    const names = Array.from({ length: 20 }, newTable);
    const fates = new Map<string, string>();
    let isDisturbed = false;
    const play = async (table: string): Promise<void> => {
      for (let [number, calm] = [1, 0]; calm < 5 && number < 2000; number++) {
        const fate = await fateOf(log, entry(table, number));
        fates.set(`${table} ${number}`, fate);
        if (isDisturbed && fate === 'written') calm++; // it goes on by itself
      }
    };
    const playing = Promise.all(names.map(play));
    const isSeen = (): boolean => [...fates.values()].includes('unknown');
    for (let i = 0; i < 100 && !isSeen(); i++) await store.disturb(log);
    isDisturbed = true;
    await playing;
    expect(isSeen()).toBe(true);
    const standing = new Set<string>();
    for (const table of names)
      for (const number of numbers(await log.read(table, 0))) standing.add(`${table} ${number}`);
    for (const [key, fate] of fates) {
      if (fate !== 'unknown') expect(standing.has(key), `${key}: ${fate}`).toBe(fate === 'written');
    }
    for (const key of standing) expect(fates.has(key)).toBe(true);
    expect([...fates.values()].filter((fate) => fate === 'written').length).toBeGreaterThanOrEqual(5 * names.length);
    await log.close();
  });

  it('can be written now, and not when it is closed', async () => {
    const { store, log } = here();
    expect(await Promise.all([log.check(), log.check()])).toEqual([null, null]);
    const closing = await store.open();
    const table = newTable();
    const last = closing.append(entry(table, 1));
    await closing.close();
    expect(await last).toBe('written');
    await expect(closing.append(entry(table, 2))).rejects.toBeInstanceOf(NotWritten);
    expect(await closing.check()).toEqual(expect.any(String));
    expect(numbers(await log.read(table, 0))).toEqual([1]);
  });
}

/** While a store cannot be reached, it is asked again a little later, as a player does. */
async function fateOf(log: Log, given: Entry): Promise<string> {
  try {
    return await log.append(given);
  } catch (error) {
    await pause(40);
    if (error instanceof Unknown) return 'unknown';
    if (error instanceof NotWritten) return 'not written';
    throw error;
  }
}

function opens(here: Here): void {
  it('is made once, however many open it, and holds what it held', async () => {
    const { store, log } = here();
    const table = newTable();
    await log.append(entry(table, 1));
    const logs = await Promise.all([store.open(), store.open(), store.open()]);
    for (const each of logs) expect(numbers(await each.read(table, 0))).toEqual([1]);
    await Promise.all(logs.map((each) => each.close()));
  });

  it('is left alone if a later version has written it', async () => {
    const { store } = here();
    if (store.makeNewer === null) return;
    await store.makeNewer();
    const opening = store.open();
    await expect(opening).rejects.toBeInstanceOf(CannotOpen);
    await expect(opening).rejects.toThrow(/has a log of version 999, and this program knows versions up to \d+\./);
  });
}
