import { changedOf, type LinkedChange, marksOf } from '../effects/linked.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import { type EnergyType, typeIndex } from '../model/energy-type.js';
import { bodyOf, cardOf, type Game, pokemonAt, topOf } from '../model/game.js';
import type { ResistanceOf, WeaknessOf } from '../model/setup.js';
import { type CardId, NONE, type PokemonId, type Seat } from '../model/state.js';
import { ofCard, ofPlayer, ofPokemon } from './about.js';
import { isAnyAbout } from './in-force.js';
import { knot } from './knot.js';
import { type Answering, ASKED, answersTo, askNumber, hears } from './questions.js';
import { boundTo, type Scope } from './scope.js';
import { cardsMeant } from './things.js';

/* What is printed on a card, as the texts in force have it: HP, Retreat Cost, types, Weakness, Resistance, Energy. */

/** @rule KO-01 */
export const hpOf = (game: Game, pokemon: PokemonId): number =>
  isAnyAbout(game, ASKED.hp, pokemon, undefined)
    ? askNumber(game, ASKED.hp, ofPokemon(pokemon), topOf(game, pokemon).hp)
    : topOf(game, pokemon).hp;

/** Whether its damage is as much as its HP: asked after every act, and mostly seen at a glance. @rule KO-01 */
export const isOutOfHp = (game: Game, pokemon: PokemonId): boolean => {
  const { damage } = pokemonAt(game, pokemon);
  if (damage < topOf(game, pokemon).hp && !game.setup.occurs.loweredHp) return false;
  return damage >= hpOf(game, pokemon);
};

/** @rule RET-01 RET-07 RET-08 PREC-04 */
export function retreatCostOf(game: Game, pokemon: PokemonId): number {
  const { retreat } = bodyOf(game, pokemon);
  return isAnyAbout(game, ASKED['retreat-cost'], pokemon, undefined)
    ? askNumber(game, ASKED['retreat-cost'], ofPokemon(pokemon), retreat)
    : retreat;
}

/** How many cards fit on a Bench; where several texts name a number, the smallest. @rule BENCH-02 BENCH-03 */
export function benchSizeOf(game: Game, seat: Seat): number {
  const { bench } = game.setup.format;
  if (!hears(game, ASKED['bench-size'])) return bench;
  const answered = answersTo(game, ASKED['bench-size'], ofPlayer(seat));
  if (answered.length < 2) return askNumber(game, ASKED['bench-size'], ofPlayer(seat), bench);
  return Math.min(
    ...answered.map(({ rule, scope }) => knot.amount(game, scope, (rule.change as LinkedChange).set ?? bench)),
  );
}

const bitsOf = (types: readonly number[]): number => types.reduce((bits, type) => bits | (1 << type), 0);

/** The types of a change, those picked earlier among them. */
function typesOfChange(game: Game, change: LinkedChange, scope: Scope): number | null {
  if (marksOf(change).bits !== 0) return marksOf(change).bits;
  if (change.types !== undefined) {
    return bitsOf(
      change.types.flatMap((word) => (word.startsWith('#') ? boundTo(scope, word) : [typeIndex(word as EnergyType)])),
    );
  }
  if (change.typesOf === undefined) return null;
  // Of nothing it takes no type, and keeps its own.
  return typesOfAll(game, scope, change.typesOf) || null;
}

function typesOfAll(game: Game, scope: Scope, of: PokemonOf | CardsOf): number {
  return cardsMeant(game, scope, of as CardsOf).reduce((bits, id) => {
    const card = cardOf(game, id);
    return bits | (card.role === 'energy' ? card.provides.reduce((all, unit) => all | unit, 0) : bitsOf(card.types));
  }, 0);
}

/** The types of a Pokémon, as bits; a text that names a type changes it. @rule KIND-16 CLS-26 */
export function typesOf(game: Game, pokemon: PokemonId): number {
  let types = topOf(game, pokemon).typeBits;
  if (!isAnyAbout(game, ASKED.types, pokemon, undefined)) return types;
  for (const { rule, scope } of answersTo(game, ASKED.types, ofPokemon(pokemon)))
    types =
      ((rule.change as LinkedChange).also === true ? types : 0) | (typesOfChange(game, rule.change, scope) ?? types);
  return types;
}

/** The units of Energy that a card provides, each as types in bits. @rule NRG-04 NRG-05 NRG-06 */
export function providesOf(game: Game, card: CardId): readonly number[] {
  const { provides: printed, changesOwn } = cardOf(game, card);
  if (!changesOwn && !game.setup.occurs.changedEnergy) return printed;
  if (!isAnyAbout(game, ASKED.provides, undefined, card)) return printed;
  const answered = answersTo(game, ASKED.provides, ofCard(card));
  if (answered.length === 0) return printed;
  let units = printed;
  for (const one of answered) if (one.scope.card === card) units = changedUnits(game, one, units);
  for (const one of answered) if (one.scope.card !== card) units = changedUnits(game, one, units);
  return units;
}

/** What a card says of itself is what it provides; what others make of that comes behind it, whichever is newer. @rule NRG-05 */
function changedUnits(game: Game, { rule, scope }: Answering, units: readonly number[]): readonly number[] {
  return (rule.change as LinkedChange).none === true ? [] : (unitsOf(game, rule.change, scope, units) ?? units);
}

/** Every type that is listed is a unit; with a number, so many units that are each of all the types; or as many as there were. */
function unitsOf(game: Game, change: LinkedChange, scope: Scope, before: readonly number[]): readonly number[] | null {
  const { unitsMade: units } = changedOf(change);
  if (units !== null && (change.eachUnit !== true || before.length === 1)) return units;
  if (change.eachUnit === true) {
    const each = typesOfChange(game, change, scope);
    return each === null ? null : before.map(() => each);
  }
  const types = typesOfChange(game, change, scope);
  const count = change.n ?? 1;
  return types === null ? null : new Array<number>(count).fill(types);
}

/** @rule DMG-09 */
export function weaknessesOf(game: Game, pokemon: PokemonId): readonly WeaknessOf[] {
  let weaknesses = bodyOf(game, pokemon).weaknesses;
  if (!isAnyAbout(game, ASKED.weakness, pokemon, undefined)) return weaknesses;
  for (const { rule, scope } of answersTo(game, ASKED.weakness, ofPokemon(pokemon))) {
    const types = typesOfChange(game, rule.change, scope);
    const { none, times }: LinkedChange = rule.change;
    if (none === true) weaknesses = [];
    else if (times !== undefined) weaknesses = weaknesses.map(({ type }) => ({ type, times, plus: 0 }));
    else if (types !== null) weaknesses = eachType(types).map((type) => ({ ...(weaknesses[0] ?? TWICE), type }));
  }
  return weaknesses;
}

const TWICE: WeaknessOf = { type: NONE, times: 2, plus: 0 };

/** @rule DMG-10 */
export function resistancesOf(game: Game, pokemon: PokemonId): readonly ResistanceOf[] {
  let resistances = bodyOf(game, pokemon).resistances;
  if (!isAnyAbout(game, ASKED.resistance, pokemon, undefined)) return resistances;
  for (const { rule, scope } of answersTo(game, ASKED.resistance, ofPokemon(pokemon))) {
    const types = typesOfChange(game, rule.change, scope);
    if ((rule.change as LinkedChange).none === true) resistances = [];
    else if (types !== null) resistances = eachType(types).map((type) => ({ type, minus: 30 }));
  }
  return resistances;
}

/** The types that it has Resistance to, as bits. @rule DMG-10 */
export const resistedBy = (game: Game, pokemon: PokemonId): number =>
  resistancesOf(game, pokemon).reduce((bits, { type }) => bits | (1 << type), 0);

function eachType(bits: number): number[] {
  const types: number[] = [];
  for (let type = 0; type < 16; type++) if ((bits & (1 << type)) !== 0) types.push(type);
  return types;
}
