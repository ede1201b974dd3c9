import type { AnswerRule, CardSelector, CardsOf, Place, PokemonOf, Test } from '../../language.js';
import { cards } from '../cards.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { attackName, cardName } from '../name.js';
import { allOf, joinedNoun, pokemonNoun, pokemonNouns } from '../noun.js';
import { bothSides, group, pokemon, single } from '../pokemon.js';
import { leftOut } from '../quality.js';
import { say } from '../say.js';
import { FORBID, NO_SUCH } from '../spoken.js';

/* Texts that do not work: those of Pokémon Tools; and Abilities that Pokémon do not have, wherever they are. @rule TOOL-01 POW-05 */

type Rules = readonly AnswerRule[];

const silent = (of: CardsOf): AnswerRule => ({ part: 'answer', question: 'text-works', of, change: FORBID });

const without = (of: PokemonOf | CardsOf, which: Test): AnswerRule => ({
  part: 'answer',
  question: 'text-works',
  of,
  change: NO_SUCH,
  which,
});

const tools = (on: PokemonOf, but: string | null): Rules => {
  const where: Test | null = but === null ? null : { test: 'not', of: { test: 'name', is: [but] } };
  return [silent(cards({ on, what: 'tool' }, where))];
};

const toolCards = either(say`pokémon tools`, say`pokémon tool cards`);
const exceptName: Parser<string> = map(say`, except [for] ${cardName}`, ([name]) => name);
const EVERYBODY = pokemon('any', 'in-play');

const silentTools: Parser<Rules> = either<Rules>(
  map(
    say`${toolCards} attached to ${either<PokemonOf>(single, group)} have|has no effect ${optional(exceptName)}`,
    ([, on, but]) => tools(on, but),
  ),
  map(say`${toolCards} attached to each pokémon ${bothSides} have|has no effect`, () => tools(EVERYBODY, null)),
  map(say`${toolCards} in play ${bothSides} have|has no effect`, () => tools(EVERYBODY, null)),
  map(say`each pokémon tool card in play has no effect`, () => tools(EVERYBODY, null)),
);

const ABILITY: Test = { test: 'power', is: ['ability'] };

/** Whose Pokémon, wherever they are. */
type Whose = 'each' | 'opponent';

interface Left {
  readonly where?: Test;
  readonly name?: string;
}

const but: Parser<Left> = either<Left>(
  map(either(say`( except for ${attackName} )`, say`, except for ${attackName}`), ([name]) => ({ name })),
  mapSome(either(say`( except for ${leftOut} )`, say`, except for ${leftOut}`), ([where]) =>
    where.test === 'name' || where.test === 'any' ? null : { where },
  ),
);

const inZone = (zone: 'hand' | 'discard', whose: Whose): Place => ({ zone, whose });

function abilities(whose: Whose, noun: Test | null, left: Left | null): Rules {
  const not: Test | null = left?.where === undefined ? null : { test: 'not', of: left.where };
  const where = allOf(noun, not);
  const which: Test =
    left?.name === undefined
      ? ABILITY
      : { test: 'all', of: [ABILITY, { test: 'not', of: { test: 'power', is: ['ability'], name: left.name } }] };
  const cardsIn = (zone: 'hand' | 'discard'): CardSelector => cards(inZone(zone, whose), allOf(POKEMON, where));
  return [
    without(pokemon(whose === 'each' ? 'any' : 'opponent', 'in-play', where), which),
    without(cardsIn('hand'), which),
    without(cardsIn('discard'), which),
  ];
}

const POKEMON: Test = { test: 'kind', is: ['pokemon'] };

const silentEverywhere: Parser<Rules> = either<Rules>(
  map(
    say`each ${pokemonNoun} in play , in each player 's hand , and in each player 's discard pile has no abilities ${optional(but)}`,
    ([where, left]) => abilities('each', where, left),
  ),
  map(
    say`each ${pokemonNoun} your opponent has in play , in their hand , and in their discard pile has no abilities ${optional(but)}`,
    ([where, left]) => abilities('opponent', where, left),
  ),
  map(
    say`your opponent 's ${either<Test | null>(pokemonNouns, joinedNoun)} in play , in their hand , and in their discard pile have no abilities ${optional(but)}`,
    ([where, left]) => abilities('opponent', where, left),
  ),
);

/** The same of one place alone, as our own wording has it. */
const elsewhere: Parser<Rules> = mapSome(
  say`each ${either<Test | null>(pokemonNoun, joinedNoun)} in ${either<Place>(
    map(say`each player 's hand`, () => inZone('hand', 'each')),
    map(say`each player 's discard pile`, () => inZone('discard', 'each')),
    map(say`your opponent 's hand`, () => inZone('hand', 'opponent')),
    map(say`your opponent 's discard pile`, () => inZone('discard', 'opponent')),
  )} has no abilities ${optional(but)}`,
  ([where, place, left]) => {
    const zone = 'zone' in place ? place.zone : null;
    const whose: Whose = 'whose' in place && place.whose === 'opponent' ? 'opponent' : 'each';
    return [abilities(whose, where, left)[zone === 'hand' ? 1 : 2]];
  },
);

export const silentAnswers: Parser<Rules> = memo(() => either<Rules>(silentTools, silentEverywhere, elsewhere));
