import { describe, expect, it } from 'vitest';
import {
  type Answer,
  BLANK_FACTS,
  type CardFacts,
  gameAt,
  listAnswers,
  play,
  refusalOf,
} from '../../src/engine/index.js';

const beast: CardFacts = { ...BLANK_FACTS, name: 'Light Beast', stage: 'basic', types: ['Grass'], hp: 60 };

const side = {
  active: [{ card: 0, under: [], attached: [], damage: 0, conditions: [], since: 0, evolved: -1, markers: [] }],
  bench: [{ card: 0, under: [], attached: [], damage: 0, conditions: [], since: 0, evolved: -1, markers: [] }],
  hand: [],
  discard: [],
  lost: [],
  deck: [0, 0, 0],
  prizes: [0],
  used: [],
};

/** A board on which a player may retreat for ever: retreats are free, and this era does not count them. */
function endlessBoard() {
  const position = { turn: 11, player: 0, starter: 0, stadium: null, sides: [side, side], impossible: false };
  const game = gameAt({ era: 'e-card-2002', format: 'constructed', facts: [beast], seed: 1, position });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

describe('HOUSE-01', () => {
  it('lets a turn of 400 choices only be ended', () => {
    const game = endlessBoard();
    const retreat = (): Answer => ({
      kind: 'retreat',
      pokemon: game.state.sides[0]!.active[0]!,
      to: game.state.sides[0]!.bench[0]!,
    });
    for (let choice = 0; choice < 400; choice++) {
      expect(refusalOf(game, 0, retreat())).toBeNull();
      play(game, retreat());
    }
    expect(refusalOf(game, 0, retreat())?.rules).toContain('HOUSE-01');
    expect(listAnswers(game)).toEqual([{ kind: 'pass' }]);
    play(game, { kind: 'pass' });
    expect(game.state.seat).toBe(1);
    expect(game.state.turnChoices).toBe(0);
  });
});
