import type { CardId, Origin, PokemonId, Seat } from '../model/state.js';

/** What a question is about; what does not matter to it is left open. */
export type About = Readonly<Open>;

/*
 * Questions are asked all the time, so that all that they can be about has one shape with every field in it: objects of
 * many shapes are read several times as slowly.
 */
interface Open {
  pokemon: PokemonId | undefined;
  card: CardId | undefined;
  seat: Seat | undefined;
  attack: number | undefined;
  /** The Pokémon at the other end: of damage, the one it is done to. */
  to: PokemonId | undefined;
  power: { readonly kind: string; readonly name: string } | undefined;
  condition: string | undefined;
  at: Step | undefined;
  /** A Pokémon that attacks itself stands where the Defending Pokémon does. @rule COND-10 */
  itself: boolean | undefined;
  source: Cause | undefined;
}

/** Where in counting damage a bonus applies. @rule DMG-07 */
export type Step = 'base' | 'before' | 'after';

/** What an effect or damage comes from. @rule EFF-01 */
export interface Cause {
  readonly origin: Origin;
  readonly seat: Seat;
  readonly pokemon: PokemonId;
  readonly card: CardId;
}

const open = (pokemon: PokemonId | undefined, card: CardId | undefined, seat: Seat | undefined): Open => ({
  pokemon,
  card,
  seat,
  attack: undefined,
  to: undefined,
  power: undefined,
  condition: undefined,
  at: undefined,
  itself: undefined,
  source: undefined,
});

export const ofPokemon = (pokemon: PokemonId, seat?: Seat): About => open(pokemon, undefined, seat);
export const ofCard = (card: CardId, seat?: Seat): About => open(undefined, card, seat);
export const ofPlayer = (seat: Seat): About => open(undefined, undefined, seat);

/** A card that comes from a player to a Pokémon. */
export function ofCardOn(pokemon: PokemonId, card: CardId, seat: Seat): About {
  const about = open(pokemon, card, seat);
  about.to = pokemon;
  return about;
}

/** A Pokémon that would do something to another. */
export function ofPokemonAgainst(pokemon: PokemonId, seat: Seat, to: PokemonId): About {
  const about = open(pokemon, undefined, seat);
  about.to = to;
  return about;
}

export function ofAttack(pokemon: PokemonId, attack: number): About {
  const about = open(pokemon, undefined, undefined);
  about.attack = attack;
  return about;
}

/** A power of a card that is in a hand or a discard pile. */
export function ofPowerElsewhere(card: CardId, power: NonNullable<About['power']>): About {
  const about = open(undefined, card, undefined);
  about.power = power;
  return about;
}

export function ofPower(pokemon: PokemonId, power: NonNullable<About['power']>): About {
  const about = open(pokemon, undefined, undefined);
  about.power = power;
  return about;
}

export function ofCondition(pokemon: PokemonId, condition: string, source?: Cause): About {
  const about = open(pokemon, undefined, undefined);
  about.condition = condition;
  about.source = source;
  return about;
}

/** What comes from there to a Pokémon. */
export function ofWhatReaches(pokemon: PokemonId, source: Cause, seat?: Seat): About {
  const about = open(pokemon, undefined, seat);
  about.source = source;
  return about;
}

/** Damage that a Pokémon does to another, as far as it is counted. */
export function ofDamageDealt(pokemon: PokemonId, to: PokemonId, at: Step | undefined): Open {
  const about = open(pokemon, undefined, undefined);
  about.to = to;
  about.at = at;
  return about;
}

/** Damage that comes from there to a Pokémon, as far as it is counted. */
export function ofDamageTaken(pokemon: PokemonId, source: Cause, at: Step): About {
  const about = open(pokemon, undefined, undefined);
  about.source = source;
  about.at = at;
  return about;
}
