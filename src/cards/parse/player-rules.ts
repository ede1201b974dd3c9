import type { AnswerRule, PokemonOf, Test, Who } from '../language.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { thatHasPrinted } from './has.js';
import { allOf, anyOf, cardNoun } from './noun.js';
import { group, pokemon, pokemonPhrase, ref, single } from './pokemon.js';
import { say } from './say.js';

/** A rule about what a player may do; where it is about one Pokémon, it is put on that. */
export interface SpokenOfPlayer {
  readonly of: Who | PokemonOf;
  readonly rules: readonly AnswerRule[];
}

const fromHand = either(say`from their|your hand`, say`from your opponent 's hand`);

export const barred = (of: Who, which: Test | null): SpokenOfPlayer => ({
  of,
  rules: [{ part: 'answer', question: 'can-play', of, change: { forbid: true }, ...(which ? { which } : {}) }],
});

const noAttaching = (of: Who, which: Test, to?: PokemonOf): SpokenOfPlayer => ({
  of,
  rules: [{ part: 'answer', question: 'can-attach', of, change: { forbid: true }, which, ...(to ? { to } : {}) }],
});

const exceptFor: Parser<Test> = mapSome(say`( except [for] ${cardNoun} )`, ([noun]): Test | null =>
  noun === null ? null : { test: 'not', of: noun },
);

/** "Pokémon Tool, Special Energy, or Stadium cards": one noun for several kinds. */
export const kinds: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(say`${cardNoun} ${optional(exceptFor)}`, ([noun, except]) => (noun === null ? null : allOf(noun, except))),
    mapSome(say`${cardNoun} ${thatHasPrinted}`, ([noun, more]) =>
      noun?.test === 'kind' && noun.is[0] === 'pokemon' ? allOf(noun, more) : null,
    ),
    mapSome(list(cardNoun, either(say`, or`, say`or|,`)), (nouns) =>
      nouns.length > 1 && nouns.every((noun) => noun !== null) ? anyOf(nouns as Test[]) : null,
    ),
  ),
);

const isKind = (test: Test, word: string): boolean =>
  (test.test === 'all' ? test.of : [test]).some(
    (one) => one.test === 'kind' && one.is.every((is) => is.endsWith(word)),
  );

/** Whichever Pokémon that player has then. */
const NO_POWERS: AnswerRule = {
  part: 'answer',
  question: 'can-use-power',
  of: pokemon('opponent', 'in-play'),
  change: { forbid: true },
  which: { test: 'power', is: ['poke-power'] },
};

const SUBJECT = ref('subject');
const who: Parser<Who> = map(either(say`your opponent`, say`they`), (): Who => 'opponent');
const their: Parser<PokemonOf> = either<PokemonOf>(
  single,
  group,
  map(say`the active pokémon`, () => pokemon('opponent', 'active')),
);

/**
 * What may not be done to one Pokémon is an effect on that Pokémon, as where the sentence begins with it; to whoever is
 * there then, on the player (docs/decisions/0040). @rule EFF-07 EFF-09
 */
const aboutTheirs = (of: Who, to: PokemonOf, rules: (to: PokemonOf) => readonly AnswerRule[]): SpokenOfPlayer =>
  to.get === 'ref' ? { of: to, rules: rules(SUBJECT) } : { of, rules: rules(to) };

/** What the other player may not do. @rule EFF-07 */
export const spokenOfPlayer: Parser<SpokenOfPlayer> = memo(() =>
  either<SpokenOfPlayer>(
    map(say`${who} can't play [any|a] ${kinds} ${optional(fromHand)}`, ([of, which]) => barred(of, which)),
    map(say`${who} can't play any cards ${fromHand}`, ([of]) => barred(of, null)),
    mapSome(say`${who} can't attach [any] ${kinds} ${fromHand}`, ([of, which]) =>
      isKind(which, 'energy') ? noAttaching(of, which) : null,
    ),
    mapSome(say`${who} can't attach [any] ${kinds} ${fromHand} to any of their pokémon`, ([of, which]) =>
      isKind(which, 'energy') ? noAttaching(of, which) : null,
    ),
    mapSome(say`${who} can't attach [any] ${kinds} ${fromHand} to ${their}`, ([of, which, , to]) =>
      isKind(which, 'energy') ? aboutTheirs(of, to, (whom) => noAttaching(of, which, whom).rules) : null,
    ),
    map(say`${who} can't use any poké-powers on their pokémon`, ([of]) => ({ of, rules: [NO_POWERS] })),
    // Whatever would evolve them from the hand is kept from it, texts that do so too. @rule EVO-14
    map(say`${who} can't play any pokémon ${fromHand} to evolve ${their}`, ([of, , to]) =>
      aboutTheirs(of, to, (whom) => [{ part: 'answer', question: 'can-evolve', of: whom, change: { forbid: true } }]),
    ),
  ),
);

/** "Energy can't be attached from your opponent's hand to X" is said of X. */
export const noEnergyTo: Parser<{ readonly to: PokemonOf; readonly rules: (to: PokemonOf) => readonly AnswerRule[] }> =
  mapSome(
    either(
      say`${kinds} can't be attached from your opponent 's hand to ${pokemonPhrase}`,
      say`${kinds} can't be attached to ${pokemonPhrase} from your opponent 's hand`,
    ),
    ([which, to]) =>
      isKind(which, 'energy')
        ? { to, rules: (subject: PokemonOf) => noAttaching('opponent', which, subject).rules }
        : null,
  );
