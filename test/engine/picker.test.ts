import { describe, expect, it } from 'vitest';
import { plainDecks } from '../../src/cli/library-files.js';
import {
  beginning,
  ERAS,
  eventsFor,
  FORMATS,
  type Game,
  type GameClaim,
  gameWith,
  listAnswers,
  mateOf,
  play,
  recordOf,
  refusalOf,
  replay,
  type Seat,
} from '../../src/engine/index.js';
import { newLog } from '../../src/engine/model/event-log.js';
import { emptyState } from '../../src/engine/record/new-game.js';
import { run } from '../../src/engine/turn/run.js';
import { beginGame } from '../../src/engine/turn/set-up.js';

const { facts, decks } = plainDecks();

const KINDS = ERAS.flatMap((era) =>
  FORMATS.filter(({ id, deck }) => deck === 60 && era.formats.includes(id)).map((format) => ({ era, format })),
);

const claimOf = ({ era, format }: (typeof KINDS)[number], picker: Seat | null, seed = 1): GameClaim => ({
  era: era.id,
  format: format.id,
  facts,
  decks: Array.from({ length: format.seats }, (_, seat) => decks[seat % 2]!),
  seed,
  options: { picker },
});

function begun(claim: GameClaim): Game {
  const game = beginning(claim, true);
  if (!game.ok) throw new Error(game.error[0]?.message);
  return game.value;
}

/** Answers whatever is asked before it with the first of what is offered. */
function untilAsked(game: Game): Game {
  for (let i = 0; i < 100 && game.state.phase === 'setup' && game.state.decision.kind !== 'first'; i++)
    play(game, listAnswers(game)[0]!);
  return game;
}

const coinsForFirst = (game: Game): number =>
  eventsFor(game.log!, 'all-seeing').filter((event) => event.kind === 'coinFlipped' && event.reason === 'first').length;

describe.each(KINDS)('after a lost game of a match: $era.id, $format.id', (kind) => {
  it.each([0, 1])('seat %i chooses who goes first, and no coin is flipped (HOUSE-02)', (picker) => {
    for (const place of [0, 1]) {
      const game = untilAsked(begun(claimOf(kind, picker)));
      expect(game.state.decision).toMatchObject({ kind: 'first', seat: picker });
      expect(coinsForFirst(game)).toBe(0);
      play(game, listAnswers(game)[place]!);
      const other = kind.format.seats === 4 ? mateOf(kind.format, picker) : 1 - picker;
      expect(game.state.starter).toBe(place === 0 ? picker : other);
    }
  });

  it('the other player is told that the choice is not theirs, and of no coin', () => {
    const game = untilAsked(begun(claimOf(kind, 0)));
    const refusal = refusalOf(game, 1, listAnswers(game)[0]!);
    expect(refusal?.rules).toContain('SETUP-02');
    expect(refusal?.sentence).not.toMatch(/flip|coin/);
  });

  it('the record says who chose, and is the same game again', () => {
    const claim = claimOf(kind, 1);
    const game = begun(claim);
    const choices = [];
    for (let i = 0; i < 40 && game.state.phase !== 'over'; i++) {
      const [answer] = listAnswers(game);
      play(game, answer!);
      choices.push(answer!);
    }
    const again = replay(JSON.parse(JSON.stringify(recordOf(claim, choices))));
    expect(again.ok && again.value.state).toEqual(game.state);
  });

  it('the coin decides in a Sudden Death, whoever lost before (WIN-06)', () => {
    const { setup, state } = begun(claimOf(kind, 0));
    const game = { ...gameWith(setup, emptyState(setup, state.seed)), log: newLog(setup) };
    game.state.suddenDeaths = 1;
    beginGame(game);
    run(game);
    for (let i = 0; i < 100 && game.state.phase === 'setup'; i++) step(game);
    expect(coinsForFirst(game)).toBe(1);
  });
});

const step = (game: Game): unknown => play(game, listAnswers(game)[0]!);

describe('who is to choose who goes first', () => {
  it('sits at the table', () => {
    const game = beginning(claimOf(KINDS[0]!, 3));
    expect(game.ok ? [] : game.error.map(({ message }) => message)).toEqual([
      'Seat 3 is to choose who goes first, and a constructed game has 2 seats.',
    ]);
  });

  it('is asked by the rules where nobody is named', () => {
    for (const kind of KINDS) {
      const game = begun(claimOf(kind, null));
      for (let i = 0; i < 60 && game.state.phase === 'setup'; i++) step(game);
      expect(coinsForFirst(game)).toBe(1);
    }
  });
});
