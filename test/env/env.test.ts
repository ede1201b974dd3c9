import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import { seedOfNumber } from '../../src/engine/index.js';
import {
  ACTION_LAYOUT,
  ACTION_VERSION,
  Batch,
  type EnvGame,
  type Layout,
  namesOf,
  OBSERVATION_VERSION,
  observationLayout,
  openEnv,
} from '../../src/env/index.js';
import { claimOf, envOf, TWO } from './tables.js';

const env = envOf(TWO);

function begun(seed: number, of = env): EnvGame {
  const game = of.reset(seed);
  if (!game.ok) throw new Error(game.error[0]!.message);
  return game.value;
}

/** Plays on by chance: what each seat was given in all. */
function playedOut(game: EnvGame, seed: number): number[] {
  const random = randomNumbers(seed);
  const sums = Array.from({ length: game.seats }, () => 0);
  while (game.seat >= 0) {
    expect(game.step(random(game.count))).toBeNull();
    game.rewards.forEach((reward, seat) => {
      sums[seat]! += reward;
    });
  }
  return sums;
}

const sumOf = (numbers: ArrayLike<number>): number =>
  Array.from(numbers).reduce((sum, number) => (Math.imul(sum, 31) + Math.round(number * 100)) >>> 0, 7);

const sumOfNames = (layout: Layout): number =>
  [...namesOf(layout).join()].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

describe('an environment', () => {
  it('plays the same game by the same seed and the same answers', () => {
    const [one, other] = [begun(3), begun(3)];
    expect(playedOut(one, 1)).toEqual(playedOut(other, 1));
    expect(one.fingerprint).toBe(other.fingerprint);
    const third = begun(4);
    playedOut(third, 1);
    expect(third.fingerprint).not.toBe(one.fingerprint);
  });

  it('takes an answer by its index or as itself, and refuses others with a sentence', () => {
    const [one, other] = [begun(3), begun(3)];
    for (let steps = 0; steps < 30; steps++) {
      expect([one.step(steps % one.count), other.step(other.legal()[steps % other.count]!)]).toEqual([null, null]);
    }
    expect(one.fingerprint).toBe(other.fingerprint);
    const before = one.fingerprint;
    expect(one.step(one.count)).toBe(`An index must be a whole number from 0 to ${one.count - 1}, not ${one.count}.`);
    expect(one.step(0.5)).toContain('not 0.5');
    expect(one.step({ kind: 'prize', place: 3 })).toMatch(/\.( \([A-Z]+-\d+\))?$/);
    expect(one.step({ kind: 'nothing' } as never)).not.toBeNull();
    expect(one.fingerprint).toBe(before);
  });

  it('gives 1 for a win and -1 for a loss, and nothing on the way', () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = begun(seed);
      const sums = playedOut(game, seed);
      expect(sums).toEqual(game.winner < 0 ? [0, 0] : game.winner === 0 ? [1, -1] : [-1, 1]);
      expect(game.step(0)).toBe('This game is over.');
      expect([game.count, game.legal(), game.kind]).toEqual([0, [], 'none']);
    }
  });

  it('gives a share for each Prize card where that is asked for: what a team takes, the other loses', () => {
    const shaped = envOf(TWO, { shaping: 0.6 });
    let taken = 0;
    for (let seed = 0; seed < 6; seed++) {
      const game = begun(seed, shaped);
      const [own, other] = playedOut(game, seed) as [number, number];
      expect(own).toBeCloseTo(-other, 5);
      const result = game.winner < 0 ? 0 : game.winner === 0 ? 1 : -1;
      const shares = (own - result) / 0.1; // six Prize cards are worth 0.6
      expect(shares).toBeCloseTo(Math.round(shares), 3);
      taken += Math.abs(Math.round(shares));
    }
    expect(taken).toBeGreaterThan(0);
  });

  it('is cut off after as many decisions as were set, without a result', () => {
    const game = begun(1, envOf(TWO, { most: 12 }));
    expect(playedOut(game, 1)).toEqual([0, 0]);
    expect([game.isCut, game.isOver, game.decisions]).toEqual([true, false, 12]);
  });

  it('is copied: what is done in a fork is not done in the game', () => {
    const game = begun(5);
    for (let steps = 0; steps < 20; steps++) game.step(0);
    const before = game.fingerprint;
    const fork = game.fork();
    expect(fork.fingerprint).toBe(before);
    playedOut(fork, 2);
    expect(game.fingerprint).toBe(before);
    const again = game.fork();
    playedOut(again, 2);
    expect(again.fingerprint).toBe(fork.fingerprint);
  });

  it.each([false, true])(
    'is imagined by a seat, whose view and vector stay, and can be played on (it remembers: %s)',
    (remember) => {
      const game = begun(5, envOf(TWO, { remember }));
      for (let steps = 0; steps < 60 && game.seat >= 0; steps++) {
        if (steps % 10 === 0) {
          const imagined = game.determinise(game.seat, randomNumbers(steps));
          expect(imagined.view(game.seat)).toEqual(game.view(game.seat));
          expect(imagined.observe(game.seat)).toEqual(game.observe(game.seat));
          expect(imagined.actions()).toEqual(game.actions());
          playedOut(imagined.fork(), steps);
        }
        game.step(steps % game.count);
      }
    },
  );

  it('is played by four seats, in teams', () => {
    const four = envOf(['LuxApe', 'CurseGar'], { shaping: 0.5 }, 'team-battle', 4);
    const game = begun(2, four);
    expect([game.seats, four.seats, four.layout.size]).toEqual([4, 4, observationLayout(4).size]);
    const sums = playedOut(game, 2);
    expect(sums[0]).toBeCloseTo(sums[2]!, 5);
    expect(sums[1]).toBeCloseTo(sums[3]!, 5);
    expect(sums[0]).toBeCloseTo(-sums[1]!, 5);
    expect(Math.abs(sums[0]!)).toBeGreaterThan(0.4);
  });

  it('says what is wrong with what it is opened with', () => {
    const messages = (result: ReturnType<typeof openEnv>): string =>
      result.ok ? '' : result.error.map(({ message }) => message).join(' ');
    expect(messages(openEnv(claimOf(TWO), { shaping: Number.NaN, most: 0 }))).toContain('shaping must be a number');
    expect(messages(openEnv({ ...claimOf(TWO), decks: [[0]] }))).not.toBe('');
    expect(env.reset('').ok).toBe(false);
  });
});

describe('a batch', () => {
  const SEED = seedOfNumber(9);

  it('plays the same games as one by one, and tells the same', () => {
    const batch = new Batch([env], 5, SEED, { observations: true, actions: true });
    const games = new Batch([env], 5, SEED).games;
    const chance = games.map((_, place) => randomNumbers(place));
    const { size } = ACTION_LAYOUT;
    for (let steps = 0; batch.seats.some((seat) => seat >= 0); steps++) {
      games.forEach((game, place) => {
        expect([batch.seats[place], batch.counts[place]]).toEqual([game.seat, game.count]);
        if (game.seat < 0 || steps % 64 > 0) return;
        const at = place * env.layout.size;
        expect(batch.observations.slice(at, at + env.layout.size)).toEqual(game.observe(game.seat));
        const [from, to] = [batch.offsets[place]! * size, batch.offsets[place + 1]! * size];
        expect(batch.actions.slice(from, to)).toEqual(game.actions());
      });
      const choices = games.map(({ count }, place) => chance[place]!(Math.max(1, count)));
      expect(batch.step(choices)).toBeNull();
      games.forEach((game, place) => {
        if (game.seat < 0) return;
        game.step(choices[place]!);
        expect([...batch.rewards.slice(place * 2, place * 2 + 2)]).toEqual([...game.rewards]);
        expect(batch.ends[place]).toBe(game.isOver ? 1 : game.isCut ? 2 : 0);
      });
    }
    expect(batch.games.map((game) => game.fingerprint)).toEqual(games.map((game) => game.fingerprint));
  });

  it('begins games anew where that is asked for, and says of the old one how it ended', () => {
    const batch = new Batch([env], 3, SEED, { renew: true });
    const random = randomNumbers(1);
    let ended = 0;
    while (ended < 6) {
      batch.step(Array.from(batch.counts, (count) => random(count)));
      batch.ends.forEach((end, place) => {
        if (end === 0) return;
        ended++;
        expect(Math.abs(batch.rewards[place * 2]!)).toBe(1);
        expect(batch.games[place]!.turn).toBe(0);
      });
      expect(batch.seats.every((seat) => seat >= 0)).toBe(true);
    }
  });

  it('plays as many games in each place as are asked for, then rests: all of them end, the long ones, too', () => {
    const batch = new Batch([env], 3, SEED, { renew: 2, actions: true });
    const begun = new Set(batch.games);
    const ended = [0, 0, 0];
    const random = randomNumbers(1);
    while (batch.seats.some((seat) => seat >= 0)) {
      expect(batch.step(Array.from(batch.counts, (count) => random(Math.max(1, count))))).toBeNull();
      for (const game of batch.games) begun.add(game);
      batch.ends.forEach((end, place) => {
        if (end > 0) ended[place]!++;
      });
    }
    expect([ended, begun.size]).toEqual([[2, 2, 2], 6]);
    expect([...begun].every(({ isOver }) => isOver)).toBe(true);
    batch.reset();
    expect(batch.games.some((game) => begun.has(game))).toBe(false);
    expect(batch.seats.every((seat) => seat >= 0)).toBe(true);
  });

  it('does nothing where one answer of many is none', () => {
    const batch = new Batch([env], 3, SEED);
    const before = batch.games.map(({ fingerprint }) => fingerprint);
    expect(batch.step([0, 99, 0])).toMatch(/^Game 1 takes an index from 0 to \d+, not 99\.$/);
    expect(batch.step([0])).toBe('A batch of 3 games takes 3 answers, not 1.');
    expect(batch.games.map(({ fingerprint }) => fingerprint)).toEqual(before);
  });
});

describe('the layout of a vector', () => {
  it('has as many names as numbers, each once', () => {
    for (const layout of [observationLayout(2), observationLayout(4), ACTION_LAYOUT]) {
      const names = namesOf(layout);
      expect(names).toHaveLength(layout.size);
      expect(new Set(names).size).toBe(layout.size);
    }
  });

  it('is that of its version: who changes it gives it another', () => {
    const game = begun(7);
    for (let steps = 0; steps < 80 && game.seat >= 0; steps++) game.step((steps * 7) % game.count);
    const found = {
      version: OBSERVATION_VERSION,
      names: [sumOfNames(observationLayout(2)), sumOfNames(observationLayout(4))],
      numbers: sumOf(game.observe(game.seat)),
    };
    expect(found).toEqual({ version: 2, names: [363844941, 148438855], numbers: 1541765615 });
    const actions = { version: ACTION_VERSION, names: sumOfNames(ACTION_LAYOUT), numbers: sumOf(game.actions()) };
    expect(actions).toEqual({ version: 1, names: 2563032148, numbers: 2847766826 });
  });
});
