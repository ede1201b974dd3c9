import type { CardSelector, CardsOf, Place, Player, PokemonOf, Take, Test } from '../language.js';
import { isSame } from '../telling/same.js';
import { number } from './basics.js';
import { either, map, mapSome, memo, type Parser, withLast } from './combinators.js';
import { thatHasPrinted } from './has.js';
import { countedThing, MANY } from './knot.js';
import { allOf, andOrNoun, cardNoun, combinedNoun, energyCard, energyNoun, isTrainer, mixedNoun } from './noun.js';
import { bothSides, chosen, every, group, pokemon, pokemonPhrase, ref, single } from './pokemon.js';
import { say } from './say.js';

export const cards = (
  place: Place,
  where?: Test | null,
  take?: Take | null,
  how?: 'blind' | 'random',
): CardSelector => ({
  get: 'cards',
  in: place,
  ...(where ? { where } : {}),
  ...(take ? { take } : {}),
  ...(how ? { how } : {}),
});

export const whoseWord: Parser<Player> = either<Player>(
  map(say`your`, () => 'you'),
  map(say`your opponent 's`, () => 'opponent'),
  map(say`their`, () => 'they'),
);

type OpenZone = 'hand' | 'discard' | 'deck' | 'lost-zone' | 'prizes';

const zoneNoun: Parser<OpenZone> = either<OpenZone>(
  map(say`hand`, () => 'hand'),
  map(say`discard pile`, () => 'discard'),
  map(say`deck`, () => 'deck'),
);

/** "your hand", "your opponent's discard pile". */
export const zone: Parser<Place> = memo(() =>
  map(say`${whoseWord} ${zoneNoun}`, ([whose, name]): Place => ({ zone: name, whose })),
);

interface Wanted {
  readonly where: Test | null;
  readonly take: Take | null;
  /** "2 Energy", not "2 Energy cards". */
  readonly units?: true;
}

export const isEnergy = (where: Test): boolean => {
  const [kind] = where.test === 'all' ? where.of : [where];
  return kind.test === 'kind' && kind.is.every((word) => word.endsWith('energy'));
};

/** So many of them; of Energy, so much as they provide, unless it says "cards". One is one either way. @rule NRG-06 */
const soMany = (n: number, [where, last]: readonly [Test | null, string]): Wanted | null => {
  if (n === 1) return null;
  return where !== null && last === 'energy' && isEnergy(where)
    ? { where, take: { n }, units: true }
    : { where, take: { n } };
};

/** How many cards, and of which kind, wherever they are. */
export const wanted: Parser<Wanted> = memo(() =>
  either<Wanted>(
    map(say`a|an|1 ${cardNoun}`, ([where]) => ({ where, take: { n: 1 } })),
    mapSome(say`[any] ${number} ${withLast(cardNoun)}`, ([n, noun]) => soMany(n, noun)),
    map(say`any 1 ${cardNoun}`, ([where]) => ({ where, take: { n: 1 } })),
    map(say`up to ${number} ${cardNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
    mapSome(say`a|an ${cardNoun} ${thatHasPrinted}`, ([where, more]) => printedOn(where, more, { n: 1 })),
    mapSome(say`up to ${number} ${cardNoun} ${thatHasPrinted}`, ([upTo, where, more]) =>
      printedOn(where, more, { upTo }),
    ),
    map(either(say`up to that many ${cardNoun}`, say`up to that number of ${cardNoun}`), ([where]) => ({
      where,
      take: { upTo: MANY },
    })),
    map(say`that many ${cardNoun}`, ([where]) => ({ where, take: { n: MANY } })),
    map(say`up to ${number} in any combination of ${combinedNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
    map(say`${number} in any combination of ${combinedNoun}`, ([n, where]) => ({ where, take: { n } })),
    map(say`up to ${number} cards in any combination of ${combinedNoun}`, ([upTo, where]) => ({
      where,
      take: { upTo },
    })),
    map(say`a|an number|amount of ${mixedNoun} up to the number|amount of ${countedThing}`, ([where, upTo]) => ({
      where,
      take: { upTo },
    })),
    map(say`${number} ${andOrNoun}`, ([n, where]) => ({ where, take: { n } })),
    map(say`up to ${number} ${andOrNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
    map(say`any number of ${mixedNoun}`, ([where]) => ({ where, take: { any: true } })),
    map(say`any amount of ${energyNoun}`, ([where]) => ({ where, take: { any: true } })),
    map(say`any card`, () => ({ where: null, take: { n: 1 } })),
    mapSome(say`any ${withLast(cardNoun)}`, ([[where, last]]) =>
      where !== null && last === 'card' ? { where, take: { n: 1 } } : null,
    ),
    map(say`${number} more ${cardNoun}`, ([n, where]) => ({ where, take: { n } })),
    map(say`${differentTypes}`, ([want]) => want),
    map(say`${oneOfEach}`, ([want]) => want),
    map(say`a|an|1 ${cardNoun} ${sameName}`, ([where, same]) => ({ where: allOf(where, same), take: { n: 1 } })),
    mapSome(say`a|an ${cardNoun} ${sameType} as the pokémon you chose`, ([where]) =>
      where === null ? null : { where: allOf(where, { test: 'same-type', as: CHOSEN }), take: { n: 1 } },
    ),
    map(say`up to ${number} ${cardNoun} ${sameName}`, ([upTo, where, same]) => ({
      where: allOf(where, same),
      take: { upTo },
    })),
    map(say`as many ${cardNoun} as you|they like|likes`, ([where]) => ({ where, take: { any: true } })),
    map(say`all [of] [the] ${mixedNoun}`, ([where]) => ({ where, take: null })),
    map(say`${cardNameOnly()}`, ([where]) => ({ where, take: { n: 1 } })),
  ),
);

const sameType = either(say`that is the same type`, say`of the same type [( color )]`);
const CHOSEN: PokemonOf = { get: 'ref', name: '#?that' };

/** Only Pokémon have attacks and powers. */
const printedOn = (where: Test | null, more: Test, take: Take): Wanted | null =>
  where?.test === 'kind' && where.is[0] === 'pokemon' ? { where: allOf(where, more), take } : null;

/** Each of another type than the others. */
const differentTypes: Parser<Wanted> = either<Wanted>(
  mapSome(
    either(say`${number} different types of ${cardNoun}`, say`${number} ${cardNoun} of different types`),
    ([n, where]) => (where === null ? null : { where, take: { n, different: 'type' } }),
  ),
  mapSome(say`up to ${number} different types of ${cardNoun}`, ([upTo, where]) =>
    where === null ? null : { where, take: { upTo, different: 'type' } },
  ),
  mapSome(
    either(say`up to ${number} different ${cardNoun}`, say`up to ${number} ${cardNoun} with different names`),
    ([upTo, where]) => (where === null ? null : { where, take: { upTo, different: 'name' } }),
  ),
  mapSome(say`up to ${number} ${cardNoun} of different types`, ([upTo, where]) =>
    where === null ? null : { where, take: { upTo, different: 'type' } },
  ),
);

const kindsOf = (where: Test): readonly Test[] => (where.test === 'all' ? where.of : [where]);

/** Types of the same kind of Energy, or names: what makes two of them different cards. */
function eachKind(a: Test | null, b: Test | null): Wanted | null {
  if (a === null || b === null) return null;
  if (a.test === 'name' && b.test === 'name')
    return { where: { test: 'name', is: [...a.is, ...b.is] }, take: { upTo: 2, different: 'name' } };
  const [[kind, type], [other, second]] = [kindsOf(a), kindsOf(b)];
  if (type?.test !== 'type' || second?.test !== 'type' || !isSame(kind, other)) return null;
  const where = allOf(kind, { test: 'type', is: [...type.is, ...second.is] });
  return { where, take: { upTo: 2, different: 'type' } };
}

/** "A Fire Energy card, a Water Energy card, or 1 of each". */
const oneOfEach: Parser<Wanted> = mapSome(say`a|an ${cardNoun} , a|an ${cardNoun} , or 1 of each`, ([a, b]) =>
  eachKind(a, b),
);

/** Named as one of those: which of them, nobody needs to say. */
const sameName: Parser<Test> = memo(() =>
  map(
    say`with the same name as ${either<PokemonOf | CardsOf>(
      map(say`a pokémon in ${zone}`, ([place]) => cards(place, { test: 'kind', is: ['pokemon'] })),
      map(say`1 of ${group}`, ([of]) => of),
      single,
    )}`,
    ([as]): Test => ({ test: 'same-name', as }),
  ),
);

const isNames = (where: Test): boolean =>
  where.test === 'name' || (where.test === 'any' && where.of.every(({ test }) => test === 'name'));

/** A bare name asks for one card of that name, several for one card of any of them. */
function cardNameOnly(): Parser<Test | null> {
  return mapSome(cardNoun, (where) => (where !== null && isNames(where) ? where : null));
}

/** What of the things on a Pokémon a noun can mean. */
function attachedKind(where: Test | null): 'energy' | 'tool' | 'attached' | null {
  if (where === null) return 'attached';
  if (where.test === 'name') return where.is.every((name) => name.endsWith(' Energy')) ? 'energy' : null;
  // Of two kinds of cards on it: whatever is attached, and is one or the other.
  if (where.test === 'any') return where.of.every((one) => attachedKind(one) !== null) ? 'attached' : null;
  const tests = where.test === 'all' ? where.of : [where];
  const kind = tests.find((test) => test.test === 'kind');
  if (kind?.test !== 'kind') return null;
  if (kind.is.every((word) => word.endsWith('energy'))) return 'energy';
  if (kind.is[0] === 'trainer' || kind.is[0] === 'technical-machine') return 'attached';
  return kind.is[0] === 'tool' ? 'tool' : null;
}

export const onPokemon = ({ where, take, units }: Wanted, on: PokemonOf): CardSelector | null => {
  const what = attachedKind(where);
  const some = units === true && take !== null && 'n' in take ? { ...take, units } : take;
  return what === null ? null : cards({ on, what }, what === 'tool' ? null : where, some);
};

/** All the cards on each of them; "a card on each of them" is a choice for each, and no choice among all of them. */
const onEvery = (want: Wanted, on: PokemonOf): CardSelector | null => (want.take === null ? onPokemon(want, on) : null);

/** Pokémon that cards are attached to: "any of your Pokémon" and "your Pokémon" leave the choice to the cards. */
const bearer: Parser<PokemonOf> = either<PokemonOf>(
  single,
  chosen,
  map(say`any of ${group}`, ([of]) => of),
  group,
);

export const attached: Parser<CardSelector> = memo(() =>
  either(
    mapSome(say`${wanted} attached to ${bearer}`, ([want, on]) => onPokemon(want, on)),
    mapSome(say`${wanted} attached to any of ${group} in any way you like`, ([want, on]) => onPokemon(want, on)),
    mapSome(
      say`a number of ${mixedNoun} attached to ${single} equal to the number of ${countedThing}`,
      ([where, on, n]) => onPokemon({ where, take: { n } }, on),
    ),
    // What lies on a Pokémon that is Knocked Out.
    mapSome(say`${wanted} that was attached to ${single}`, ([want, on]) => onPokemon(want, on)),
    // "To" is sometimes missing.
    mapSome(say`${wanted} attached ${chosen}`, ([want, on]) => onPokemon(want, on)),
    // Whichever there are.
    mapSome(say`any ${withLast(mixedNoun)} attached to ${single}`, ([[where, last], on]) =>
      last === 'cards' ? onPokemon({ where, take: null }, on) : null,
    ),
    map(say`all of your opponent 's ${energyNoun} in play`, ([where]) =>
      cards({ on: pokemon('opponent', 'in-play'), what: 'energy' }, where),
    ),
    mapSome(say`${wanted} , if any , attached to ${bearer}`, ([want, on]) => onPokemon(want, on)),
    mapSome(say`${wanted} attached to ${single} , if any ,`, ([want, on]) => onPokemon(want, on)),
    mapSome(say`${wantedEnergy} from ${bearer}`, ([want, on]) => onPokemon(want, on)),
    mapSome(say`${wantedEnergy} from among ${group}`, ([want, on]) => onPokemon(want, on)),
    mapSome(say`as many ${mixedNoun} attached to ${bearer} as you like`, ([where, on]) =>
      onPokemon({ where, take: { any: true } }, on),
    ),
    mapSome(
      either(
        say`as many ${energyNoun} from ${bearer} as you like`,
        say`as many ${energyNoun} as you like from ${bearer}`,
      ),
      ([where, on]) => onPokemon({ where, take: { any: true } }, on),
    ),
    mapSome(say`${wanted} attached to ${every}`, ([want, on]) => onEvery(want, on)),
    mapSome(say`${wantedEnergy} from ${every}`, ([want, on]) => onEvery(want, on)),
  ),
);

const TOOL: Test = { test: 'kind', is: ['tool'] };
const TOOL_OR_SPECIAL: Test = { test: 'any', of: [TOOL, { test: 'kind', is: ['special-energy'] }] };

/** "2 Energy from this Pokémon": only Energy and Tools are said to be *from* a Pokémon without "attached". */
export const wantedEnergy: Parser<Wanted> = memo(() =>
  either<Wanted>(
    map(say`a|an|1 ${energyCard}`, ([where]) => ({ where, take: { n: 1 } })),
    map(say`all ${energyCard}`, ([where]) => ({ where, take: null })),
    map(say`a|an|1 ${energyNoun}`, ([where]) => ({ where, take: { n: 1 } })),
    mapSome(say`${number} ${withLast(energyNoun)}`, ([n, noun]) => soMany(n, noun)),
    map(say`up to ${number} ${energyNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
    map(say`up to ${number} in any combination of ${combinedNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
    map(say`any amount|number of ${energyNoun}`, ([where]) => ({ where, take: { any: true } })),
    map(say`all [of the] ${energyNoun}`, ([where]) => ({ where, take: null })),
    map(say`a pokémon tool [card]`, () => ({ where: TOOL, take: { n: 1 } })),
    map(say`up to ${number} pokémon tools|tool [cards]`, ([upTo]) => ({ where: TOOL, take: { upTo } })),
    map(say`any number of pokémon tools|tool [cards]`, () => ({ where: TOOL, take: { any: true } })),
    map(say`all pokémon tools|tool [cards]`, () => ({ where: TOOL, take: null })),
    map(say`all pokémon tools|tool [cards] and special energy [cards]`, () => ({ where: TOOL_OR_SPECIAL, take: null })),
    map(say`a pokémon tool or special energy [card]`, () => ({ where: TOOL_OR_SPECIAL, take: { n: 1 } })),
  ),
);

const LYING = new Set<string>(['tool', 'stadium', 'technical-machine']);

/** Cards that are no Pokémon and no Energy. */
const isInPlay = (where: Test): boolean =>
  where.test === 'any' ? where.of.every(isInPlay) : where.test === 'kind' && where.is.every((word) => LYING.has(word));

export const ofZone: Parser<CardSelector> = memo(() =>
  either(
    map(say`${wanted} from|in ${zone}`, ([{ where, take }, place]) => cards(place, where, take)),
    mapSome(say`${mixedNoun} from ${zone} up to the number|amount of ${countedThing}`, ([where, place, upTo]) =>
      where === null ? null : cards(place, where, { upTo }),
    ),
    map(say`${wanted} from|in ${zone} , if any ,`, ([{ where, take }, place]) => cards(place, where, take)),
    map(say`${wanted} , if any , from|in ${zone}`, ([{ where, take }, place]) => cards(place, where, take)),
    // The card that is played is no longer among them. @rule TRN-01
    map(say`${number} of the other cards from|in your hand`, ([n]) =>
      cards({ zone: 'hand', whose: 'you' }, null, { n }),
    ),
    map(
      either(say`any number of other cards from your hand`, say`as many other cards as you want|like from your hand`),
      () => cards({ zone: 'hand', whose: 'you' }, null, { any: true }),
    ),
    map(
      either(
        say`as many ${mixedNoun} from|in ${zone} as you like`,
        say`as many ${mixedNoun} as you like from|in ${zone}`,
      ),
      ([where, place]) => cards(place, where, { any: true }),
    ),
    // Whoever's they are: cards that lie on Pokémon, and the Stadium. @rule ZONE-18
    mapSome(say`${wanted} in play ${bothSides}`, ([{ where, take }]) =>
      where !== null && isInPlay(where) ? cards({ zone: 'in-play', whose: 'each' }, where, take) : null,
    ),
    mapSome(
      either(
        say`all [of] your opponent 's ${mixedNoun} in play`,
        say`all [of] [the] ${mixedNoun} your opponent has in play`,
      ),
      ([where]) => (where !== null && isTrainer(where) ? cards({ zone: 'in-play', whose: 'opponent' }, where) : null),
    ),
    mapSome(say`all ${mixedNoun} ( excluding ${mixedNoun} ) you have in play`, ([where, but]) =>
      isTrainer(where) && isTrainer(but)
        ? cards({ zone: 'in-play', whose: 'you' }, allOf(where, { test: 'not', of: but as Test }))
        : null,
    ),
    mapSome(say`all [of] [the] ${mixedNoun} you have in play`, ([where]) =>
      where !== null && isTrainer(where) ? cards({ zone: 'in-play', whose: 'you' }, where) : null,
    ),
    map(say`from your hand as many ${mixedNoun} as you like`, ([where]) =>
      cards({ zone: 'hand', whose: 'you' }, where, { any: true }),
    ),
    map(say`a random card from your opponent 's hand`, () =>
      cards({ zone: 'hand', whose: 'opponent' }, null, { n: 1 }, 'random'),
    ),
    map(say`${number} random cards from your opponent 's hand`, ([n]) =>
      cards({ zone: 'hand', whose: 'opponent' }, null, { n }, 'random'),
    ),
    map(say`${wanted} from ${zone} without looking`, ([{ where, take }, place]) => cards(place, where, take, 'blind')),
    map(say`${wanted} at random from ${zone}`, ([{ where, take }, place]) => cards(place, where, take, 'random')),
  ),
);

/** The whole of a hand, or the end of a deck. */
export const ofDeckEnd: Parser<CardSelector> = memo(() =>
  either(
    map(either(say`the top card of|from ${deckOf}`, say`the card on top of ${deckOf}`), ([whose]) =>
      cards({ zone: 'deck', whose, top: 1 }),
    ),
    map(say`the top ${number} cards of|from ${deckOf}`, ([top, whose]) => cards({ zone: 'deck', whose, top })),
    map(say`${number} cards from the top of ${deckOf}`, ([top, whose]) => cards({ zone: 'deck', whose, top })),
    map(say`${number} more cards from the top of ${deckOf}`, ([top, whose]) => cards({ zone: 'deck', whose, top })),
    map(say`that many cards from the top of ${deckOf}`, ([whose]) => cards({ zone: 'deck', whose, top: MANY })),
    map(say`the bottom card of ${deckOf}`, ([whose]) => cards({ zone: 'deck', whose, bottom: 1 })),
    map(say`the bottom ${number} cards of ${deckOf}`, ([bottom, whose]) => cards({ zone: 'deck', whose, bottom })),
    map(say`the ${number} cards from the bottom of ${deckOf}`, ([bottom, whose]) =>
      cards({ zone: 'deck', whose, bottom }),
    ),
  ),
);

export const deckOf: Parser<Player> = either<Player>(
  map(say`${whoseWord} deck`, ([whose]) => whose),
  // The player that was chosen before.
  map(say`that player 's deck`, () => '#?player'),
);

export const wholeHand: Parser<CardSelector> = either(
  map(say`your hand`, () => cards({ zone: 'hand', whose: 'you' })),
  map(say`their hand`, () => cards({ zone: 'hand', whose: 'they' })),
  map(say`your opponent 's hand`, () => cards({ zone: 'hand', whose: 'opponent' })),
  map(say`all the cards in ${whoseWord} hand`, ([whose]) => cards({ zone: 'hand', whose })),
);

const attachedToIt = either(
  say`and all cards attached to it|them`,
  say`and all attached cards`,
  say`and any cards attached to it`,
);

const those: Parser<PokemonOf> = map(say`those pokémon`, () => ref('#?those'));

/** A Pokémon with everything on it. @rule KIND-18 */
export const whole: Parser<CardsOf> = memo(() =>
  map(
    say`${either<PokemonOf>(single, pokemonPhrase, those)} ${attachedToIt}`,
    ([of]): CardsOf => ({ get: 'whole', of }),
  ),
);

export const cardsPhrase: Parser<CardsOf> = memo(() => either<CardsOf>(attached, ofZone, ofDeckEnd));
