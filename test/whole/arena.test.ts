import { describe, expect, it } from 'vitest';
import { playInThreads } from '../../src/cli/arena/threads.js';
import { effectDecks, type LibraryDecks, plainDecks } from '../../src/cli/library-files.js';
import { boutsOf, type Contest, Hall, reportOf } from '../../src/contest/index.js';

const contest = (library: LibraryDecks, era: string, games: number): Contest => ({
  era,
  format: 'constructed',
  names: library.names,
  pool: library,
  bots: ['greedy', 'random'],
  games,
  seed: 7,
});

const reported = async (plan: Contest) => reportOf(plan, await playInThreads(plan, 1, () => {}));

describe('an arena', () => {
  it.each([
    { decks: 'plain', library: plainDecks(), era: 'e-card-2002' },
    { decks: 'effect', library: effectDecks(), era: 'platinum-2009' },
    { decks: 'effect', library: effectDecks(), era: 'swsh-2022' },
  ])('sees the greedy bot beat the random one with $decks decks in $era', ({ library, era }) => {
    const plan = contest(library, era, 6);
    const hall = new Hall(plan, () => 0);
    const { games, rows } = reportOf(
      plan,
      boutsOf(plan).map((bout) => hall.play(bout)),
    );
    expect(games).toBe(24);
    expect(rows.share).toBeGreaterThanOrEqual(0.9);
  });

  it('lets the bot that others are measured against play as ever (bench/greedy-1.mjs)', async () => {
    const kept = 'bench/greedy-1.mjs';
    const plan: Contest = { ...contest(effectDecks(), 'hgss-2010', 2), bots: [kept, 'random'], reckon: 'others' };
    const { games, rows, checksum } = await reported(plan);
    expect(games).toBe(8);
    expect(rows.share).toBeGreaterThanOrEqual(0.75);
    expect(checksum).toBe((await reported(plan)).checksum);
  });

  it('is the same in one thread and in a team battle of several seats, whoever plays it again', async () => {
    const plan: Contest = { ...contest(plainDecks(), 'platinum-2009', 1), format: 'team-battle' };
    const one = await reported(plan);
    const again = await reported(plan);
    expect([one.checksum, one.games]).toEqual([again.checksum, 4]);
    expect(one.rows.share).toBeGreaterThanOrEqual(0.75);
  });
});
