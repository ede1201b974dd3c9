import { describe, expect, it } from 'vitest';
import { BLANK_FACTS, type CardFacts } from '../../../src/engine/index.js';
import { groupsOf } from '../../../src/web/decks/groups.js';
import type { DeskCard } from '../../../src/web/desk/desk-view.js';
import { freeId, freeName, type KeptDeck, keyOf, withCount } from '../../../src/web/desk/kept-deck.js';
import { fileName } from '../../../src/web/session/save-file.js';

const deck: KeptDeck = { id: 'deck-1', name: 'Fire', era: 'hgss-2010', format: 'constructed', lines: [] };
const vulpix = { id: 'hs-1', name: 'Vulpix' };
const energy = { id: '', name: 'Fire Energy' };

describe('a deck that is built', () => {
  it('counts copies of a card up and down, and forgets it with the last', () => {
    const two = withCount(withCount(deck, vulpix, 2), energy, 9);
    expect(two.lines).toEqual([
      { ...vulpix, count: 2 },
      { ...energy, count: 9 },
    ]);
    expect(withCount(two, vulpix, 0).lines).toEqual([{ ...energy, count: 9 }]);
    expect(withCount(two, energy, 75).lines[1]!.count).toBe(60);
  });

  it('gets a name and an id that no other has', () => {
    expect(freeName('Fire', [deck, { name: 'Fire 2' }])).toBe('Fire 3');
    expect(freeId([deck, { id: 'deck-7' }])).toBe('deck-8');
    expect(freeId([])).toBe('deck-1');
  });

  it('is saved under a name that every file system takes', () => {
    expect(fileName('Ho-Oh & “Pokémon” / 2', 'txt')).toBe('ho-oh-poke-mon-2.txt');
    expect(fileName('//', 'txt')).toBe('deck.txt');
  });
});

const shown = (facts: Partial<CardFacts>, family: string): DeskCard => ({
  id: '',
  name: facts.name ?? '',
  face: { facts: { ...BLANK_FACTS, ...facts }, family, status: 'plain' },
  print: '',
  kept: null,
});

describe('the list of a deck', () => {
  it('stands kind by kind, a line of evolution together from its Basic Pokémon on', () => {
    const cards = [
      shown({ name: 'Zubat', kind: 'pokemon', stage: 'basic' }, 'Zubat'),
      shown({ name: 'Ninetales', kind: 'pokemon', stage: 'stage-1' }, 'Vulpix'),
      shown({ name: 'Vulpix', kind: 'pokemon', stage: 'basic' }, 'Vulpix'),
      shown({ name: 'Judge', kind: 'trainer', trainer: 'supporter' }, ''),
      shown({ name: 'Potion', kind: 'trainer', trainer: 'item' }, ''),
      shown({ name: 'Double Energy', kind: 'energy', energy: 'special' }, ''),
      shown({ name: 'Water Energy', kind: 'energy', energy: 'basic' }, ''),
    ];
    const groups = groupsOf(
      cards.map(({ id, name }) => ({ id, name, count: 2 })),
      new Map(cards.map((card) => [keyOf(card), card])),
    );
    expect(groups.map(({ name, count, lines }) => [name, count, lines.map(({ line }) => line.name)])).toEqual([
      ['pokemon', 6, ['Vulpix', 'Ninetales', 'Zubat']],
      ['trainer', 2, ['Potion']],
      ['supporter', 2, ['Judge']],
      ['energy', 4, ['Water Energy', 'Double Energy']],
    ]);
  });
});
