// What a seat imagines while another one chooses out of a hand that it does not see.
import { describe, expect, it } from 'vitest';
import { imaginedThatDiffer } from '../../src/arena/checks/imagined.js';
import { randomNumbers } from '../../src/arena/index.js';
import { compileCard, PLAIN_ENERGY } from '../../src/cards/index.js';
import { believe, choicesNow, gameAt, imagine, play, type SideClaim } from '../../src/engine/index.js';
import { pokemonCard } from './board.js';

const cook = pokemonCard({
  name: 'Cook',
  powers: [
    {
      kind: 'ability',
      name: 'Soup',
      text: 'Once during your turn, you may discard a Pokémon from your hand. If you do, draw 2 cards.',
    },
  ],
});
const facts = [cook, pokemonCard({ name: 'Guest' }), PLAIN_ENERGY[0]!];
const [COOK, GUEST, ENERGY] = [0, 1, 2];
const programs = facts.map((card) => {
  const made = compileCard(card);
  return made.ok ? made.program : null;
});

const pokemon = (card: number) => ({
  ...{ card, under: [], attached: [], damage: 0, conditions: [], since: 0, evolved: -1, markers: [] },
});

const side = (more: Partial<SideClaim>): SideClaim => ({
  ...{ active: [pokemon(COOK)], bench: [], hand: [], discard: [], lost: [], used: [] },
  ...{ deck: Array.from({ length: 20 }, () => ENERGY), prizes: [ENERGY, ENERGY] },
  ...more,
});

describe('a seat that imagines the hand out of which another one chooses', () => {
  const position = {
    ...{ turn: 5, player: 0, starter: 0, impossible: true, stadium: null },
    sides: [side({ hand: [COOK, GUEST, ENERGY, ENERGY] }), side({})],
  };
  const made = gameAt({ era: 'swsh-2022', format: 'constructed', facts, programs, seed: 1, position }, true);
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('\n'));
  const game = made.value;
  play(game, { kind: 'use', pokemon: 0, number: 0 });
  if (game.state.decision.kind === 'may') play(game, { kind: 'yes' });

  it('gives them a card that can be chosen (SRCH-01)', () => {
    expect(game.state.decision).toMatchObject({ kind: 'choose-cards', seat: 0 });
    const random = randomNumbers(7);
    for (let i = 0; i < 40; i++) {
      const imagined = imagine(game, 1, { belief: believe(game.setup) }, random);
      expect(choicesNow(imagined).length).toBeGreaterThan(0);
    }
  });

  it('can play on, and is told nothing of where the cards are', () => {
    const random = randomNumbers(11);
    for (let i = 0; i < 40; i++) expect(imaginedThatDiffer(game, random)).toEqual([]);
  });
});
