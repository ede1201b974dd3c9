// Cards of our own invention, as databases write them.
import { type ImportedCard, importCard, settle } from '../../../src/cards/index.js';

export type Written = Record<string, unknown>;

/** A whole Pokémon card in the shape of TCGdex; `undefined` leaves a field out. */
export const pokemon = (more: Written = {}): Written => ({
  id: 'inv1-1',
  localId: '1',
  setId: 'inv1',
  setName: 'Inventions',
  serie: 'Invented',
  released: '2009-05-01',
  name: 'Mossling',
  category: 'Pokemon',
  hp: 60,
  types: ['Grass'],
  stage: 'Basic',
  attacks: [{ name: 'Leaf Slap', cost: ['Grass'], damage: 10 }],
  weaknesses: [{ type: 'Fire', value: '×2' }],
  retreat: 1,
  rarity: 'Common',
  legal: { standard: true, expanded: true },
  ...more,
});

const plain = { hp: undefined, types: undefined, stage: undefined, attacks: undefined, weaknesses: undefined };

export const trainer = (more: Written = {}): Written =>
  pokemon({ ...plain, retreat: undefined, name: 'Kind Aunt', category: 'Trainer', effect: 'Draw 2 cards.', ...more });

export const energy = (more: Written = {}): Written =>
  pokemon({ ...plain, retreat: undefined, name: 'Fire Energy', category: 'Energy', energyType: 'Normal', ...more });

export function imported(written: unknown): ImportedCard {
  const card = importCard(JSON.parse(JSON.stringify(written)));
  if (!card.ok) throw new Error(card.error.message);
  return card.value;
}

export const settled = (...written: readonly unknown[]): readonly ImportedCard[] => settle(written.map(imported));

/** A set of so many whole cards, numbered from 101 on: what a set is judged by. */
export const setOf = (count: number, more: Written = {}): Written[] =>
  Array.from({ length: count }, (_, index) =>
    pokemon({ id: `inv1-${101 + index}`, localId: `${101 + index}`, name: `Filler ${index}`, ...more }),
  );

export const codesOf = ({ diagnostics }: ImportedCard): string[] =>
  diagnostics.map(({ severity, code }) => `${severity} ${code}`);
