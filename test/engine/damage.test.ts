import { describe, expect, it } from 'vitest';
import type { CardFacts, EnergyType, ResistanceFacts, WeaknessFacts } from '../../src/engine/index.js';
import { damageBetween, hitOf } from '../../src/engine/rules/damage.js';
import { A_ACTIVE, B_ACTIVE, board, pokemonCard } from './board.js';

const weak = (type: EnergyType, amount: WeaknessFacts['amount'] = null): WeaknessFacts => ({ type, amount });
const resists = (type: EnergyType, amount: number | null = null): ResistanceFacts => ({ type, amount });
const plus = (number: number) => ({ operation: 'plus', number }) as const;
const times = (number: number) => ({ operation: 'times', number }) as const;

interface Row {
  readonly era: string;
  readonly base: number;
  readonly attacker?: readonly EnergyType[];
  readonly weaknesses?: CardFacts['weaknesses'];
  readonly resistances?: CardFacts['resistances'];
  readonly damage: number;
}

const rows: readonly (Row & { readonly what: string })[] = [
  { what: 'nothing matches', era: 'swsh-2022', base: 30, weaknesses: [weak('Water')], damage: 30 },
  {
    what: 'no base damage: Weakness adds nothing (DMG-08)',
    era: 'platinum-2009',
    base: 0,
    weaknesses: [weak('Fire', plus(20))],
    damage: 0,
  },
  {
    what: 'Weakness doubles whatever is printed in 2002 (DMG-09)',
    era: 'e-card-2002',
    base: 30,
    weaknesses: [weak('Fire', plus(20))],
    damage: 60,
  },
  { what: 'printed +20', era: 'platinum-2009', base: 30, weaknesses: [weak('Fire', plus(20))], damage: 50 },
  { what: 'printed ×2', era: 'hgss-2010', base: 30, weaknesses: [weak('Fire', times(2))], damage: 60 },
  { what: 'printed ×4', era: 'swsh-2022', base: 30, weaknesses: [weak('Fire', times(4))], damage: 120 },
  { what: 'nothing printed: ×2', era: 'swsh-2022', base: 30, weaknesses: [weak('Fire')], damage: 60 },
  {
    what: 'Resistance is 30 whatever is printed in 2002 (DMG-10)',
    era: 'e-card-2002',
    base: 50,
    resistances: [resists('Fire', 20)],
    damage: 20,
  },
  { what: 'printed −20', era: 'platinum-2009', base: 50, resistances: [resists('Fire', 20)], damage: 30 },
  { what: 'nothing printed: −30', era: 'swsh-2022', base: 50, resistances: [resists('Fire')], damage: 20 },
  { what: 'never below nothing (DMG-13)', era: 'hgss-2010', base: 20, resistances: [resists('Fire')], damage: 0 },
  {
    what: 'Weakness first, then Resistance (DMG-05)',
    era: 'swsh-2022',
    base: 40,
    weaknesses: [weak('Fire')],
    resistances: [resists('Fire', 30)],
    damage: 50,
  },
  {
    what: 'both types of the attacker (DMG-12)',
    era: 'platinum-2009',
    base: 20,
    attacker: ['Fire', 'Water'],
    weaknesses: [weak('Fire'), weak('Water', plus(10))],
    damage: 50,
  },
  {
    what: 'both Resistances (DMG-12)',
    era: 'e-card-2002',
    base: 100,
    attacker: ['Fire', 'Water'],
    resistances: [resists('Fire'), resists('Water')],
    damage: 40,
  },
  {
    what: 'one type weak, one resisted',
    era: 'hgss-2010',
    base: 20,
    attacker: ['Fire', 'Water'],
    weaknesses: [weak('Fire')],
    resistances: [resists('Water', 20)],
    damage: 20,
  },
];

describe('damage', () => {
  it.each(rows)(
    '$era, $base: $what',
    ({ era, base, attacker = ['Fire'], weaknesses = [], resistances = [], damage }) => {
      const game = board({
        era,
        active: [
          pokemonCard({ types: attacker }),
          pokemonCard({ name: 'Target', types: ['Grass'], weaknesses, resistances }),
        ],
      });
      expect(damageBetween(game, base, hitOf(A_ACTIVE, B_ACTIVE))).toBe(damage);
    },
  );

  it('uses the types of the attacker and the Weakness of the defender, not the other way round', () => {
    const card = (types: readonly EnergyType[], name: string) =>
      pokemonCard({ name, types, weaknesses: [weak('Fire')] });
    const game = board({ era: 'swsh-2022', active: [card(['Fire'], 'One'), card(['Grass'], 'Other')] });
    expect(damageBetween(game, 10, hitOf(A_ACTIVE, B_ACTIVE))).toBe(20);
    expect(damageBetween(game, 10, hitOf(B_ACTIVE, A_ACTIVE))).toBe(10);
  });
});
