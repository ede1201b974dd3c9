import {
  drawChance,
  expectedMulligans,
  type Group,
  keepsHand,
  mulliganChance,
  openingChances,
  prizedChances,
  type Ratio,
  stockOf,
  toNumber,
} from '../../cards/index.js';
import { type CardFacts, type Era, type Format, nameThatCounts } from '../../engine/index.js';
import type { Odds, OddsRow } from './desk-view.js';

/** Exact chances: mulligans, and for groups and each name the opening hand, a turn and the Prize cards. @rule SETUP-11 */
export function oddsOf(deck: readonly CardFacts[], era: Era, format: Format, turn: number): Odds {
  const stock = stockOf(deck, era, []);
  const nameOf = (card: CardFacts): string => nameThatCounts(card.name, era.nameStrip);
  const groups: readonly (Pick<OddsRow, 'name' | 'group'> & { readonly of: Group })[] = [
    { name: '', group: 'basics', of: (card) => keepsHand(card, era) },
    { name: '', group: 'supporters', of: ({ trainer }) => trainer === 'supporter' },
    { name: '', group: 'energy', of: ({ kind }) => kind === 'energy' },
    ...[...new Set(deck.map(nameOf))].map((name) => ({
      name,
      group: null,
      of: (card: CardFacts) => nameOf(card) === name,
    })),
  ];
  const rows = groups.map(({ name, group, of }) => ({
    name,
    group,
    copies: deck.filter(of).length,
    opening: some(openingChances(deck, era, of)),
    byTurn: number(drawChance(deck, era, { group: of, atLeast: 1, turn })),
    prized: some(prizedChances(deck, era, format, of)),
  }));
  return {
    mulligan: number(mulliganChance(stock)),
    mulligans: number(expectedMulligans(stock)),
    rows: rows.filter(({ copies }) => copies > 0),
  };
}

const number = (chance: Ratio | null): number | null => (chance === null ? null : toNumber(chance));

/** One or more, from the chances of 0, 1, 2 … */
function some(chances: readonly (Ratio | null)[]): number | null {
  const none = chances[0] ?? null;
  return none === null ? null : toNumber({ ...none, numerator: none.denominator - none.numerator });
}
