import { describe, expect, it } from 'vitest';
import type { CardFacts, CardView } from '../../src/engine/index.js';
import type { Face } from '../../src/session/index.js';
import { inShownOrder } from '../../src/web/table/hand-order.js';

const card = (name: string, some: Partial<CardFacts>): CardFacts =>
  ({
    name,
    kind: 'pokemon',
    stage: 'basic',
    evolvesFrom: '',
    line: [],
    trainer: null,
    energy: null,
    ...some,
  }) as CardFacts;

const HAND = [
  card('Fire Energy', { kind: 'energy', stage: null, energy: 'basic' }),
  card('Switch', { kind: 'trainer', stage: null, trainer: 'item' }),
  card('Quilava', { stage: 'stage-1', evolvesFrom: 'Cyndaquil' }),
  card('Vulpix', {}),
  card('Professor', { kind: 'trainer', stage: null, trainer: 'supporter' }),
  card('Double Colorless Energy', { kind: 'energy', stage: null, energy: 'special' }),
  card('Typhlosion', { stage: 'stage-2', evolvesFrom: 'Quilava' }),
  card('Cyndaquil', {}),
  card('Indigo Plateau', { kind: 'trainer', stage: null, trainer: 'stadium' }),
  card('Fire Energy', { kind: 'energy', stage: null, energy: 'basic' }),
];

const cards: readonly CardView[] = HAND.map(({ name }, i) => ({ card: i, name }) as CardView);
const faceOf = (id: number): Face | null => (HAND[id] === undefined ? null : ({ facts: HAND[id] } as Face));
const names = (order: 'as drawn' | 'by kind'): readonly string[] =>
  inShownOrder(cards, order, faceOf).map(({ name }) => name);

describe('the order in which a hand is shown', () => {
  it('is the one in which its cards came', () => {
    expect(inShownOrder(cards, 'as drawn', faceOf)).toBe(cards);
  });

  it('or Pokémon line by line, Trainers kind by kind, Energy', () => {
    expect(names('by kind')).toEqual([
      'Cyndaquil',
      'Quilava',
      'Typhlosion',
      'Vulpix',
      'Professor',
      'Switch',
      'Indigo Plateau',
      'Fire Energy',
      'Fire Energy',
      'Double Colorless Energy',
    ]);
  });

  it('leaves copies as they came, loses no card, and puts what is not known last', () => {
    const sorted = inShownOrder([{ card: 99, name: '' } as CardView, ...cards], 'by kind', faceOf);
    expect(sorted.filter(({ name }) => name === 'Fire Energy').map((each) => each.card)).toEqual([0, 9]);
    expect(sorted).toHaveLength(cards.length + 1);
    expect(sorted.at(-1)?.card).toBe(99);
  });

  it('keeps a line together by what its Stage 2 knows, without a Stage 1 in the hand', () => {
    const some = [
      card('Arcanine', { stage: 'stage-1', evolvesFrom: 'Growlithe' }),
      card('Typhlosion', { stage: 'stage-2', evolvesFrom: 'Quilava', line: ['Cyndaquil'] }),
      card('Hoothoot', {}),
      card('Cyndaquil', {}),
    ];
    const shown = inShownOrder(
      some.map(({ name }, i) => ({ card: i, name }) as CardView),
      'by kind',
      (id) => ({ facts: some[id] }) as Face,
    );
    expect(shown.map(({ name }) => name)).toEqual(['Cyndaquil', 'Typhlosion', 'Arcanine', 'Hoothoot']);
  });
});
