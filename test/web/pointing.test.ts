import { describe, expect, it } from 'vitest';
import type { Answer, Option } from '../../src/engine/index.js';
import { type Box, curveBetween } from '../../src/web/pointing/curve.js';
import { pointedBy } from '../../src/web/pointing/pointed.js';

const option = (more: Partial<Option>): Option => ({
  answer: { kind: 'pass' } as Answer,
  kind: 'pass',
  group: 'end',
  card: null,
  pokemon: null,
  target: null,
  attack: null,
  number: null,
  text: '',
  ...more,
});

describe('an answer on the table', () => {
  it('goes from the card to the Pokémon it is for, out of the hand of who plays it', () => {
    const attach = option({ kind: 'attach', card: 5, pokemon: 7 });
    expect(pointedBy(attach, 1)).toEqual({ from: { card: 5, inHandOf: 1 }, to: { pokemon: 7 } });
  });

  it('goes from the attacker to its target, and to the next empty spot of the Bench', () => {
    const attack = option({ kind: 'attack', pokemon: 7, target: 40 });
    expect(pointedBy(attack, 0)).toEqual({ from: { pokemon: 7 }, to: { pokemon: 40 } });
    const bench = option({ kind: 'bench', card: 5 });
    expect(pointedBy(bench, 0, 2).to).toEqual({ benchOf: 0, spot: 2 });
  });

  it('only marks what acts on nothing else, and points at nothing to end a turn', () => {
    expect(pointedBy(option({ kind: 'play', card: 5 }), 0)).toEqual({ from: { card: 5, inHandOf: 0 }, to: null });
    // A card that is chosen may lie anywhere: only in sight is it pointed at.
    expect(pointedBy(option({ kind: 'card', card: 5 }), 0).from).toEqual({ card: 5, inHandOf: null });
    expect(pointedBy(option({ kind: 'use', pokemon: 7 }), 0)).toEqual({ from: null, to: { pokemon: 7 } });
    expect(pointedBy(option({}), 0)).toEqual({ from: null, to: null });
  });
});

const box = (left: number, top: number, width = 100, height = 140): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('an arrow', () => {
  it('ends on what it points at, and its number stands free beside two Pokémon above each other', () => {
    const [from, to] = [box(500, 300), box(500, 120)];
    for (const bend of [0.2, -0.2]) {
      const { head, label } = curveBetween(from, to, { bend, head: 10 });
      const [x, y] = numbers(head);
      expect(x).toBeGreaterThan(to.left);
      expect(x).toBeLessThan(to.right);
      expect(y).toBeGreaterThan(to.top);
      expect(y).toBeLessThan(to.bottom);
      if (bend > 0) expect(label.x).toBeGreaterThan(from.right);
      else expect(label.x).toBeLessThan(from.left);
    }
  });

  it('enters a thing far away just inside its nearest edge, whichever way it swings', () => {
    const [from, to] = [box(200, 700), box(900, 100)];
    for (const bend of [0.2, -0.2, 0]) {
      const [x, y] = numbers(curveBetween(from, to, { bend, head: 10 }).head);
      expect(x! - to.left).toBeGreaterThan(0);
      expect(x! - to.left).toBeLessThan(60);
      expect(y).toBeGreaterThan(to.top);
      expect(y).toBeLessThan(to.bottom);
    }
  });
});
