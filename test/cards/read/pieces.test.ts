import { describe, expect, it } from 'vitest';
import { spelledOut } from '../../../src/cards/read/letters.js';
import { Pieces } from '../../../src/cards/read/pieces.js';

const made: string[] = [];
const pieces = new Pieces((piece) => {
  made.push(piece);
  return piece.toUpperCase();
});

const at = (text: string, start = 0, end = text.length): string => pieces.at(text, spelledOut(text), start, end);

describe('what is known of pieces of a text', () => {
  it('is found by their letters, wherever they stand', () => {
    const text = 'flip a coin and flip a coïn';
    expect(at(text, 0, 4)).toBe('FLIP');
    expect(at(text, 16, 20)).toBe('FLIP');
    expect(at(text, 7, 11)).toBe('COIN');
    expect(at(text, 23, 27)).toBe('COÏN');
    expect(made).toEqual(['flip', 'coin', 'coïn']);
  });

  it('is right for more pieces than are kept', () => {
    const all = Array.from({ length: 30_000 }, (_, i) => `x${i}`);
    expect(all.filter((piece) => at(piece) !== piece.toUpperCase())).toEqual([]);
    expect(at('coin')).toBe('COIN');
  });
});
