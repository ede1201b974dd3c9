import type { CardTag } from '../../engine/index.js';
import type { StageWord, Test } from '../language.js';
import { CARD_NOUNS, STAGE_WORDS, TAGS_AFTER, TAGS_BEFORE } from '../words.js';
import { phraseIn, printedIn, types, typesOr } from './basics.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { cardName } from './name.js';
import { say } from './say.js';

/** Filters in one order, whatever the order of the words. */
export function allOf(...tests: readonly (Test | null | undefined)[]): Test | null {
  const some = tests.flatMap((test) => {
    if (test === null || test === undefined) return [];
    return test.test === 'all' ? test.of : [test];
  });
  if (some.length === 0) return null;
  return some.length === 1 ? some[0] : { test: 'all', of: some };
}

export const anyOf = (tests: readonly Test[]): Test => (tests.length === 1 ? tests[0] : { test: 'any', of: tests });

const stage: Parser<StageWord> = phraseIn(STAGE_WORDS);
const tagAfter: Parser<CardTag> = printedIn(TAGS_AFTER);
const tagBefore: Parser<CardTag> = printedIn(TAGS_BEFORE);

const isType = map(types, (is): Test => ({ test: 'type', is }));
const isStage = map(stage, (is): Test => ({ test: 'stage', is: [is] }));
const isTag = map(either(tagBefore, tagAfter), (is): Test => ({ test: 'tag', is: [is] }));
const isName = map(cardName, (name): Test => ({ test: 'name', is: [name] }));

const plainPokemon: Parser<null> = map(say`pokémon`, () => null);

/** "Pokémon", "Fire Pokémon", "Basic Fire Pokémon", "Pokémon V": what the noun says of the Pokémon; null: nothing. */
const headPokemon: Parser<Test | null> = either<Test | null>(
  map(say`${optional(isStage)} ${optional(isType)} ${plainPokemon}`, ([a, b]) => allOf(b, a)),
  map(say`${isType} ${isStage} ${plainPokemon}`, ([b, a]) => allOf(b, a)),
  map(
    say`${optional(isStage)} ${optional(isType)} ${map(tagAfter, (is): Test => ({ test: 'tag', is: [is] }))}`,
    ([a, b, c]) => allOf(b, a, c),
  ),
  map(say`${map(tagBefore, (is): Test => ({ test: 'tag', is: [is] }))} ${plainPokemon}`, ([a]) => a),
  isName,
);

const leftOut: Parser<Test> = mapSome(headPokemon, (test) => test);

const excluded: Parser<Test> = map(
  either(
    say`( excluding|except [any|for] ${memo(() => either(leftOut, joinedNoun))} )`,
    say`except|excluding [any|for] ${either(isTag, isName)}`,
  ),
  ([test]): Test => ({ test: 'not', of: test }),
);

const quoted = map(say`" ${cardName} "`, ([name]) => name);
const nameHas: Parser<Test> = mapSome(
  say`with|that|has|have [has|have] ${either(quoted, anyWordName())} in its|their name|names`,
  ([words]): Test | null => (words === '~' ? null : { test: 'name-has', words }),
);

/** In "with Dark in its name" the name is any printed word. */
function anyWordName(): Parser<string> {
  return (at, from) => {
    const token = at.tokens[from];
    if (token === undefined || !/^[A-ZÀ-Þ]/.test(token.raw) || at.words[from + 1] !== 'in') return [];
    return [{ value: token.raw, to: from + 1 }];
  };
}

const evolvesFrom: Parser<Test> = map(
  say`that evolves|evolve from ${cardName}`,
  ([name]): Test => ({ test: 'evolves-from', of: name === '~' ? { get: 'ref', name: 'self' } : name }),
);

const isTypePokemon = map(say`${isType} pokémon`, ([test]) => (test.test === 'type' ? test.is : []));
const orAnd = either(say`, and|or`, say`and|or`, say`,`);

/**
 * Several nouns for one group of Pokémon in play: "Pokémon V and Pokémon-GX", "Grass Pokémon and Fire Pokémon", names.
 * Of cards that are looked for, "X and Y" would be one of each.
 */
export const joinedNoun: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(list(tagAfter, orAnd), (is): Test | null => (is.length < 2 ? null : { test: 'tag', is })),
    mapSome(list(isTypePokemon, orAnd), (is): Test | null => (is.length < 2 ? null : { test: 'type', is: is.flat() })),
    mapSome(list(cardName, orAnd), (is): Test | null => (is.length < 2 ? null : { test: 'name', is })),
  ),
);

/** A noun for Pokémon with all that is said of them, apart from where they are. */
export const pokemonNoun: Parser<Test | null> = memo(() =>
  either(
    headPokemon,
    map(say`${headPokemon} ${either(excluded, nameHas, evolvesFrom)}`, ([head, more]) => allOf(head, more)),
  ),
);

/** "Fire and Water Energy" would be one of each. */
const isOneOfTypes = map(typesOr, (is): Test => ({ test: 'type', is }));

const energyKind = (is: 'energy' | 'basic-energy' | 'special-energy'): Test => ({ test: 'kind', is: [is] });
const energyWord = either(say`energy [card|cards]`, say`energies`);

export const energyNoun: Parser<Test> = either<Test>(
  map(energyWord, () => energyKind('energy')),
  map(say`basic ${energyWord}`, () => energyKind('basic-energy')),
  map(say`special ${energyWord}`, () => energyKind('special-energy')),
  map(say`${isOneOfTypes} ${energyWord}`, ([test]) => allOf(energyKind('energy'), test) as Test),
  map(say`basic ${isOneOfTypes} ${energyWord}`, ([test]) => allOf(energyKind('basic-energy'), test) as Test),
);

const pokemonCard: Parser<Test> = map(
  either(
    map(say`${pokemonNoun} [card|cards]`, ([test]) => test),
    map(say`evolution card|cards`, (): Test => ({ test: 'stage', is: ['evolution'] })),
    map(say`basic pokémon card|cards`, (): Test => ({ test: 'stage', is: ['basic'] })),
  ),
  (test): Test => (test?.test === 'name' ? test : (allOf({ test: 'kind', is: ['pokemon'] }, test) as Test)),
);

const otherCard: Parser<Test> = map(phraseIn(CARD_NOUNS), (is): Test => ({ test: 'kind', is: [is] }));

const named: Parser<Test> = map(
  say`card|cards [that are|is] named ${cardName}`,
  ([name]): Test => ({ test: 'name', is: [name] }),
);

const oneKind: Parser<Test> = either(energyNoun, pokemonCard, otherCard, named);

/** A noun for cards; null: any card. "X or Y" is one noun; "X and Y" would ask for one of each. */
export const cardNoun: Parser<Test | null> = memo(() =>
  either<Test | null>(
    map(say`card|cards`, () => null),
    oneKind,
    map(say`${oneKind} or [a|an] ${oneKind}`, ([a, b]) => anyOf([a, b])),
    map(say`${oneKind} , [a|an] ${oneKind} , or [a|an] ${oneKind}`, ([a, b, c]) => anyOf([a, b, c])),
  ),
);

/** Where all of them are meant, or any of them together, "X and Y" is one noun too. */
export const mixedNoun: Parser<Test | null> = memo(() =>
  either<Test | null>(
    cardNoun,
    map(say`${oneKind} and ${oneKind}`, ([a, b]) => anyOf([a, b])),
    map(say`${oneKind} , ${oneKind} , and ${oneKind}`, ([a, b, c]) => anyOf([a, b, c])),
  ),
);
