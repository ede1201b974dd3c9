import type { Amount, Happening, PokemonOf, Source, Test } from '../language.js';
import type { Awaited } from './awaited.js';
import { number } from './basics.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { puts } from './happening.js';
import { isHolder } from './holder.js';
import { compare } from './how-many.js';
import { thisCard } from './itself.js';
import { allOf, anyOf, pokemonNoun } from './noun.js';
import { pokemon, ref } from './pokemon.js';
import { say } from './say.js';
import { states } from './states.js';

/* What cards that are attached or lie on the table wait for. */

const holder = ref('holder');

const attachedTo = (to: PokemonOf | null): Awaited => ({
  on: { event: 'attached', subject: ref('card'), from: 'hand', by: 'you', ...(to === null ? {} : { to }) },
  if: null,
  that: holder,
});

/** "to 1 of your Pokémon" leaves nobody out. */
const target: Parser<PokemonOf | null> = either<PokemonOf | null>(
  map(say`1 of your ${pokemonNoun}`, ([where]) => (where === null ? null : pokemon('you', 'in-play', where))),
  map(say`a|an ${pokemonNoun}`, ([where]) => (where === null ? null : pokemon('you', 'in-play', where))),
  map(say`your active pokémon`, () => pokemon('you', 'active')),
  map(say`1 of your benched pokémon`, () => pokemon('you', 'bench')),
);

/** An Energy card or a Tool that does something when it is attached. @rule NRG-11 */
const attached: Parser<Awaited> = either<Awaited>(
  map(say`when you attach ${thisCard} from your hand to ${target} ,`, ([, to]) => attachedTo(to)),
  map(say`if you play ${thisCard} from your hand ,`, () => attachedTo(null)),
);

/** "the Fire Pokémon this card is attached to": what it is said to be, null for nothing. */
const theHolder: Parser<Test | null> = map(say`the ${pokemonNoun} [that] ${thisCard} is attached to`, ([where]) =>
  where === null ? null : isHolder(where),
);

/** What the words say of it beside what happens; null where they say nothing. */
const soBearer: Parser<{ readonly so: Test | null }> = mapSome(optional(states), (so) => {
  if (so === null) return { so: null };
  const when = so(holder);
  return when === null ? null : { so: when };
});

/** Judged before the damage that knocked it out. */
const UNHURT: Test = { test: 'compare', a: { num: 'stat', of: holder, what: 'damage-before' }, rel: '=', b: 0 };

type From = Omit<Source, 'what'>;

const THEIRS: From = { whose: 'opponent' };

const attackers: Parser<From> = either<From>(
  map(say`an attack`, () => ({})),
  map(say`an opponent 's attack`, () => THEIRS),
  map(say`your opponent 's attack`, () => THEIRS),
  map(say`an attack from your opponent 's ${pokemonNoun}`, ([where]) =>
    where === null ? THEIRS : { ...THEIRS, where },
  ),
);

const itself: Parser<unknown> = either<unknown>(
  say`it`,
  say`this|that ${pokemonNoun}`,
  say`the pokémon ${thisCard} is attached to`,
);
const evenIf = say`( even if ${itself} is knocked out )`;

const byAttack = (event: 'damaged' | 'knocked-out', from: From): Happening => ({
  event,
  subject: holder,
  source: { what: ['attack'], ...from },
  ...(event === 'damaged' ? { evenIfKnockedOut: true } : { cause: 'damage' }),
});

const when = say`if|when|whenever`;

/** How much damage it is. */
const EVENT_AMOUNT: Amount = { num: 'bound', of: '#event', what: 'amount' };

/** What becomes of the Pokémon that bears the card. @rule EFF-14 */
const suffered: Parser<Awaited> = either<Awaited>(
  map(
    say`${when} ${theHolder} ${soBearer} is damaged by ${attackers} ${evenIf} ,`,
    ([, is, { so }, from]): Awaited => ({ on: byAttack('damaged', from), if: allOf(so, is), that: holder }),
  ),
  map(
    say`${when} ${theHolder} ${soBearer} takes ${number} or more damage from ${attackers} ${evenIf} ,`,
    ([, is, { so }, n, from]): Awaited => ({
      on: byAttack('damaged', from),
      if: allOf(compare(EVENT_AMOUNT, '>=', n), so, is),
      that: holder,
    }),
  ),
  map(
    say`${when} ${theHolder} ${soBearer} is knocked out by damage from ${attackers} ,`,
    ([, is, { so }, from]): Awaited => ({ on: byAttack('knocked-out', from), if: allOf(so, is), that: holder }),
  ),
  map(
    say`${when} ${theHolder} has full hp and is knocked out by damage from ${attackers} ,`,
    ([, is, from]): Awaited => ({ on: byAttack('knocked-out', from), if: allOf(UNHURT, is), that: holder }),
  ),
  // What it was before it evolved. @rule EVO-04
  map(
    say`${when} you play a pokémon from your hand to evolve the ${pokemonNoun} [that] ${thisCard} is attached to ,`,
    ([, was]): Awaited => ({
      on: { event: 'evolved', subject: holder, from: 'hand', by: 'you', ...(was === null ? {} : { was }) },
      if: null,
      that: holder,
    }),
  ),
  mapSome(say`${when} you attach an energy [card] from your hand to ${theHolder} ,`, ([, is]): Awaited | null => ({
    on: { event: 'attached', card: { test: 'kind', is: ['energy'] }, to: holder, from: 'hand', by: 'you' },
    if: is,
    that: holder,
  })),
);

const anyPlayer = say`any|either|a player`;
const that = ref('that-pokemon');
const POKEMON: Test = { test: 'kind', is: ['pokemon'] };
const ENERGY: Test = { test: 'kind', is: ['energy'] };
const happens = (on: Happening): Awaited => ({ on: { ...on, by: 'each' }, if: null, that });

/** "to 1 of their Fire Pokémon", "to Fire Pokémon, Water Pokémon, or Metal Pokémon". */
const theirs: Parser<PokemonOf> = either<PokemonOf>(
  map(say`1 of their ${pokemonNoun}`, ([where]) => pokemon('any', 'in-play', where)),
  mapSome(list(pokemonNoun, either(say`, or`, say`or|,`)), (nouns) =>
    nouns.some((one) => one === null) ? null : pokemon('any', 'in-play', anyOf(nouns as readonly Test[])),
  ),
);

const evolvedInto: Parser<Test | null> = map(say`a|any ${pokemonNoun}`, ([where]) => where);
const evolvedFrom: Parser<Test | null> = either<Test | null>(
  map(say`[1 of] their ${pokemonNoun}`, ([where]) => where),
  map(say`a ${pokemonNoun}`, ([where]) => where),
);

/** What any player does, and to which of their Pokémon. */
const done: Parser<Awaited> = either<Awaited>(
  map(say`whenever ${anyPlayer} attaches an energy [card] from their hand to ${theirs} ,`, ([, to]) =>
    happens({ event: 'attached', card: ENERGY, to, from: 'hand' }),
  ),
  map(
    either(
      say`whenever ${anyPlayer} ${puts} a ${pokemonNoun} from their hand onto their bench [during their turn] ,`,
      say`whenever ${anyPlayer} ${puts} a ${pokemonNoun} onto their bench from their hand [during their turn] ,`,
    ),
    ([, how, where]) => happens({ event: 'benched', card: allOf(POKEMON, where) as Test, ...how }),
  ),
  map(
    say`whenever ${anyPlayer} plays ${evolvedInto} from their hand to evolve ${evolvedFrom} [during their turn] ,`,
    ([, card, was]) =>
      happens({
        event: 'evolved',
        ...(card === null ? {} : { card: allOf(POKEMON, card) as Test }),
        ...(was === null ? {} : { was }),
        from: 'hand',
      }),
  ),
);

export const cardEvents: Parser<Awaited> = memo(() => either<Awaited>(attached, suffered, done));
