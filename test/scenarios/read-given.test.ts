import { describe, expect, it } from 'vitest';
import type { PositionClaim } from '../../src/scenarios/read/claims.js';
import { around, scenarioOf, withoutLines } from './reading.js';

const position = (given: string, format = 'constructed'): PositionClaim => {
  const { start } = scenarioOf(around(`format: ${format}`, `given: ${given}`));
  if (start.kind !== 'given') throw new Error('no position');
  return start.position;
};

const names = (cards: readonly { readonly name: string }[]): string[] => cards.map(({ name }) => name);

describe('a position', () => {
  it('finds out who started', () => {
    expect(position('{}')).toMatchObject({ player: 'A', turn: 11, first: 'A' });
    expect(position('{ player: B }')).toMatchObject({ player: 'B', turn: 11, first: 'B' });
    expect(position('{ player: B, turn: 4 }')).toMatchObject({ first: 'A' });
    expect(position('{ player: B, turn: 4, first: B }')).toMatchObject({ first: 'B' });
    expect(position('{ player: A2, turn: 3 }', 'team-battle')).toMatchObject({ first: 'A1' });
    expect(position('{ player: A1, turn: 2 }', 'team-battle')).toMatchObject({ first: 'B2' });
  });

  it('has a Stadium, with its owner where that matters', () => {
    expect(position('{ stadium: Old Ruins }').stadium).toMatchObject({ card: { name: 'Old Ruins' }, owner: null });
    expect(position('{ stadium: { card: Old Ruins, owner: B } }').stadium).toMatchObject({ owner: 'B' });
    expect(position('{ stadium: none }').stadium).toBeNull();
  });

  it('has Pokémon in the long form', () => {
    const [beast] = position(`{ A: { active: { card: Great Beast @ Woods, under: [Cub, Beast],
      energy: [Fire Energy], tools: [Belt], machines: [Beam], damage: 30, conditions: [asleep, poisoned],
      since: 9, evolved: 10, markers: [Marked] } } }`).sides['A'].active;
    expect(withoutLines(beast)).toMatchObject({
      card: { name: 'Great Beast', set: 'Woods' },
      under: [{ name: 'Cub' }, { name: 'Beast' }],
      energy: [{ name: 'Fire Energy' }],
      tools: [{ name: 'Belt' }],
      machines: [{ name: 'Beam' }],
      damage: 30,
      conditions: ['asleep', 'poisoned'],
      since: 9,
      evolved: 10,
      markers: ['Marked'],
    });
  });

  it('has the zones of a side', () => {
    const side = position(`{ A: { hand: [Potion, Potion], discard: [Switch], lost: [Cub], deck: [Beast, Cub],
      prizes: 2, used: [energy, supporter] } }`).sides['A'];
    expect([names(side.discard), names(side.lost)]).toEqual([['Switch'], ['Cub']]);
    expect(side.hand.kind === 'cards' && names(side.hand.cards)).toEqual(['Potion', 'Potion']);
    expect(side.deck.kind === 'cards' && names(side.deck.cards)).toEqual(['Beast', 'Cub']);
    expect(side.prizes).toMatchObject({ kind: 'filler', count: 2 });
    expect(side.used).toEqual(['energy', 'supporter']);
  });

  it('counts the cards of a hand or a deck, and fills a hand of which only the number is told', () => {
    const { A, B } = position('{ A: { hand: [2 Potion, Cub], deck: [3x Beast] }, B: { hand: 4 } }').sides;
    expect(A.hand.kind === 'cards' && names(A.hand.cards)).toEqual(['Potion', 'Potion', 'Cub']);
    expect(A.deck.kind === 'cards' && names(A.deck.cards)).toEqual(['Beast', 'Beast', 'Beast']);
    expect(B.hand).toMatchObject({ kind: 'filler', count: 4 });
  });

  it('takes words in a row, and what the player used beside the player', () => {
    const { sides } = position(
      '{ player: B, used: [energy retreat], B: { active: { card: Cub, conditions: [burned asleep] } } }',
    );
    expect(sides['B'].used).toEqual(['energy', 'retreat']);
    expect(sides['B'].active[0]?.conditions).toEqual(['burned', 'asleep']);
    expect(sides['A'].used).toEqual([]);
  });

  it('has in 2-on-2 up to two Active Pokémon, and a place may stand empty', () => {
    const { sides } = position(
      '{ A: { active: [Beast, { card: Cub, damage: 10 }] }, B: { active: [none, Cub] } }',
      '2-on-2',
    );
    expect(sides['A'].active.map((pokemon) => pokemon?.card.name)).toEqual(['Beast', 'Cub']);
    expect(sides['B'].active.map((pokemon) => pokemon?.card.name)).toEqual([undefined, 'Cub']);
  });

  it('has in Team Battle four sides with three Prize cards each', () => {
    const { player, sides } = position('{ B2: { active: Cub } }', 'team-battle');
    expect(player).toBe('A1');
    expect(Object.keys(sides)).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(sides['A2'].prizes).toMatchObject({ count: 3 });
    expect(sides['B2'].active[0]?.card.name).toBe('Cub');
  });
});
