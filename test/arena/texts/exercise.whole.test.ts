import { describe, expect, it } from 'vitest';
import { Exercise, randomNumbers, soak, TextMaterial, violations } from '../../../src/arena/index.js';
import { beginning, ERAS, FORMATS, type Game, newGame } from '../../../src/engine/index.js';
import { inventedCards } from './invented.js';

/** A game with one copy of each card that nobody plays: what has run is written into its trace by hand. */
function gameOf(cards: ReturnType<typeof inventedCards>): Game {
  const decks = [cards.map((_, i) => i), cards.map((_, i) => i)];
  const claim = {
    era: ERAS[1]!.id,
    format: 'constructed',
    facts: cards.map(({ facts }) => facts),
    programs: cards.map(({ program }) => program),
    decks,
    seed: 1,
    anyDeck: true,
  };
  const game = newGame(claim);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join());
  return game.value;
}

const cards = inventedCards();
const named = (name: string) => cards.find(({ facts }) => facts.name === name)!;

describe('the account of what was carried out', () => {
  it('has a card without text done when it was in a game, and no other', () => {
    const exercise = new Exercise(cards);
    const game = gameOf(cards);
    exercise.watch(game);
    exercise.learn(game);
    expect(exercise.isExercised(named('Plainix'))).toBe(true);
    expect(exercise.isExercised(named('Kindlet'))).toBe(false);
    expect(exercise.gamesWith(named('Kindlet'))).toBe(1);
    expect(exercise.untried(named('Kindlet')).left).toContain('flip');
  });

  it('adds up over games, operation by operation', () => {
    const exercise = new Exercise(cards);
    const [from, to] = gameOf(cards).setup.cards[0]!.traced.ops;
    expect(to - from).toBeGreaterThan(2);
    for (let op = from; op < to; op++) {
      expect(exercise.isExercised(named('Kindlet'))).toBe(false);
      const game = gameOf(cards);
      exercise.watch(game);
      expect(game.trace!.ops.slice(from, op).every((ran) => ran === 1)).toBe(true);
      game.trace!.ops[op] = 1;
      exercise.learn(game);
    }
    expect(exercise.isExercised(named('Kindlet'))).toBe(true);
    expect(exercise.untried(named('Kindlet')).left).toEqual([]);
  });
});

describe('an account that branches off', () => {
  it('teaches the one it came from by its lessons alone, and two together what neither knows', () => {
    const before = new Exercise(cards);
    const [from, to] = gameOf(cards).setup.cards[0]!.traced.ops;
    const lessons = [0, 1].map((rest) => {
      const branch = before.branch();
      const game = gameOf(cards);
      branch.watch(game);
      for (let op = from; op < to; op++) if (op % 2 === rest) game.trace!.ops[op] = 1;
      branch.learn(game);
      expect(branch.isExercised(named('Kindlet'))).toBe(false);
      return branch.lessons;
    });
    expect(before.gamesWith(named('Kindlet'))).toBe(0);
    for (const each of lessons) before.learnFrom(structuredClone(each));
    expect(before.isExercised(named('Kindlet'))).toBe(true);
    expect(before.gamesWith(named('Kindlet'))).toBe(2);
  });
});

describe('the middle of a game', () => {
  const tables = ERAS.flatMap((era) =>
    FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({
      era,
      format,
      title: `${era.id}, ${format.id}`,
    })),
  );

  it.each(tables)('can stand, with what is wanted in play: $title', ({ era, format }) => {
    const material = new TextMaterial(cards);
    const random = randomNumbers(3);
    const boards = Array.from({ length: 60 }, () =>
      material.stand(material.deal(era, format, random)!, era, format, random),
    ).filter((board) => board !== null);
    expect(boards.length).toBeGreaterThan(5);
    for (const board of boards) {
      const begun = beginning(board);
      expect(begun.ok ? violations(begun.value) : begun.error).toEqual([]);
    }
    const active = boards.flatMap(({ position, facts }) =>
      position.sides.map((side) => facts[side.active[0]!.card]!.name),
    );
    expect(active).toContain('Kindlord');
  });
});

describe('a soak with texts', () => {
  it('finds nothing, and exercises every card in some games', () => {
    const material = new TextMaterial(cards);
    const report = soak({ games: 24, seed: 5, every: 60, material });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(24);
    expect(cards.filter((card) => !material.exercise.isExercised(card)).map(({ facts }) => facts.name)).toEqual([]);
  });

  it('is the same for the same seed', () => {
    const sum = () => soak({ games: 8, seed: 6, every: 50, material: new TextMaterial(cards) }).checksum;
    expect(sum()).toBe(sum());
  });
});
