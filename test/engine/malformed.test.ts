import { describe, expect, it } from 'vitest';
import { plainGame, randomNumbers } from '../../src/arena/index.js';
import {
  type Answer,
  apply,
  ERAS,
  type Game,
  type Intent,
  isAnswer,
  isOpen,
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

/** What a wire might bring instead of something that a player wants. */
const NO_INTENTS: readonly unknown[] = [
  ...[null, undefined, 0, 'card', true, [], {}, { do: 'junk' }, { do: '__proto__' }, { do: null }, { do: 'answer' }],
  ...[-1, 255, 256, 1.5, Number.NaN, '7', undefined, {}].flatMap((id) => [
    { do: 'card', card: id, on: null },
    { do: 'card', card: 7, on: id },
    { do: 'retreat', pokemon: 0, to: id },
    { do: 'attack', pokemon: id, number: 0 },
    { do: 'use', pokemon: 0, number: id },
  ]),
  ...[
    { do: 'card', card: 7 },
    { do: 'card', card: 7, on: null, more: 1 },
    { do: 'use', pokemon: 0 },
  ],
  ...[
    { do: 'answer', answer: null },
    { do: 'answer', answer: { kind: 'pass' }, more: 1 },
  ],
  Object.create({ do: 'retreat', pokemon: 0, to: null }),
];

/** A turn of somebody with an Energy card in hand, and one of their Pokémon. */
function inTurn(): { game: Game; seat: number; attach: Extract<Answer, { kind: 'attach' }> } {
  const game = begun();
  for (let i = 0; i < 200; i++) {
    const attach = listAnswers(game).find((each) => each.kind === 'attach');
    if (attach?.kind === 'attach') return { game, seat: game.state.decision.seat, attach };
    play(game, listAnswers(game)[0]!);
  }
  throw new Error('nobody attaches anything');
}

describe('what nobody can want', () => {
  it.each(NO_INTENTS.map((given) => [given]))('is open to nobody, and refused with a sentence: %o', (given) => {
    for (const game of [begun(), inTurn().game])
      for (const seat of game.state.sides.keys()) {
        const { open, refusal } = waysOf(game, seat, given as Intent);
        expect(open).toEqual([]);
        expect(refusal?.sentence).toMatch(/^\S.* \([A-Z]+-\d\d\)$/);
        expect(isOpen(game, seat, given as Intent)).toBe(false);
      }
  });

  it('is what would only be made up when it is read', () => {
    const game = begun();
    const { seat } = game.state.decision;
    const given = Object.defineProperty({ do: 'answer' }, 'answer', {
      enumerable: true,
      get: () => listAnswers(game)[0],
    });
    expect(waysOf(game, seat, given as Intent)).toMatchObject({ open: [], refusal: { reasons: ['not-a-choice'] } });
  });

  it('is no other Pokémon whose number has the same last byte', () => {
    const { game, seat, attach } = inTurn();
    const on = (pokemon: number): Intent => ({ do: 'card', card: attach.card, on: pokemon });
    expect(waysOf(game, seat, on(attach.pokemon)).open).toEqual([attach]);
    expect(waysOf(game, seat, on(attach.pokemon + 256)).open).toEqual([]);
  });

  it.each([8, 4, -1, 0.5, Number.NaN, '0', null, 'length'])('is what a seat wants that is not there: %j', (given) => {
    const { game, attach } = inTurn();
    const seat = given as number;
    const all: readonly Answer[] = [attach, { kind: 'pass' }, { kind: 'concede', seat }];
    for (const answer of all) {
      expect(waysOf(game, seat, { do: 'answer', answer })).toMatchObject({ open: [], refusal: expect.anything() });
      expect(refusalOf(game, seat, answer)?.sentence).toMatch(/^\S.* \([A-Z]+-\d\d\)$/);
    }
    const { open, refusal } = waysOf(game, seat, { do: 'card', card: attach.card, on: null });
    expect([open, refusal?.reasons]).toEqual([[], ['not-your-decision']]);
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
