import type { EnergyType } from '../../engine/index.js';
import type { Happening, Limit, PokemonOf, Test } from '../language.js';
import type { Acts } from '../telling/act.js';
import { conditionsOr, number, typesOr } from './basics.js';
import { cardEvents } from './card-events.js';
import { nature } from './card-tests.js';
import { cards } from './cards.js';
import { acts } from './clause.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import {
  type Awaited,
  after,
  CHECKUP,
  happening,
  ONCE,
  ofTurn,
  remaining,
  theirsFallen,
  time,
  YOUR_TURN,
} from './happening.js';
import { isHolder } from './holder.js';
import { thisPokemon } from './itself.js';
import { allOf, energyNoun } from './noun.js';
import { group, pokemon, single } from './pokemon.js';
import { say } from './say.js';
import { answer } from './spoken.js';
import { test } from './test.js';
import { meaning, meaningThat, theOneIn } from './that.js';

export interface HeardTrigger {
  readonly is: 'trigger';
  readonly on: Happening;
  readonly if: Test | null;
  /** "As long as …, whenever …": the text works only then. */
  readonly while: Test | null;
  readonly limits: readonly Limit[];
  /** Which Pokémon of the happening "it" and "that Pokémon" are. */
  readonly named: Awaited['named'];
  /** What is done follows in the next sentences, and all of it is a matter of choice: "you may use this Ability". */
  readonly uses?: true;
  readonly do: Acts;
}

/** One sentence that says several of them. */
export interface HeardTriggers {
  readonly is: 'triggers';
  readonly all: readonly HeardTrigger[];
}

const THEIR_TURN: Test = { test: 'turn', whose: 'opponent' };

type Body = { readonly do: Acts; readonly uses?: true };

const body: Parser<Body> = memo(() =>
  either<Body>(
    map(acts, (done) => ({ do: done })),
    map(say`you may use this power|ability`, () => ({ do: [], uses: true })),
  ),
);

const only: Parser<Test> = map(say`if ${test} ,`, ([when]) => when);

const when: Parser<Awaited> = memo(() =>
  either<Awaited>(
    map(say`when|whenever|if ${happening} ,`, ([awaited]) => awaited),
    map(say`after ${after} ,`, ([awaited]) => awaited),
    map(say`${time} ,`, ([awaited]) => awaited),
    map(cardEvents, ({ on, if: needed, that }): Awaited => ({ on, if: needed, named: nameOf(that) })),
    map(either(say`if|when ${remaining} ,`, say`as long as ${remaining} ,`), ([awaited]) => awaited),
  ),
);

/** What the happening of a card is about: the Pokémon that bears it, or the one it happens to. */
const nameOf = (that: PokemonOf | undefined): Awaited['named'] =>
  that?.get === 'ref' && (that.name === 'holder' || that.name === 'that-pokemon') ? that.name : null;

/** Where the happening names no Pokémon, "that Pokémon" is the one that the condition is about. */
function meant(done: Acts, { named }: Awaited, needed: Test | null | undefined): Acts {
  const one = named === null && needed ? theOneIn(needed) : null;
  return one === null ? done : meaningThat(done, one);
}

const heard = (
  awaited: Awaited,
  { do: done, uses }: Body,
  more: { readonly if?: Test | null; readonly while?: Test | null; readonly once?: boolean },
): HeardTrigger => ({
  is: 'trigger',
  on: awaited.on,
  if: allOf(awaited.if, more.if),
  while: more.while ?? null,
  limits: more.once === true && awaited.single !== true ? [ONCE] : [],
  named: awaited.named,
  ...(uses ? { uses } : {}),
  do: meant(withNewcomer(done, awaited), awaited, more.if),
});

/** Whoever takes the place of the opponent's Active Pokémon is there by then. */
const withNewcomer = (done: Acts, { on }: Awaited): Acts =>
  on.event === 'moved-to-bench' || on.event === 'retreated'
    ? meaning(done, '#?their-new', pokemon('opponent', 'active'))
    : done;

/** "As long as …" says when the text works at all, "if …" what must be so when it happens. */
const frame: Parser<{ readonly if?: Test; readonly while?: Test }> = either<{ if?: Test; while?: Test }>(
  map(say`as long as ${test} ,`, ([held]) => ({ while: held })),
  map(say`if ${test} ,`, ([needed]) => ({ if: needed })),
  map(either(say`as long as ~ is in play ,`, say`as long as this pokémon is in play ,`), () => ({})),
);

/** "Remove 1 damage counter from it between turns": the time may be said last. */
const betweenTurns: Parser<HeardTrigger> = memo(() =>
  either<HeardTrigger>(
    map(say`${acts} ${either(say`between turns`, say`during pokémon checkup`)}`, ([done]) =>
      heard(CHECKUP, { do: done }, {}),
    ),
    map(say`${frame} ${acts} ${either(say`between turns`, say`during pokémon checkup`)}`, ([held, done]) =>
      heard(CHECKUP, { do: done }, held),
    ),
  ),
);

/** "Put 2 damage counters on each Pokémon that remains Asleep between turns": each as it is found so. @rule CHK-02 */
const onRemaining: Parser<HeardTrigger> = memo(() =>
  mapSome(
    either(
      say`put ${number} damage counter|counters on each ${group} that remains ${conditionsOr} between turns`,
      say`put ${number} damage counter|counters on each of ${group} that remains ${conditionsOr} between turns`,
      map(
        say`put ${number} damage counter|counters on each pokémon that remains ${conditionsOr} between turns`,
        ([n, is]) => [n, ANYBODY, is] as const,
      ),
    ),
    ([n, subject, condition]): HeardTrigger | null =>
      subject.take === undefined
        ? heard(
            { on: { event: 'stayed-conditioned', subject, condition }, if: null, named: 'that-pokemon' },
            { do: [{ op: 'put-counters', n, on: { get: 'ref', name: 'that-pokemon' } }] },
            {},
          )
        : null,
  ),
);
const ANYBODY = pokemon('any', 'in-play');

/** What is not played may happen in any turn, unless it says itself that it does not. */
const inYourTurn = ({ single, if: needed }: Awaited): Test | null =>
  single === true || needed === YOUR_TURN ? null : YOUR_TURN;

const endOfTurn: Parser<Awaited> = mapSome(time, (awaited) => (awaited.on.event === 'turn-ended' ? awaited : null));

/** "Once during your turn, when …" says no more than "when …" where it happens once. @rule POW-07 */
export const trigger: Parser<HeardTrigger> = memo(() =>
  either<HeardTrigger>(
    map(say`${when} ${optional(only)} ${body}`, ([awaited, needed, done]) => heard(awaited, done, { if: needed })),
    map(say`once during your turn [,] ${when} ${optional(only)} ${body}`, ([awaited, needed, done]) =>
      heard(awaited, done, { if: allOf(inYourTurn(awaited), needed), once: true }),
    ),
    map(say`once during your opponent 's turn , ${when} ${optional(only)} ${body}`, ([awaited, needed, done]) =>
      heard(awaited, done, { if: allOf(THEIR_TURN, needed), once: true }),
    ),
    map(say`${frame} ${when} ${body}`, ([held, awaited, done]) => heard(awaited, done, held)),
    map(say`${frame} ${when} ${only} ${body}`, ([held, awaited, needed, done]) =>
      heard(awaited, done, { ...held, if: allOf(held.if, needed) }),
    ),
    map(
      say`${when} if ${single} is affected by any special conditions , remove all of them`,
      ([awaited, of]): HeardTrigger =>
        heard(
          awaited,
          { do: [{ op: 'condition', remove: 'all', to: of }] },
          { if: { test: 'matches', of, where: AFFECTED } },
        ),
    ),
    // Of a card that is attached; it is the Pokémon that bears it.
    map(say`${when} ${acts} , unless it 's ${nature}`, ([awaited, done, where]) =>
      heard(awaited, { do: done }, { if: { test: 'not', of: isHolder(where) } }),
    ),
    map(say`if ${test} ${endOfTurn} , ${body}`, ([needed, awaited, done]) => heard(awaited, done, { if: needed })),
    betweenTurns,
    onRemaining,
    map(say`as long as ${test} , ${onRemaining}`, ([held, rule]) => ({ ...rule, while: held })),
    // What would happen has happened by the time that it is put elsewhere than into the discard pile.
    mapSome(say`if ${theirsFallen} , ${acts}`, ([awaited, done]) =>
      isSpared(done) ? heard(awaited, { do: done }, {}) : null,
    ),
    mapSome(say`${frame} if ${theirsFallen} , ${acts}`, ([held, awaited, done]) =>
      isSpared(done) ? heard(awaited, { do: done }, held) : null,
    ),
  ),
);

const AFFECTED: Test = { test: 'condition', is: 'any' };

const isSpared = (done: Acts): boolean => done.length === 1 && 'spared' in done[0];

/** "… 's type (color) becomes the same as that Energy card type": of each type by itself. @rule KIND-16 */
export const takesType: Parser<HeardTriggers> = memo(() =>
  map(
    say`whenever you attach a|an ${typesOr} basic energy card from your hand to ${thisPokemon} , ${thisPokemon} 's type [( color )] becomes the same as that energy card type until the end of the turn`,
    ([types]): HeardTriggers => ({ is: 'triggers', all: types.map(ofType) }),
  ),
);

const SELF: PokemonOf = { get: 'ref', name: 'self' };

/** The card is attached first, and counts among those that one may be taken of: that is always possible. @rule NRG-01 */
export const givenFor: Parser<HeardTrigger> = memo(() =>
  map(
    say`to attach a|an ${energyNoun} from your hand to ${thisPokemon} , you must discard an energy card attached to ${thisPokemon}`,
    ([card]) =>
      heard(
        { on: { event: 'attached', card, to: SELF, from: 'hand', by: 'you' }, if: null, named: 'self' },
        { do: [{ op: 'move', cards: cards({ on: SELF, what: 'energy' }, ENERGY, { n: 1 }), to: { zone: 'discard' } }] },
        {},
      ),
  ),
);
const ENERGY: Test = { test: 'kind', is: ['energy'] };

/** "You may attach 2 Energy cards" instead of one: the others are attached right after it. @rule NRG-02 */
export const moreAtOnce: Parser<HeardTrigger> = memo(() =>
  map(
    say`when you attach a|an ${energyNoun} from your hand to ${thisPokemon} ${ofTurn} , you may attach ${number} energy cards`,
    ([card, , , n]) =>
      heard(
        { on: { event: 'attached', card, to: SELF, from: 'hand', by: 'you', ofTurn: true }, if: null, named: 'self' },
        {
          do: [
            {
              op: 'may',
              do: [{ op: 'attach', cards: cards({ zone: 'hand', whose: 'you' }, ENERGY, { n: n - 1 }), to: SELF }],
            },
          ],
        },
        {},
      ),
  ),
);

function ofType(is: EnergyType): HeardTrigger {
  const card: Test = {
    test: 'all',
    of: [
      { test: 'kind', is: ['basic-energy'] },
      { test: 'type', is: [is] },
    ],
  };
  const rule = answer('types', { types: [is] })({ get: 'ref', name: 'subject' });
  return heard(
    { on: { event: 'attached', card, to: SELF, from: 'hand', by: 'you' }, if: null, named: 'self' },
    { do: [{ op: 'lasting', on: SELF, rules: [rule], span: 'this-turn' }] },
    {},
  );
}
