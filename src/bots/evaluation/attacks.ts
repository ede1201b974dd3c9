import {
  type Attack,
  type AttackIn,
  type Card,
  type Imagined,
  missingFor,
  NONE,
  type PokemonId,
} from '../../engine/view.js';
import { READY } from './weights.js';

/** What a text is worth beside the damage that comes of it, and that of an attack without any. */
const TEXT = 8;
const TEXT_ALONE = 18;

/** Damage beyond this much is more than many have left, and counts only in part. */
const MUCH = 120;
const BEYOND = 0.4;

/** The damage that an attack is good for in an ordinary game, its text included. */
export function powerOf({ expected, script }: Attack): number {
  if (expected === 0) return script === NONE ? 0 : TEXT_ALONE;
  const damage = expected <= MUCH ? expected : MUCH + BEYOND * (expected - MUCH);
  return damage + (script === NONE ? 0 : TEXT);
}

export const readiness = (missing: number): number => READY[Math.min(missing, READY.length - 1)]!;

/** The best of some attacks, as far as each is ready. */
export function bestAttack(attacks: readonly AttackIn[]): number {
  let best = 0;
  for (const { attack, missing } of attacks) best = Math.max(best, powerOf(attack) * readiness(missing));
  return best;
}

/** The same of a card that a Pokémon may become, with the Energy that is on it. */
export function bestAttackAs(game: Imagined, pokemon: PokemonId, { attacks }: Card): number {
  let best = 0;
  for (const attack of attacks) best = Math.max(best, powerOf(attack) * readiness(missingFor(game, pokemon, attack)));
  return best;
}

/** The most units that any of the attacks costs. */
export const dearest = (attacks: readonly AttackIn[]): number =>
  attacks.reduce((most, { attack }) => Math.max(most, attack.symbols), 0);
