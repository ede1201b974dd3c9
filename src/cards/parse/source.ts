import type { Source } from '../language.js';
import { attackers, attacksFrom } from './answers/source.js';
import { either, map, memo, type Parser } from './combinators.js';
import { ref } from './pokemon.js';
import { say } from './say.js';

export { ATTACKS, THEIR_ATTACKS } from './answers/source.js';

/** The Pokémon that attacks come from: "Evolution Pokémon", "your opponent's Pokémon V", "the Defending Pokémon". */
export const attacking: Parser<Source> = memo(() => either<Source>(attackers, onlyForATime));

/** "by attacks", "by your opponent's attacks", "by attacks from your opponent's Evolution Pokémon". */
export const byAttacks: Parser<Source> = memo(() =>
  either<Source>(
    map(say`by ${attacksFrom}`, ([from]) => from),
    map(say`by attacks from ${onlyForATime}`, ([from]) => from),
  ),
);

/** A source that only rules for a time name. */
export const onlyForATime: Parser<Source> = map(
  say`the defending pokémon`,
  (): Source => ({ what: ['attack'], where: { test: 'is', of: ref('defender') } }),
);
