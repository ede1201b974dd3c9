import { type Game, sideOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf, yOf } from '../model/packed.js';
import { NONE, type PokemonId, type Seat } from '../model/state.js';
import type { Refusal } from '../refusal.js';
import { attackCount, attackOf } from '../rules/attack.js';
import { actionsOf } from '../rules/use-power.js';
import { candidatesFor } from './candidates.js';
import { type Foreseen, foresee } from './foresee.js';
import type { Intent } from './intent.js';
import { firstTelling } from './ways-of.js';

/** Something that a Pokémon lets its player do, with the reason where it cannot be done now. */
export interface Use {
  readonly number: number;
  readonly name: string;
  readonly refusal: Refusal | null;
  /** What an attack would do now, where that is certain. */
  readonly foreseen: Foreseen | null;
}

/** What one of a player's Pokémon could do in their turn. */
export interface Uses {
  readonly pokemon: PokemonId;
  readonly attacks: readonly Use[];
  readonly powers: readonly Use[];
  /** Null: it is not Active. */
  readonly retreat: { readonly refusal: Refusal | null } | null;
}

/** What each Pokémon of a seat could do; `listed`: the answers of the turn. */
export function usesOf(game: Game, seat: Seat, listed: readonly Packed[]): readonly Uses[] {
  const { active, bench } = sideOf(game, seat);
  const actives = active.filter((id) => id !== NONE);
  return [...actives, ...bench].map((pokemon) => {
    const isActive = actives.includes(pokemon);
    return {
      pokemon,
      attacks: isActive ? attacksOf(game, seat, pokemon, listed) : [],
      powers: powersOf(game, seat, pokemon, listed),
      retreat: isActive ? retreatOf(game, seat, pokemon, listed) : null,
    };
  });
}

function attacksOf(game: Game, seat: Seat, pokemon: PokemonId, listed: readonly Packed[]): readonly Use[] {
  return Array.from({ length: attackCount(game, pokemon) }, (_, number): Use => {
    const { name } = attackOf(game, pokemon, number)!;
    const way = listed.find((given) => isOf(given, A.ATTACK, pokemon) && yOf(given) === number);
    if (way !== undefined) return { number, name, refusal: null, foreseen: foresee(game, seat, way) };
    return { number, name, refusal: whyNot(game, seat, { do: 'attack', pokemon, number }), foreseen: null };
  });
}

function powersOf(game: Game, seat: Seat, pokemon: PokemonId, listed: readonly Packed[]): readonly Use[] {
  return actionsOf(game, pokemon).map(({ action }, number): Use => {
    const { name } = game.setup.scripts[action.script]!;
    const isListed = listed.some((given) => isOf(given, A.USE, pokemon) && yOf(given) === number);
    const refusal = isListed ? null : whyNot(game, seat, { do: 'use', pokemon, number });
    return { number, name, refusal, foreseen: null };
  });
}

function retreatOf(game: Game, seat: Seat, pokemon: PokemonId, listed: readonly Packed[]): Uses['retreat'] {
  const isListed = listed.some((given) => isOf(given, A.RETREAT, pokemon));
  return { refusal: isListed ? null : whyNot(game, seat, { do: 'retreat', pokemon, to: null }) };
}

const isOf = (given: Packed, kind: number, pokemon: PokemonId): boolean =>
  kindOfAnswer(given) === kind && xOf(given) === pokemon;

/** That it may be announced in vain does not make it possible. @rule TURN-09 */
const whyNot = (game: Game, seat: Seat, intent: Intent): Refusal | null =>
  firstTelling(game, seat, candidatesFor(game, seat, intent));
