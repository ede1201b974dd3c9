import type { LinkedTake } from '../effects/linked.js';
import type { CardSelector, Test } from '../effects/terms.js';
import { type EnergyType, typeIndex } from '../model/energy-type.js';
import type { Game } from '../model/game.js';
import { type CardId, NONE } from '../model/state.js';
import { providesOf } from './natures.js';
import { boundTo, type Scope, unitsItHad } from './scope.js';

/*
 * "2 Energy" is measured in what the cards provide, "2 Energy cards" is counted in cards. A card that provides two may
 * stand for one of them or for both. @rule NRG-06
 */

/** Whether a text asks for so many units. */
export const isMeasured = (of: { readonly get: string; readonly take?: object }): of is CardSelector =>
  of.take !== undefined && (of.take as LinkedTake).units === true;

/** Energy types as bits. */
export const bitsOf = (types: readonly EnergyType[]): number =>
  types.reduce((bits, type) => bits | (1 << typeIndex(type)), 0);

/** The types that a filter names, as bits: only units of those count. */
function typesNamed(where: Test | undefined): number {
  if (where === undefined) return ~0;
  if (where.test === 'type') return bitsOf(where.is);
  return where.test === 'all' ? where.of.reduce((bits, test) => bits & typesNamed(test), ~0) : ~0;
}

/** The units that a card gives towards what is asked for. */
export const unitsOfCard = (game: Game, { where }: CardSelector, card: CardId): number =>
  unitsNow(game, card, typesNamed(where));

/** How much Energy of such types the cards provided that a text has taken off Pokémon or attached. @rule NRG-05 NRG-06 */
export function unitsOfBound(game: Game, scope: Scope, name: string, types: number): number {
  const slot = scope.slots[name] ?? NONE;
  let sum = 0;
  for (const card of boundTo(scope, name)) {
    const had = unitsItHad(scope, slot, card, types);
    sum += had === NONE ? unitsNow(game, card, types) : had;
  }
  return sum;
}

function unitsNow(game: Game, card: CardId, types: number): number {
  let units = 0;
  for (const unit of providesOf(game, card)) if ((unit & types) !== 0) units++;
  return units;
}

export const unitsOfCards = (game: Game, of: CardSelector, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + unitsOfCard(game, of, card), 0);

/**
 * How many more cards must be picked at least, if something can still be chosen: none where there is enough, all where
 * each is needed, else one.
 */
export function cardsDue(game: Game, of: CardSelector, units: number, left: readonly CardId[]): number {
  if (units <= 0 || left.length === 0) return 0;
  const each = left.map((card) => unitsOfCard(game, of, card));
  const spare = each.reduce((sum, one) => sum + one, 0) - Math.min(...each);
  return spare < units ? left.length : 1;
}
