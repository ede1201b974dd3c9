import { describe, expect, it } from 'vitest';
import type { TableAbout } from '../../../src/protocol/index.js';
import { chanceTold, noteChance } from '../../../src/web/online/chance-told.js';
import { ABOUT } from '../../protocol/about.js';

let tables = 0;

/** What is remembered of games at a table of which these things were told, with a share that was drawn here. */
function remembered(share: string | null, ...all: readonly Partial<TableAbout>[]) {
  const table = `table${tables++}`;
  for (const about of all) noteChance({ ...ABOUT, ...about, table }, { seat: 0, share });
  return (game: number) => chanceTold(table, game);
}

const chance = (commitment: string, shares: readonly string[], secret: string | null = null) => ({
  chance: { commitment, shares, secret },
});

describe('What a page remembers of a game’s chance', () => {
  it('is the seal as it was shown first, and the shares that the game was dealt with', () => {
    const of = remembered(
      null,
      { phase: 'gathering', game: 0, ...chance('aa', ['', '']) },
      { phase: 'playing', game: 1, ...chance('bb', ['11', '22']) },
    );
    expect(of(1)).toEqual({ commitment: 'aa', shares: ['11', '22'], you: 0, names: ['Ada', 'Ben'] });
    expect(of(2)).toBeNull();
  });

  it('is one’s own share as it was drawn here, whatever the server says of it', () => {
    const of = remembered('33', { phase: 'playing', game: 1, ...chance('aa', ['11', '22']) });
    expect(of(1)?.shares).toEqual(['33', '22']);
  });

  it('is not changed by what is told once the secret is shown', () => {
    const of = remembered(
      null,
      { phase: 'playing', game: 1, ...chance('aa', ['11', '22']) },
      { phase: 'over', game: 1, ...chance('bb', ['44', '55'], 'cc') },
    );
    expect(of(1)).toMatchObject({ commitment: 'aa', shares: ['11', '22'] });
    expect(of(2)).toBeNull();
  });

  it('is apart for each game of a match', () => {
    const of = remembered(
      null,
      { phase: 'playing', game: 1, ...chance('aa', ['11', '22']) },
      { phase: 'between-games', game: 1, ...chance('bb', ['', '']) },
      { phase: 'playing', game: 2, ...chance('bb', ['33', '44']) },
    );
    expect([of(1)?.commitment, of(2)?.commitment]).toEqual(['aa', 'bb']);
    expect(of(2)?.shares).toEqual(['33', '44']);
  });
});
