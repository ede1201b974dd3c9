import { describe, expect, it } from 'vitest';
import { otherGame } from '../../../src/arena/checks/hidden-cards.js';
import { secretsThatLeak } from '../../../src/arena/checks/secrets.js';
import { listAnswers, viewFor } from '../../../src/engine/index.js';
import { holds, playedGame } from './playing.js';

describe('a view', () => {
  it('is the same for a seat whatever the cards are that it cannot see; refusals and events too (ZONE-03)', () => {
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      if (game.state.phase !== 'over') expect(secretsThatLeak(game, random)).toEqual([]);
    });
  });

  it('is another for the player whose cards they are, so that the property above says something', () => {
    const differ = Array.from({ length: 40 }, (_, seed) => {
      const { game, random } = playedGame({ era: 2, format: 0, seed, choices: 30, asks: false, worse: false });
      const other = otherGame(game, { seat: 0, keep: [], own: true }, random);
      return JSON.stringify(viewFor(game, 1)) !== JSON.stringify(viewFor(other, 1));
    });
    expect(differ.filter(Boolean).length).toBeGreaterThan(30);
  });

  it('gives the options to the seat that decides, and to nobody else', () => {
    holds(60, (sample) => {
      const { game } = playedGame(sample);
      const { decision, phase, sides } = game.state;
      for (const seat of [...sides.keys(), 'spectator'] as const) {
        const options = viewFor(game, seat).decision?.options.map(({ answer }) => answer) ?? [];
        expect(options).toEqual(phase !== 'over' && seat === decision.seat ? listAnswers(game) : []);
      }
    });
  });

  it('counts the cards of every zone, and names those of the opponent only where they lie open', () => {
    holds(40, (sample) => {
      const { game } = playedGame(sample);
      const { sides } = viewFor(game, 0);
      for (const [seat, side] of sides.entries()) {
        const real = game.state.sides[seat]!;
        expect([side.deck.count, side.hand.count, side.prizes.count, side.discard.count]).toEqual([
          real.deck.length,
          real.hand.length,
          real.prizes.length,
          real.discard.length,
        ]);
        expect([side.deck.cards, side.prizes.cards]).toEqual([null, null]);
        expect(side.hand.cards?.map(({ card }) => card) ?? null).toEqual(seat === 0 ? real.hand : null);
      }
    });
  });
});
