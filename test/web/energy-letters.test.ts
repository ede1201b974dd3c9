import { expect, it } from 'vitest';
import { ENERGY_TYPES, TYPE_LETTERS } from '../../src/engine/index.js';
import { ENERGY_LETTERS } from '../../src/web/cards/energy-letters.js';

it('the page writes the types as the engine does, whose values it does not download', () => {
  expect(ENERGY_LETTERS).toEqual(TYPE_LETTERS);
  expect(Object.values(ENERGY_LETTERS)).toEqual(ENERGY_TYPES);
});
