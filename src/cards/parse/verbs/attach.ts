import type { CardSelector, CardsOf, PokemonOf, PokemonSelector } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { again } from '../../telling/marks.js';
import { isSame } from '../../telling/same.js';
import { forEach } from '../amount.js';
import { number } from '../basics.js';
import { itCard, ofThose, thatCard } from '../card-refs.js';
import { attached, cards as cardsIn, ofZone, onPokemon, wanted, zone } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { thisPokemon } from '../itself.js';
import { cardNoun, energyNoun, mixedNoun, pokemonNoun } from '../noun.js';
import { chosen, elsewhere, group, pokemon, ref, single } from '../pokemon.js';
import { say } from '../say.js';
import { shown } from './destination.js';
import { found, fromPool, severalFound } from './move.js';

const anyWay = either(say`in any way you like`, say`in any way`, say`( in any way you choose )`);
/** Where each of several cards may go. `other`: not where it is. */
interface Over {
  readonly to: PokemonOf;
  readonly other?: true;
}

const BARE = { test: 'not', of: { test: 'exists', of: cardsIn({ on: ref('subject'), what: 'tool' }) } };

const splitOver: Parser<Over> = either<Over>(
  map(say`[any of] ${group} ${anyWay}`, ([to]) => ({ to })),
  // A Pokémon bears one Tool: each of several goes to another one. @rule TOOL-02
  mapSome(say`any of ${group}`, ([to]) => (isSame(to.where, BARE) ? { to } : null)),
  map(say`any of your other pokémon`, () => ({ to: pokemon('you', 'in-play'), other: true })),
  map(say`your other pokémon ${anyWay}`, () => ({ to: pokemon('you', 'in-play'), other: true })),
  mapSome(say`your other ${pokemonNoun} ${anyWay}`, ([where]) =>
    where === null ? null : { to: pokemon('you', 'in-play', where), other: true },
  ),
  map(either(say`your opponent 's other pokémon ${anyWay}`, say`their other pokémon ${anyWay}`), () => ({
    to: pokemon('opponent', 'in-play'),
    other: true,
  })),
);

/** Only what is on several Pokémon goes to others of them; else the others are others than the one with the text. */
function split(cards: CardsOf, { to, other }: Over): Acts | null {
  if (other !== true) return [{ op: 'attach', cards, to, split: true }];
  const isOnSeveral = cards.get === 'cards' && 'on' in cards.in && cards.in.on.get === 'pokemon';
  return isOnSeveral ? [{ op: 'attach', cards, to, split: true, other: true }] : null;
}
/** A card is attached to one Pokémon: "to each of" would need a card for each. */
const oneBearer: Parser<PokemonOf> = either<PokemonOf>(single, chosen);
/** One of those that the condition spoke of. */
const oneOfThose: Parser<PokemonOf> = map(say`1 of those pokémon`, () => again('#?group', { take: { n: 1 } }));
const them = either(say`it|them`, say`that|those card|cards`);
const andAttach = either(
  say`, and [then] attach|attaches`,
  say`and [then] attach|attaches`,
  say`, if any , and [then] attach|attaches`,
  say`, attach|attaches`,
);

const SUBJECT = ref('subject');
/** Those that were chosen, in the order in which they were: whoever has too few cards has chosen who gets them. */
const everyOne: Parser<PokemonOf> = map(either(say`each of them`, say`each of those pokémon`), () => ref('#?those'));

/** Where there are fewer cards than Pokémon, their player chooses who gets one. @rule EFF-05 */
const oneForEach = (cards: CardSelector, of: PokemonSelector): Acts => [
  { op: 'pick', as: '#!each', of: { ...of, take: { n: { num: 'count', of: cards } } } },
  {
    op: 'for-each',
    of: ref('#!each'),
    do: [{ op: 'attach', cards: { ...cards, take: { n: 1 } }, to: SUBJECT }],
  },
];

const self = ref('self');
const TOOL_OF_IT = cardsIn({ on: ref('subject'), what: 'tool' });

/** A Pokémon becomes a Pokémon Tool on another one, which has none yet. @rule KIND-07 TOOL-02 */
const asTool: Act = {
  op: 'attach',
  cards: cardsIn({ on: self, what: 'top' }),
  to: {
    ...pokemon('you', 'in-play'),
    where: {
      test: 'all',
      of: [
        { test: 'not', of: { test: 'is', of: self } },
        { test: 'not', of: { test: 'exists', of: TOOL_OF_IT } },
      ],
    },
    take: { n: 1 },
  },
  asTool: true,
};

/** "Remove all basic Energy cards from X and attach them to 1 of those Pokémon". */
const takenOff: Parser<Acts> = memo(() =>
  mapSome(
    say`remove ${wanted} from ${single} and attach it|them to ${either(oneBearer, oneOfThose)}`,
    ([want, on, to]): Acts | null => {
      const cards = onPokemon(want, on);
      return cards === null ? null : [{ op: 'attach', cards, to }];
    },
  ),
);

/** Without a word on where it comes from it is of the hand; a reminder must speak of the attachment of the turn. @rule NRG-01 NRG-02 */
const fromHand: Parser<Acts> = map(say`attach ${number} ${energyNoun} to 1 of ${group}`, ([n, where, to]): Acts => {
  const cards = { ...cardsIn({ zone: 'hand', whose: 'you' }, where, { n }), ...{ claim: 'attachment' } };
  return [{ op: 'attach', cards, to: { ...to, take: { n: 1 } } }];
});

/** Cards of the hand, a deck, a pile, and those that are being looked at. */
const given: Parser<Acts> = memo(() =>
  either<Acts>(
    fromHand,
    map(say`attach ${thisPokemon} to 1 of your pokémon as a pokémon tool [card]`, () => [asTool]),
    map(say`attach|attaches ${either(ofZone, attached)} to ${oneBearer}`, ([cards, to]) => [
      { op: 'attach', cards, to },
    ]),
    map(say`attach a|an|1 ${cardNoun} from ${zone} to ${single} ${forEach}`, ([where, place, to, n]) => [
      { op: 'attach', cards: cardsIn(place, where, { n }), to },
    ]),
    takenOff,
    map(say`attach as many ${mixedNoun} from ${zone} to ${oneBearer} as you like`, ([where, place, to]) => [
      { op: 'attach', cards: cardsIn(place, where, { any: true }), to },
    ]),
    map(say`attach as many ${mixedNoun} from ${zone} to [any of] ${group} ${anyWay}`, ([where, place, to]) => [
      { op: 'attach', cards: cardsIn(place, where, { any: true }), to, split: true },
    ]),
    map(say`attach|attaches ${fromPool} to ${oneBearer}`, ([cards, to]) => [{ op: 'attach', cards, to }]),
    mapSome(say`attach|attaches ${fromPool} to ${splitOver}`, ([cards, over]) => split(cards, over)),
    mapSome(say`attach any ${cardNoun} [that] you discarded in this way to ${splitOver}`, ([where, over]) =>
      where === null ? null : split(cardsIn({ pool: '#?discard' }, where), over),
    ),
    mapSome(say`attach any ${cardNoun} [that] you discarded in this way to ${single}`, ([where, to]) =>
      where === null ? null : [{ op: 'attach', cards: cardsIn({ pool: '#?discard' }, where), to }],
    ),
    mapSome(say`attach|attaches ${ofZone} to ${splitOver}`, ([cards, over]) => split(cards, over)),
    map(say`${found} ${shown} ${andAttach} ${them} to ${oneBearer} [of your choice]`, ([cards, , , , to]) => [
      { op: 'attach', cards, to },
    ]),
    mapSome(say`${found} ${shown} ${andAttach} ${them} to ${splitOver}`, ([cards, , , , over]) => split(cards, over)),
    // Some of each kind, looked for at one time.
    map(say`${severalFound} ${shown} ${andAttach} them to [any of] ${group} ${anyWay}`, ([all, , , to]) =>
      all.map((cards): Act => ({ op: 'attach', cards, to, split: true })),
    ),
    map(say`attach ${ofThose} to ${oneBearer}`, ([cards, to]) => [{ op: 'attach', cards, to }]),
    map(say`attach|attaches ${either(thatCard, itCard)} to ${oneBearer}`, ([cards, to]) => [
      { op: 'attach', cards, to },
    ]),
    mapSome(say`attach|attaches ${either(thatCard, itCard)} to ${splitOver}`, ([cards, over]) => split(cards, over)),
    // A card for each of them.
    map(say`attach a|an ${cardNoun} from ${zone} to ${everyOne}`, ([where, place, of]) => [
      { op: 'for-each', of, do: [{ op: 'attach', cards: cardsIn(place, where, { n: 1 }), to: SUBJECT }] },
    ]),
    mapSome(say`attach a|an ${cardNoun} from ${zone} to each of ${group}`, ([where, place, of]) =>
      'zone' in place && place.zone === 'discard' ? oneForEach(cardsIn(place, where), of) : null,
    ),
    mapSome(say`attach|attaches ${ofZone} to any of ${group}`, ([cards, to]) =>
      cards.take !== undefined && 'n' in cards.take && cards.take.n === 1
        ? [{ op: 'attach', cards, to: { ...to, take: { n: 1 } } }]
        : null,
    ),
  ),
);

/** Cards on Pokémon that go to others. */
const moved: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`move as many ${mixedNoun} attached to ${group} to ${splitOver}`, ([where, on, over]) => {
      const cards = onPokemon({ where, take: { any: true } }, on);
      return cards === null ? null : split(cards, over);
    }),
    mapSome(say`move as many ${mixedNoun} attached to ${group} to ${single} as you like`, ([where, on, to]) => {
      const cards = onPokemon({ where, take: { any: true } }, on);
      return cards === null ? null : [{ op: 'attach', cards, to }];
    }),
    mapSome(say`move|moves ${attached} to ${splitOver}`, ([cards, over]) => split(cards, over)),
    // "An Energy card attached to your Pokémon": to one of them.
    mapSome(say`move ${wanted} attached to ${group} to another of ${group}`, ([want, on, to]) => {
      const isOne =
        on.side === to.side && on.spot === 'in-play' && want.take !== null && 'n' in want.take && want.take.n === 1;
      const one: PokemonSelector = { ...on, take: { n: 1 } };
      const cards = isOne ? onPokemon(want, one) : null;
      return cards === null ? null : [{ op: 'attach', cards, to: elsewhere(one, { ...to, take: { n: 1 } }) }];
    }),
    map(say`move|moves ${attached} to ${oneBearer}`, ([cards, to]) => [
      { op: 'attach', cards, to: cards.get === 'cards' && 'on' in cards.in ? elsewhere(cards.in.on, to) : to },
    ]),
  ),
);

/** Cards already attached are moved, others attached: one statement for both. @rule NRG-02 */
export const attach: Parser<Acts> = either(given, moved);
