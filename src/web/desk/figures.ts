import { type CardFacts, ENERGY_TYPES } from '../../engine/index.js';
import type { EnergyFigure, Figures } from './desk-view.js';

/** What a builder counts: how dear the attacks are, and which Energy is asked for and provided. */
export const figuresOf = (deck: readonly CardFacts[]): Figures => ({ curve: curveOf(deck), energy: energyOf(deck) });

function curveOf(deck: readonly CardFacts[]): readonly number[] {
  const costs = deck.map(({ attacks }) => new Set(attacks.map(({ cost }) => cost.length)));
  const dearest = Math.max(0, ...costs.flatMap((each) => [...each]));
  return Array.from({ length: dearest + 1 }, (_, cost) => costs.filter((each) => each.has(cost)).length);
}

function energyOf(deck: readonly CardFacts[]): readonly EnergyFigure[] {
  return ENERGY_TYPES.map((type) => ({
    type,
    asked: count(deck.flatMap(({ attacks }) => attacks.flatMap(({ cost }) => cost.filter((each) => each === type)))),
    // A unit that is of several types at once counts for each of them.
    provided: count(deck.flatMap(({ provides }) => provides.filter((unit) => unit.includes(type)))),
  })).filter(({ type, asked, provided }) => provided > 0 || (asked > 0 && type !== 'Colorless'));
}

const count = (things: readonly unknown[]): number => things.length;
