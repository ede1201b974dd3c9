import type { Amount, Binding, PokemonOf, Relation, Test } from '../language.js';
import { saidAgain } from '../telling/marks.js';
import { number, type, typesOr } from './basics.js';
import { cards } from './cards.js';
import { either, inTable, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { holderIs } from './holder.js';
import { type HowMany, howMany } from './how-many.js';
import { inThisWay, thisCard } from './itself.js';
import { anyOf, cardNoun, pokemonNoun } from './noun.js';
import { pokemon, ref, single } from './pokemon.js';
import { nameHas } from './quality.js';
import { say } from './say.js';

/* Tests that cards other than Pokémon ask: of the Pokémon that bears them, of the hand, of what was just done. */

const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });
const matches = (of: PokemonOf, where: Test): Test => ({ test: 'matches', of, where });
const exists = (of: ReturnType<typeof cards> | PokemonOf, n?: number): Test => ({
  test: 'exists',
  of,
  ...(n === undefined ? {} : { n }),
});
const all = (...of: readonly Test[]): Test => ({ test: 'all', of });
const SUBJECT = ref('subject');
const CARD = ref('card');
const NOT_THIS: Test = { test: 'not', of: { test: 'is', of: CARD } };

/** What a Pokémon is said to be, without a noun. */
export const nature: Parser<Test> = either<Test>(
  map(typesOr, (is): Test => ({ test: 'type', is })),
  map(say`${typesOr} or ${nameHas}`, ([is, name]): Test => anyOf([{ test: 'type', is }, name])),
  mapSome(say`a|an ${pokemonNoun} or a|an ${pokemonNoun}`, ([a, b]) =>
    a === null || b === null ? null : anyOf([a, b]),
  ),
);

const basicOf = (on: PokemonOf, is: Parameters<typeof typeTest>[0]): Test =>
  exists(cards({ on, what: 'energy' }, all({ test: 'kind', is: ['basic-energy'] }, typeTest(is))));
const typeTest = (is: Extract<Test, { test: 'type' }>['is'][number]): Test => ({ test: 'type', is: [is] });
export const otherSpecial = (on: PokemonOf): Test =>
  exists(cards({ on, what: 'energy' }, all({ test: 'kind', is: ['special-energy'] }, NOT_THIS)));

const has = say`[already|also] has`;

const aboutOne: Parser<Test> = either<Test>(
  map(say`${single} is ${nature}`, ([of, what]) => matches(of, what)),
  map(say`${single} isn't ${nature}`, ([of, what]) => ({ test: 'not', of: matches(of, what) })),
  map(say`${single} has δ on its card`, ([of]) => matches(of, { test: 'tag', is: ['delta'] })),
  map(say`${single} ${nameHas}`, ([of, where]) => matches(of, where)),
  map(say`${single} ${has} [a] basic ${type} energy [card] attached [to it]`, ([on, , is]) => basicOf(on, is)),
  map(say`${single} ${has} any other special energy [card|cards] attached [to it]`, ([on]) => otherSpecial(on)),
  map(say`${single} has full hp`, ([of]) =>
    matches(of, compare({ num: 'stat', of: SUBJECT, what: 'counters' }, '=', 0)),
  ),
  map(say`${thisCard} is attached to ${holderIs}`, ([, is]) => is),
  map(say`${thisCard} is attached to an active pokémon`, () => matches(ref('holder'), { test: 'spot', is: 'active' })),
);

/** Damage of an opponent's attack that the Pokémon with this card took. */
export const DAMAGED: Test = {
  test: 'happened',
  what: { event: 'damaged', subject: { get: 'ref', name: 'holder' }, source: { what: ['attack'], whose: 'opponent' } },
  when: 'this-turn',
};

/** The card, in this turn. */
export const ATTACHED: Test = { test: 'happened', what: { event: 'attached', subject: CARD }, when: 'this-turn' };
export const ATTACHED_BY_YOU: Test = {
  test: 'happened',
  what: { event: 'attached', subject: CARD, by: 'you' },
  when: 'this-turn',
};

/** What became of the card in this turn, of the Pokémon that bears it, of Pokémon in the turn before. */
const happened: Parser<Test> = either<Test>(
  map(say`this card was attached to a pokémon during this turn`, () => ATTACHED),
  map(say`you attached this card to a pokémon during this turn`, () => ATTACHED_BY_YOU),
  map(say`the pokémon this card is attached to was damaged by an opponent 's attack during this turn`, () => DAMAGED),
  map(say`the pokémon this card is attached to attacked during this turn`, () => ({
    test: 'happened',
    what: { event: 'used-attack', subject: ref('holder') },
    when: 'this-turn',
  })),
  map(
    say`any|1 of your ${pokemonNoun} was|were knocked out during your opponent 's last turn`,
    ([where]): Test => ({
      test: 'happened',
      what: { event: 'knocked-out', subject: pokemon('you', 'in-play', where) },
      when: 'last-turn',
    }),
  ),
);

const HAND = cards({ zone: 'hand', whose: 'you' }, NOT_THIS);
/** There is no other card in the hand. */
export const LAST_IN_HAND: Test = compare({ num: 'count', of: HAND }, '=', 0);

/** The hand without the card that is being played. */
const ofHand: Parser<Test> = either<Test>(
  map(
    either(say`it is the last|only card in your hand`, say`this card is the last|only card in your hand`),
    () => LAST_IN_HAND,
  ),
  map(say`you have ${number} or more other cards in your hand`, ([n]) => exists(HAND, n)),
  map(say`you have another card in your hand`, () => exists(HAND)),
);

const DEEDS: ReadonlyMap<string, Binding> = new Map([
  ['drew', '#?draw'],
  ['attached', '#?attach'],
  ['moved', '#?attach'],
  ['discarded', '#?thrown'],
]);
const deed: Parser<Binding> = inTable(DEEDS);
const things: Parser<Test | null> = either<Test | null>(
  map(say`any ${cardNoun} ${optional(either(say`to a pokémon`, say`to your pokémon`))}`, ([noun]) => noun),
  map(say`any ${cardNoun}`, ([noun]) => noun),
  map(say`a card`, () => null),
);

const some: Parser<Test | null> = either<Test | null>(
  map(say`any ${cardNoun}`, ([noun]) => noun),
  map(say`a|an ${cardNoun}`, ([noun]) => noun),
);
/** Which noun was said is kept until it is known which cards are meant. */
const did = (what: Binding, noun: Test | null): Test => saidAgain({ test: 'did', what }, noun === null ? {} : { noun });

const whoseBench = either(say`your bench`, say`their bench`, say`your opponent 's bench`);
const whoseDeck = either(say`your deck`, say`their deck`, say`your opponent 's deck`);

/** Where cards were put. */
const put: Parser<Test> = either<Test>(
  map(say`put ${some} onto ${whoseBench}`, ([noun]) => did('#?benched', noun)),
  map(say`put ${some} on the bottom of ${whoseDeck}`, ([noun]) => did('#?on-deck', noun)),
  map(say`shuffled ${some} into ${whoseDeck}`, ([noun]) => did('#?shuffled', noun)),
  map(say`put ${some} into your hand`, ([noun]) => did('#?in-hand', noun)),
);

/** "If you drew any cards in this way": whether the last such act did anything, and if a noun is said, to such cards. */
const done: Parser<Test> = either<Test>(
  map(say`you healed any damage ${inThisWay}`, () => did('#?heal', null)),
  map(say`you ${deed} ${things} ${inThisWay}`, ([what, noun]) => did(what, noun)),
  map(say`you ${put} ${inThisWay}`, ([test]) => test),
  map(say`${either(say`they`, say`that player`)} put any cards on the bottom of their deck ${inThisWay}`, () => ({
    test: 'did',
    what: '#?their-bottom',
  })),
  // One of them is enough.
  map(say`either player put any cards on the bottom of their deck ${inThisWay}`, () => ({
    test: 'any',
    of: [{ test: 'did', what: '#?either-bottom' }],
  })),
);

const discard = say`discard|discarded`;

/** What was among the cards that were discarded, and how many they were. */
const thrown: Parser<Test> = either<Test>(
  mapSome(say`you ${discard} a|an ${cardNoun} ${optional(inThisWay)}`, ([, where]) =>
    where === null ? null : exists(cards({ pool: '#?discard' }, where)),
  ),
  mapSome(say`any of those cards are|is [a|an] ${cardNoun}`, ([where]) =>
    where === null ? null : exists(cards({ pool: '#?among' }, where)),
  ),
  mapSome(say`you ${discard} ${number} ${cardNoun} ${optional(inThisWay)}`, ([, n, noun]) =>
    discarded({ rel: '=', n }, noun),
  ),
  mapSome(say`you ${discard} ${howMany} ${cardNoun} ${inThisWay}`, ([, many, noun]) =>
    many.rel === '>=' && many.n === 1 ? null : discarded(many, noun),
  ),
);

/** The noun must be the one that was said of what was discarded; it is kept until then. */
const discarded = ({ rel, n }: HowMany, noun: Test | null): Test => {
  const many: Amount = { num: 'bound', of: '#?discard', what: 'n' };
  return compare(noun === null ? many : saidAgain(many, { noun }), rel, n);
};

export const cardTests: Parser<Test> = memo(() => either<Test>(aboutOne, happened, ofHand, done, thrown));
