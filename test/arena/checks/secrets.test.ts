import { expect, it } from 'vitest';
import { secretsThatLeak } from '../../../src/arena/checks/secrets.js';
import { randomNumbers } from '../../../src/arena/index.js';
import { compileCard, PLAIN_ENERGY } from '../../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, gameAt } from '../../../src/engine/index.js';

const beast: CardFacts = { ...BLANK_FACTS, name: 'Beast', stage: 'basic', types: ['Colorless'], hp: 90 };
const plant: CardFacts = {
  ...BLANK_FACTS,
  name: 'Mill',
  kind: 'trainer',
  trainer: 'stadium',
  text: 'Once during each player’s turn, that player may discard a basic Energy card from their hand. If they do, choose a basic Energy card from their discard pile, reveal it, and put it into their hand.',
};
const facts = [beast, plant, ...PLAIN_ENERGY.slice(0, 3)];
const FIRE = 3;

it('a card that was discarded and came back to the hand was no secret (ZONE-03)', { timeout: 30_000 }, () => {
  const programs = facts.map((card) => {
    const made = compileCard(card);
    return made.ok ? made.program : null;
  });
  const pokemon = { card: 0, under: [], attached: [], damage: 0, conditions: [], since: 1, evolved: 0, markers: [] };
  const side = (hand: readonly number[]) => ({
    ...{ active: [pokemon], bench: [], hand, discard: [], lost: [], used: [] },
    deck: new Array<number>(10).fill(2).map((_, place) => 2 + (place % 3)),
    prizes: [FIRE, 2, 4],
  });
  const position = {
    ...{ turn: 5, player: 0, starter: 0, impossible: false, stadium: { card: 1, owner: 0 } },
    sides: [side([0, 0, FIRE]), side([2, 4, 0])],
  };
  const begun = gameAt({ era: 'e-card-2002', format: 'constructed', facts, programs, seed: 1, position }, true);
  if (!begun.ok) throw new Error(begun.error.map(({ message }) => message).join('\n'));
  for (let seed = 0; seed < 40; seed++) expect(secretsThatLeak(begun.value, randomNumbers(seed))).toEqual([]);
});
