import type { LinkedChange } from '../effects/linked.js';
import type { DamageStep, DamageStepKind } from '../model/damage-step.js';
import { DARKNESS, METAL } from '../model/energy-type.js';
import { areOpponents } from '../model/format.js';
import { cardOf, type Game, isActive } from '../model/game.js';
import { NONE, type PokemonId, seatOf } from '../model/state.js';
import {
  type About,
  type Answering,
  ASKED,
  amount,
  answersTo,
  askNumber,
  type Cause,
  hears,
  ofDamageDealt,
  ofDamageTaken,
  resistancesOf,
  type Step,
  typesOf,
  weaknessesOf,
} from '../terms/judge.js';
import { plainEnergyOn } from './special-energy.js';
import { isKeptFromAttacks } from './tera.js';

export const IGNORE_WEAKNESS = 1;
export const IGNORE_RESISTANCE = 2;
/** Effects on the Pokémon that is hit. */
export const IGNORE_EFFECTS = 4;
/** Everything: the attack does no damage at all this time, "instead of" which it does something else. */
export const IGNORE_DAMAGE = 8;
/** Effects on the Pokémon that is hit that its owner puts into an order among themselves. */
export const IGNORE_ORDERED = 16;

/** Who hits whom, and what does not count. */
export interface Hit {
  readonly attacker: PokemonId;
  readonly defender: PokemonId;
  readonly ignored: number;
  /** The attack, for texts that name one; `NONE`: it is done by another text. */
  readonly attack: number | undefined;
  /** The Pokémon attacks itself: it is the Defending Pokémon too. @rule COND-10 */
  readonly itself: boolean;
  /** Where it is noted down how the number came about, for who wants to know. */
  readonly account: DamageStep[] | null;
}

/** A plain hit. */
export const hitOf = (attacker: PokemonId, defender: PokemonId, attack?: number, ignored = 0): Hit => ({
  attacker,
  defender,
  ignored,
  attack,
  itself: false,
  account: null,
});

/** Notes a step that has changed the number; what is below zero, and may be carried on, is no damage. */
function note({ account }: Hit, step: DamageStepKind, number: number): void {
  const to = Math.max(0, number);
  if (account !== null && account.at(-1)?.to !== to) account.push({ step, to });
}

/**
 * The damage one Pokémon does to another: base, what adds to it on the attacker's side, every matching Weakness, then
 * every matching Resistance, then what the defender's side adds and takes off. Whether a step that gives nothing ends
 * the calculation, and how far a number below zero is carried on, is the era's choice.
 * @rule NRG-15 DMG-03 DMG-04 DMG-05 DMG-06 DMG-07 DMG-08 DMG-11 DMG-12 DMG-13 DMG-14 DMG-17 PREC-04
 */
export function damageBetween(game: Game, base: number, hit: Hit): number {
  if (hit.attack !== NONE && isKeptFromAttacks(game, hit.defender)) return 0; // CLS-41
  const { negativeCarry, darknessEnergyBonus } = game.setup.era;
  const ignored = hit.ignored | ignoredBy(game, hit);
  const withEffects = (ignored & IGNORE_EFFECTS) === 0;
  note(hit, 'base', base);
  let damage = ownDamage(game, base, hit);
  if (damage === null) return 0;
  // DMG-17: what is said of damage that a Pokémon takes "before" is on the Pokémon that does it
  if (hears(game, ASKED['damage-taken']))
    damage = inTurn(game, answersTo(game, ASKED['damage-taken'], taken(hit, 'before')), damage);
  note(hit, 'attacker-effects', damage);
  if (damage <= 0 && negativeCarry === 'never') return 0; // DMG-08, DMG-13
  damage = applyTypes(game, damage, hit, ignored);
  if (damage <= 0 && negativeCarry !== 'to-the-end') return 0; // DMG-13: what comes later finds nothing to add to
  const some = damage > 0;
  damage = change(game, hit, 'after', damage);
  const special = darknessEnergyBonus === 'after-weakness-and-resistance';
  if (special && some && isOfDefending(game, hit)) damage += 10 * plainEnergyOn(game, hit.attacker, DARKNESS); // NRG-15
  note(hit, 'attacker-effects', damage);
  if (damage <= 0 && negativeCarry === 'never') return 0; // DMG-13
  if (special && withEffects) damage -= 10 * plainEnergyOn(game, hit.defender, METAL); // NRG-15
  if (withEffects && hears(game, ASKED['damage-taken'])) damage = defended(game, hit, damage);
  note(hit, 'defender-effects', damage);
  return inTens(damage);
}

/**
 * Damage that a Pokémon does by a power, or that a card does: no attack, so that nothing that is said of attacks adds to it. What the
 * Pokémon that is hit takes less of, whatever it comes from, it takes less of here. @rule POW-01 DMG-15
 */
export function damageByText(game: Game, number: number, hit: Hit, cause: Cause): number {
  const typed = hit.attacker === NONE ? number : applyTypes(game, number, hit, hit.ignored);
  if (typed <= 0 || !hears(game, ASKED['damage-taken'])) return Math.max(0, typed);
  const taking = (at: Step, points: number): number =>
    inTurn(game, answersTo(game, ASKED['damage-taken'], ofDamageTaken(hit.defender, cause, at)), points);
  const damage = taking('after', taking('before', typed));
  return inTens(damage);
}

/** @rule DMG-14 */
const inTens = (damage: number): number => (damage > 0 ? damage - (damage % 10) : 0);

/** Whether the Pokémon that is hit is a Defending Pokémon: one that attacks itself in Confusion is its own. @rule NRG-15 COND-10 */
const isOfDefending = (game: Game, { attacker, defender, itself }: Hit): boolean =>
  itself || (isActive(game, defender) && areOpponents(seatOf(attacker), seatOf(defender)));

/**
 * The base and what is on the attacker; null: there is no damage, so nothing is added to it either. The 2002 rulebook
 * looks whether there is any when the attacker's own effects have changed the base, later ones at the base alone.
 * @rule DMG-01 DMG-08 CON-09
 */
function ownDamage(game: Game, base: number, hit: Hit): number | null {
  const { zeroStop } = game.setup.era;
  const own =
    base <= 0 || !hears(game, ASKED['damage-dealt'])
      ? Math.max(0, base)
      : askNumber(game, ASKED['damage-dealt'], dealt(hit, 'base'), base);
  if (own <= 0 && (zeroStop !== 'base-after-own-effects' || !isMended(game, hit))) return null;
  const damage = change(game, hit, 'before', own);
  return damage <= 0 && zeroStop !== 'base' ? null : damage;
}

/**
 * Whether the attacker's own effects make something of a base of nothing: of an attack that has a number, even if its text
 * makes nothing of it this time. Trainer and Energy cards are looked at when it is known whether there is damage. @rule DMG-03 DMG-08
 */
function isMended(game: Game, hit: Hit): boolean {
  if (hit.attack === undefined || hit.attack === NONE || (hit.ignored & IGNORE_DAMAGE) !== 0) return false;
  const { damage, counted } = game.setup.attacks[hit.attack]!;
  if ((damage <= 0 && !counted) || !hears(game, ASKED['damage-dealt'])) return false;
  const all = answersTo(game, ASKED['damage-dealt'], dealt(hit, 'before'));
  return (
    inTurn(
      game,
      all.filter(({ scope }) => !isOfCard(game, scope)),
      0,
    ) > 0
  );
}

function dealt({ attacker, defender, attack, itself }: Hit, at: Step | undefined): About {
  const about = ofDamageDealt(attacker, defender, at);
  about.attack = attack;
  about.itself = itself;
  return about;
}

/** Damage is always of an attack or an effect of the Pokémon that does it. */
const taken = ({ attacker, defender }: Hit, at: Step): About =>
  ofDamageTaken(defender, { origin: 'attack', seat: seatOf(attacker), pokemon: attacker, card: NONE }, at);

/** What a text on the attacker's side takes no notice of. */
function ignoredBy(game: Game, hit: Hit): number {
  if (!hears(game, ASKED['damage-dealt'])) return 0;
  let bits = 0;
  for (const { rule } of answersTo(game, ASKED['damage-dealt'], dealt(hit, undefined))) {
    const { ignore }: LinkedChange = rule.change;
    if (ignore !== undefined) for (const word of ignore) bits |= IGNORED_BITS[word] ?? 0;
  }
  return bits;
}

const IGNORED_BITS: Readonly<Record<string, number>> = {
  weakness: IGNORE_WEAKNESS,
  resistance: IGNORE_RESISTANCE,
  effects: IGNORE_EFFECTS,
};

type Answered = ReturnType<typeof answersTo>;

function change(game: Game, hit: Hit, at: 'before' | 'after', damage: number): number {
  return hears(game, ASKED['damage-dealt'])
    ? inTurn(game, answersTo(game, ASKED['damage-dealt'], dealt(hit, at)), damage)
    : damage;
}

/** Set, then multiplied, then added to: in that order whatever is newer. @rule EFF-12 */
function inTurn(game: Game, answered: Answered, damage: number): number {
  return added(game, answered, multiplied(answered, wasSet(game, answered, damage)));
}

function wasSet(game: Game, answered: Answered, damage: number): number {
  for (const { rule, scope } of answered) {
    const { set }: LinkedChange = rule.change;
    if (set !== undefined) damage = amount(game, scope, set);
  }
  return damage;
}

function multiplied(answered: Answered, damage: number): number {
  for (const { rule } of answered) {
    const { times, round }: LinkedChange = rule.change;
    if (times === undefined) continue;
    damage = round === 'up' ? Math.ceil((damage * times) / 10) * 10 : Math.floor((damage * times) / 10) * 10;
  }
  return damage;
}

/** "If an attack does damage to it, that attack does 20 more": not where there was none, whatever is carried on. @rule DMG-13 */
function added(game: Game, answered: Answered, before: number): number {
  let damage = before;
  for (const { rule, scope } of answered) {
    const { add, toSome }: LinkedChange = rule.change;
    if (add !== undefined && (toSome !== true || before > 0)) damage += amount(game, scope, add);
  }
  return damage;
}

/**
 * What is on the Pokémon that is hit: Trainer and Energy cards before attacks' effects and Powers, or all in one step, in
 * which its owner has them in the order that leaves the least. @rule DMG-19 EFF-06
 */
function defended(game: Game, hit: Hit, damage: number): number {
  const all = answersTo(game, ASKED['damage-taken'], taken(hit, 'after'));
  if (all.length === 0) return damage;
  const isUnordered = (hit.ignored & IGNORE_ORDERED) !== 0;
  switch (game.setup.era.defenderOrder) {
    case 'cards-then-effects': {
      const cards = all.filter(({ scope }) => isOfCard(game, scope));
      const left = inTurn(game, cards, damage);
      if (isUnordered) return left;
      return inTurn(
        game,
        all.filter(({ scope }) => !isOfCard(game, scope)),
        left,
      );
    }
    case 'owner-orders':
    case 'one-step': {
      if (isUnordered) return damage;
      const set = wasSet(game, all, damage);
      return Math.min(added(game, all, multiplied(all, set)), multiplied(all, added(game, all, set)));
    }
  }
}

/** All that changes the damage of a hit on either side. */
export const answersAt = (game: Game, hit: Hit): readonly Answering[] => [
  ...answersTo(game, ASKED['damage-taken'], taken(hit, 'after')),
  ...answersTo(game, ASKED['damage-taken'], taken(hit, 'before')),
  ...answersTo(game, ASKED['damage-dealt'], dealt(hit, 'before')),
  ...answersTo(game, ASKED['damage-dealt'], dealt(hit, 'after')),
];

const isOfCard = (game: Game, { card }: Answered[number]['scope']): boolean =>
  card !== NONE && cardOf(game, card).facts.kind !== 'pokemon';

/** Every matching Weakness, one after the other, then every matching Resistance. @rule DMG-09 DMG-10 DMG-12 */
function applyTypes(game: Game, damage: number, hit: Hit, ignored: number): number {
  const { attacker, defender } = hit;
  const types = typesOf(game, attacker);
  if ((ignored & IGNORE_WEAKNESS) === 0) {
    const weaknesses = weaknessesOf(game, defender);
    for (let i = 0; i < weaknesses.length; i++) {
      const weakness = weaknesses[i]!;
      if ((types & (1 << weakness.type)) !== 0) damage = damage * weakness.times + weakness.plus;
    }
    note(hit, 'weakness', damage);
  }
  if ((ignored & IGNORE_RESISTANCE) !== 0) return damage;
  const resistances = resistancesOf(game, defender);
  for (let i = 0; i < resistances.length; i++) {
    const resistance = resistances[i]!;
    if ((types & (1 << resistance.type)) === 0) continue;
    damage -= resistance.minus;
    note(hit, 'resistance', damage);
    if (damage <= 0 && game.setup.era.negativeCarry === 'never') return 0; // DMG-13
  }
  return damage;
}
