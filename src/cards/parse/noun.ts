import { type CardTag, ENERGY_TYPES, type EnergyType } from '../../engine/index.js';
import type { CardWord, StageWord, Test } from '../language.js';
import { SELF } from '../read/own-name.js';
import { CARD_NOUNS, STAGE_WORDS, TAGS_AFTER, TAGS_BEFORE } from '../words.js';
import { phraseIn, printedIn, type, types, typesOr } from './basics.js';
import { either, inTable, list, map, mapSome, memo, nothing, optional, type Parser } from './combinators.js';
import { cardName, energyName } from './name.js';
import { namedOfStage } from './named.js';
import {
  anyOf,
  evolvesFrom,
  excluded,
  isName,
  measured,
  nameHas,
  nameHasNot,
  noRuleBox,
  onCard,
  ownersName,
  ruleBox,
  teamName,
} from './quality.js';
import { say } from './say.js';

export { anyOf, excluded } from './quality.js';

/** Filters in one order, whatever the order of the words. */
export function allOf(...tests: readonly (Test | null | undefined)[]): Test | null {
  const some: Test[] = [];
  for (const test of tests) {
    if (test === null || test === undefined) continue;
    if (test.test === 'all') some.push(...test.of);
    else some.push(test);
  }
  if (some.length === 0) return null;
  return some.length === 1 ? some[0] : { test: 'all', of: some };
}

const stage: Parser<StageWord> = phraseIn(STAGE_WORDS);
const tagAfter: Parser<CardTag> = printedIn(TAGS_AFTER);
const tagBefore: Parser<CardTag> = printedIn(TAGS_BEFORE);

const TYPES_NOT: ReadonlyMap<string, EnergyType> = new Map(
  ENERGY_TYPES.map((each) => [`non-${each.toLowerCase()}`, each]),
);

/** "non-Fire", with the symbol as a word of its own or not. */
const notType: Parser<Test> = map(
  either(
    inTable(TYPES_NOT),
    map(say`non- ${type}`, ([is]) => is),
  ),
  (is): Test => ({ test: 'not', of: { test: 'type', is: [is] } }),
);

const isType = either<Test>(
  map(types, (is): Test => ({ test: 'type', is })),
  notType,
);
const stageNumber: Parser<StageWord> = phraseIn(STAGE_WORDS.filter(({ means }) => /-[12]$/.test(means)));
/** "Stage 2 Evolved": of that stage, and put onto another. @rule KIND-13 */
const evolvedStage = (is: readonly StageWord[]): Test => ({
  test: 'all',
  of: [
    { test: 'stage', is: ['evolved'] },
    { test: 'stage', is },
  ],
});
const isStage = either<Test>(
  map(stage, (is): Test => ({ test: 'stage', is: [is] })),
  map(say`${stage} or ${stage}`, ([a, b]): Test => ({ test: 'stage', is: [a, b] })),
  map(say`${stageNumber} evolved`, ([is]) => evolvedStage([is])),
  map(say`${stageNumber} or ${stageNumber} evolved`, ([a, b]) => evolvedStage([a, b])),
);
const isTagBefore = map(tagBefore, (is): Test => ({ test: 'tag', is: [is] }));
const plainPokemon: Parser<null> = map(say`pokémon`, () => null);

/** "Pokémon", "Fire Pokémon", "Basic Fire Pokémon", "Pokémon V": what the noun says of the Pokémon; null: nothing. */
const headPokemon: Parser<Test | null> = either<Test | null>(
  map(say`${optional(isStage)} ${optional(isType)} ${plainPokemon}`, ([a, b]) => allOf(b, a)),
  map(say`${isType} ${isStage} ${plainPokemon}`, ([b, a]) => allOf(b, a)),
  map(
    say`${optional(isStage)} ${optional(isType)} ${map(tagAfter, (is): Test => ({ test: 'tag', is: [is] }))}`,
    ([a, b, c]) => allOf(b, a, c),
  ),
  map(
    say`${optional(isType)} ${isTagBefore} ${map(tagAfter, (is): Test => ({ test: 'tag', is: [is] }))}`,
    ([type, a, b]) => allOf(type, a, b),
  ),
  map(say`${optional(isStage)} ${optional(isType)} ${isTagBefore} ${plainPokemon}`, ([a, b, c]) => allOf(b, a, c)),
  map(say`${optional(isStage)} ${optional(isType)} ${teamName} ${plainPokemon}`, ([a, b, words]) =>
    allOf(b, a, { test: 'name-has', words }),
  ),
  map(say`${optional(isStage)} ${optional(isType)} ${ownersName} ${plainPokemon}`, ([a, b, words]) =>
    allOf(b, a, { test: 'name-has', words }),
  ),
  isName,
  // Both names are meant; its own name would mean the Pokémon with the text. @rule NAME-01 EFF-16
  mapSome(say`${cardName} ( including ${cardName} )`, ([name, other]): Test | null =>
    name === SELF || other === SELF ? null : { test: 'name', is: [name, other] },
  ),
);

/** "that isn't a Pokémon V or a Pokémon-GX". */
const isNot: Parser<Test> = mapSome(
  say`that isn't|aren't ${list(
    either(
      map(say`[a|an] ${headPokemon}`, ([test]) => test),
      map(type, (is): Test => ({ test: 'type', is: [is] })),
    ),
    say`or`,
  )}`,
  ([tests]): Test | null =>
    tests.some((test) => test === null) ? null : { test: 'not', of: anyOf(tests as readonly Test[]) },
);

/** What is said of Pokémon behind their noun, each by itself. */
export const quality: Parser<Test> = either(
  excluded,
  ruleBox,
  noRuleBox,
  nameHas,
  nameHasNot,
  evolvesFrom,
  isNot,
  onCard,
  measured,
);

/** "Fire Pokémon and Metal Pokémon", "Stage 1 and Stage 2 Pokémon": of all of them it is said. */
export const pokemonNouns: Parser<Test | null> = memo(() =>
  either<Test | null>(
    pokemonNoun,
    mapSome(say`${pokemonNoun} and ${pokemonNoun}`, ([a, b]) =>
      a === null || b === null || saysNot(a) || (a.test === b.test && JOINED.has(a.test)) ? null : anyOf([a, b]),
    ),
    mapSome(say`${list(isStage, say`and`)} ${plainPokemon}`, ([stages]) => (stages.length > 1 ? anyOf(stages) : null)),
  ),
);

/** Nouns that are one list where several of them are joined. */
const JOINED = new Set<Test['test']>(['tag', 'type', 'name']);

const isTypePokemon = map(say`${types} pokémon`, ([is]) => is);
const orAnd = either(say`, and|or`, say`and|or`, say`,`);

const isTypeOfStage = either(
  map(say`${type} ${stage} pokémon`, ([is, of]) => ({ is, of })),
  map(say`${stage} ${type} pokémon`, ([of, is]) => ({ is, of })),
);

/** "Fire Evolved Pokémon and Water Evolved Pokémon": of one stage, and of any of the types. */
function oneStage(all: readonly { readonly is: EnergyType; readonly of: StageWord }[]): Test | null {
  const [{ of: first }] = all;
  if (all.length < 2 || all.some(({ of }) => of !== first)) return null;
  return allOf({ test: 'type', is: all.map(({ is }) => is) }, { test: 'stage', is: [first] });
}

/** Names in the plural are no names of cards; where all of them end so, that is what they are. */
const isPlural = (name: string): boolean => name.endsWith('s');

/**
 * Several nouns for one group of Pokémon in play: "Pokémon V and Pokémon-GX", "Grass Pokémon and Fire Pokémon", names.
 * Of cards that are looked for, "X and Y" would be one of each.
 */
export const joinedNoun: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(list(tagAfter, orAnd), (is): Test | null => (is.length < 2 ? null : { test: 'tag', is })),
    mapSome(say`${list(tagBefore, orAnd)} pokémon`, ([is]): Test | null =>
      is.length < 2 ? null : { test: 'tag', is },
    ),
    mapSome(list(isTypePokemon, orAnd), (is): Test | null => (is.length < 2 ? null : { test: 'type', is: is.flat() })),
    mapSome(list(isTypeOfStage, orAnd), oneStage),
    mapSome(list(cardName, orAnd), (is): Test | null =>
      is.length < 2 || is.every(isPlural) ? null : { test: 'name', is },
    ),
  ),
);

/** A noun for Pokémon with all that is said of them, apart from where they are. */
export const pokemonNoun: Parser<Test | null> = memo(() =>
  either(
    headPokemon,
    map(say`${headPokemon} ${list(quality, nothing)}`, ([head, more]) => allOf(head, ...more)),
  ),
);

/** "Fire and Water Energy" would be one of each. */
const isOneOfTypes = map(typesOr, (is): Test => ({ test: 'type', is }));

const energyKind = (is: 'energy' | 'basic-energy' | 'special-energy'): Test => ({ test: 'kind', is: [is] });
const energyWord = either(say`energy [card|cards]`, say`energies`);

/** Energy cards that have these words in their names, each with letters of its own. @rule NAME-06 */
const HOLON: Test = allOf(energyKind('energy'), { test: 'name-has', words: 'Holon Energy' }) as Test;

/** Here it is said that cards are meant, not what they provide. */
export const basicEnergyCard: Parser<Test> = either<Test>(
  map(say`basic energy card|cards`, () => energyKind('basic-energy')),
  map(say`basic ${isOneOfTypes} energy card|cards`, ([test]) => allOf(energyKind('basic-energy'), test) as Test),
  map(say`${isOneOfTypes} basic energy card|cards`, ([test]) => allOf(energyKind('basic-energy'), test) as Test),
);

export const energyNoun: Parser<Test> = either<Test>(
  map(say`holon energy [card|cards]`, () => HOLON),
  map(energyWord, () => energyKind('energy')),
  map(say`basic ${energyWord}`, () => energyKind('basic-energy')),
  map(say`special ${energyWord}`, () => energyKind('special-energy')),
  map(say`${isOneOfTypes} ${energyWord}`, ([test]) => allOf(energyKind('energy'), test) as Test),
  map(say`${isOneOfTypes} basic ${energyWord}`, ([test]) => allOf(energyKind('basic-energy'), test) as Test),
  map(say`${isTagBefore} ${energyWord}`, ([test]) => allOf(energyKind('energy'), test) as Test),
  map(say`basic ${isOneOfTypes} ${energyWord}`, ([test]) => allOf(energyKind('basic-energy'), test) as Test),
);

const EVOLUTION: Test = { test: 'stage', is: ['evolution'] };

const pokemonCard: Parser<Test> = map(
  either(
    map(say`${pokemonNoun} [card|cards]`, ([test]) => test),
    map(say`${pokemonNoun} card|cards ${excluded}`, ([test, but]) => allOf(test, but)),
    map(say`evolution card|cards`, () => EVOLUTION),
    map(say`${typesOr} evolution card|cards`, ([is]) => allOf({ test: 'type', is }, EVOLUTION)),
    // What a name has may stand behind "card", too.
    map(say`${pokemonNoun} card|cards ${nameHas}`, ([test, name]) => allOf(test, name)),
    map(say`evolution card|cards ${nameHas}`, ([name]) => allOf(EVOLUTION, name)),
    map(say`basic pokémon card|cards`, (): Test => ({ test: 'stage', is: ['basic'] })),
  ),
  (test): Test => (test?.test === 'name' ? test : (allOf({ test: 'kind', is: ['pokemon'] }, test) as Test)),
);

const cardKind: Parser<Test> = map(phraseIn(CARD_NOUNS), (is): Test => ({ test: 'kind', is: [is] }));
const otherCard: Parser<Test> = either(
  cardKind,
  map(say`${isTagBefore} ${cardKind}`, ([tag, kind]) => allOf(kind, tag) as Test),
  map(say`${isTagBefore} card|cards`, ([tag]) => tag),
  map(say`card|cards ${nameHas}`, ([name]) => name),
  map(say`${cardKind} ${nameHas}`, ([kind, name]) => allOf(kind, name) as Test),
  // By its name there is no other.
  map(say`${cardKind} named ${cardName}`, ([, name]): Test => ({ test: 'name', is: [name] })),
  map(say`${cardKind} ${excluded}`, ([kind, but]) => allOf(kind, but) as Test),
);

const named: Parser<Test> = map(
  say`card|cards [that are|is] named ${cardName}`,
  ([name]): Test => ({ test: 'name', is: [name] }),
);

/** "a card that evolves from X": such a card is a Pokémon. @rule EVO-01 */
const evolution: Parser<Test> = map(
  say`card|cards that evolves|evolve from ${cardName}`,
  ([name]): Test => ({
    test: 'all',
    of: [
      { test: 'kind', is: ['pokemon'] },
      { test: 'evolves-from', of: name === '~' ? { get: 'ref', name: 'self' } : name },
    ],
  }),
);

/** An Energy card by its name. Where the name is that of a class too, the class is meant. */
export const energyCard: Parser<Test> = mapSome(say`${energyName} [card|cards]`, ([name]): Test | null =>
  /^(?:Single|Rapid|Fusion) Strike Energy$/.test(name) ? null : { test: 'name', is: [name] },
);

const oneKind: Parser<Test> = either(energyCard, energyNoun, pokemonCard, otherCard, named, namedOfStage, evolution);

/** "an Energy card (excluding the one you discarded)". */
const otherEnergy: Parser<Test> = mapSome(say`${energyNoun} ${excluded}`, ([energy, but]) =>
  but.test === 'not' && but.of.test === 'is' ? (allOf(energy, but) as Test) : null,
);

const bareWord: Parser<Test> = map(
  phraseIn<CardWord>([
    ...CARD_NOUNS.map(({ means, says }) => ({ means, says: says.filter((one) => !/cards?$|s$/.test(one)) })),
    { means: 'trainer', says: ['trainer'] },
  ]),
  (is): Test => ({ test: 'kind', is: [is] }),
);
const commaOr = either(say`, or`, say`or|,`);
const commaAnd = either(say`, and`, say`and|,`);

/** "Trainer, Supporter, or Stadium cards": the last noun alone says "card". */
const kindsJoined = (between: Parser<unknown>): Parser<Test> =>
  mapSome(say`${list(bareWord, between)} card|cards`, ([kinds]) => (kinds.length < 2 ? null : anyOf(kinds)));

const bareKind: Parser<Test> = either<Test>(
  oneKind,
  map(
    say`evolution`,
    (): Test => allOf({ test: 'kind', is: ['pokemon'] }, { test: 'stage', is: ['evolution'] }) as Test,
  ),
);
const withArticle: Parser<Test> = map(say`[a|an] ${bareKind}`, ([test]) => test);

/** Four kinds or more; fewer are told apart by the words between them. */
const manyKinds = (last: Parser<unknown>): Parser<Test> =>
  mapSome(say`${list(withArticle, say`,`)} ${last} ${withArticle}`, ([first, , one]) =>
    first.length < 3 || first.some(saysNot) ? null : anyOf([...first, one]),
  );

/** "that isn't an A or a B": the "or" belongs to what it is not. */
export const saysNot = (where: Test): boolean =>
  (where.test === 'all' ? where.of : [where]).some(({ test }) => test === 'not');

const BASIC: Test = { test: 'stage', is: ['basic'] };
const POKEMON: Test = { test: 'kind', is: ['pokemon'] };

/** "Basic Pokémon or Evolution card with Dark in its name": what is said behind them is said of both. */
const bothSo = (more: Test | null): Test =>
  anyOf([BASIC, EVOLUTION].map((stage) => allOf(POKEMON, stage, more) as Test));

const hasName = (where: Test): boolean => where.test === 'all' && where.of.some(({ test }) => test === 'name-has');

/** "A Basic Pokémon named X or Y": one noun with two names. */
const isOfNames = (a: Test, b: Test): boolean =>
  b.test === 'name' && a.test === 'all' && a.of.some(({ test }) => test === 'name');

/** Such a noun, read as if the name were said of the second only. */
const isOneNamed = (a: Test, b: Test): boolean =>
  hasName(b) && !hasName(a) && b.test === 'all' && b.of.includes(EVOLUTION);

/** A noun for cards; null: any card. "X or Y" is one noun; "X and Y" would ask for one of each. */
export const cardNoun: Parser<Test | null> = memo(() =>
  either<Test | null>(
    map(say`card|cards`, () => null),
    oneKind,
    otherEnergy,
    mapSome(say`${oneKind} or [a|an] ${oneKind}`, ([a, b]) =>
      saysNot(a) || isOneNamed(a, b) || isOfNames(a, b) ? null : anyOf([a, b]),
    ),
    map(say`basic pokémon ( or evolution card|cards ) ${optional(either(nameHas, excluded, onCard))}`, ([more]) =>
      bothSo(more),
    ),
    map(say`basic pokémon or evolution card|cards ${nameHas}`, ([name]) => bothSo(name)),
    map(say`basic pokémon or evolution card|cards ${either(excluded, onCard)}`, ([more]) => bothSo(more)),
    map(say`${oneKind} , [a|an] ${oneKind} , or [a|an] ${oneKind}`, ([a, b, c]) => anyOf([a, b, c])),
    manyKinds(say`, or`),
    kindsJoined(commaOr),
  ),
);

/** Where all of them are meant, or any of them together, "X and Y" is one noun too. */
export const mixedNoun: Parser<Test | null> = memo(() =>
  either<Test | null>(
    cardNoun,
    map(say`${oneKind} and [each] ${oneKind}`, ([a, b]) => anyOf([a, b])),
    map(say`${oneKind} , ${oneKind} , and ${oneKind}`, ([a, b, c]) => anyOf([a, b, c])),
    manyKinds(say`, and`),
    kindsJoined(commaAnd),
  ),
);

/** "Any combination of Fire and Water Energy cards": each of them is one or the other. */
export const combinedNoun: Parser<Test | null> = memo(() =>
  either<Test | null>(
    mixedNoun,
    mapSome(say`${list(type, commaAnd)} energy card|cards`, ([is]) => (is.length < 2 ? null : ofTypes('energy', is))),
    map(say`basic ${type} and basic ${type} energy card|cards`, ([a, b]) => ofTypes('basic-energy', [a, b])),
  ),
);

const ofTypes = (kind: 'energy' | 'basic-energy', is: readonly EnergyType[]): Test =>
  allOf(energyKind(kind), { test: 'type', is }) as Test;

const andOr: Parser<unknown> = either<unknown>(say`and/or`, say`and / or`, say`, and / or`, say`, and/or`);

/** "Baby Pokémon and/or Basic Pokémon cards": each of the cards is one or the other. */
export const andOrNoun: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(say`${oneKind} ${andOr} ${oneKind}`, ([a, , b]) => (isOneNamed(a, b) ? null : anyOf([a, b]))),
    map(say`basic pokémon ${andOr} evolution cards ${nameHas}`, ([, name]) => bothSo(name)),
    map(say`${oneKind} , ${oneKind} ${andOr} ${oneKind}`, ([a, b, , c]) => anyOf([a, b, c])),
    manyKinds(andOr),
    kindsJoined(andOr),
  ),
);

/** Cards in play that are no Pokémon: those are told by their own words. @rule KIND-02 */
export function isTrainer(where: Test | null): boolean {
  const kind = where?.test === 'all' ? where.of[0] : where;
  return kind?.test === 'kind' && kind.is.every((word) => OF_TRAINERS.has(word));
}
const OF_TRAINERS: ReadonlySet<string> = new Set([
  'trainer',
  'item',
  'supporter',
  'stadium',
  'tool',
  'technical-machine',
]);
