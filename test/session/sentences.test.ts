import { describe, expect, it } from 'vitest';
import { Lines } from '../../src/session/condense.js';
import { condense, mark, piecesOf, wordsOf } from '../../src/session/index.js';

const [cub, fish] = [mark('Cub', 3), mark('Mr. Fish', 7)];

describe('a sentence of the log', () => {
  it('falls into words and cards', () => {
    expect(piecesOf(`You play ${cub} to the Bench.`)).toEqual([
      'You play ',
      { card: 3, name: 'Cub' },
      ' to the Bench.',
    ]);
    expect(wordsOf(`${fish} goes to your hand.`)).toBe('Mr. Fish goes to your hand.');
  });

  it('speaks of several cards where the same is said of each', () => {
    expect(condense([`You draw ${cub}.`, `You draw ${fish}.`, 'You end the turn.']).map(wordsOf)).toEqual([
      'You draw Cub and Mr. Fish.',
      'You end the turn.',
    ]);
    expect(condense(new Array<string>(3).fill('A card goes to your opponent’s deck.'))).toEqual([
      '3 cards go to your opponent’s deck.',
    ]);
    expect(condense([`${cub} goes to your deck.`, `${fish} goes to your deck.`]).map(wordsOf)).toEqual([
      'Cub and Mr. Fish go to your deck.',
    ]);
  });

  it('counts cards of one name', () => {
    const lines = [cub, fish, mark('Cub', 4), mark('Cub', 5)].map((card) => `You draw ${card}.`);
    expect(condense(lines).map(wordsOf)).toEqual(['You draw Cub ×3 and Mr. Fish.']);
  });

  it('is left alone where something else is said', () => {
    const lines = [`You draw ${cub}.`, `Your opponent plays ${fish}.`, `${cub} goes to your hand.`];
    expect(condense(lines)).toEqual(lines);
  });

  it('is told anew from any sentence on', () => {
    const lines = new Lines();
    expect(lines.take(0, ['You go first.', `You draw ${cub}.`, `You draw ${fish}.`])).toBe(0);
    expect(lines.take(3, [`You draw ${cub}.`])).toBe(1);
    expect(lines.told(1).map(wordsOf)).toEqual(['You draw Cub ×2 and Mr. Fish.']);
    expect(lines.take(3, ['You end the turn.'])).toBe(1);
    expect(lines.told(1).map(wordsOf)).toEqual(['You draw Cub and Mr. Fish.', 'You end the turn.']);
    expect(lines.take(3, ['You win.'])).toBe(2);
    expect(lines.take(1, [])).toBe(1);
    expect(lines.told()).toEqual(['You go first.']);
  });
});
