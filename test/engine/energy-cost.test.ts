import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENERGY_TYPES, type EnergyType, payableAttack } from '../../src/engine/index.js';
import { A_ACTIVE, attackCard, board, energyCard, pokemonCard } from './board.js';

type Unit = readonly EnergyType[];

/** Tries to give every symbol a unit of its own, in every way there is. */
function covers(cost: readonly EnergyType[], units: readonly Unit[]): boolean {
  const [symbol, ...rest] = cost;
  if (symbol === undefined) return true;
  return units.some(
    (unit, at) => (symbol === 'Colorless' || unit.includes(symbol)) && covers(rest, units.toSpliced(at, 1)),
  );
}

const payable = (cost: readonly EnergyType[], cards: readonly (readonly Unit[])[]): boolean =>
  payableAttack(
    board({ era: 'swsh-2022', active: [attackCard(cost), pokemonCard({})], attached: cards.map(energyCard) }),
    A_ACTIVE,
    0,
  );

describe('attached Energy covers a cost', () => {
  const few = fc.constantFrom<EnergyType>('Grass', 'Fire', 'Water', 'Colorless');
  const any = fc.constantFrom(...ENERGY_TYPES);
  const unit = fc.uniqueArray(fc.oneof(few, few, any), { minLength: 1, maxLength: 4 });

  it('exactly if each symbol finds a unit of its own (NRG-06, NRG-07, NRG-08, NRG-12)', () => {
    const agrees = fc.property(
      fc.array(fc.oneof(few, few, any), { maxLength: 5 }),
      fc.array(fc.array(unit, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      (cost, cards) => {
        expect(payable(cost, cards)).toBe(covers(cost, cards.flat()));
      },
    );
    fc.assert(agrees, { seed: 4, numRuns: 600 });
  });

  it('exactly if each symbol finds a unit, among many units of several types', () => {
    const many = fc.array(fc.uniqueArray(few, { minLength: 2, maxLength: 3 }), { minLength: 4, maxLength: 6 });
    const agrees = fc.property(fc.array(few, { minLength: 3, maxLength: 6 }), many, (cost, units) => {
      expect(payable(cost, [units])).toBe(covers(cost, units));
    });
    fc.assert(agrees, { seed: 5, numRuns: 300 });
  });

  it('not by a Colorless unit for a symbol with a type (NRG-08)', () => {
    expect(payable(['Fire'], [[['Colorless'], ['Colorless']]])).toBe(false);
    expect(payable(['Colorless', 'Colorless'], [[['Colorless'], ['Colorless']]])).toBe(true);
  });

  it('not by one unit of two types for two symbols', () => {
    expect(payable(['Fire', 'Water'], [[['Fire', 'Water']]])).toBe(false);
    expect(payable(['Fire', 'Water'], [[['Fire', 'Water']], [['Water']]])).toBe(true);
  });

  it('for nothing, without any Energy (ATK-02)', () => {
    expect(payable([], [])).toBe(true);
    expect(payable(['Colorless'], [])).toBe(false);
  });
});
