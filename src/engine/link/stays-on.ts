import type { PlayPart } from '../effects/program.js';
import type { PokemonOf, Test } from '../effects/terms.js';
import { inOneShape } from './one-shape.js';

/**
 * Which Pokémon a card may go on being attached to; null: any. What its text says of them holds all the time, but not where
 * they stood when it was attached: it goes with its Pokémon to the Bench. @rule NRG-13 RET-08
 */
export function staysOn(play: PlayPart | null): PokemonOf | null {
  const onto = play?.onto;
  if (onto?.get !== 'pokemon' || onto.where === undefined) return null;
  const where = withoutSpot(onto.where);
  return where === null ? null : inOneShape({ ...onto, where });
}

function withoutSpot(where: Test): Test | null {
  if (where.test === 'spot') return null;
  if (where.test !== 'all') return where;
  const of = where.of.filter(({ test }) => test !== 'spot');
  return of.length === 0 ? null : { ...where, of };
}
