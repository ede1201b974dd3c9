import type { Amount, CardsOf, PokemonOf, Relation, Test } from '../language.js';
import { colorlessSigns, conditionsOr, number, typesOr } from './basics.js';
import { either, list, map, mapSome, memo, type Parser } from './combinators.js';
import { has } from './has.js';
import { compare, howMany } from './how-many.js';
import { cardName } from './name.js';
import { allOf, anyOf, pokemonNoun } from './noun.js';
import { group, pokemonWords, single } from './pokemon.js';
import { nameHas } from './quality.js';
import { say } from './say.js';

/* What may be so of one Pokémon: what it is, what it has, how it stands beside another. */

const not = (of: Test): Test => ({ test: 'not', of });
const matches = (of: PokemonOf, where: Test): Test => ({ test: 'matches', of, where });

const SUBJECT: PokemonOf = { get: 'ref', name: 'subject' };

/** The one that was chosen just before. */
const CHOSEN: PokemonOf = { get: 'ref', name: '#?that' };

const kind: Parser<Test> = mapSome(pokemonNoun, (test) => test);

/** What follows a Pokémon and "is": a filter about it. */
const isWhat: Parser<Test> = either<Test>(
  map(conditionsOr, (is): Test => ({ test: 'condition', is })),
  map(
    either(say`affected by a special condition`, say`affected by any special conditions`),
    (): Test => ({
      test: 'condition',
      is: 'any',
    }),
  ),
  map(say`affected by ${number} or more special conditions`, ([n]) =>
    compare({ num: 'stat', of: SUBJECT, what: 'conditions' }, '>=', n),
  ),
  map(typesOr, (is): Test => ({ test: 'type', is })),
  map(say`a tag team`, (): Test => ({ test: 'tag', is: ['TAG-TEAM'] })),
  map(say`an evolution`, (): Test => ({ test: 'stage', is: ['evolution'] })),
  map(say`a|an ${kind}`, ([test]) => test),
  map(say`a|an ${kind} or [a|an] ${kind}`, ([a, b]) => anyOf([a, b])),
  mapSome(pokemonNoun, (test) =>
    test?.test === 'tag' || test?.test === 'name' || test?.test === 'type' ? test : null,
  ),
  mapSome(list(cardName, either(say`, or`, say`or|,`)), (is): Test | null =>
    is.length < 2 ? null : { test: 'name', is },
  ),
  map(either(say`your active pokémon`, say`the active pokémon`), (): Test => ({ test: 'spot', is: 'active' })),
  map(say`in the active spot`, (): Test => ({ test: 'spot', is: 'active' })),
  map(say`on your bench`, (): Test => ({ test: 'spot', is: 'bench' })),
);

/** What some of several are. */
const isSuch: Parser<Test> = mapSome(say`[a|an] ${kind}`, ([test]) => (test.test === 'name' ? null : test));

const RULE_BOX: Test = { test: 'tag', is: ['rule-box'] };

const isNot = either(say`isn't`, say`is not`);

const energyOf = (on: PokemonOf): Amount => ({ num: 'energy', on });
const energyCardsOf = (on: PokemonOf): Amount => ({
  num: 'count',
  of: { get: 'cards', in: { on, what: 'energy' }, where: { test: 'kind', is: ['energy'] } },
});
const remaining = (of: PokemonOf): Amount => ({ num: 'stat', of, what: 'remaining-hp' });

const maximum = (of: PokemonOf): Amount => ({ num: 'stat', of, what: 'hp' });

const MORE: Parser<Relation> = either<Relation>(
  map(say`more`, () => '>'),
  map(say`less|fewer`, () => '<'),
);

const attachedTo = say`attached [to it|them]`;

/** Two Pokémon side by side. */
const beside: Parser<Test> = either<Test>(
  map(say`${single} has ${MORE} energy ${attachedTo} than ${single}`, ([a, rel, , b]) =>
    compare(energyOf(a), rel, energyOf(b)),
  ),
  map(say`${single} has ${MORE} remaining hp than ${single} [ 's]`, ([a, rel, b]) =>
    compare(remaining(a), rel, remaining(b)),
  ),
  map(say`there are ${MORE} energy cards attached to ${single} than to ${single}`, ([rel, a, b]) =>
    compare(energyCardsOf(a), rel, energyCardsOf(b)),
  ),
  map(say`${single} and ${single} have the same amount of energy ${attachedTo}`, ([a, b]) =>
    compare(energyOf(a), '=', energyOf(b)),
  ),
  map(say`${single} and ${single} have the same number of energy cards ${attachedTo}`, ([a, b]) =>
    compare(energyCardsOf(a), '=', energyCardsOf(b)),
  ),
  map(say`${single} and ${single} don't have the same number of energy cards ${attachedTo}`, ([a, b]) =>
    compare(energyCardsOf(a), '!=', energyCardsOf(b)),
  ),
  map(say`${single} and ${single} have a different number of energy cards ${attachedTo}`, ([a, b]) =>
    compare(energyCardsOf(a), '!=', energyCardsOf(b)),
  ),
  map(say`${single} and ${single} have a different amount of energy ${attachedTo}`, ([a, b]) =>
    compare(energyOf(a), '!=', energyOf(b)),
  ),
);

/** "is the same type as". @rule KIND-16 */
const alike: Parser<Test> = either<Test>(
  map(say`${single} is the same type as ${single}`, ([of, as]) => matches(of, { test: 'same-type', as })),
  map(say`${single} isn't the same type as ${single}`, ([of, as]) => not(matches(of, { test: 'same-type', as }))),
);

const standing: Parser<Test> = either<Test>(
  map(say`${single} 's remaining hp is ${number} or less|fewer`, ([of, n]) => compare(remaining(of), '<=', n)),
  map(say`${single} 's remaining hp is [exactly] ${number}`, ([of, n]) => compare(remaining(of), '=', n)),
  map(say`${single} 's maximum hp is ${number} or more`, ([of, n]) => compare(maximum(of), '>=', n)),
  map(say`${single} 's maximum hp is ${number} or less`, ([of, n]) => compare(maximum(of), '<=', n)),
  map(say`${single} 's remaining hp is ${number} or more`, ([of, n]) => compare(remaining(of), '>=', n)),
);

/** How many damage counters lie on it, told of the counters. */
const countersOn: Parser<Test> = map(
  say`there are ${howMany} damage counter|counters on ${single}`,
  ([{ rel, n }, of]) => matches(of, compare({ num: 'stat', of: SUBJECT, what: 'counters' }, rel, n)),
);

const retreatOf = (of: PokemonOf): Amount => ({ num: 'stat', of, what: 'retreat-cost' });
const retreat: Parser<Test> = either<Test>(
  map(say`${single} has a retreat cost of exactly ${number}`, ([of, n]) => compare(retreatOf(of), '=', n)),
  map(say`the retreat cost of ${single} is ${colorlessSigns} or more`, ([of, n]) => compare(retreatOf(of), '>=', n)),
  map(say`the retreat cost of ${single} is ${number} or more`, ([of, n]) => compare(retreatOf(of), '>=', n)),
  map(say`${single} 's retreat cost is ${number}`, ([of, n]) => compare(retreatOf(of), '=', n)),
  map(say`${single} has no retreat cost`, ([of]) => compare(retreatOf(of), '=', 0)),
);

/** A card of that name among those that it evolved from. @rule EVO-01 */
const under: Parser<Test> = either<Test>(
  map(say`${cardName} is anywhere under ${single}`, ([name, on]) => stackHas(on, name)),
  map(say`${cardName} isn't anywhere under ${single}`, ([name, on]) => not(stackHas(on, name))),
  map(say`${single} is evolved from ${cardName}`, ([on, name]) => stackHas(on, name)),
);

/** The uppermost card is under nothing. */
const stackHas = (on: PokemonOf, name: string): Test => ({
  test: 'exists',
  of: {
    get: 'cards',
    in: { on, what: 'stack' },
    where: { test: 'all', of: [{ test: 'name', is: [name] }, not({ test: 'is', of: topOf(on) })] },
  },
});
const topOf = (on: PokemonOf): CardsOf => ({ get: 'cards', in: { on, what: 'top' } });

/** It may have been Knocked Out in the middle of the text. @rule EFF-20 */
const remains = (of: PokemonOf): Test =>
  matches(
    of,
    anyOf([
      { test: 'spot', is: 'active' },
      { test: 'spot', is: 'bench' },
    ]),
  );

export const aboutPokemon: Parser<Test> = memo(() =>
  either<Test>(
    map(say`${single} is ${isWhat}`, ([of, what]) => matches(of, what)),
    mapSome(say`${single} is ${isWhat} and has ${has}`, ([of, what, more]) => {
      const also = more(of, true);
      return also === null ? null : { test: 'all', of: [matches(of, what), also] };
    }),
    map(say`${single} is ${isWhat} or ${nameHas}`, ([of, what, named]) => matches(of, anyOf([what, named]))),
    map(say`${single} ${isNot} ${isWhat}`, ([of, , what]) => not(matches(of, what))),
    mapSome(say`${single} has ${has}`, ([of, what]) => what(of, true)),
    mapSome(say`${single} has ${has} and has ${has}`, ([of, what, more]) => {
      const both = [what(of, true), more(of, true)];
      return both.includes(null) ? null : allOf(...both);
    }),
    mapSome(either(say`${single} already has ${has}`, say`${single} has already ${has}`), ([of, what]) =>
      what(of, true),
    ),
    mapSome(say`${single} doesn't [already] have ${has}`, ([of, what]) => what(of, false)),
    mapSome(say`you choose [a|an] ${pokemonWords}`, ([where]) => (where === null ? null : matches(CHOSEN, where))),
    mapSome(say`any of ${group} have|has ${has}`, ([of, what]) => {
      const where = what(SUBJECT, true);
      // Damage counters are told of in words of their own.
      return where === null || where.test === 'matches' || of.take !== undefined
        ? null
        : { test: 'exists', of: { ...of, where: allOf(of.where, where) as Test } };
    }),
    mapSome(say`none of ${group} have|has ${has}`, ([of, what]) => {
      const where = what(SUBJECT, true);
      const asked = where?.test === 'matches' ? where.where : where;
      return asked === null || of.take !== undefined
        ? null
        : compare({ num: 'count', of: { ...of, where: allOf(of.where, asked) as Test } }, '=', 0);
    }),
    mapSome(say`any of ${group} is|are ${isSuch}`, ([of, where]) =>
      of.take === undefined ? { test: 'exists', of: { ...of, where: allOf(of.where, where) as Test } } : null,
    ),
    map(say`${single} remains in play`, ([of]) => remains(of)),
    map(say`${single} has a rule box`, ([of]) => matches(of, RULE_BOX)),
    map(say`${single} doesn't have a rule box`, ([of]) => not(matches(of, RULE_BOX))),
    countersOn,
    beside,
    alike,
    standing,
    retreat,
    under,
  ),
);
