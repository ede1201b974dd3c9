import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/bots/index.js';
import { playDemo } from '../../src/cli/demo-game.js';
import { ERAS, fingerprint, replay, seedOfNumber } from '../../src/engine/index.js';
import { demoClaim } from './games.js';

describe('random players', () => {
  it('choose every answer sometimes and no other ever', () => {
    const choose = chanceFrom(seedOfNumber(7));
    const chosen = Array.from({ length: 300 }, () => choose(5));
    expect([...new Set(chosen)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(chanceFrom(seedOfNumber(7))(1000)).toBe(chanceFrom(seedOfNumber(7))(1000));
    expect(Array.from({ length: 20 }, (_, seed) => chanceFrom(seedOfNumber(seed))(1000))).not.toEqual(
      Array.from({ length: 20 }, () => chanceFrom(seedOfNumber(0))(1000)),
    );
  });

  it.each(ERAS.map(({ id }) => id))('play a game of %s to its end, the same one for the same seed', (era) => {
    const [one, other] = [playDemo(demoClaim(5, era)), playDemo(demoClaim(5, era))];
    if (!one.ok || !other.ok) throw new Error('the demonstration does not begin');
    expect(one.value.game.state.phase).toBe('over');
    expect(one.value.record).toEqual(other.value.record);
    expect(one.value.events).toEqual(other.value.events);
  });

  it('leave a record that replays to the same end', () => {
    const demo = playDemo(demoClaim(6));
    if (!demo.ok) throw new Error('the demonstration does not begin');
    const again = replay(JSON.parse(JSON.stringify(demo.value.record)));
    expect(again.ok && fingerprint(again.value.state)).toBe(fingerprint(demo.value.game.state));
  });

  it('are watched at the first choice of every turn', () => {
    const turns: number[] = [];
    const demo = playDemo(demoClaim(6), ({ state }) => turns.push(state.turn));
    expect(demo.ok).toBe(true);
    expect(turns).toEqual(turns.map((_, place) => place + 1));
    expect(turns.length).toBeGreaterThan(2);
  });

  it('are told why a game cannot begin', () => {
    const demo = playDemo({ ...demoClaim(1), era: 'stone-age' });
    expect(!demo.ok && demo.error[0]?.message).toMatch(/^There is no era "stone-age"/);
  });
});
