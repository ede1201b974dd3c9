import { describe, expect, it } from 'vitest';
import { plainGame, randomNumbers } from '../../src/arena/index.js';
import {
  type Answer,
  apply,
  ERAS,
  type Game,
  isAnswer,
  LIMITED,
  listAnswers,
  newGame,
  play,
  recordOf,
  refusalOf,
  replay,
  waysOf,
} from '../../src/engine/index.js';

function begun(): Game {
  const game = newGame(plainGame(ERAS.at(-1)!, LIMITED, randomNumbers(4)));
  if (!game.ok) throw new Error(game.error[0]!.message);
  return game.value;
}

/** What a file or a wire might bring instead of an answer. */
const BROKEN: readonly unknown[] = [
  ...[null, undefined, 0, 16777215, Number.NaN, 'pass', true, [], {}, [{ kind: 'pass' }]],
  ...[{ kind: 'win' }, { kind: 'toString' }, { kind: '__proto__' }, { kind: 0 }, { kind: null }],
  ...[-1, 255, 300, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '7', null, undefined, true, [], {}].map((card) => ({
    kind: 'card',
    card,
  })),
  ...[
    { kind: 'attach', card: 7 },
    { kind: 'play', card: 7 },
    { kind: 'attack', pokemon: 0, attack: 0 },
  ],
  ...[{ kind: 'coin', heads: 1 }, { kind: 'go', second: 'yes' }, { kind: 'concede', seat: -1 }, { kind: 'concede' }],
  ...[
    { kind: 'pass', card: 7 },
    { kind: 'done', more: undefined },
    { kind: 'card', card: 7, pokemon: 3 },
  ],
];

describe('what is no answer', () => {
  it.each(BROKEN.map((given) => [given]))('is refused at every door, and nothing changes: %j', (given) => {
    const game = begun();
    const before = JSON.stringify(game.state);
    const answer = given as Answer;
    expect(isAnswer(given)).toBe(false);
    for (const seat of [0, 1]) expect(refusalOf(game, seat, answer)?.sentence).toMatch(/^\S.* \([A-Z]+-\d\d\)$/);
    const applied = apply(game, answer);
    expect(applied.ok ? null : applied.error.sentence).toMatch(/^\S.* \([A-Z]+-\d\d\)$/);
    expect(play(game, answer)?.sentence).toMatch(/^\S.* \([A-Z]+-\d\d\)$/);
    const { seat } = game.state.decision;
    expect(waysOf(game, seat, { do: 'answer', answer })).toMatchObject({ open: [], refusal: expect.anything() });
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it('is no choice of a record, and it is said which', () => {
    const claim = plainGame(ERAS.at(-1)!, LIMITED, randomNumbers(4));
    for (const given of BROKEN) {
      const again = replay(recordOf(claim, [given as Answer]));
      expect(again.ok ? '' : again.error[0]!.message).toMatch(/^choices\[0\]/);
    }
  });
});

describe('what is an answer and not legal', () => {
  it('is refused in place too, and changes nothing', () => {
    const game = begun();
    const before = JSON.stringify(game.state);
    expect(play(game, { kind: 'prize', place: 0 })?.rules.length).toBeGreaterThan(0);
    expect(JSON.stringify(game.state)).toBe(before);
    expect(play(game, listAnswers(game)[0]!)).toBeNull();
  });
});
