import type { Source, Test } from '../language.js';
import { STAGE_WORDS } from '../words.js';
import { conditionsOr, phraseIn } from './basics.js';
import { either, list, map, mapSome, memo, type Parser } from './combinators.js';
import { allOf, anyOf, pokemonNoun } from './noun.js';
import { ref } from './pokemon.js';
import { say } from './say.js';

export const ATTACKS: Source = { what: ['attack'] };
export const THEIR_ATTACKS: Source = { what: ['attack'], whose: 'opponent' };

const theirs = say`your opponent 's`;
const stage = phraseIn(STAGE_WORDS);
const andOr = either(say`and|or`, say`, and|or`);
const withAbility: Parser<Test> = map(
  say`pokémon that have|has an ability`,
  (): Test => ({ test: 'power', is: ['ability'] }),
);
const conditioned: Parser<Test> = mapSome(say`${conditionsOr} ${pokemonNoun}`, ([is, noun]) =>
  allOf({ test: 'condition', is }, noun),
);

/** "Basic Pokémon", "Pokémon-GX and Pokémon-EX": what is said of the Pokémon; any of the nouns will do. */
const attackers: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(list(pokemonNoun, andOr), (nouns) =>
      nouns.every((noun) => noun !== null) ? anyOf(nouns as Test[]) : null,
    ),
    withAbility,
    map(say`${stage} or ${stage} pokémon`, ([a, b]): Test => ({ test: 'stage', is: [a, b] })),
    conditioned,
  ),
);

/** The Pokémon that attacks come from: "Evolution Pokémon", "your opponent's Pokémon V". */
export const attacking: Parser<Source> = memo(() =>
  either<Source>(
    map(say`your opponent 's pokémon`, () => THEIR_ATTACKS),
    map(say`the defending pokémon`, (): Source => ({ what: ['attack'], where: { test: 'is', of: ref('defender') } })),
    map(attackers, (where): Source => ({ what: ['attack'], where })),
    map(say`${theirs} ${attackers}`, ([, where]): Source => ({ what: ['attack'], whose: 'opponent', where })),
  ),
);

/** "by attacks", "by your opponent's attacks", "by attacks from your opponent's Evolution Pokémon". */
export const byAttacks: Parser<Source> = memo(() =>
  either<Source>(
    map(either(say`by attacks`, say`by attacks ( both yours and your opponent 's )`), () => ATTACKS),
    map(say`by your opponent 's attacks`, () => THEIR_ATTACKS),
    map(say`by attacks from ${attacking}`, ([from]) => from),
  ),
);
