import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/bots/index.js';
import { believe, type DeckPool, gameAt, describe as inWords, listAnswers, Memory } from '../../../src/engine/index.js';
import { reasonsFor } from '../../../src/session/analysis/reasons.js';
import { standOf } from '../../../src/session/analysis/stand.js';
import { attack, type Board, basic, boardClaim } from '../../bots/board.js';

/** Why one answer on a board is better than another, as it is told of what was played. */
function why(board: Board, better: string, other: string, pool?: DeckPool): readonly string[] {
  const game = gameAt(boardClaim(board));
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  const named = (text: string) => listAnswers(game.value).filter((answer) => inWords(game.value, answer).text === text);
  const stand = standOf(game.value, believe(game.value.setup, pool), new Memory(0));
  const going = reasonsFor(stand, { better: named(better), other: named(other) }, 'played', chanceFrom([1, 2, 3, 4]));
  for (;;) {
    const next = going.next();
    if (next.done === true) return next.value.sentences;
  }
}

const filler = basic('Filler', {});
const weak = basic('Weak', { hp: 60, attacks: [attack('Tap', 10)] });
const strong = basic('Strong', { hp: 200, attacks: [attack('Tap', 10)] });

describe('the reasons', () => {
  it('name the Pokémon that is there, and its attack', () => {
    const cub = basic('Cub', { hp: 120, attacks: [attack('Maul', 70)] });
    expect(why({ active: weak, bench: [strong], against: cub }, 'Retreat Weak for Strong', 'End your turn')[0]).toMatch(
      /^As played, Cub Knocks Out Weak with Maul in the next turn \(in \d+ of 10 imagined games; after the better answer, in 0\)\.$/,
    );
  });

  it('do not name the Pokémon that may come, though the player reckons with it', () => {
    const cub = basic('Cub', { hp: 120 });
    const bear = basic('Secret Bear', { stage: 'stage-1', evolvesFrom: 'Cub', hp: 140, attacks: [attack('Maul', 70)] });
    const deck = [0, 0, 0, 0, 1, 1, 1, 1, ...new Array<number>(52).fill(2)];
    const pool = { facts: [cub, filler, bear], decks: [deck] };
    const board = { active: weak, bench: [strong], against: cub, held: 5 };
    const told = why(board, 'Retreat Weak for Strong', 'End your turn', pool);
    expect(told[0]).toMatch(
      /^As played, Weak is Knocked Out by the end of the next turn \(in (9|10) of 10 imagined games/,
    );
    expect(told.join(' ')).not.toMatch(/Secret|Maul/);
  });

  it('are none where the same comes of both', () => {
    const board = { active: weak, bench: [strong, filler], against: filler };
    expect(why(board, 'Attack Filler with Tap', 'Attack Filler with Tap')).toEqual([]);
  });
});
