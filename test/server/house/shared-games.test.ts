import { beforeAll, describe, expect, it } from 'vitest';
import { playDemo } from '../../../src/cli/demo-game.js';
import { plainDecks } from '../../../src/cli/library-files.js';
import { fingerprint, type GameRecord, replay } from '../../../src/engine/index.js';
import { isGameId } from '../../../src/protocol/index.js';
import type { House } from '../../../src/server/index.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';
import { houseOn } from '../houses.js';

function played(seed: number): GameRecord {
  const { facts, decks } = plainDecks();
  const game = playDemo({ era: 'hgss-2010', format: 'constructed', facts, decks: decks.slice(0, 2), seed });
  if (!game.ok) throw new Error(game.error[0]?.message);
  return game.value.record;
}

let record: GameRecord;
beforeAll(() => {
  record = played(12);
});

const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function keptBy(house: House, given: unknown): Promise<string> {
  const shared = await house.share(overWire(given));
  if (!shared.ok) throw new Error(JSON.stringify(shared.error));
  return shared.value;
}

const endOf = (of: GameRecord | null): number => {
  const game = replay(of!);
  if (!game.ok) throw new Error(game.error[0]?.message);
  return fingerprint(game.value.state);
};

describe('A game that is shared', () => {
  it('is the same game for whoever has its id, at another node too', async () => {
    const store = new MemoryStore();
    const [here, there] = [await houseOn(store), await houseOn(store)];
    const id = await keptBy(here, record);
    expect(isGameId(id)).toBe(true);
    expect(endOf(await there.shared(id))).toBe(endOf(record));
    expect(await there.shared('zzzzzzzz')).toBeNull();
    await Promise.all([here.close(), there.close()]);
  });

  it('has one id, whoever shares it and however often, and another game another', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const id = await keptBy(house, record);
    expect(await keptBy(house, { ...record, agreed: { secret: 'not the game' } })).toBe(id);
    expect(await keptBy(house, await house.shared(id))).toBe(id);
    expect(store.games.size).toBe(1);
    expect(JSON.stringify([...store.games.values()])).not.toContain('secret');
    expect(await keptBy(house, played(13))).not.toBe(id);
    await house.close();
  });

  it('has a longer id where another begins with the same letters', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const id = await keptBy(house, record);
    const other = { ...store.games.get(id)!, hash: 'of another game' };
    store.games.set(id, other);
    const longer = await keptBy(house, record);
    expect([longer.length, longer.startsWith(id)]).toEqual([id.length + 2, true]);
    expect(store.games.get(id)).toBe(other);
    await house.close();
  });

  it('is kept only if it is a record that can be played to its end', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const refused = [
      null,
      { rulebox: 2 },
      { ...record, rulebox: 99 },
      { ...record, choices: [{ kind: 'no such answer' }] },
      { ...record, choices: record.choices.with(20, { kind: 'prize', place: 200 } as never) },
      { ...record, game: { ...record.game, era: 'none' } },
    ];
    for (const each of refused) {
      const shared = await house.share(overWire(each));
      expect(shared.ok ? null : shared.error).toEqual(
        expect.arrayContaining([expect.objectContaining({ message: expect.stringMatching(/\w.*[.)]$/) })]),
      );
    }
    expect(store.games.size).toBe(0);
    await house.close();
  });

  it('finds no room where there are as many as the operator wants', async () => {
    const house = await houseOn(new MemoryStore(), { limits: { games: 1 } });
    const id = await keptBy(house, record);
    expect(await house.share(overWire(played(13)))).toEqual({ ok: false, error: 'full' });
    expect(await keptBy(house, record)).toBe(id);
    await house.close();
  });

  it('is not said to be gone where the log cannot be read', async () => {
    class Away extends MemoryLog {
      override shared(): Promise<string | null> {
        return Promise.reject(new Error('away'));
      }
    }
    const store = new MemoryStore();
    const house = await houseOn(store, { log: new Away(store) });
    await expect(house.shared('k7m2p9qr')).rejects.toThrow('The log cannot be read now.');
    await house.close();
  });
});
