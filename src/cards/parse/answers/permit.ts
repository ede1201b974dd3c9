import type { PowerWord } from '../../../engine/index.js';
import type { AnswerRule, PokemonOf, Test } from '../../language.js';
import { number } from '../basics.js';
import { either, map, mapSome, memo, nothing, type Parser } from '../combinators.js';
import { thisCard, thisPokemon } from '../itself.js';
import { attackName } from '../name.js';
import { pokemonNoun } from '../noun.js';
import { group, pokemon, ref } from '../pokemon.js';
import { leftOut } from '../quality.js';
import { say } from '../say.js';
import { about, answer, FORBID, NO_SUCH, one, type Spoken, without } from './spoken.js';

const ALLOW = { allow: true } as const;

/** What Pokémon cannot do. */
const verbs: Parser<Spoken> = either<Spoken>(
  map(say`${about} can't attack`, ([of]) => one(of, answer('can-attack', FORBID))),
  map(say`${about} can't use attacks`, ([of]) => one(of, answer('can-attack', FORBID))),
  map(say`${about} can't retreat`, ([of]) => one(of, answer('can-retreat', FORBID))),
  map(say`${about} can't be healed`, ([of]) => one(of, answer('can-heal', FORBID))),
  map(
    either(say`damage can't be healed from any ${group}`, say`damage counters can't be removed from any ${group}`),
    ([of]) => one(of, answer('can-heal', FORBID)),
  ),
);

const powers = (...is: PowerWord[]): Test => ({ test: 'power', is });
const otherThan = (name: string): Test => ({
  test: 'all',
  of: [powers('ability'), { test: 'not', of: { test: 'power', is: ['ability'], name } }],
});
const noAbilities = answer('text-works', NO_SUCH, { which: powers('ability') });
const noBodies = answer('text-works', FORBID, { which: powers('poke-body') });
const unusable = answer('can-use-power', FORBID, { which: powers('poke-power') });

/** A text about both takes in the old Pokémon Powers. @rule POW-09 */
const silentBoth = answer('text-works', FORBID, { which: powers('poke-power', 'poke-body') });

/** Kinds of powers of which some work without being used. */
export const powerWords: Parser<readonly PowerWord[]> = either<readonly PowerWord[]>(
  map(say`pokémon powers`, () => ['pokemon-power']),
  map(say`poké-bodies`, () => ['poke-body']),
  map(say`poké-powers and|or poké-bodies`, () => ['poke-power', 'poke-body']),
);

export const notWorking = (is: readonly PowerWord[], but: string | null): ((of: PokemonOf) => AnswerRule) => {
  const all: Test = { test: 'power', is };
  const which: Test =
    but === null ? all : { test: 'all', of: [all, { test: 'not', of: { test: 'power', is, name: but } }] };
  return answer('text-works', FORBID, { which });
};

/** All of one name: "other than Mud Gases". */
const singular = (name: string): string => name.replace(/ses$/, 's');

/**
 * Powers that cannot be used, those that have no effect, as a Body is never used, and those that a Pokémon does not even
 * have. @rule POW-05 POW-09
 */
const noPowers: Parser<Spoken> = either<Spoken>(
  map(say`${about} has|have no abilities`, ([of]) => one(of, noAbilities)),
  map(say`${about} has|have no abilities , except [for] ${attackName}`, ([of, name]) =>
    one(of, answer('text-works', NO_SUCH, { which: otherThan(name) })),
  ),
  mapSome(say`${about} has|have no abilities , except [for] ${leftOut}`, ([of, but]) => {
    const others = isNamed(but) ? null : without(of, { test: 'not', of: but });
    return others === null ? null : one(others, noAbilities);
  }),
  map(say`${about} can't use any poké-powers`, ([of]) => one(of, unusable)),
  map(say`${about} can't use any poké-bodies`, ([of]) => one(of, noBodies)),
  map(say`${about} can't use any poké-powers or poké-bodies`, ([of]) => one(of, silentBoth)),
  map(say`${about} can't use any pokémon powers`, ([of]) => one(of, notWorking(['pokemon-power'], null))),
  map(say`${about} can't use any ${powerWords} , except [for] ${attackName}`, ([of, is, but]) =>
    one(of, notWorking(is, but)),
  ),
  map(say`ignore all ${powerWords} other than ${attackName}`, ([is, but]) =>
    one(pokemon('any', 'in-play'), notWorking(is, singular(but))),
  ),
  map(say`ignore ${powerWords} for ${about}`, ([is, of]) => one(of, notWorking(is, null))),
  map(say`${about} can't attack or use any poké-powers`, ([of]) => one(of, answer('can-attack', FORBID), unusable)),
  map(say`${about} can't attack or use any poké-powers or poké-bodies`, ([of]) =>
    one(of, answer('can-attack', FORBID), silentBoth),
  ),
);

/** A name could be that of an Ability. */
const isNamed = (test: Test): boolean => test.test === 'name' || (test.test === 'any' && test.of.some(isNamed));

const firstTurn: Test = { test: 'turn', whose: 'you', first: true };

/** The first turn of whoever has the turn. */
const NOT_FIRST: Test = { test: 'not', of: { test: 'turn', first: true } };

const into: Parser<Test | null> = either<Test | null>(
  nothing,
  mapSome(say`into ${pokemonNoun}`, ([where]) => where),
);

/** What holds for the Pokémon of each player in that player's own turn. */
const evolvingForEach: Parser<Spoken> = either<Spoken>(
  map(
    say`each player 's ${pokemonNoun} can evolve ${into} during their first turn or the turn they play|plays those pokémon`,
    ([where, which]) => one(pokemon('any', 'in-play', where), answer('can-evolve', ALLOW, which ? { which } : {})),
  ),
  map(
    say`each player 's ${pokemonNoun} can evolve ${into} during the turn they play|plays those pokémon , except during their first turn`,
    ([where, which]) =>
      one(
        pokemon('any', 'in-play', where),
        answer('can-evolve', ALLOW, { ...(which ? { which } : {}), while: NOT_FIRST }),
      ),
  ),
  map(say`each player may evolve a ${pokemonNoun} that they just played or evolved during that turn`, ([where]) =>
    one(pokemon('any', 'in-play', where), answer('can-evolve', ALLOW, { while: NOT_FIRST })),
  ),
);

/** Evolving earlier than the rules allow: in the first turn, or in the turn it was played. @rule EVO-06 EVO-07 */
const evolving: Parser<Spoken> = either<Spoken>(
  map(say`${about} can evolve during your first turn or the turn you play it`, ([of]) =>
    one(of, answer('can-evolve', ALLOW)),
  ),
  map(say`${about} can evolve during the turn you play it`, ([of]) =>
    one(of, answer('can-evolve', ALLOW, { while: { test: 'not', of: firstTurn } })),
  ),
  // Said of the card while it is in the hand.
  map(
    say`you may play ${thisCard} from your hand to evolve a pokémon during your first turn or the turn you play that pokémon`,
    () => one(ref('#?itself'), answer('can-evolve', ALLOW)),
  ),
);

const often: Parser<Spoken> = either<Spoken>(
  map(say`when ${thisPokemon} is healed , double the amount healed`, () =>
    one(ref('self'), answer('amount-healed', { times: 2 })),
  ),
  map(say`${about} may attack twice a|each turn`, ([of]) => one(of, answer('attack-limit', { set: 2 }))),
  map(say`${about} may have up to ${number} pokémon tools attached [to it]`, ([of, n]) =>
    one(of, answer('tool-limit', { set: n })),
  ),
  map(say`${about} may have up to ${number} pokémon tool cards attached [to it]`, ([of, n]) =>
    one(of, answer('tool-limit', { set: n })),
  ),
);

export const permitAnswers: Parser<Spoken> = memo(() =>
  either<Spoken>(verbs, noPowers, evolving, evolvingForEach, often),
);
