import { describe, expect, it } from 'vitest';
import { Exercise, soak, TextMaterial } from '../../../src/arena/index.js';
import { ERAS, type Game, newGame } from '../../../src/engine/index.js';
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

describe('a soak with texts', () => {
  it('finds nothing, and exercises every card in some games', () => {
    const material = new TextMaterial(cards);
    const report = soak({ games: 32, seed: 5, every: 30, material });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(32);
    expect(cards.filter((card) => !material.exercise.isExercised(card)).map(({ facts }) => facts.name)).toEqual([]);
  });

  it('is the same for the same seed', () => {
    const sum = () => soak({ games: 8, seed: 6, every: 50, material: new TextMaterial(cards) }).checksum;
    expect(sum()).toBe(sum());
  });
});
