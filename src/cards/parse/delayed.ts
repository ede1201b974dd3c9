import type { Happening, Limit, PokemonOf, Source, Span, Test } from '../language.js';
import type { Act, Acts, RuleTold } from '../telling/act.js';
import { isSame } from '../telling/same.js';
import { says } from '../telling/walk.js';
import { number } from './basics.js';
import { act, acts } from './clause.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { foretold, ONCE } from './happening.js';
import { compare } from './how-many.js';
import { allOf, energyNoun } from './noun.js';
import { single } from './pokemon.js';
import { say } from './say.js';
import { ATTACKS, attacking, byAttacks, THEIR_ATTACKS } from './source.js';
import { states } from './states.js';
import { eventAmount, test } from './test.js';
import { untilEnded } from './verbs/ends.js';
import { during } from './verbs/lasting.js';

/** What is waited for, about one Pokémon; `part`: whether it has happened by then or only would. */
export interface Awaits {
  readonly part: 'would' | 'trigger';
  readonly of: PokemonOf;
  readonly on: Happening;
  readonly if: Test | null;
}

const anAttack: Parser<Source> = either<Source>(
  map(say`an attack`, () => ATTACKS),
  map(either(say`an opponent 's attack`, say`your opponent 's attack`), () => THEIR_ATTACKS),
  map(say`an attack from [a|an] ${attacking}`, ([from]) => from),
);

const fully = (of: PokemonOf): Test => compare({ num: 'stat', of, what: 'damage-before' }, '=', 0);

const knockedOut = (subject: PokemonOf, source: Source, cause: { cause?: 'damage' }): Happening => ({
  event: 'knocked-out',
  subject,
  source,
  ...cause,
});
const byDamage: Parser<{ cause?: 'damage' }> = map(optional(say`damage from`), (said) =>
  said === null ? {} : { cause: 'damage' },
);

const afterAll = say`[( after applying weakness and resistance )]`;

const would = (of: PokemonOf, on: Happening, when: Test | null = null): Awaits => ({ part: 'would', of, on, if: when });

/** Whosever it is: to say that one's own count adds nothing. */
const anyAttack = either(say`an attack`, say`an attack ( including|even your own )`);

const hurtAlready = either(
  say`and [it] already has at least 1 damage counter on it`,
  say`and [it] already has any damage counters on it`,
);
const hurt = (of: PokemonOf): Test => ({
  test: 'matches',
  of,
  where: compare({ num: 'stat', of: { get: 'ref', name: 'subject' }, what: 'counters' }, '>=', 1),
});

/** What would happen to a Pokémon, or what it is about to do. */
export const woulds: Parser<Awaits> = memo(() =>
  either<Awaits>(
    map(say`${single} would be damaged by ${anAttack} ${afterAll}`, ([of, source]) =>
      would(of, { event: 'damaged', subject: of, source }),
    ),
    map(say`${single} would be damaged or affected by ${anAttack}`, ([of, source]) =>
      would(of, { event: 'affected', subject: of, source }),
    ),
    map(say`${single} would be damaged or affected by ${anAttack} ${hurtAlready}`, ([of, source]) =>
      would(of, { event: 'affected', subject: of, source }, hurt(of)),
    ),
    map(say`${single} would be knocked out by ${byDamage} ${anAttack}`, ([of, cause, source]) =>
      would(of, knockedOut(of, source, cause)),
    ),
    map(say`${single} has full hp and would be knocked out by ${byDamage} ${anAttack}`, ([of, cause, source]) =>
      would(of, knockedOut(of, source, cause), fully(of)),
    ),
    map(either(say`${single} tries to attack`, say`${single} tries to use an attack`), ([of]) =>
      would(of, { event: 'attacked', subject: of }),
    ),
    map(say`any damage is done to ${single} by attacks`, ([of]) =>
      would(of, { event: 'damaged', subject: of, source: ATTACKS }),
    ),
    map(say`${number} or less damage is done to ${single} ( after applying weakness and resistance )`, ([n, of]) =>
      would(of, { event: 'damaged', subject: of, source: ATTACKS }, compare(eventAmount, '<=', n)),
    ),
    map(say`${number} or more damage is done to ${single} ( after applying weakness and resistance )`, ([n, of]) =>
      would(of, { event: 'damaged', subject: of, source: ATTACKS }, compare(eventAmount, '>=', n)),
    ),
    map(
      say`${anyAttack} does ${number} or more damage to ${single} ( after applying weakness and resistance )`,
      ([, n, of]) => would(of, { event: 'damaged', subject: of, source: ATTACKS }, compare(eventAmount, '>=', n)),
    ),
    map(
      say`${anyAttack} does ${number} or less damage to ${single} ( after applying weakness and resistance )`,
      ([, n, of]) => would(of, { event: 'damaged', subject: of, source: ATTACKS }, compare(eventAmount, '<=', n)),
    ),
    map(
      say`an attack by a|an ${attacking} [( including your own )] does ${number} or more damage to ${single} ( after applying weakness and resistance )`,
      ([source, n, of]) => would(of, { event: 'damaged', subject: of, source }, compare(eventAmount, '>=', n)),
    ),
    map(say`${single} takes damage`, ([of]) => would(of, { event: 'damaged', subject: of })),
    map(say`an attack would do damage to ${single}`, ([of]) =>
      would(of, { event: 'damaged', subject: of, source: ATTACKS }),
    ),
    map(say`an attack does anything to ${single}`, ([of]) =>
      would(of, { event: 'affected', subject: of, source: ATTACKS }),
    ),
    map(say`${anyAttack} does damage to ${single} ( after applying weakness and resistance )`, ([, of]) =>
      would(of, { event: 'damaged', subject: of, source: ATTACKS }),
    ),
  ),
);

/** "(even if it is Knocked Out)": said of the same Pokémon. */
const even = optional(map(say`( even if ${single} is knocked out )`, ([of]) => of));
const IT = { get: 'ref', name: '#?it' };

function damaged(of: PokemonOf, source: Source, still: PokemonOf | null): Awaits | null {
  if (still !== null && !isSame(still, IT) && !isSame(still, of)) return null;
  const evenSo = still === null ? {} : ({ evenIfKnockedOut: true } as const);
  return has(of, { event: 'damaged', subject: of, source, ...evenSo });
}

const has = (of: PokemonOf, on: Happening): Awaits => ({ part: 'trigger', of, on, if: null });

/** What happens to a Pokémon. */
const happens: Parser<Awaits> = memo(() =>
  either<Awaits>(
    mapSome(say`${single} is damaged by ${anAttack} ${even}`, ([of, source, still]) => damaged(of, source, still)),
    mapSome(say`${anAttack} damages ${single} ${even}`, ([source, of, still]) => damaged(of, source, still)),
    map(say`${single} is knocked out by ${byDamage} ${anAttack}`, ([of, cause, source]) =>
      has(of, knockedOut(of, source, cause)),
    ),
    map(
      either(
        say`they attach a|an ${energyNoun} from their hand to ${single}`,
        say`a|an ${energyNoun} is attached to ${single} from your opponent 's hand`,
      ),
      ([card, to]) => has(to, { event: 'attached', card, to, from: 'hand', by: 'opponent' }),
    ),
  ),
);

const when = either(say`if`, say`when|whenever`);

/** What it does then; "… if that damage is 30 or less" is a condition of the whole. */
interface Body {
  readonly do: Acts;
  readonly if: Test | null;
}
const body: Parser<Body> = memo(() =>
  either<Body>(
    map(acts, (all): Body => ({ do: all, if: null })),
    map(say`${act} if ${test}`, ([all, only]): Body => ({ do: all, if: only })),
  ),
);

/** A rule with a body, tied to what it waits for. */
function ruleOf({ part, on, if: needed }: Awaits, { do: statements, if: only }: Body): RuleTold {
  const when = allOf(needed, only);
  return { part, on, ...(when === null ? {} : { if: when }), do: statements };
}

function lasting(awaited: Awaits, then: Body, span: Span): Acts | null {
  // How many Prize cards a Knock Out brings is a number, and no act of its own. KO-04
  if (awaited.on.event === 'knocked-out' && then.do.some(({ op }) => op === 'take-prizes')) return null;
  if (awaited.of.get === 'pokemon' && awaited.of.take !== undefined) return null;
  return [{ op: 'lasting', on: awaited.of, rules: [ruleOf(awaited, then)], span }];
}

const PREVENT_DAMAGE: Acts = [{ op: 'prevent', what: 'damage' }];

/** "Prevent all damage done to X by attacks if that damage is 60 or less": how much it is, is only known then. */
const limited: Parser<{ readonly what: Awaits; readonly does: Body }> = mapSome(
  say`prevent all damage done to ${single} ${byAttacks} if ${test}`,
  ([of, source, only]) =>
    only.test === 'compare' && only.a === eventAmount
      ? { what: would(of, { event: 'damaged', subject: of, source }), does: { do: PREVENT_DAMAGE, if: only } }
      : null,
);

const awaits: Parser<Awaits> = memo(() => either(woulds, happens));

const DEFENDER: PokemonOf = { get: 'ref', name: 'defender' };
const ENDED: Happening = { event: 'turn-ended', by: 'opponent' };

/** At the end of the opponent's next turn something happens to the Pokémon that was hit. @rule EFF-09 */
function atTheEnd(statements: Acts): Acts | null {
  if (!says(statements, 'defender')) return null;
  const rule: RuleTold = { part: 'trigger', on: ENDED, do: statements };
  const lasts: Act = { op: 'lasting', on: DEFENDER, rules: [rule], span: 'opponents-next-turn' };
  return [lasts];
}

const end = say`at the end of your opponent 's next turn`;
const anyTime = either(say`whenever`, say`any time`);
const tries = either(say`tries to attack`, say`attacks`);
const SUBJECT: PokemonOf = { get: 'ref', name: 'subject' };

/** Where a condition is looked at then, the rule sits on the player: the condition says what must still be so. @rule EFF-07 */
function ifAtTheEnd(when: Test, statements: Acts): Acts {
  const rule: RuleTold = { part: 'trigger', on: ENDED, if: when, do: statements };
  return [{ op: 'lasting', on: 'you', rules: [rule], span: 'opponents-next-turn' }];
}

const ENDS_NOW: Happening = { event: 'turn-ended', by: 'you' };
const thisEnd = say`at the end of this turn ,`;

/** When the turn that it is ends, whatever has become of the card by then. @rule EFF-08 */
function atThisEnd(when: Test | null, statements: Acts): Acts {
  const rule: RuleTold = { part: 'trigger', on: ENDS_NOW, ...(when === null ? {} : { if: when }), do: statements };
  return [{ op: 'lasting', on: 'you', rules: [rule], span: 'this-turn' }];
}

/** Something that waits for a time: it is put in force now and done then. @rule EFF-08 EFF-14 */
export const delayed: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`${during} , ${when} ${awaits} , ${body}`, ([{ span, theirs }, , what, then]) =>
      theirs === true ? null : lasting(what, then, span),
    ),
    mapSome(say`${when} ${awaits} ${during} , ${body}`, ([, what, { span, theirs }, then]) =>
      theirs === true ? null : lasting(what, then, span),
    ),
    mapSome(say`${during} , ${limited}`, ([{ span, theirs }, { what, does }]) =>
      theirs === true ? null : lasting(what, does, span),
    ),
    map(say`${anyTime} the defending pokémon ${tries} , ${acts}`, ([, , then]) =>
      untilEnded([{ part: 'would', on: { event: 'attacked', subject: SUBJECT }, do: then }]),
    ),
    map(say`if ${test} ${end} , ${acts}`, ([needed, , then]) => ifAtTheEnd(needed, then)),
    mapSome(say`${end} , ${acts}`, ([, then]) => atTheEnd(then)),
    map(say`${thisEnd} ${acts}`, ([, then]) => atThisEnd(null, then)),
    map(say`${thisEnd} if ${test} , ${acts}`, ([, needed, then]) => atThisEnd(needed, then)),
    mapSome(say`${act} ${end}`, ([then]) => atTheEnd(then)),
  ),
);

/** A would that holds as long as the card does. */
export interface HeardWould extends Body {
  readonly is: 'would';
  readonly on: Happening;
  readonly limits?: readonly Limit[];
  /** The words alone do not tell whether it comes before the damage: something must be prevented by it. */
  readonly prevents?: true;
}

/** What is taken off is taken off the damage that is left at last. @rule DMG-17 EFF-02 */
const lessOnce: Parser<HeardWould> = memo(() =>
  map(
    say`if ${single} is damaged by ${anAttack} , it takes ${number} less damage ( after applying weakness and resistance ) , and ${acts}`,
    ([of, source, n, then]): HeardWould => ({
      is: 'would',
      on: { event: 'damaged', subject: of, source },
      if: null,
      do: [{ op: 'prevent', what: 'damage', n }, ...then],
    }),
  ),
);

/** "If this Pokémon is Confused and is damaged by an attack, flip a coin": the coin says whether the damage is done. */
const coinFirst: Parser<HeardWould> = memo(() =>
  mapSome(
    say`if ${single} ${states} is damaged by ${anAttack} , flip a coin`,
    ([of, so, source]): HeardWould | null => {
      const when = so(of);
      return when === null
        ? null
        : {
            is: 'would',
            on: { event: 'damaged', subject: of, source },
            if: when,
            do: [{ op: 'flip', coins: 1 }],
            prevents: true,
          };
    },
  ),
);

const THEIR_TURN: Test = { test: 'turn', whose: 'opponent' };

export const standingWould: Parser<HeardWould> = memo(() =>
  either<HeardWould>(
    map(say`${when} ${woulds} , ${body}`, ([, { on, if: needed }, then]) => ({
      is: 'would',
      on,
      if: allOf(needed, then.if),
      do: then.do,
    })),
    lessOnce,
    coinFirst,
    map(limited, ({ what: { on }, does }) => ({ is: 'would', on, if: does.if, do: does.do })),
    map(say`during your opponent 's turn , ${when} ${woulds} , ${body}`, ([, { on, if: needed }, then]) => ({
      is: 'would',
      on,
      if: allOf(THEIR_TURN, needed, then.if),
      do: then.do,
    })),
    map(say`once during your opponent 's turn , ${when} ${woulds} , ${body}`, ([, { on, if: needed }, then]) => ({
      is: 'would',
      on,
      if: allOf(THEIR_TURN, needed, then.if),
      limits: [ONCE],
      do: then.do,
    })),
    map(say`once during your opponent 's turn , ${when} ${foretold} , ${acts}`, ([, { on }, then]) => ({
      is: 'would',
      on,
      if: THEIR_TURN,
      limits: [ONCE],
      do: then,
    })),
  ),
);
