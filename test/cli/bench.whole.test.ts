import { describe, expect, it } from 'vitest';
import { measureChance } from '../../src/cli/bench/chance.js';
import { measureLibrary } from '../../src/cli/bench/library.js';
import { measureLog } from '../../src/cli/bench/log.js';
import { playGames } from '../../src/cli/bench/playouts.js';
import { measureTexts } from '../../src/cli/bench/texts.js';
import { setupsFor } from '../../src/cli/bench.js';
import { effectDecks, shippedLibrary } from '../../src/cli/library-files.js';
import { CONSTRUCTED, ERAS } from '../../src/engine/index.js';

const setups = setupsFor(CONSTRUCTED, effectDecks());

describe('the benchmark with decks full of effects', { timeout: 60_000 }, () => {
  it('is a fixed piece of work: it plays in the eras that it always played in', () => {
    expect(setups.map(({ era }) => era.id)).toEqual(['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022']);
  });

  it('does the same work each time, in place and by the pure door', () => {
    const work = playGames(setups, 4, 'in-place');
    expect(work.decisions).toBeGreaterThan(4 * 40);
    expect(playGames(setups, 4, 'in-place')).toEqual(work);
    expect(playGames(setups, 4, 'pure')).toEqual(work);
  });

  it('measures questions and happenings where nobody listens, and where somebody does', () => {
    const figures = measureTexts(setups, { calls: 100, positions: 40 });
    expect(Object.keys(figures)).toEqual(['ask_idle_ns', 'ask_heard_ns', 'happen_idle_ns']);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  });

  it('measures a number of chance, and of the chance that was before', () => {
    const figures = measureChance(setups[0]!, 1000);
    expect(Object.keys(figures)).toEqual(['ns_per_number', 'older_ns_per_number']);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  });
});

describe('the benchmark of the decks that ship', { timeout: 60_000 }, () => {
  const pairsOf = ({ length }: readonly unknown[]): number => (length * (length - 1)) / 2;

  it('plays a dozen pairings of every era, or all that there are, the same games each time', () => {
    const { decks } = shippedLibrary();
    const [first, again] = [measureLibrary(1), measureLibrary(1)];
    expect(first.map(({ era, pairings }) => [era, pairings])).toEqual(
      ERAS.map(({ id }) => [id, Math.min(12, pairsOf(decks.filter(({ era }) => era === id)))]),
    );
    expect(again.map(({ checksum, decisions }) => [checksum, decisions])).toEqual(
      first.map(({ checksum, decisions }) => [checksum, decisions]),
    );
    for (const { decisions, decisions_per_cpu_s } of first) {
      expect(decisions).toBeGreaterThan(10 * 40);
      expect(decisions_per_cpu_s).toBeGreaterThan(0);
    }
  });
});

describe('the benchmark of the log', { timeout: 60_000 }, () => {
  const work = { tables: 10, single: 3, group: 10, rounds: 2 };

  it('leaves the same log each time, and says why there is none', async () => {
    const { libsql, postgres } = await measureLog(undefined, work);
    expect(libsql.single.appends_per_s).toBeGreaterThan(0);
    expect(libsql.group.appends_per_s).toBeGreaterThan(0);
    expect(libsql.group.cpu_us).toBeGreaterThan(0);
    expect(postgres).toBe('DATABASE_URL names no database.');
    const again = await measureLog('postgres://nobody@127.0.0.1:1/nowhere', work);
    expect(again.libsql.checksum).toBe(libsql.checksum);
    expect(again.postgres).toBe('The log cannot be opened. The database does not answer. (ECONNREFUSED)');
    expect((await measureLog(undefined, { ...work, group: 11 })).libsql.checksum).not.toBe(libsql.checksum);
  });
});
