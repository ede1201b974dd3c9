import type { Amount, Stat } from '../effects/terms.js';
import { typeIndex } from '../model/energy-type.js';
import { cardOf, type Game, pokemonAt, sideOf, topOf } from '../model/game.js';
import { NONE, type PokemonId } from '../model/state.js';
import { addUnit, beginCount, extraUnits } from '../rules/energy-cost.js';
import { costOf } from './attack-cost.js';
import { knot } from './knot.js';
import { benchSizeOf, hpOf, providesOf, retreatCostOf } from './natures.js';
import { boundTo, EVENT_AMOUNT, eventOf, type Scope, seatFor } from './scope.js';
import { countOf, pokemonOrNone } from './tests.js';
import { attacksMeant, cardsMeant, pokemonMeant } from './things.js';
import { bitsOf, unitsOfBound } from './units.js';

/** The number that a text says, or says how to find. @rule PREC-04 PREC-09 */
export function amount(game: Game, scope: Scope, of: Amount): number {
  if (typeof of === 'number') return of;
  switch (of.num) {
    case 'count':
      return of.distinct === undefined ? countOf(game, scope, of.of) : distinct(game, scope, of);
    case 'energy':
      return energyOn(game, scope, of);
    case 'stat':
      return stat(game, scope, of);
    case 'bound':
      return of.what === 'energy' ? energyDone(game, scope, of) : bound(scope, of);
    case 'tally':
      return knot.past(game, scope, of);
    case 'calc':
      return calculated(game, scope, of);
  }
}

type Counted = Extract<Amount, { num: 'count' }>;

function distinct(game: Game, scope: Scope, { of, distinct: by }: Counted): number {
  const places = pokemonOrNone(game, scope, of);
  const cards =
    places?.map((place) => topOf(game, place)) ?? cardsMeant(game, scope, of as never).map((id) => cardOf(game, id));
  const keys = new Set<number>();
  cards.forEach((card, i) => {
    if (by === 'name') keys.add(card.identity);
    else if (places !== null) eachBit(knot.types(game, places[i]!), keys);
    else if (card.role === 'energy') for (const unit of card.provides) eachBit(unit, keys);
    else for (const type of card.types) keys.add(type);
  });
  return keys.size;
}

function eachBit(bits: number, into: Set<number>): void {
  for (let bit = 0; bit < 16; bit++) if ((bits & (1 << bit)) !== 0) into.add(bit);
}

type EnergyAmount = Extract<Amount, { num: 'energy' }>;

/** Units of Energy, not cards. @rule NRG-05 NRG-06 NRG-10 PREC-09 */
function energyOn(game: Game, scope: Scope, { on, type, basic, extra }: EnergyAmount): number {
  const wanted = type === undefined ? ~0 : 1 << typeIndex(type);
  let units = 0;
  for (const place of pokemonMeant(game, scope, on)) {
    if (extra === true) {
      units += extraOn(game, place, type === undefined ? NONE : typeIndex(type));
      continue;
    }
    for (const card of pokemonAt(game, place).attached) {
      if (basic === true && !cardOf(game, card).isBasicEnergy) continue;
      for (const unit of providesOf(game, card)) if ((unit & wanted) !== 0) units++;
    }
  }
  return units;
}

/** Beyond what the attack going on costs its Pokémon now. @rule NRG-09 NRG-10 */
function extraOn(game: Game, place: PokemonId, type: number): number {
  const frame = game.state.frames.findLast(({ kind }) => kind === 'attack');
  const attack = frame === undefined ? undefined : game.setup.attacks[frame.chosen];
  if (frame === undefined || attack === undefined) return 0;
  const cost = costOf(game, frame.source, attack); // before units are counted: texts that change it may count some, too
  beginCount();
  for (const card of pokemonAt(game, place).attached) for (const unit of providesOf(game, card)) addUnit(unit);
  return extraUnits(cost, type);
}

function stat(game: Game, scope: Scope, { of, what }: Extract<Amount, { num: 'stat' }>): number {
  if (typeof of === 'string') {
    const seat = seatFor(scope, of);
    return what === 'bench-space' ? Math.max(0, benchSizeOf(game, seat) - sideOf(game, seat).bench.length) : 0;
  }
  if (of.get === 'attacks') {
    return attacksMeant(game, scope, of).reduce((sum, id) => sum + attackStat(game, id, what), 0);
  }
  const places = pokemonOrNone(game, scope, of);
  if (places !== null) return places.reduce((sum, place) => sum + pokemonStat(game, place, what), 0);
  return cardsMeant(game, scope, of as never).reduce((sum, id) => {
    const { hp, retreat, prizes, pieces } = cardOf(game, id);
    if (pieces > 0 && what !== 'prizes-worth') return sum; // CLS-35, CLS-40
    return sum + (what === 'hp' ? hp : what === 'retreat-cost' ? retreat : what === 'prizes-worth' ? prizes : 0);
  }, 0);
}

function attackStat(game: Game, id: number, what: Stat): number {
  const attack = game.setup.attacks[id]!;
  return what === 'attack-cost' ? attack.symbols : what === 'printed-damage' ? attack.damage : 0;
}

function pokemonStat(game: Game, place: PokemonId, what: Stat): number {
  const { damage, conditions } = pokemonAt(game, place);
  switch (what) {
    case 'hp':
      return hpOf(game, place);
    case 'remaining-hp':
      return Math.max(0, hpOf(game, place) - damage);
    case 'damage':
      return damage;
    case 'counters':
      return damage / 10;
    case 'damage-before':
      return Math.max(0, damage - knot.hurt(game, place));
    case 'retreat-cost':
      return retreatCostOf(game, place);
    case 'prizes-worth':
      return topOf(game, place).prizes;
    case 'conditions': {
      let count = 0;
      for (let bits = conditions; bits !== 0; bits &= bits - 1) count++;
      return count;
    }
    case 'bench-space':
    case 'attack-cost':
    case 'printed-damage':
      return 0;
  }
}

type Bound = Extract<Amount, { num: 'bound' }>;

/** "The amount of Energy you discarded" is what those cards provided. @rule NRG-05 NRG-06 */
const energyDone = (game: Game, scope: Scope, { of, types }: Extract<Bound, { what: 'energy' }>): number =>
  unitsOfBound(game, scope, of, types === undefined ? ~0 : bitsOf(types));

/** `n`: how many things, `amount`: how much of it was done; of coins the heads and the tails. */
function bound(scope: Scope, { of, what }: Exclude<Bound, { what: 'energy' }>): number {
  if (of === '#event') return what === 'n' ? eventOf(scope, EVENT_AMOUNT) / 10 : eventOf(scope, EVENT_AMOUNT);
  const values = boundTo(scope, of);
  switch (what) {
    case 'heads':
      return values[0] ?? 0;
    case 'tails':
      return values[1] ?? 0;
    case 'n':
      return values.length;
    case 'amount':
      return values[values.length - 1] ?? 0;
  }
}

/** Of all that is told, one after the other. */
function calculated(game: Game, scope: Scope, { fn, args }: Extract<Amount, { num: 'calc' }>): number {
  let number = args.length === 0 ? 0 : amount(game, scope, args[0]!);
  if (fn === 'half-up') return Math.ceil(number / 20) * 10;
  if (fn === 'half-down') return Math.floor(number / 20) * 10;
  for (let i = 1; i < args.length; i++) number = joined(fn, number, amount(game, scope, args[i]!));
  return number;
}

function joined(fn: '+' | '-' | '×' | 'min' | 'max', one: number, other: number): number {
  switch (fn) {
    case '+':
      return one + other;
    case '-':
      return Math.max(0, one - other);
    case '×':
      return one * other;
    case 'min':
      return Math.min(one, other);
    case 'max':
      return Math.max(one, other);
  }
}
