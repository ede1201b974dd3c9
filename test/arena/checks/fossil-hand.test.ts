import { expect, it } from 'vitest';
import { imaginedThatDiffer } from '../../../src/arena/checks/imagined.js';
import { randomNumbers } from '../../../src/arena/index.js';
import { BLANK_FACTS, type CardFacts, listAnswers, newGame, orThrow, play } from '../../../src/engine/index.js';

const basic: CardFacts = { ...BLANK_FACTS, name: 'Basic', kind: 'pokemon', stage: 'basic', types: ['Water'], hp: 50 };
const fossil: CardFacts = { ...BLANK_FACTS, name: 'Root Fossil', kind: 'trainer', trainer: 'fossil', hp: 40 };
const energy: CardFacts = {
  ...BLANK_FACTS,
  name: 'Water Energy',
  kind: 'energy',
  energy: 'basic',
  provides: [['Water']],
};
const deck = Array.from({ length: 60 }, (_, place) => (place < 2 ? 0 : place < 6 ? 1 : 2));
const facts = [basic, fossil, energy];

it('A game is imagined while somebody decides between a Fossil and a mulligan (SETUP-09)', () => {
  let asked = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const game = orThrow(newGame({ era: 'ex-2004', format: 'constructed', facts, decks: [deck, deck], seed }));
    while (game.state.phase === 'setup' && game.state.decision.kind !== 'mulligan')
      play(game, listAnswers(game).at(-1)!);
    if (game.state.decision.kind !== 'mulligan') continue;
    asked++;
    for (let chance = 1; chance <= 20; chance++) expect(imaginedThatDiffer(game, randomNumbers(chance))).toEqual([]);
  }
  expect(asked).toBeGreaterThan(5);
});
