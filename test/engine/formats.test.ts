import { describe, expect, it } from 'vitest';
import { anyAnswer, plainGame, soak } from '../../src/arena/index.js';
import { randomNumbers } from '../../src/arena/random-number.js';
import {
  type Answer,
  beginning,
  ERAS,
  FORMATS,
  type Format,
  fingerprint,
  fork,
  KNOWN,
  LIMITED_TEAM_BATTLE,
  listAnswers,
  newGame,
  pack,
  play,
  recordOf,
  replay,
  TEAM_BATTLE,
  TWO_ON_TWO,
  unpack,
  viewFor,
} from '../../src/engine/index.js';

const platinum = ERAS.find(({ id }) => id === 'platinum-2009')!;
const MORE: readonly Format[] = [TWO_ON_TWO, TEAM_BATTLE, LIMITED_TEAM_BATTLE];

const claimOf = (format: Format, seed: number) => ({ ...plainGame(platinum, format, randomNumbers(seed)), seed });

function begun(format: Format, seed: number) {
  const game = newGame(claimOf(format, seed), true);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

describe('a format in an era', () => {
  it.each(ERAS.flatMap((era) => FORMATS.map((format) => ({ era, format, title: `${era.id}, ${format.id}` }))))(
    '$title: is played where the era has it, and refused by its rule where it has not',
    ({ era, format }) => {
      const game = newGame({ ...claimOf(format, 1), era: era.id, anyDeck: true });
      expect(game.ok).toBe(era.formats.includes(format.id));
      if (!game.ok) expect(game.error.map(({ rule }) => rule)).toEqual([format.rule]);
    },
  );
});

describe.each(MORE.map((format) => ({ format, title: format.id })))('$title', ({ format }) => {
  it('replays its records to the same fingerprints', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const claim = claimOf(format, seed);
      const game = begun(format, seed);
      const random = randomNumbers(seed, 7);
      const [choices, prints]: [Answer[], number[]] = [[], []];
      while (game.state.phase !== 'over' && choices.length < 1500) {
        const given = anyAnswer(game, random);
        choices.push(given);
        play(game, given);
        prints.push(fingerprint(game.state));
      }
      for (const upTo of [1, Math.floor(choices.length / 2), choices.length]) {
        const again = replay(recordOf(claim, choices), { upTo });
        expect(again.ok && fingerprint(again.value.state)).toBe(prints[upTo - 1]);
      }
    }
  });

  it('is carried by fork, pack and JSON in the middle of a game', () => {
    const game = begun(format, 3);
    const random = randomNumbers(3, 7);
    for (let i = 0; i < 40 && game.state.phase !== 'over'; i++) play(game, anyAnswer(game, random));
    const print = fingerprint(game.state);
    expect(fingerprint(fork(game.state))).toBe(print);
    expect(fingerprint(JSON.parse(JSON.stringify(game.state)))).toBe(print);
    expect(fingerprint(unpack(pack(game.state)))).toBe(print);
  });

  it('holds what must always hold in random games', () => {
    const { violations, games } = soak({ games: 8, seed: 5, eras: [platinum.id], formats: [format.id] });
    expect(violations.map(({ problem }) => problem)).toEqual([]);
    expect(games).toBe(8);
  });
});

describe('talking', () => {
  it('is opened in Team Battle by the player whose turn it is, and by nobody else (FMT-19)', () => {
    const game = begun(TEAM_BATTLE, 2);
    const may = () => [0, 1, 2, 3].filter((seat) => viewFor(game, seat).mayOpenTalk);
    expect(may()).toEqual([]);
    while (game.state.decision.kind !== 'turn') play(game, listAnswers(game).at(-1)!);
    expect(may()).toEqual([game.state.seat]);
    expect(viewFor(game, 'spectator').mayOpenTalk).toBe(false);
  });

  it('is free elsewhere', () => {
    expect(viewFor(begun(TWO_ON_TWO, 2), 1).mayOpenTalk).toBe(true);
  });
});

it('shows nobody a teammate’s hand (FMT-18)', () => {
  const game = begun(TEAM_BATTLE, 4);
  for (const seat of [0, 1, 2, 3]) {
    const seen = viewFor(game, seat).sides.map(({ hand }) => hand.cards !== null);
    expect(seen).toEqual([0, 1, 2, 3].map((owner) => owner === seat));
  }
});

it('asks the team that has won the flip who of it goes first (FMT-13)', () => {
  const firsts = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const game = begun(TEAM_BATTLE, seed);
    const random = randomNumbers(seed, 9);
    while (game.state.decision.kind !== 'first') play(game, anyAnswer(game, random));
    const { seat } = game.state.decision;
    expect([0, 1]).toContain(seat);
    const { options } = viewFor(game, seat).decision!;
    expect(options.map(({ text }) => text)).toEqual(['Go first', seat === 0 ? 'A2 goes first' : 'B2 goes first']);
    play(game, options[seed % 2]!.answer);
    expect(game.state.starter).toBe(seat + 2 * (seed % 2));
    firsts.add(`${game.state.starter}`);
  }
  expect(firsts.size).toBeGreaterThan(2);
});

it('plays 2-on-2 by the same rules in an era that a host lets have it', () => {
  const eras = ERAS.map((era) => ({ ...era, formats: [...era.formats, TWO_ON_TWO.id] }));
  const known = { ...KNOWN, eras };
  for (const era of eras) {
    const claim = { ...plainGame(era, TWO_ON_TWO, randomNumbers(1)), seed: 1 };
    expect(beginning(claim, false, known).ok).toBe(true);
  }
  const { violations } = soak({ games: 12, seed: 2, formats: [TWO_ON_TWO.id], known });
  expect(violations.map(({ problem }) => problem)).toEqual([]);
});
