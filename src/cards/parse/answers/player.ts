import type { AnswerRule, CardWord, Change, PokemonOf, Source, Test, Who } from '../../language.js';
import { number } from '../basics.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { thatHasPrinted } from '../has.js';
import { allOf, cardNoun, energyNoun, excluded, mixedNoun } from '../noun.js';
import { pokemon, single } from '../pokemon.js';
import { say } from '../say.js';
import { about, FORBID } from './spoken.js';

type Players = 'you' | 'opponent' | 'each';

const who: Parser<Players> = either<Players>(
  map(say`your opponent`, () => 'opponent'),
  map(say`you`, () => 'you'),
  map(say`each player`, () => 'each'),
);

const rule = (
  question: AnswerRule['question'],
  of: Who | PokemonOf,
  change: Change,
  more: Partial<AnswerRule> = {},
): readonly AnswerRule[] => [{ part: 'answer', question, of, change, ...more }];

const inHand = either(say`from their|your hand`, say`cards from their|your hand`);

const but: Parser<Test> = map(
  say`( except|excluding [for] ${mixedNoun} )`,
  ([where]): Test => ({ test: 'not', of: where ?? { test: 'all', of: [] } }),
);

/** Kinds that are listed before one "cards": "Pokémon Tool, Special Energy, or Stadium cards". */
const cardsOfKinds: Parser<Test> = either<Test>(
  mapSome(say`[any|a|an] ${cardNoun} ${optional(but)}`, ([where, less]) => {
    if (where === null) return null;
    return less === null ? where : { test: 'all', of: [where, less] };
  }),
  mapSome(say`any|a|an ${cardNoun} ${thatHasPrinted}`, ([where, more]) =>
    isPokemon(where) ? allOf(where, more) : null,
  ),
);

const isPokemon = (where: Test | null): boolean => where?.test === 'kind' && where.is[0] === 'pokemon';

const isPlayed = (test: Test): boolean => {
  // Pokémon that are told apart by what is printed on them, and cards of a class. @rule CLS-21
  if (test.test === 'all' && isPokemon(test.of[0])) return test.of.length > 1;
  if (test.test === 'tag') return test.is.every((tag) => tag === 'ACE-SPEC');
  if (test.test === 'all' || test.test === 'any') return test.of.every(isPlayed);
  if (test.test === 'not') return isPlayed(test.of);
  return test.test === 'kind' && test.is.every((word) => PLAYED.has(word));
};
const PLAYED = new Set<CardWord>([
  ...(['trainer', 'item', 'supporter', 'stadium', 'tool', 'technical-machine'] as const),
  // Energy cards are played by attaching them. @rule NRG-01
  ...(['energy', 'special-energy', 'basic-energy'] as const),
]);

const side = (of: Players): 'you' | 'opponent' | 'any' => (of === 'each' ? 'any' : of);

/** However they are called in their time. @rule KIND-13 */
const anyPokemon = either(say`any|a pokémon`, say`any basic pokémon or evolution cards`);

/** Playing cards, attaching Energy, evolving: what a player cannot do. @rule ZONE-09 */
const cannot: Parser<readonly AnswerRule[]> = either<readonly AnswerRule[]>(
  mapSome(say`${who} can't play ${cardsOfKinds} ${optional(inHand)}`, ([of, which]) =>
    isPlayed(which) ? rule('can-play', of, FORBID, { which }) : null,
  ),
  mapSome(say`${who} can't play ${cardsOfKinds} ${inHand} ${excluded}`, ([of, which, , less]) => {
    const kinds = allOf(which, less) as Test;
    return isPlayed(kinds) ? rule('can-play', of, FORBID, { which: kinds }) : null;
  }),
  mapSome(say`${who} can't attach ${cardsOfKinds} from their|your hand to ${attachTo()}`, ([of, which, to]) =>
    of === 'you' ? null : rule('can-attach', of, FORBID, { which, ...(to === null ? {} : { to }) }),
  ),
  map(say`you can't attach [any] ${energyNoun} from your hand to ${single}`, ([which, to]) =>
    rule('can-attach', 'you', FORBID, { which, to }),
  ),
  map(say`${who} can't play ${anyPokemon} from their|your hand to evolve their|your pokémon`, ([of]) =>
    rule('can-evolve', pokemon(side(of), 'in-play'), FORBID),
  ),
  map(say`${who} can't play ${anyPokemon} from their|your hand to evolve their|your active pokémon`, ([of]) =>
    rule('can-evolve', pokemon(side(of), 'active'), FORBID),
  ),
);

/** Said of nobody, it is said of each player. */
const nobody: Parser<readonly AnswerRule[]> = mapSome(say`no [more] ${cardNoun} can be played`, ([which]) =>
  which !== null && isPlayed(which) ? rule('can-play', 'each', FORBID, { which }) : null,
);

/** "their Pokémon" is no narrower than what may be attached to anyway. */
function attachTo(): Parser<PokemonOf | null> {
  return either<PokemonOf | null>(
    map(either(say`their pokémon`, say`any of their pokémon`), () => null),
    map(say`their active pokémon`, () => pokemon('opponent', 'active')),
  );
}

/** How many Pokémon a Bench holds. @rule ZONE-10 */
const bench: Parser<readonly AnswerRule[]> = either<readonly AnswerRule[]>(
  map(say`${who} can have up to ${number} pokémon on their|your bench`, ([of, n]) =>
    rule('bench-size', of, { set: n }),
  ),
  map(say`${who} can have ${number} pokémon on their|your bench`, ([of, n]) => rule('bench-size', of, { set: n })),
  map(say`${who} can't have more than ${number} benched pokémon`, ([of, n]) => rule('bench-size', of, { set: n })),
  map(say`the number of benched pokémon your opponent can have is now ${number}`, ([n]) =>
    rule('bench-size', 'opponent', { set: n }),
  ),
);

/** Effects of cards that a player plays, kept from Pokémon. @rule EFF-01 */
const cardsPlayed: Parser<readonly AnswerRule[]> = mapSome(
  say`whenever your opponent plays ${cardsOfKinds} [from their hand] , prevent all effects of that card done to ${about}`,
  ([which, of]) => {
    const [kind, less] = which.test === 'all' ? which.of : [which, undefined];
    const what = kindsIn(kind);
    return what === null ? null : rule('effects-from', of, FORBID, { from: played(what, less) });
  },
);

type Played = 'item' | 'supporter' | 'trainer';

/** The kinds of cards whose effects are told apart. */
function kindsIn(test: Test): readonly Played[] | null {
  const words = (test.test === 'any' ? test.of : [test]).flatMap((one): readonly CardWord[] =>
    one.test === 'kind' ? one.is : ['pokemon'],
  );
  return words.every((word) => word === 'item' || word === 'supporter' || word === 'trainer')
    ? (words as Played[])
    : null;
}

const played = (what: readonly Played[], less: Test | undefined): Source => ({
  what,
  whose: 'opponent',
  ...(less === undefined ? {} : { where: less }),
});

export const playerAnswers: Parser<readonly AnswerRule[]> = memo(() => either(cannot, nobody, bench, cardsPlayed));
