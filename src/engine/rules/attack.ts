import type { LinkedChange } from '../effects/linked.js';
import { areOpponents, facing } from '../model/format.js';
import { cardBelow, cardOf, type Game, isActive, pokemonAt, topOf } from '../model/game.js';
import type { Attack } from '../model/setup.js';
import {
  ASLEEP,
  ATTACKED,
  CONDITIONS,
  type Condition,
  type Frame,
  NONE,
  PARALYZED,
  type PokemonId,
  type Seat,
  seatOf,
} from '../model/state.js';
import {
  ASKED,
  answersTo,
  attacksMeant,
  costOf,
  hears,
  holds,
  isAnyAbout,
  isForbidden,
  ofAttack,
  ofPokemon,
  ofPokemonAgainst,
  providesOf,
  scopeOfPokemon,
} from '../terms/judge.js';
import { addUnit, beginCount, coversCost } from './energy-cost.js';
import { isFirstTurnOfGame } from './first-turn.js';
import { isLeft } from './limits.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_ACTIVE = 1;
const NO_SUCH_ATTACK = 2;
const FIRST_TURN = 4;
const IS_ASLEEP = 8;
const IS_PARALYZED = 16;
const OTHER_ATTACKED = 32;
const FORBIDDEN = 64;
const THIS_FORBIDDEN = 128;
const SPENT = 256;
const USED_UP = 512;
const UNMET = 1024;
const COST = 2048;
const TARGET = 4096;

/** In the order of telling: what forbids any attack comes before what this one lacks. */
export const ATTACK_REASONS: FaultReasons = [
  'not-active',
  'no-such-attack',
  'first-turn-attack',
  'asleep-attack',
  'paralyzed-attack',
  'attacks-again',
  'cannot-attack',
  'cannot-use-attack',
  'once-per-game',
  'used-up',
  'attack-condition',
  'attack-cost',
  'attack-target',
];

/** A Pokémon's attacks: those of its top card, of the card that it adds to, and of its Technical Machines. @rule ATK-02 ATK-03 TM-01 TM-04 EVO-05 LVL-06 */
export function attackOf(game: Game, pokemon: PokemonId, number: number): Attack | null {
  const own = topOf(game, pokemon).attacks;
  if (number < own.length) return own[number]!;
  let left = number - own.length;
  const below = cardBelow(game, pokemon)?.attacks;
  if (below !== undefined) {
    if (left < below.length) return below[left]!;
    left -= below.length;
  }
  const { attached } = pokemonAt(game, pokemon);
  for (let i = 0; i < attached.length; i++) {
    const card = cardOf(game, attached[i]!);
    if (card.role !== 'technical-machine') continue;
    if (left < card.attacks.length) return card.attacks[left]!;
    left -= card.attacks.length;
  }
  return hears(game, ASKED.attacks) ? (gainedAttacks(game, pokemon)[left] ?? null) : null;
}

const NO_MORE: readonly Attack[] = [];

/** Attacks that a text gives to it and that it does not have anyway. */
function gainedAttacks(game: Game, pokemon: PokemonId): readonly Attack[] {
  if (!isAnyAbout(game, ASKED.attacks, pokemon, undefined)) return NO_MORE;
  const gained: Attack[] = [];
  for (const { rule, scope } of answersTo(game, ASKED.attacks, ofPokemon(pokemon))) {
    const { gain }: LinkedChange = rule.change;
    if (gain === undefined) continue;
    const of = gain.get === 'attacks' || gain.get === 'ref' ? gain : { get: 'attacks' as const, of: gain };
    for (const id of attacksMeant(game, scope, of)) {
      const attack = game.setup.attacks[id]!;
      if (!gained.includes(attack) && !hasPrinted(game, pokemon, attack)) gained.push(attack);
    }
  }
  return gained;
}

/** Whether an attack is on one of the cards that the Pokémon has its attacks of; else it is copied or lent. @rule ATK-16 ATK-18 */
export function hasPrinted(game: Game, pokemon: PokemonId, attack: Attack): boolean {
  if (topOf(game, pokemon).attacks.includes(attack)) return true;
  if (cardBelow(game, pokemon)?.attacks.includes(attack) === true) return true;
  return pokemonAt(game, pokemon).attached.some((id) => {
    const { role, attacks } = cardOf(game, id);
    return role === 'technical-machine' && attacks.includes(attack);
  });
}

/** Counts the units of Energy on a Pokémon, for `coversCost`. @rule NRG-04 NRG-05 NRG-06 */
export function countEnergy(game: Game, pokemon: PokemonId): void {
  beginCount();
  const { attached } = pokemonAt(game, pokemon);
  for (let i = 0; i < attached.length; i++) {
    const units = providesOf(game, attached[i]!);
    for (let unit = 0; unit < units.length; unit++) addUnit(units[unit]!);
  }
}

export function attackCount(game: Game, pokemon: PokemonId): number {
  let count = topOf(game, pokemon).attacks.length + (cardBelow(game, pokemon)?.attacks.length ?? 0);
  if (game.setup.occurs.machines) count += machineAttacks(game, pokemon);
  return hears(game, ASKED.attacks) ? count + gainedAttacks(game, pokemon).length : count;
}

function machineAttacks(game: Game, pokemon: PokemonId): number {
  const { attached } = pokemonAt(game, pokemon);
  let count = 0;
  for (let i = 0; i < attached.length; i++) {
    const card = cardOf(game, attached[i]!);
    if (card.role === 'technical-machine') count += card.attacks.length;
  }
  return count;
}

/** What keeps a Pokémon from attacking at all. @rule ATK-01 FIRST-04 COND-07 COND-13 FMT-09 */
export function attackerFaults(game: Game, seat: Seat, attacker: PokemonId): Faults {
  if (seatOf(attacker) !== seat || game.state.pokemon[attacker] == null || !isActive(game, attacker)) return NOT_ACTIVE;
  const { conditions } = pokemonAt(game, attacker);
  let faults = 0;
  if (game.setup.era.firstTurnAttackBan && isFirstTurnOfGame(game, seat)) faults |= FIRST_TURN;
  if ((conditions & ASLEEP) !== 0) faults |= IS_ASLEEP;
  if ((conditions & PARALYZED) !== 0) faults |= IS_PARALYZED;
  if (
    isAnyAbout(game, ASKED['can-attack'], attacker, undefined) &&
    isForbidden(game, ASKED['can-attack'], ofPokemon(attacker, seat))
  )
    faults |= FORBIDDEN;
  const again = game.state.sides[seat]!.committed === ATTACKED; // TURN-07: only the one that has attacked
  if (again && game.state.frames[0]!.source !== attacker) faults |= OTHER_ATTACKED;
  return faults;
}

/**
 * Whether an attack is made against the Defending Pokémon: every attack, or only those whose number or text has to do
 * with it, as the era has it. @rule ATK-04
 */
export function isAgainstDefender({ setup }: Game, { damage, counted, script }: Attack): boolean {
  if (setup.era.attackIsAgainstDefender || damage > 0 || counted) return true;
  return script !== NONE && setup.scripts[script]!.reachesOthers;
}

/** Whether there is more than one Pokémon that can be attacked: then each of them is looked at. @rule FMT-07 */
export const hasSeveralTargets = ({ setup }: Game): boolean => setup.format.actives > 1 || setup.format.seats > 2;

/** Some texts forbid only attacks against one Pokémon. */
function isBarred(game: Game, attacker: PokemonId, attack: Attack, to: PokemonId): boolean {
  if (!isAnyAbout(game, ASKED['can-attack'], attacker, undefined) || !isAgainstDefender(game, attack)) return false;
  return isForbidden(game, ASKED['can-attack'], ofPokemonAgainst(attacker, seatOf(attacker), to));
}

/** Where there are several Pokémon to attack, an attack may be forbidden against one of them. @rule FMT-07 */
export function barredFaults(game: Game, attacker: PokemonId, number: number, target: PokemonId): Faults {
  if (!hears(game, ASKED['can-attack']) || !hasSeveralTargets(game)) return 0;
  const attack = attackOf(game, attacker, number);
  return attack !== null && isBarred(game, attacker, attack, target) ? FORBIDDEN : 0;
}

/** What keeps a Pokémon from using one of its attacks, whatever it costs. @rule ATK-02 CLS-18 */
export function attackTextFaults(game: Game, seat: Seat, attacker: PokemonId, attack: Attack): Faults {
  const faults = usedAttackFaults(game, seat, attacker, attack);
  const isOne = !hasSeveralTargets(game);
  return isOne && isBarred(game, attacker, attack, game.state.sides[facing(seat)]!.active[0] ?? NONE)
    ? faults | FORBIDDEN
    : faults;
}

/**
 * What keeps a Pokémon from using an attack as part of what a frame carries out: whether it may attack, and whom, has been
 * settled when that was announced. It is used as that one, so the limit that this has spent is no second use.
 * @rule ATK-16 ATK-17 ATK-21 CLS-18 CLS-32
 */
export function copiedAttackFaults(game: Game, { kind, seat, source }: Frame, attack: Attack): Faults {
  const faults = usedAttackFaults(game, seat, source, attack);
  const isSpent = (faults & SPENT) !== 0 && (attack.once & ~limitsOfCopiers(game)) !== 0;
  const isForbidden = kind !== 'attack' || !isUsedAsCopier(game);
  return faults & ~((isSpent ? 0 : SPENT) | (isForbidden ? 0 : THIS_FORBIDDEN));
}

/** Whether a Pokémon that copies has used its own attack only: what names the copied one says nothing of it. @rule ATK-21 */
export function isUsedAsCopier({ setup }: Game): boolean {
  switch (setup.era.copiedAttackUse) {
    case 'its-own-name':
      return false;
    case 'the-copying-attack':
      return true;
  }
}

/** The once-per-game limits of the attacks that are being carried out: each but the first is used as the one before it. */
function limitsOfCopiers({ state, setup }: Game): number {
  let once = 0;
  for (let i = 0; i < state.frames.length; i++) {
    const { kind, chosen } = state.frames[i]!;
    if (kind === 'attack') once |= setup.attacks[chosen]!.once;
  }
  return once;
}

/** What keeps a Pokémon from using an attack, its own or another's. @rule ATK-16 ATK-17 CLS-18 CLS-32 */
function usedAttackFaults(game: Game, seat: Seat, attacker: PokemonId, attack: Attack): Faults {
  let faults = 0;
  if ((game.state.sides[seat]!.spent & attack.once) !== 0) faults |= SPENT;
  if (
    isAnyAbout(game, ASKED['can-use-attack'], attacker, undefined) &&
    isForbidden(game, ASKED['can-use-attack'], ofAttack(attacker, attack.id))
  )
    faults |= THIS_FORBIDDEN;
  if (attack.script === NONE) return faults;
  const script = game.setup.scripts[attack.script]!;
  const { part } = script;
  if ('if' in part && part.if && !holds(game, scopeOfPokemon(attacker), part.if)) faults |= UNMET;
  if (!isLeft(game, script, attacker, seat)) faults |= USED_UP;
  return faults;
}

/** Some attacks can be used while their Pokémon is so affected. */
export function liftedFaults(game: Game, attack: Attack): Faults {
  const part = attack.script === NONE ? null : game.setup.scripts[attack.script]!.part;
  if (part === null || !('despite' in part) || part.despite === undefined) return 0;
  const despite: readonly (Condition | 'first-turn')[] = part.despite === 'any' ? CONDITIONS : part.despite;
  const early = despite.includes('first-turn') ? FIRST_TURN : 0;
  return early | (despite.includes('asleep') ? IS_ASLEEP : 0) | (despite.includes('paralyzed') ? IS_PARALYZED : 0);
}

/** Using one attack of an Active Pokémon. `countEnergy` is called here: one attack is asked about. @rule ATK-02 NRG-07 */
export function useAttackFaults(game: Game, seat: Seat, attacker: PokemonId, number: number): Faults {
  const faults = attackerFaults(game, seat, attacker);
  if ((faults & NOT_ACTIVE) !== 0) return faults;
  const attack = attackOf(game, attacker, number);
  if (attack === null) return faults | NO_SUCH_ATTACK;
  countEnergy(game, attacker);
  const own = attackTextFaults(game, seat, attacker, attack);
  return (faults & ~liftedFaults(game, attack)) | own | (coversCost(costOf(game, attacker, attack)) ? 0 : COST);
}

/** Whether the Energy on a Pokémon covers an attack's cost, whatever else may stand in the way. @rule NRG-07 */
export function payableAttack(game: Game, pokemon: PokemonId, number: number): boolean {
  const attack = attackOf(game, pokemon, number);
  if (attack === null) return false;
  countEnergy(game, pokemon);
  return coversCost(costOf(game, pokemon, attack));
}

/** The Pokémon attacked must be an opposing Active Pokémon. @rule ATK-20 FMT-07 */
export function targetFaults(game: Game, seat: Seat, target: PokemonId): Faults {
  const opposing = game.state.pokemon[target] != null && areOpponents(seatOf(target), seat);
  return opposing && isActive(game, target) ? 0 : TARGET;
}
