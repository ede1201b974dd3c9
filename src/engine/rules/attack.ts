import { teamOf } from '../model/format.js';
import { cardOf, type Game, isActive, pokemonAt, topOf } from '../model/game.js';
import type { Attack, Card } from '../model/setup.js';
import { ASLEEP, PARALYZED, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { countEnergy, coversCost } from './energy-cost.js';
import { isFirstTurnOfGame } from './first-turn.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_ACTIVE = 1;
const NO_SUCH_ATTACK = 2;
const FIRST_TURN = 4;
const IS_ASLEEP = 8;
const IS_PARALYZED = 16;
const COST = 32;
const TARGET = 64;
const SPENT = 128;

export const ATTACK_REASONS: FaultReasons = [
  'not-active',
  'no-such-attack',
  'first-turn-attack',
  'asleep-attack',
  'paralyzed-attack',
  'attack-cost',
  'attack-target',
  'once-per-game',
];

/** The card below, where the top card only adds to what is printed there; no deeper one counts. @rule LVL-06 LVL-08 CLS-16 */
export function cardBelow(game: Game, pokemon: PokemonId): Card | null {
  const { stack } = pokemonAt(game, pokemon);
  if (stack.length < 2 || !topOf(game, pokemon).addsToCardBelow) return null;
  return cardOf(game, stack[stack.length - 2]!);
}

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
  return null;
}

export function attackCount(game: Game, pokemon: PokemonId): number {
  let count = topOf(game, pokemon).attacks.length + (cardBelow(game, pokemon)?.attacks.length ?? 0);
  const { attached } = pokemonAt(game, pokemon);
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
  return faults;
}

/** Using one attack of an Active Pokémon. `countEnergy` is called here: one attack is asked about. @rule ATK-02 NRG-07 */
export function useAttackFaults(game: Game, seat: Seat, attacker: PokemonId, number: number): Faults {
  const faults = attackerFaults(game, seat, attacker);
  if ((faults & NOT_ACTIVE) !== 0) return faults;
  const attack = attackOf(game, attacker, number);
  if (attack === null) return faults | NO_SUCH_ATTACK;
  countEnergy(game, pokemonAt(game, attacker));
  const spent = (game.state.sides[seat]!.spent & attack.once) !== 0; // CLS-18, CLS-32
  return faults | (coversCost(attack) ? 0 : COST) | (spent ? SPENT : 0);
}

/** Whether the Energy on a Pokémon covers an attack's cost, whatever else may stand in the way. @rule NRG-07 */
export function payableAttack(game: Game, pokemon: PokemonId, number: number): boolean {
  const attack = attackOf(game, pokemon, number);
  if (attack === null) return false;
  countEnergy(game, pokemonAt(game, pokemon));
  return coversCost(attack);
}

/** The Pokémon attacked must be an opposing Active Pokémon. @rule ATK-20 FMT-07 */
export function targetFaults(game: Game, seat: Seat, target: PokemonId): Faults {
  const opposing = game.state.pokemon[target] != null && teamOf(seatOf(target)) !== teamOf(seat);
  return opposing && isActive(game, target) ? 0 : TARGET;
}
