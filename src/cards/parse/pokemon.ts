import type { PokemonOf, PokemonSelector, Take, Test } from '../language.js';
import type { Anaphor, Chosen } from '../telling/anaphor.js';
import { conditionsOr, number } from './basics.js';
import { either, list, map, mapSome, memo, nothing, optional, type Parser } from './combinators.js';
import { thatHas } from './has.js';
import { thisCard } from './itself.js';
import { countedThing } from './knot.js';
import { allOf, anyOf, excluded, joinedNoun, pokemonNoun, pokemonNouns, quality, saysNot } from './noun.js';
import { evolvesFrom, measured, nameHas, nameHasNot, onCard } from './quality.js';
import { excepted, relative } from './relative.js';
import { say } from './say.js';

type Side = PokemonSelector['side'];
type Spot = PokemonSelector['spot'];

export const ref = (
  name: '~self' | 'self' | 'card' | 'holder' | 'defender' | 'attacker' | 'subject' | 'that-pokemon' | Anaphor | Chosen,
): PokemonOf => ({
  get: 'ref',
  name: name === '~self' ? 'self' : name,
});

export const pokemon = (side: Side, spot: Spot, where?: Test | null, take?: Take | null): PokemonSelector => ({
  get: 'pokemon',
  side,
  spot,
  ...(where ? { where } : {}),
  ...(take ? { take } : {}),
});

const MAY_BE_SEVERAL: readonly Side[] = ['you', 'opponent', 'any'];

/** Worded for more than one Active Pokémon a side: they are all meant, not one of them. @rule FMT-07 FMT-25 */
export const several = (of: PokemonSelector): PokemonSelector =>
  of.spot === 'active' && MAY_BE_SEVERAL.includes(of.side) ? { ...of, every: true } : of;

export const owner: Parser<Side> = either<Side>(
  map(say`your [own]`, () => 'you'),
  map(say`your opponent 's`, () => 'opponent'),
  map(say`their [own]`, () => 'they'),
);

export const bothSides = either(
  say`( both yours and your opponent 's )`,
  say`( yours and your opponent 's )`,
  say`( both yours and your opponents ' )`,
  say`( even your opponent 's )`,
  say`( including|even your own )`,
  say`( [either] yours or your opponent 's )`,
);

const spotWord: Parser<Spot> = either<Spot>(
  map(say`benched`, () => 'bench'),
  map(say`active`, () => 'active'),
);

/** Pokémon in play by what is said of them, apart from whose they are. */
const described: Parser<Test | null> = memo(() =>
  either<Test | null>(
    pokemonNoun,
    joinedNoun,
    map(say`${conditionsOr} ${pokemonNoun}`, ([is, where]) => allOf(where, { test: 'condition', is })),
  ),
);

/** "that are the same type as the Defending Pokémon": compared with one that needs no choice. */
const sameAs: Parser<Test> = memo(() =>
  either<Test>(
    map(
      either(
        say`that is|are the same type ${optional(say`( color )`)} as ${single}`,
        say`of the same type ${optional(say`( color )`)} as ${single}`,
      ),
      ([, as]): Test => ({ test: 'same-type', as }),
    ),
    map(say`that share|shares a type with ${single}`, ([as]): Test => ({ test: 'same-type', as })),
    map(say`that has|have the same name as ${single}`, ([as]): Test => ({ test: 'same-name', as })),
  ),
);

const noun: Parser<Test | null> = memo(() =>
  either<Test | null>(
    described,
    map(say`${described} ${relative}`, ([head, more]) => allOf(head, more)),
    map(say`${described} ${sameAs}`, ([head, more]) => allOf(head, more)),
    map(say`${described} ${relative} ( ${excepted} )`, ([head, more, but]) => allOf(head, more, but)),
  ),
);

export const pokemonWords = noun;

/** What is said of them behind the place where they are. */
export const saidBehind: Parser<readonly Test[]> = memo(() => list(either<Test>(quality, relative), nothing));

/** To say that its own Pokémon is among them adds nothing. */
const including = either(
  say`( including this 1 )`,
  say`( including ~ )`,
  say`, including ~`,
  say`( including this pokémon )`,
);

/** "Your other Pokémon" are the others than the one with the text. Where it could be another, the check refuses. */
const NOT_SELF: Test = { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'self' } } };

/** Names are one list of names, as where they are listed without "each". */
const eitherOf = (a: Test, b: Test): Test => {
  if (a.test === 'name' && b.test === 'name') return { test: 'name', is: [...a.is, ...b.is] };
  return anyOf([...(a.test === 'any' ? a.of : [a]), b]);
};

/** The Pokémon of a side: "your opponent's Benched Fire Pokémon", "Pokémon on your Bench", "your Pokémon in play". */
export const group: Parser<PokemonSelector> = memo(() =>
  either(
    map(say`${owner} ${optional(spotWord)} ${noun}`, ([side, spot, where]) => pokemon(side, spot ?? 'in-play', where)),
    map(say`${owner} ${conditionsOr} ${spotWord} ${pokemonNoun}`, ([side, is, spot, where]) =>
      pokemon(side, spot, allOf(where, { test: 'condition', is })),
    ),
    map(say`your ${optional(spotWord)} ${noun} [in play] ${including}`, ([spot, where]) =>
      pokemon('you', spot ?? 'in-play', where),
    ),
    map(say`your other ${optional(spotWord)} ${noun}`, ([spot, where]) =>
      pokemon('you', spot ?? 'in-play', allOf(where, NOT_SELF)),
    ),
    mapSome(say`${owner} ${spotWord} ${pokemonNoun} and|or ${spotWord} ${pokemonNoun}`, ([side, spot, a, again, b]) =>
      a?.test === 'tag' && b?.test === 'tag' && spot === again
        ? pokemon(side, spot, { test: 'tag', is: [...a.is, ...b.is] })
        : null,
    ),
    map(
      say`${owner} ${noun} in play ${optional(either(thatHas, measured, evolvesFrom, nameHas, onCard, excluded))}`,
      ([side, where, more]) => pokemon(side, 'in-play', allOf(where, more)),
    ),
    map(say`${noun} on ${owner} bench`, ([where, side]) => pokemon(side, 'bench', where)),
    map(say`${noun} you have in play ${optional(either(onCard, evolvesFrom, nameHas))}`, ([where, more]) =>
      pokemon('you', 'in-play', allOf(where, more)),
    ),
    mapSome(say`${pokemonNoun} and each ${pokemonNoun} you have in play`, ([a, b]) =>
      a === null || b === null ? null : pokemon('you', 'in-play', eitherOf(a, b)),
    ),
    mapSome(say`${pokemonNoun} and ${pokemonNoun} you have in play`, ([a, b]) =>
      a === null || b === null || a.test === b.test ? null : pokemon('you', 'in-play', anyOf([a, b])),
    ),
    map(say`${noun} your opponent has in play`, ([where]) => pokemon('opponent', 'in-play', where)),
    map(say`benched ${noun} ${bothSides} ${optional(relative)}`, ([where, , more]) =>
      pokemon('any', 'bench', allOf(where, more)),
    ),
    map(say`${noun} on each player 's bench`, ([where]) => pokemon('any', 'bench', where)),
    map(say`active ${noun} ${bothSides} ${optional(excluded)}`, ([where, , but]) =>
      pokemon('any', 'active', allOf(where, but)),
    ),
    map(say`${noun} [in play] ${bothSides} ${optional(excluded)}`, ([where, , but]) =>
      pokemon('any', 'in-play', allOf(where, but)),
    ),
    map(say`${noun} [in play] ${bothSides} ${relative}`, ([where, , more]) =>
      pokemon('any', 'in-play', allOf(where, more)),
    ),
    map(say`each player 's ${optional(spotWord)} ${noun} ${optional(bothSides)}`, ([spot, where]) =>
      several(pokemon('any', spot ?? 'in-play', where)),
    ),
    map(say`${noun} in play`, ([where]) => pokemon('any', 'in-play', where)),
    map(say`${described} in play ${saidBehind}`, ([where, more]) => pokemon('any', 'in-play', allOf(where, ...more))),
    map(say`${noun} in play ${bothSides} ${nameHas}`, ([where, , more]) =>
      pokemon('any', 'in-play', allOf(where, more)),
    ),
    map(say`${noun} in play ${either(nameHas, onCard, thatHas)} ${bothSides}`, ([where, more]) =>
      pokemon('any', 'in-play', allOf(where, more)),
    ),
  ),
);

/** Not the one that was spoken of in the same breath. */
const OTHER: Test = { test: 'not', of: { test: 'is', of: ref('#?other') } };

const isOther = (where: Test | undefined): boolean =>
  where === OTHER || (where?.test === 'all' && where.of.some((each) => isOther(each)));

/** What is moved from one of them goes to another of them, whether the words say so or not. */
export const elsewhere = (from: PokemonOf, to: PokemonOf): PokemonOf =>
  from.get === 'pokemon' &&
  from.take !== undefined &&
  to.get === 'pokemon' &&
  to.take !== undefined &&
  from.side === to.side &&
  !isOther(to.where)
    ? { ...to, where: allOf(to.where, OTHER) as Test }
    : to;

const taken = (selector: PokemonSelector, take: Take): PokemonSelector => ({ ...selector, take });

/** How many of them, chosen by whoever carries the text out. */
export const chosen: Parser<PokemonSelector> = memo(() =>
  either(
    map(say`${number} of ${group}`, ([n, of]) => taken(of, { n })),
    map(say`up to ${number} of ${group}`, ([upTo, of]) => taken(of, { upTo })),
    map(say`each of ${number} of ${group}`, ([n, of]) => taken(of, { n })),
    map(say`any ${number} of ${group}`, ([n, of]) => taken(of, { n })),
    map(say`any number of ${group}`, ([of]) => taken(of, { any: true })),
    map(say`a number of ${group} up to the number|amount of ${countedThing}`, ([of, upTo]) => taken(of, { upTo })),
    map(say`another [1] of ${group}`, ([of]) => taken({ ...of, where: allOf(of.where, OTHER) as Test }, { n: 1 })),
    map(say`a|an|1 ${group}`, ([of]) => taken(of, { n: 1 })),
    map(say`1 of either player 's ${pokemonWords}`, ([where]) => pokemon('any', 'in-play', where, { n: 1 })),
    map(say`a|an ${pokemonWords} ( your own or your opponent 's )`, ([where]) =>
      pokemon('any', 'in-play', where, { n: 1 }),
    ),
    map(say`another pokémon in play`, () => pokemon('any', 'in-play', OTHER, { n: 1 })),
    map(say`the defending pokémon ( choose 1 if there are 2 )`, () => pokemon('opponent', 'active', null, { n: 1 })),
    map(either(say`${number} of the defending pokémon`, say`${number} of your opponent 's defending pokémon`), ([n]) =>
      pokemon('opponent', 'active', null, { n }),
    ),
  ),
);

/** All of them. */
export const every: Parser<PokemonOf> = memo(() =>
  either<PokemonOf>(
    map(say`each of ${group}`, ([of]) => several(of)),
    map(say`each|all ${group}`, ([of]) => several(of)),
    map(say`all of ${group}`, ([of]) => several(of)),
    map(say`each of ${owner} ${optional(spotWord)} ${pokemonNouns}`, ([side, spot, where]) =>
      several(pokemon(side, spot ?? 'in-play', where)),
    ),
    map(say`each|all ${pokemonNouns} [in play] ${bothSides}`, ([where]) => pokemon('any', 'in-play', where)),
    map(say`each|all ${pokemonNouns} in play`, ([where]) => pokemon('any', 'in-play', where)),
    map(say`${pokemonNouns} [in play] ${bothSides}`, ([where]) => pokemon('any', 'in-play', where)),
    map(say`each|all benched pokémon [( including your own )]`, () => pokemon('any', 'bench')),
    map(say`each|all pokémon`, () => pokemon('any', 'in-play')),
    mapSome(say`each ${pokemonNoun}`, ([where]) =>
      where === null || where.test === 'name' ? null : pokemon('any', 'in-play', where),
    ),
    map(say`each pokémon ${either(nameHas, nameHasNot, onCard)}`, ([where]) => pokemon('any', 'in-play', where)),
    map(say`both active pokémon`, () => pokemon('any', 'active')),
    map(say`each|all active pokémon`, () => several(pokemon('any', 'active'))),
    map(say`each|all active pokémon ${bothSides}`, () => several(pokemon('any', 'active'))),
    map(say`both active pokémon ( ${excepted} )`, ([but]) => pokemon('any', 'active', but)),
    mapSome(say`both active ${pokemonNoun}`, ([where]) => (where === null ? null : pokemon('any', 'active', where))),
    map(say`all of the active pokémon ${bothSides}`, () => several(pokemon('any', 'active'))),
    map(say`each defending pokémon`, () => several(pokemon('opponent', 'active'))),
    map(either(say`each of them`, say`each of those pokémon`), (): PokemonOf => ref('#?those')),
    map(
      either(
        say`the pokémon that was|were healed in this way`,
        say`each pokémon healed in this way`,
        say`those pokémon that had any damage counters on them`,
      ),
      () => ref('#?healed'),
    ),
  ),
);

/**
 * The Pokémon that this card is attached to; with words that say what it is, it is that Pokémon only while it is so. Where
 * a rule or a test is about it, those words become a condition of their own.
 */
function holderThat(where: Test | null): PokemonOf {
  const holder = ref('holder');
  if (where === null) return holder;
  return pokemon('any', 'in-play', allOf({ test: 'is', of: holder }, where));
}

/** "The Pokémon V or Pokémon-GX", "the Tidefin or Reeffin": whichever of them it is. */
const oneOfSeveral: Parser<Test> = memo(() =>
  mapSome(list(pokemonNoun, either(say`, or`, say`or|,`)), (nouns) => {
    const [first, ...more] = nouns.filter((noun) => noun !== null && !saysNot(noun)) as Test[];
    return more.length === 0 || more.length + 1 < nouns.length ? null : more.reduce(eitherOf, first);
  }),
);

/** One Pokémon that needs no choice. */
export const single: Parser<PokemonOf> = memo(() =>
  either<PokemonOf>(
    map(say`this pokémon`, () => ref('self')),
    map(say`~`, () => ref('#?own')),
    // The article is sometimes missing.
    map(say`[the] defending pokémon`, () => ref('defender')),
    map(say`the attacking pokémon`, () => ref('attacker')),
    map(say`that pokémon`, () => ref('#?that')),
    map(either(say`the pokémon you chose|choose`, say`the chosen [benched] pokémon`), () => ref('#?that')),
    map(say`the pokémon`, () => ref('#?that')),
    map(say`the pokémon you evolved in this way`, () => ref('#?evolved')),
    map(say`it`, () => ref('#?it')),
    map(either(say`the new defending pokémon`, say`the new active pokémon`), () => ref('#?new')),
    // Whoever has come in their place by then.
    map(say`their new active pokémon`, () => ref('#?their-new')),
    map(either(say`the pokémon you moved to your bench`, say`the pokémon [that] moved to your bench`), () =>
      ref('#?moved'),
    ),
    map(say`the ${pokemonNoun} [that] ${thisCard} [is] attached to`, ([where]) => holderThat(where)),
    map(say`the ${oneOfSeveral} [that] ${thisCard} is attached to`, ([where]) => holderThat(where)),
    map(say`the ${conditionsOr} pokémon [that] ${thisCard} is attached to`, ([is]) =>
      holderThat({ test: 'condition', is }),
    ),
    map(say`the pokémon you attach it to`, () => ref('holder')),
    map(say`the ${pokemonNoun} [that] ${thisCard} is attached to ${excluded}`, ([where, , but]) =>
      holderThat(allOf(where, but)),
    ),
    mapSome(say`${owner} active ${noun}`, ([side, where]) => (where === null ? null : pokemon(side, 'active', where))),
    map(say`${owner} ${conditionsOr} active ${pokemonNoun}`, ([side, is, where]) =>
      pokemon(side, 'active', allOf(where, { test: 'condition', is })),
    ),
    map(say`your active pokémon`, () => pokemon('you', 'active')),
    map(say`your opponent 's active pokémon`, () => pokemon('opponent', 'active')),
    map(say`their active pokémon`, () => pokemon('they', 'active')),
  ),
);

export const pokemonPhrase: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, chosen, every));
