import type { Amount, CardSelector, PokemonOf, Test } from '../language.js';
import { type, typesOr } from './basics.js';
import { cards, isEnergy, whoseWord, zone } from './cards.js';
import { either, map, mapSome, memo, optional, type Parser, withLast } from './combinators.js';
import { thatHasPrinted } from './has.js';
import { tieCounted } from './knot.js';
import { energyName } from './name.js';
import { allOf, basicEnergyCard, cardNoun, energyNoun, isTrainer, mixedNoun } from './noun.js';
import { bothSides, every, group, pokemon, single } from './pokemon.js';
import { say } from './say.js';

const count = (of: PokemonOf | CardSelector): Amount => ({ num: 'count', of });

const holder: Parser<PokemonOf> = either<PokemonOf>(single, every, group);

/** Energy beyond what the attack costs. */
const unused = either(
  say`but not used to pay for this attack [ 's energy cost ]`,
  say`( in addition to this attack 's cost )`,
);

const plus = (a: Amount, b: Amount): Amount => ({ num: 'calc', fn: '+', args: [a, b] });

/** Basic Energy is counted in cards only where cards are named; Special is said of cards alone. */
const cardsOfEnergy: Parser<Test> = either(
  basicEnergyCard,
  mapSome(energyNoun, (where) => (saysBasic(where) ? null : where)),
);

/** Energy is measured in units, Energy cards are counted. @rule PREC-04 PREC-09 */
const energy: Parser<Amount> = either<Amount>(
  map(say`energy attached to ${holder}`, ([on]) => ({ num: 'energy', on })),
  map(say`${type} energy attached to ${holder}`, ([of, on]) => ({ num: 'energy', on, type: of })),
  map(say`[extra] energy attached to ${single} ${unused}`, ([on]) => ({ num: 'energy', on, extra: true })),
  map(say`[extra] ${type} energy attached to ${single} ${unused}`, ([of, on]) => ({
    num: 'energy',
    on,
    type: of,
    extra: true,
  })),
  map(say`basic energy attached to ${holder}`, ([on]) => ({ num: 'energy', on, basic: true })),
  map(say`basic ${type} energy attached to ${holder}`, ([of, on]) => ({ num: 'energy', on, type: of, basic: true })),
  map(say`basic energy attached to ${single} and [to] ${single}`, ([a, b]) =>
    plus({ num: 'energy', on: a, basic: true }, { num: 'energy', on: b, basic: true }),
  ),
  map(say`basic ${type} and basic ${type} energy attached to ${holder}`, ([a, b, on]) =>
    plus({ num: 'energy', on, type: a, basic: true }, { num: 'energy', on, type: b, basic: true }),
  ),
  mapSome(say`${cardsOfEnergy} attached to ${holder}`, ([where, on]) => energyCards(where, on)),
  mapSome(say`${cardsOfEnergy} attached to ${single} and [to] ${single}`, ([where, a, b]) => {
    const [one, other] = [energyCards(where, a), energyCards(where, b)];
    return one === null || other === null ? null : plus(one, other);
  }),
  map(say`${type} energy in play`, ([of]) => ({ num: 'energy', on: pokemon('any', 'in-play'), type: of })),
  map(say`energy attached to ${single} and ${single}`, ([a, b]) =>
    plus({ num: 'energy', on: a }, { num: 'energy', on: b }),
  ),
  map(say`energy card|cards attached to ${holder}`, ([on]) =>
    count(cards({ on, what: 'energy' }, { test: 'kind', is: ['energy'] })),
  ),
  map(say`${energyName} [card|cards] attached to ${holder}`, ([name, on]) =>
    count(cards({ on, what: 'attached' }, { test: 'name', is: [name] })),
  ),
  map(say`${typesOr} energy card|cards attached to ${holder}`, ([is, on]) =>
    count(
      cards(
        { on, what: 'energy' },
        {
          test: 'all',
          of: [
            { test: 'kind', is: ['energy'] },
            { test: 'type', is },
          ],
        },
      ),
    ),
  ),
);

const saysBasic = (where: Test): boolean =>
  where.test === 'all' ? where.of.some(saysBasic) : where.test === 'kind' && where.is.includes('basic-energy');

/** Energy cards told by more than the types that they provide. */
function energyCards(where: Test, on: PokemonOf): Amount | null {
  const kind = where.test === 'all' ? where.of[0] : where;
  const isByName = where.test === 'all' && where.of[1].test === 'name-has';
  if (kind.test !== 'kind' || (kind.is[0] === 'energy' && !isByName)) return null;
  return count(cards({ on, what: 'energy' }, where));
}

const saysSpecial = (where: Test): boolean =>
  where.test === 'all' ? where.of.some(saysSpecial) : where.test === 'kind' && where.is.includes('special-energy');

const bound = (of: `#${string}`, what: 'n' | 'heads' | 'tails' | 'energy'): Amount & object => ({
  num: 'bound',
  of,
  what,
});

const placed = (): Amount => ({ num: 'bound', of: '#?placed', what: 'amount' });

const thisWay = either(say`in this way`, say`this|that way`);

/** What was said of the cards that something was done with: the noun is kept until it is known which cards are meant. */
interface Noun {
  readonly noun: Test | null;
  /** "Energy", not "Energy cards": what the cards provided is meant. Special Energy is said of cards alone. */
  readonly isMeasured: boolean;
}

const thing: Parser<Noun> = map(withLast(cardNoun), ([noun, last]) => ({
  noun,
  isMeasured: last === 'energy' && noun !== null && isEnergy(noun) && !saysSpecial(noun),
}));

const done = (of: Deed, { noun, isMeasured }: Noun): Amount => ({
  ...bound(of, isMeasured ? 'energy' : 'n'),
  ...(noun === null ? {} : { noun }),
});

const discardedThisWay: Parser<Amount> = map(
  either(
    map(say`${thing} [that] you discarded ${thisWay}`, ([noun]) => noun),
    map(say`${thing} discarded ${thisWay}`, ([noun]) => noun),
    map(say`${thing} you discarded`, ([noun]) => noun),
    map(say`${thing} that was discarded ${thisWay}`, ([noun]) => noun),
  ),
  (noun) => done('#?discard', noun),
);

type Deed =
  | '#?discard'
  | '#?spent'
  | '#?lost'
  | '#?shuffled'
  | '#?shown'
  | '#?turned'
  | '#?attached'
  | '#?in-hand'
  | '#?on-deck';

/** Cards that something else was done with than discarding. */
const doneThisWay: Parser<Amount> = either<Amount>(
  map(say`${thing} [you] put in the lost zone ${thisWay}`, ([noun]) => done('#?lost', noun)),
  map(say`${thing} you put in the lost zone`, ([noun]) => done('#?lost', noun)),
  map(say`${thing} you put on the bottom of your deck`, ([noun]) => done('#?on-deck', noun)),
  map(say`${thing} you moved ${thisWay}`, ([noun]) => done('#?attached', noun)),
  map(say`${thing} you shuffled into your deck ${thisWay}`, ([noun]) => done('#?shuffled', noun)),
  map(say`${thing} [you] put into your|their deck ${thisWay}`, ([noun]) => done('#?shuffled', noun)),
  map(say`${thing} [you] put into your|their hand ${thisWay}`, ([noun]) => done('#?in-hand', noun)),
  map(say`${thing} [you] put on top of your|their deck ${thisWay}`, ([noun]) => done('#?on-deck', noun)),
  map(say`${thing} [you] put on the bottom of your|their deck ${thisWay}`, ([noun]) => done('#?on-deck', noun)),
  map(say`card|cards used this way`, () => done('#?spent', { noun: null, isMeasured: false })),
  map(say`${thing} you returned`, ([noun]) => done('#?in-hand', noun)),
  map(say`${thing} you chose`, ([noun]) => done('#?shown', noun)),
  map(say`prize card you chose`, () => done('#?turned', { noun: null, isMeasured: false })),
  map(say`${thing} you revealed ${thisWay}`, ([noun]) => done('#?shown', noun)),
  map(say`${thing} [you] attached ${thisWay}`, ([noun]) => done('#?attached', noun)),
);

/** Of how many types the basic Energy cards were that something was done with. */
const typesThisWay: Parser<Amount> = map(
  either(
    map(say`type|types of basic energy [card|cards] you discarded ${thisWay}`, (): Deed => '#?discard'),
    map(say`type|types of basic energy [card|cards] you revealed ${thisWay}`, (): Deed => '#?shown'),
  ),
  (of) => {
    const pool = { pool: of, noun: { test: 'kind', is: ['basic-energy'] } } as const;
    return { num: 'count', of: cards(pool), distinct: 'type' };
  },
);

const prizesLeft = (whose: 'you' | 'opponent'): Amount => count(cards({ zone: 'prizes', whose }));
const inPlay = (who: 'you' | 'opponent'): Amount => count(pokemon(who, 'in-play'));
const more = (a: Amount, b: Amount): Amount => ({ num: 'calc', fn: '-', args: [a, b] });

/** By how many one player has more than the other. @rule PREC-04 */
const surplus: Parser<Amount> = either<Amount>(
  map(say`prize card|cards [you have] more than your opponent`, () => more(prizesLeft('you'), prizesLeft('opponent'))),
  map(say`pokémon fewer you have in play`, () => more(inPlay('opponent'), inPlay('you'))),
  map(say`pokémon in play your opponent has more than you`, () => more(inPlay('opponent'), inPlay('you'))),
);

const prizesTaken = (who: 'you' | 'opponent'): Amount => ({
  num: 'tally',
  what: { event: 'prize-taken', by: who },
  when: 'game',
});

/** What stands after "for each" or "the number of": one thing that is counted. */
export const counted: Parser<Amount> = memo(() =>
  either<Amount>(
    map(say`heads [you get]`, () => bound('#?flip', 'heads')),
    map(say`tails`, () => bound('#?flip', 'tails')),
    map(say`damage counter|counters on ${holder}`, ([of]) => ({ num: 'stat', of, what: 'counters' })),
    energy,
    map(say`[of] ${group}`, ([of]) => count(of)),
    map(say`${mixedNoun} in ${zone} ${optional(thatHasPrinted)}`, ([where, place, more]) =>
      count(cards(place, allOf(where, more))),
    ),
    mapSome(say`${cardNoun} your opponent has in play`, ([where]) =>
      isTrainer(where) ? count(cards({ zone: 'in-play', whose: 'opponent' }, where)) : null,
    ),
    map(say`[of] your ${mixedNoun} in the lost zone`, ([where]) =>
      count(cards({ zone: 'lost-zone', whose: 'you' }, where)),
    ),
    map(say`${mixedNoun} in the lost zone ${bothSides}`, ([where]) =>
      count(cards({ zone: 'lost-zone', whose: 'each' }, where)),
    ),
    map(say`${mixedNoun} [that] you find|found there`, ([where]) => count(cards({ pool: '#?pool' }, where))),
    map(say`${mixedNoun} there`, ([where]) => count(cards({ pool: '#?pool' }, where))),
    map(say`${mixedNoun} among those cards`, ([where]) => count(cards({ pool: '#?among' }, where))),
    map(say`different type|types of ${group}`, ([of]) => ({ num: 'count', of, distinct: 'type' })),
    map(say`[different] type|types of basic energy [card|cards] attached to ${holder}`, ([on]) => ({
      num: 'count',
      of: cards({ on, what: 'energy' }, { test: 'kind', is: ['basic-energy'] }),
      distinct: 'type',
    })),
    map(say`[different] type|types of basic energy [card|cards] in ${zone}`, ([place]) => ({
      num: 'count',
      of: cards(place, { test: 'kind', is: ['basic-energy'] }),
      distinct: 'type',
    })),
    map(say`prize card|cards your opponent took during|on their last turn`, () => ({
      num: 'tally',
      what: { event: 'prize-taken', by: 'opponent' },
      when: 'last-turn',
    })),
    map(say`damage counter|counters you put|placed [on it|~] [in] this way`, () => placed()),
    map(say`prize card|cards your opponent has taken`, () => prizesTaken('opponent')),
    map(say`prize card|cards you have taken`, () => prizesTaken('you')),
    map(say`[of] ${whoseWord} remaining prize cards`, ([whose]) => count(cards({ zone: 'prizes', whose }))),
    map(say`colorless [energy] in ${single} 's retreat cost`, ([of]) => ({ num: 'stat', of, what: 'retreat-cost' })),
    map(say`colorless [energy] in the retreat cost of ${single}`, ([of]) => ({
      num: 'stat',
      of,
      what: 'retreat-cost',
    })),
    map(say`pokémon tool|tools [card|cards] attached to ${holder}`, ([on]) => count(cards({ on, what: 'tool' }))),
    map(say`special condition|conditions affecting ${single}`, ([of]) => ({ num: 'stat', of, what: 'conditions' })),
    discardedThisWay,
    doneThisWay,
    typesThisWay,
    surplus,
  ),
);

tieCounted(counted);

export const forEach: Parser<Amount> = map(say`for each ${counted}`, ([amount]) => amount);

/** "times the number of …": the old way to say "for each". */
export const timesNumber: Parser<Amount> = map(
  say`times|time [the] [total] number|amount of ${counted}`,
  ([amount]) => amount,
);
