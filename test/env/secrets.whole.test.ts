import { describe, expect, it } from 'vitest';
import { otherGame } from '../../src/arena/checks/hidden-cards.js';
import { boundCards, shownToChoose } from '../../src/arena/checks/shown-cards.js';
import { anyAnswer, plainGame, randomNumbers } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import {
  believe,
  ERAS,
  FORMATS,
  type Game,
  imagine,
  listAnswers,
  newGame,
  play,
  type Seat,
} from '../../src/engine/index.js';
import { ACTION_LAYOUT, observationLayout, observe, setAction } from '../../src/env/index.js';
import { INVENTED_ERAS } from '../invented-eras.js';

const vectorOf = (game: Game, seat: Seat): string => {
  const into = new Float32Array(observationLayout(game.state.sides.length).size);
  observe(game, seat, into);
  return into.join();
};

const actionsOf = (game: Game, offered = listAnswers(game)): number[][] =>
  offered.map((answer) => {
    const into = new Float32Array(ACTION_LAYOUT.size);
    setAction(game, game.state.decision.seat, answer, { into, at: 0 });
    return Array.from(into);
  });

/** Plays a game by chance, and looks at some of its decisions. */
function looked(
  game: Game,
  seed: number,
  every: number,
  look: (seat: Seat, random: ReturnType<typeof randomNumbers>) => void,
): void {
  const random = randomNumbers(seed);
  for (let choices = 0; choices < 200 && game.state.phase !== 'over'; choices++) {
    if (choices % every === 0) for (const seat of game.state.sides.keys()) look(seat, random);
    play(game, anyAnswer(game, random));
  }
}

function begun(claim: Parameters<typeof newGame>[0]): Game {
  const game = newGame(claim);
  if (!game.ok) throw new Error(game.error[0]!.message);
  return game.value;
}

let noticedByOthers = 0;

function unnoticed(game: Game, seat: Seat, random: ReturnType<typeof randomNumbers>): void {
  const keep = [...shownToChoose(game, seat), ...boundCards(game)];
  const other = otherGame(game, { seat, keep, own: true }, random);
  expect(vectorOf(other, seat)).toBe(vectorOf(game, seat));
  if (vectorOf(other, seat ^ 1) !== vectorOf(game, seat ^ 1)) noticedByOthers++;
  if (game.state.decision.seat === seat) expect(actionsOf(other, listAnswers(game))).toEqual(actionsOf(game));
}

describe('an observation', () => {
  it('is the same wherever the hidden cards lie and whatever they are, with two seats and with four (ZONE-03)', () => {
    let seed = 0;
    for (const era of ERAS)
      for (const format of FORMATS.filter(({ id }) => era.formats.includes(id))) {
        const game = begun(plainGame(era, format, randomNumbers(++seed)));
        looked(game, seed, 9, (seat, random) => unnoticed(game, seat, random));
      }
    expect(seed).toBeGreaterThan(8);
    expect(noticedByOthers).toBeGreaterThan(20); // the games do differ, for who sees the cards
  });

  it('is so in the middle of texts, too', () => {
    const { facts, programs, decks } = effectDecks();
    INVENTED_ERAS.forEach(({ id }, seed) => {
      const game = begun({ era: id, format: 'constructed', facts, programs, decks, seed });
      looked(game, seed, 3, (seat, random) => unnoticed(game, seat, random));
    });
  });

  it('of a game that a seat imagines is that of the real one', () => {
    const { facts, programs, decks } = effectDecks();
    INVENTED_ERAS.forEach(({ id }, seed) => {
      const game = begun({ era: id, format: 'constructed', facts, programs, decks, seed: seed + 10 });
      const belief = believe(game.setup);
      looked(game, seed, 7, (seat, random) => {
        const imagined = imagine(game, seat, { belief }, random);
        expect(vectorOf(imagined, seat)).toBe(vectorOf(game, seat));
        if (game.state.decision.seat === seat) expect(actionsOf(imagined)).toEqual(actionsOf(game));
      });
    });
  });

  it('tells what lies open: another card in the own hand is noticed', () => {
    const { facts, programs, decks } = effectDecks();
    const game = begun({ era: 'platinum-2009', format: 'constructed', facts, programs, decks, seed: 3 });
    const [before, theirs] = [vectorOf(game, 0), vectorOf(game, 1)];
    const { hand, deck } = game.state.sides[0]!;
    const other = deck.findIndex((card) => game.setup.cardOf[card] !== game.setup.cardOf[hand[0]!]);
    [hand[0], deck[other]] = [deck[other]!, hand[0]!];
    expect(vectorOf(game, 0)).not.toBe(before);
    expect(vectorOf(game, 1)).toBe(theirs);
  });
});
