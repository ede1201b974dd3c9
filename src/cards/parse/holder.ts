import type { Test } from '../language.js';
import { either, map, mapSome, memo, type Parser } from './combinators.js';
import { anyOf, pokemonNoun, saysNot } from './noun.js';
import { ref } from './pokemon.js';
import { say } from './say.js';

/* What is said of the Pokémon that this card is attached to. */

export const isHolder = (where: Test): Test => ({ test: 'matches', of: ref('holder'), where });

/** What kind of Pokémon: "a Fire Pokémon", "a Pokémon V or a Pokémon-GX", "Pokémon-ex"; plain "a Pokémon" says nothing. */
export const holderNoun: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(say`[a|an] ${pokemonNoun}`, ([where]) => where),
    mapSome(say`[a|an] ${pokemonNoun} or [a|an] ${pokemonNoun}`, ([a, b]) =>
      a === null || b === null || saysNot(a) ? null : anyOf([a, b]),
    ),
    mapSome(say`1 of your ${pokemonNoun}`, ([where]) => where),
  ),
);

export const holderIs: Parser<Test> = map(holderNoun, isHolder);
