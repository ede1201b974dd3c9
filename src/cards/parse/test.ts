import type { Amount, PokemonOf, Relation, Test, Who } from '../language.js';
import { conditionsOr, number, type } from './basics.js';
import { cards, whoseWord, zone } from './cards.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { cardName } from './name.js';
import { allOf, anyOf, cardNoun, pokemonNoun } from './noun.js';
import { pokemon, single } from './pokemon.js';
import { say } from './say.js';
import { situation } from './situation.js';

const FLIP = '#?flip';
const heads: Amount = { num: 'bound', of: FLIP, what: 'heads' };
const tails: Amount = { num: 'bound', of: FLIP, what: 'tails' };
/** "If heads" without more speaks of one coin. */
const oneCoin: Amount = { num: 'bound', of: '#?coin', what: 'heads' };
export const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });
export const not = (of: Test): Test => ({ test: 'not', of });

const ofThem = either(say`of them`, say`coins`, say`of the coins`);

/** What coins show. The number of coins that "both" and "all" claim is checked against the flip. */
const coin: Parser<Test> = either<Test>(
  map(say`heads`, () => compare(oneCoin, '>=', 1)),
  map(say`tails`, () => compare(oneCoin, '=', 0)),
  map(either(say`both [of them] are heads`, say`both coins are heads`), () => compare(heads, '=', 2)),
  map(either(say`both [of them] are tails`, say`both coins are tails`), () => compare(tails, '=', 2)),
  map(say`either [of them] is tails`, () => compare(tails, '>=', 1)),
  map(say`either [of them] is heads`, () => compare(heads, '>=', 1)),
  map(say`at least ${number} ${ofThem} is|are heads`, ([n]) => compare(heads, '>=', n)),
  map(say`${number} or more ${ofThem} are heads`, ([n]) => compare(heads, '>=', n)),
  map(say`all of them are heads`, () => compare(tails, '=', 0)),
  map(say`all of them are tails`, () => compare(heads, '=', 0)),
  map(say`1 is heads and 1 is tails`, () => compare(heads, '=', 1)),
);

const matches = (of: PokemonOf, where: Test): Test => ({ test: 'matches', of, where });
const subject: PokemonOf = { get: 'ref', name: 'subject' };
const counters = (rel: Relation, n: number): Test => compare({ num: 'stat', of: subject, what: 'counters' }, rel, n);

/** What follows a Pokémon and "is": a filter about it. */
const isWhat: Parser<Test> = either<Test>(
  map(conditionsOr, (is): Test => ({ test: 'condition', is })),
  map(say`affected by a special condition`, (): Test => ({ test: 'condition', is: 'any' })),
  map(say`an evolution`, (): Test => ({ test: 'stage', is: ['evolution'] })),
  mapSome(say`a|an ${pokemonNoun}`, ([test]) => test),
  mapSome(pokemonNoun, (test) => (test?.test === 'tag' ? test : null)),
  map(say`your active pokémon`, (): Test => ({ test: 'spot', is: 'active' })),
  map(say`in the active spot`, (): Test => ({ test: 'spot', is: 'active' })),
  map(either(say`on your bench`, say`benched`), (): Test => ({ test: 'spot', is: 'bench' })),
);

/** What follows a Pokémon and "has". */
const hasWhat: Parser<(of: PokemonOf) => Test> = either<(of: PokemonOf) => Test>(
  map(say`any damage counters on it`, () => (of) => matches(of, counters('>=', 1))),
  map(say`no damage counters on it`, () => (of) => matches(of, counters('=', 0))),
  map(
    say`${number} or more damage counters on it`,
    ([n]) =>
      (of) =>
        matches(of, counters('>=', n)),
  ),
  map(
    say`at least ${number} damage counter|counters on it`,
    ([n]) =>
      (of) =>
        matches(of, counters('>=', n)),
  ),
  map(say`any energy attached [to it]`, () => (of) => compare({ num: 'energy', on: of }, '>=', 1)),
  map(
    say`any ${type} energy attached [to it]`,
    ([is]) =>
      (of) =>
        compare({ num: 'energy', on: of, type: is }, '>=', 1),
  ),
  map(say`no energy attached [to it]`, () => (of) => compare({ num: 'energy', on: of }, '=', 0)),
  map(say`a pokémon tool [card] attached [to it]`, () => (on) => ({
    test: 'exists',
    of: cards({ on, what: 'tool' }),
  })),
  map(say`any special energy [card|cards] attached [to it]`, () => (on) => ({
    test: 'exists',
    of: cards({ on, what: 'energy' }, { test: 'kind', is: ['special-energy'] }),
  })),
  map(say`an ability`, () => (of) => matches(of, { test: 'power', is: ['ability'] })),
);

const aboutPokemon: Parser<Test> = either<Test>(
  map(say`${single} is ${isWhat}`, ([of, what]) => matches(of, what)),
  map(say`${single} isn't ${isWhat}`, ([of, what]) => not(matches(of, what))),
  map(say`${single} has ${hasWhat}`, ([of, what]) => what(of)),
  map(say`${single} already has ${hasWhat}`, ([of, what]) => what(of)),
  map(say`${single} is knocked out by this attack`, ([of]) => ({
    test: 'happened',
    what: { event: 'knocked-out', subject: of },
    when: 'this-attack',
  })),
);

const own = either(say`this pokémon`, say`~`);
const self: PokemonOf = { get: 'ref', name: 'self' };

/** What the game remembers. */
const happened: Parser<Test> = either<Test>(
  mapSome(say`you played [a|an] ${cardNoun} from your hand during this turn`, ([card]) =>
    card === null
      ? null
      : { test: 'happened', what: { event: 'played', by: 'you', card, from: 'hand' }, when: 'this-turn' },
  ),
  map(say`${own} was damaged by an attack during your opponent 's last turn`, () => ({
    test: 'happened',
    what: { event: 'damaged', subject: self, source: { what: ['attack'] } },
    when: 'last-turn',
  })),
  map(say`${own} evolved from ${cardName} during this turn`, ([, name]) => ({
    test: 'happened',
    what: { event: 'evolved', subject: self, was: { test: 'name', is: [name] } },
    when: 'this-turn',
  })),
);

const player: Parser<Who> = either<Who>(
  map(say`you have`, () => 'you'),
  map(say`your opponent has`, () => 'opponent'),
);

const sideOf = (who: Who): 'you' | 'opponent' => (who === 'you' ? 'you' : 'opponent');

/** Whether things are there. */
const having: Parser<Test> = either<Test>(
  map(say`${player} any ${pokemonNoun} in play`, ([who, where]) => ({
    test: 'exists',
    of: pokemon(sideOf(who), 'in-play', where),
  })),
  map(say`${player} ${optional(say`a|an`)} ${nameNoun()} in play`, ([who, , where]) => ({
    test: 'exists',
    of: pokemon(sideOf(who), 'in-play', where),
  })),
  map(say`${player} any benched pokémon`, ([who]) => ({ test: 'exists', of: pokemon(sideOf(who), 'bench') })),
  map(say`${player} ${number} or more benched pokémon`, ([who, n]) => ({
    test: 'exists',
    of: pokemon(sideOf(who), 'bench'),
    n,
  })),
  map(say`${player} ${nameNoun()} on your bench`, ([who, where]) => ({
    test: 'exists',
    of: pokemon(sideOf(who), 'bench', where),
  })),
  map(say`${player} ${number} or more ${cardNoun} in ${zone}`, ([, n, where, place]) => ({
    test: 'exists',
    of: cards(place, where),
    n,
  })),
  map(say`${player} no cards in ${whoseWord} hand`, ([, whose]) =>
    compare({ num: 'count', of: cards({ zone: 'hand', whose }) }, '=', 0),
  ),
  map(
    either(
      say`there is any stadium card in play`,
      say`a stadium [card] is in play`,
      say`there is a stadium [card] in play`,
    ),
    () => ({
      test: 'exists',
      of: cards({ zone: 'stadium', whose: 'each' }),
    }),
  ),
);

function nameNoun(): Parser<Test> {
  return mapSome(pokemonNoun, (test) => (test?.test === 'name' ? test : null));
}

const prizes = (whose: Who): Amount => ({ num: 'count', of: cards({ zone: 'prizes', whose }) });

const prizeTest: Parser<Test> = either<Test>(
  map(either(say`you have more prize cards remaining|left than your opponent`), () =>
    compare(prizes('you'), '>', prizes('opponent')),
  ),
  map(say`your opponent has ${number} or fewer prize cards remaining|left`, ([n]) =>
    compare(prizes('opponent'), '<=', n),
  ),
  map(say`you have exactly ${number} prize cards remaining|left`, ([n]) => compare(prizes('you'), '=', n)),
  map(say`your opponent has exactly ${number} prize card|cards remaining|left`, ([n]) =>
    compare(prizes('opponent'), '=', n),
  ),
);

const way = either(say`in this way`, say`this way`);

const did: Parser<Test> = either<Test>(
  map(say`you drew any cards ${way}`, () => ({ test: 'did', what: '#?drew' })),
  map(say`you attached [any] energy to a pokémon ${way}`, () => ({ test: 'did', what: '#?attach' })),
  map(say`you placed any damage counters ${way}`, () => ({ test: 'did', what: '#?counters' })),
  map(say`you do`, () => ({ test: 'did', what: '#?did' })),
  map(say`you don't`, () => not({ test: 'did', what: '#?did' })),
);

/** Whether the test speaks of coins or of what was done: it then belongs to the statement before it. */
const simple: Parser<Test> = memo(() => either(coin, aboutPokemon, having, prizeTest, did, happened, situation));

export const test: Parser<Test> = memo(() =>
  either<Test>(
    simple,
    mapSome(list(simple, say`and`), (all) => (all.length < 2 ? null : allOf(...all))),
    map(say`${simple} or ${simple}`, ([a, b]) => anyOf([a, b])),
  ),
);
