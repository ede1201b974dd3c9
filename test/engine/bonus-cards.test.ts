import { expect, it } from 'vitest';
import { anyAnswer, randomNumbers } from '../../src/arena/index.js';
import { BLANK_FACTS, type CardFacts, type Game, listAnswers, newGame, orThrow, play } from '../../src/engine/index.js';

const basic: CardFacts = { ...BLANK_FACTS, name: 'Basic', kind: 'pokemon', stage: 'basic', types: ['Water'], hp: 50 };
const energy: CardFacts = {
  ...BLANK_FACTS,
  name: 'Water Energy',
  kind: 'energy',
  energy: 'basic',
  provides: [['Water']],
};
const few = Array.from({ length: 60 }, (_, place) => (place === 0 ? 0 : 1));

/** A game in which every bonus card is drawn that may be, until the first turn. */
function setUp(seed: number): Game {
  const game = orThrow(
    newGame({ era: 'e-card-2002', format: 'constructed', facts: [basic, energy], decks: [few, few], seed }),
  );
  const random = randomNumbers(seed);
  while (game.state.phase === 'setup') {
    const isBonus = game.state.decision.kind === 'bonus';
    play(game, isBonus ? listAnswers(game).at(-1)! : anyAnswer(game, random));
  }
  return game;
}

it('Whoever draws a card for every mulligan still sets out all Prize cards (SETUP-06, SETUP-12)', () => {
  const sides = Array.from({ length: 150 }, (_, seed) => setUp(seed + 1).state.sides).flat();
  expect(sides.filter(({ prizes }) => prizes.length !== 6)).toEqual([]);
  expect(sides.some(({ hand, deck }) => hand.length > 45 && deck.length <= 1)).toBe(true);
});
