import type { Happening, Limit, PokemonOf, Test, Who } from '../language.js';
import { isSame } from '../telling/same.js';
import { attacksFrom } from './answers/source.js';
import { conditionsOr } from './basics.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { thisPokemon } from './itself.js';
import { allOf, cardNoun } from './noun.js';
import { bothSides, pokemon, pokemonWords, ref } from './pokemon.js';
import { say } from './say.js';
import { states } from './states.js';

/** What a text waits for, what must be so when it happens, and which Pokémon "it" and "that Pokémon" then are. */
export interface Awaited {
  readonly on: Happening;
  readonly if: Test | null;
  readonly named: 'self' | 'that-pokemon' | 'holder' | null;
  /** Whether it can happen only once in a turn: then "once during your turn" adds nothing. @rule POW-07 */
  readonly single?: true;
}

const self = ref('self');
const it = either(thisPokemon, say`it`);

const ACTIVE: Test = { test: 'matches', of: self, where: { test: 'spot', is: 'active' } };
export const YOUR_TURN: Test = { test: 'turn', whose: 'you' };
const evenIf = say`( even if ${it} is|'s knocked out )`;
const hits = either(say`damages`, say`does damage to`);
/** A Pokémon card is played in its player's turn: there it adds nothing. */
const duringYours = say`[during your turn]`;

const mine = (event: Happening['event'], when: Test | null = null): Awaited => ({
  on: { event, subject: self, from: 'hand', by: 'you' },
  if: when,
  named: 'self',
  single: true,
});

/** A card played from the hand: onto the Bench, onto another, or whichever. @rule EVO-01 */
const played: Parser<Awaited> = either<Awaited>(
  map(say`you play|put ${thisPokemon} from your hand onto your bench ${duringYours}`, () => mine('benched')),
  map(say`you play ${thisPokemon} from your hand to evolve 1 of your pokémon ${duringYours}`, () => mine('evolved')),
  map(say`you play ${thisPokemon} from your hand to evolve 1 of your active pokémon ${duringYours}`, () =>
    mine('evolved', ACTIVE),
  ),
  map(say`you put ~ from your hand onto your active ~`, () => mine('levelled-up', ACTIVE)),
  map(say`you play ${thisPokemon} from your hand`, () => mine('played')),
  map(say`1 of your pokémon becomes ${thisPokemon}`, () => ({
    on: { event: 'evolved', subject: self },
    if: null,
    named: 'self',
    single: true,
  })),
);

const damaged = (subject: PokemonOf, source: Happening['source'], when: Test | null, even: boolean): Awaited => ({
  on: { event: 'damaged', subject, ...(source ? { source } : {}), ...(even ? { evenIfKnockedOut: true } : {}) },
  if: when,
  named: subject.get === 'ref' ? 'self' : 'that-pokemon',
});

/** What must be so of it, too. */
const inState = (so: (of: PokemonOf) => Test | null, make: (when: Test) => Awaited): Awaited | null => {
  const when = so(self);
  return when === null ? null : make(when);
};

const butNot = either(say`but is not knocked out`, say`but isn't knocked out`, say`but not knocked out`);

/** Damage done by an attack; whether the blow that knocks it out counts is always said. @rule EFF-14 */
const hurt: Parser<Awaited> = either<Awaited>(
  mapSome(say`${thisPokemon} ${states} is damaged by ${attacksFrom} ${evenIf}`, ([, so, from]) =>
    inState(so, (when) => damaged(self, from, when, true)),
  ),
  map(say`${thisPokemon} is damaged by ${attacksFrom} ${evenIf}`, ([, from]) => damaged(self, from, null, true)),
  map(say`${thisPokemon} is damaged but not knocked out by ${attacksFrom}`, ([, from]) =>
    damaged(self, from, null, false),
  ),
  mapSome(say`${thisPokemon} ${states} is damaged but not knocked out by ${attacksFrom}`, ([, so, from]) =>
    inState(so, (when) => damaged(self, from, when, false)),
  ),
  mapSome(say`${thisPokemon} ${states} is damaged by ${attacksFrom} ${butNot}`, ([, so, from]) =>
    inState(so, (when) => damaged(self, from, when, false)),
  ),
  map(say`${thisPokemon} is damaged by ${attacksFrom} ${butNot}`, ([, from]) => damaged(self, from, null, false)),
  map(say`${attacksFrom} ${hits} ${thisPokemon} ${evenIf}`, ([from]) => damaged(self, from, null, true)),
  map(say`${attacksFrom} ${hits} ${thisPokemon} while it 's your active pokémon ${evenIf}`, ([from]) =>
    damaged(self, from, ACTIVE, true),
  ),
  map(
    say`${attacksFrom} ${hits} ${thisPokemon} and ${thisPokemon} is already ${conditionsOr} ${evenIf}`,
    ([from, , , , is]) => damaged(self, from, { test: 'matches', of: self, where: { test: 'condition', is } }, true),
  ),
  map(say`${attacksFrom} ${hits} ${thisPokemon} , unless that attack knocks out ${thisPokemon}`, ([from]) =>
    damaged(self, from, null, false),
  ),
  map(
    say`your active ${pokemonWords} is damaged by ${attacksFrom} ( even if that pokémon is knocked out )`,
    ([where, from]) => damaged(pokemon('you', 'active', where), from, null, true),
  ),
  map(say`your active ${pokemonWords} is damaged by ${attacksFrom} ${evenIf}`, ([where, from]) =>
    damaged(pokemon('you', 'active', where), from, null, true),
  ),
  mapSome(
    say`your active ${pokemonWords} is damaged by ${attacksFrom} ( even if your active ${pokemonWords} is knocked out )`,
    ([where, from, again]) =>
      isSame(where, again) ? damaged(pokemon('you', 'active', where), from, null, true) : null,
  ),
);

const knockedOut = (subject: PokemonOf, source: Happening['source'], when: Test | null): Awaited => ({
  on: { event: 'knocked-out', subject, ...(source ? { source, cause: 'damage' } : {}) },
  if: when,
  named: subject.get === 'ref' ? 'self' : 'that-pokemon',
});

/** Judged before the damage that knocked it out. */
const UNHURT: Test = { test: 'compare', a: { num: 'stat', of: self, what: 'damage-before' }, rel: '=', b: 0 };
const byDamage = map(say`by damage from ${attacksFrom}`, ([from]) => from);

const fallen: Parser<Awaited> = either<Awaited>(
  mapSome(say`${thisPokemon} ${states} is knocked out ${byDamage}`, ([, so, from]) =>
    inState(so, (when) => knockedOut(self, from, when)),
  ),
  map(say`${thisPokemon} is knocked out ${byDamage}`, ([, from]) => knockedOut(self, from, null)),
  // By damage or by whatever else it does.
  mapSome(say`${thisPokemon} ${states} is knocked out by ${attacksFrom}`, ([, so, source]) =>
    inState(so, (when) => ({
      ...knockedOut(self, undefined, when),
      on: { event: 'knocked-out', subject: self, source },
    })),
  ),
  map(say`${thisPokemon} has full hp and is knocked out ${byDamage}`, ([, from]) => knockedOut(self, from, UNHURT)),
  map(say`${thisPokemon} is knocked out`, () => knockedOut(self, undefined, null)),
  map(say`1 of your ${pokemonWords} is knocked out ${byDamage}`, ([where, from]) =>
    knockedOut(pokemon('you', 'in-play', where), from, null),
  ),
  map(say`1 of your opponent 's ${pokemonWords} is knocked out by damage from ${thisPokemon} 's attacks`, ([where]) =>
    knockedOut(pokemon('opponent', 'in-play', where), { what: ['attack'], where: { test: 'is', of: self } }, null),
  ),
  map(say`a pokémon ${bothSides} is knocked out`, () => knockedOut(pokemon('any', 'in-play'), undefined, null)),
  map(say`your active pokémon is knocked out ${byDamage}`, ([from]) =>
    knockedOut(pokemon('you', 'active'), from, null),
  ),
);

const attacher: Parser<Who> = either<Who>(
  map(say`you attach`, () => 'you'),
  map(say`your opponent attaches`, () => 'opponent'),
);

const attached = (by: Who, card: Test, to: PokemonOf): Awaited => ({
  on: { event: 'attached', card, to, from: 'hand', by },
  if: null,
  named: to.get === 'ref' ? 'self' : 'that-pokemon',
});

const sideOf = (by: Who): 'you' | 'opponent' | 'any' => (by === 'you' || by === 'opponent' ? by : 'any');

/** As the one attachment of the turn. @rule NRG-02 */
export const ofTurn = say`( except with an attack , ability , or trainer card )`;

const attaching: Parser<Awaited> = either<Awaited>(
  mapSome(say`you attach a|an ${cardNoun} from your hand to ${thisPokemon} ${ofTurn}`, ([card]): Awaited | null => {
    if (card === null) return null;
    const { on, ...more } = attached('you', card, self);
    return { ...more, on: { ...on, ofTurn: true } };
  }),
  // An effect may attach it in another turn.
  mapSome(
    say`you attach a|an ${cardNoun} from your hand to ${thisPokemon} ${optional(say`during your turn`)}`,
    ([card, , yours]) =>
      card === null ? null : { ...attached('you', card, self), if: yours === null ? null : YOUR_TURN },
  ),
  mapSome(
    say`${attacher} a|an ${cardNoun} from your|their hand to 1 of your|their ${pokemonWords}`,
    ([by, card, where]) => (card === null ? null : attached(by, card, pokemon(sideOf(by), 'in-play', where))),
  ),
);

const evolving: Parser<Awaited> = map(
  say`your opponent plays ${either(say`a pokémon`, say`an evolution card`)} from their hand to evolve 1 of their pokémon`,
  (): Awaited => ({
    on: { event: 'evolved', subject: pokemon('opponent', 'in-play'), from: 'hand', by: 'opponent' },
    if: null,
    named: 'that-pokemon',
  }),
);

const POKEMON: Test = { test: 'kind', is: ['pokemon'] };

/** What an effect puts onto the Bench is put there, and not played. @rule BENCH-01 */
export const puts: Parser<Pick<Happening, 'from' | 'orPut'>> = either<Pick<Happening, 'from' | 'orPut'>>(
  map(say`puts`, () => ({ from: 'hand', orPut: true })),
  map(say`plays`, () => ({ from: 'hand' })),
);

/** A Pokémon that the opponent puts onto their Bench. */
export const benching: Parser<Awaited> = map(
  say`your opponent ${puts} a|an ${pokemonWords} from their hand onto their bench`,
  ([how, where]): Awaited => ({
    on: { event: 'benched', card: allOf(POKEMON, where) as Test, ...how, by: 'opponent' },
    if: null,
    named: 'that-pokemon',
  }),
);

/** Changes of place between Active Spot and Bench. */
const moving: Parser<Awaited> = either<Awaited>(
  map(
    say`${thisPokemon} moves from your bench ${either(say`to become your active pokémon`, say`to the active spot`)} ${duringYours}`,
    (): Awaited => ({
      on: { event: 'became-active', subject: self, from: 'bench' },
      if: YOUR_TURN,
      named: 'self',
    }),
  ),
  map(
    either(
      say`${thisPokemon} moves from the active spot to your|the bench during your turn`,
      say`${thisPokemon} moves to your|the bench during your turn`,
    ),
    (): Awaited => ({ on: { event: 'moved-to-bench', subject: self }, if: YOUR_TURN, named: 'self' }),
  ),
  map(
    say`${thisPokemon} moves from the active spot to your|the bench`,
    (): Awaited => ({ on: { event: 'moved-to-bench', subject: self }, if: null, named: 'self' }),
  ),
  mapSome(say`your ${pokemonWords} moves from your bench to the active spot`, ([where]): Awaited | null =>
    where === null
      ? null
      : {
          on: { event: 'became-active', subject: pokemon('you', 'in-play', where), from: 'bench' },
          if: null,
          named: 'that-pokemon',
        },
  ),
  map(
    say`your opponent 's active pokémon retreats`,
    (): Awaited => ({
      on: { event: 'retreated', subject: pokemon('opponent', 'in-play') },
      if: null,
      named: 'that-pokemon',
    }),
  ),
  map(
    say`your opponent 's active pokémon moves to the bench during their turn`,
    (): Awaited => ({
      on: { event: 'moved-to-bench', subject: pokemon('opponent', 'in-play') },
      if: { test: 'turn', whose: 'opponent' },
      named: 'that-pokemon',
    }),
  ),
);

const usedPower: Parser<Awaited> = map(
  say`your opponent 's pokémon uses a|any poké-power`,
  (): Awaited => ({
    on: { event: 'used-power', subject: pokemon('opponent', 'in-play'), card: { test: 'power', is: ['poke-power'] } },
    if: null,
    named: 'that-pokemon',
  }),
);

/** Any of the opponent's Pokémon that is about to be discarded. @rule KO-02 */
export const theirsFallen: Parser<Awaited> = map(
  say`any of your opponent 's ${pokemonWords} would be knocked out`,
  ([where]) => knockedOut(pokemon('opponent', 'in-play', where), undefined, null),
);

/** What stands after "when", "whenever" or "if". */
export const happening: Parser<Awaited> = memo(() =>
  either(played, hurt, fallen, attaching, evolving, benching, moving),
);

/** A card that the opponent plays: when it has done what it does. @rule TRN-01 */
const playedCard: Parser<Awaited> = mapSome(say`your opponent plays a|an ${cardNoun} from their hand`, ([card]) =>
  card === null ? null : { on: { event: 'played', card, from: 'hand', by: 'opponent' }, if: null, named: null },
);

export const after: Parser<Awaited> = memo(() => either(usedPower, playedCard));

/** What can be kept from having any effect when somebody does it. @rule EFF-02 */
export const foretold: Parser<Awaited> = usedPower;

/** Times that come round by themselves: between turns, the end of a turn. @rule CHK-03 */
export const time: Parser<Awaited> = memo(() =>
  either<Awaited>(
    map(either(say`at any time|times between turns`, say`between turns`, say`during pokémon checkup`), () => CHECKUP),
    map(say`at the end of each player 's turn`, () => turnEnd(null)),
    map(say`at the end of each|every|any turn`, () => turnEnd(null)),
    map(say`at the start of each turn`, (): Awaited => ({ on: { event: 'turn-began' }, if: null, named: null })),
    map(say`when your turn ends`, () => turnEnd('you')),
    map(
      either(
        say`at the end of your turn [( after your attack )]`,
        say`once at the end of your turn ( after your attack )`,
      ),
      () => turnEnd('you'),
    ),
    map(say`at the end of your opponent 's turn`, () => turnEnd('opponent')),
  ),
);

export const CHECKUP: Awaited = { on: { event: 'checkup' }, if: null, named: null };

const turnEnd = (by: Who | null): Awaited => ({
  on: { event: 'turn-ended', ...(by === null ? {} : { by }) },
  if: null,
  named: null,
});

/** "If it remains Asleep between turns": after the check found so. @rule CHK-02 */
export const remaining: Parser<Awaited> = either<Awaited>(
  map(
    say`${thisPokemon} remains ${conditionsOr} between turns`,
    ([, condition]): Awaited => ({
      on: { event: 'stayed-conditioned', subject: self, condition },
      if: null,
      named: 'self',
    }),
  ),
  map(
    say`${thisPokemon} remains affected by any special conditions between turns`,
    (): Awaited => ({
      on: { event: 'stayed-conditioned', subject: self },
      if: null,
      named: 'self',
    }),
  ),
);

export const ONCE: Limit = { n: 1, per: 'turn', of: 'card' };
