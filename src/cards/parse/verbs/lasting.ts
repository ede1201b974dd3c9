import type { AnswerRule, PokemonOf, PokemonSelector, Source, Span } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { notWorking, powerWords } from '../answers/permit.js';
import { effectsOnly } from '../answers/shield.js';
import { attacksFrom } from '../answers/source.js';
import { ownAttack } from '../attack-name.js';
import { conditionsAnd, number } from '../basics.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { at, changedBy, dealtBy, difference, place, toActive } from '../damage-rules.js';
import { forATime, predicate, prizes } from '../for-a-time.js';
import { barred, kinds as playedKinds, spokenOfPlayer } from '../player-rules.js';
import { pokemon, pokemonWords, ref, single } from '../pokemon.js';
import { SUBJECT } from '../rules.js';
import { say } from '../say.js';
import { ATTACKS } from '../source.js';
import { answer, FORBID, one, type Spoken } from '../spoken.js';
import { untilEnded } from './ends.js';

/** How long; `theirs`: it begins now, also where it matters only in the opponent's turn. */
export interface During {
  readonly span: Span;
  readonly theirs?: true;
}

const opponents = either(
  say`during your opponent 's next turn`,
  say`during your opponents next turn`,
  say`during opponent 's next turn`,
);

export const during: Parser<During> = either<During>(
  map(opponents, (): During => ({ span: 'opponents-next-turn' })),
  map(say`during your next turn`, (): During => ({ span: 'your-next-turn' })),
  map(say`for the rest of this game`, (): During => ({ span: 'game' })),
  map(say`during this turn`, (): During => ({ span: 'this-turn' })),
  map(say`until the end of your turn`, (): During => ({ span: 'this-turn' })),
  map(say`until the end of your next turn`, (): During => ({ span: 'to-end-of-your-next-turn' })),
  map(say`until the end of your opponent 's next turn`, (): During => ({ span: 'opponents-next-turn', theirs: true })),
);

/**
 * What only the player whose turn it is does: whether it is forbidden before that turn makes no difference. Powers are not
 * among it: some are used in an opponent's turn. @rule TURN-01 POW-07
 */
const OF_THE_TURN: ReadonlySet<AnswerRule['question']> = new Set([
  'can-attack',
  'can-retreat',
  'can-use-attack',
  'can-play',
  'can-attach',
]);

/** The opponent's attacks too do damage in the opponent's turn only; what they have left behind may act in any. @rule EFF-03 */
const isOfTheTurn = (rules: readonly AnswerRule[]): boolean =>
  rules.every(
    ({ question, from }) =>
      OF_THE_TURN.has(question) ||
      (question !== 'effects-from' && from?.whose === 'opponent' && from.what.every((what) => what === 'attack')),
  );

/** "Until the end of your opponent's next turn" begins now: from where the rule can matter. @rule EFF-08 */
const spanOf = (rules: readonly AnswerRule[], { span, theirs }: During): Span =>
  theirs === true && !isOfTheTurn(rules) ? 'to-end-of-opponents-next-turn' : span;

/**
 * A rule for all Pokémon of a side sits on the player, and holds for those that are there when it is asked. Where it is
 * about more than the attacks of this turn, a reminder must say so. @rule EFF-07
 */
function forAll(of: PokemonSelector, rules: readonly AnswerRule[], span: Span): Acts | null {
  if (of.take !== undefined || of.side === 'they' || of.side.startsWith('#')) return null;
  const plain = span === 'game' || (span === 'this-turn' && rules.every(({ question }) => question === 'damage-dealt'));
  const lasts = { op: 'lasting', on: 'you', rules, span, newcomers: plain ? 'plain' : 'claimed' } as const;
  return [lasts];
}

/** A rule for a time is tied to the very Pokémon it names now. @rule EFF-08 EFF-09 */
function lastingRule({ of, rules }: Spoken, time: During): Acts | null {
  const isGroup = of.get === 'pokemon' && (of.spot !== 'active' || of.side === 'any');
  // To the end of the game it is said of a side, whoever is there then.
  if (time.span === 'game' && !isGroup) return null;
  const all =
    isGroup && of.side === 'they' && time.span === 'opponents-next-turn' ? { ...of, side: 'opponent' as const } : of;
  const made = rules(isGroup ? all : SUBJECT);
  const span = spanOf(made, time);
  if (isGroup) return forAll(all as PokemonSelector, made, span);
  return [{ op: 'lasting', on: of, rules: made, span }];
}

const NEXT: During = { span: 'opponents-next-turn' };
const UNTIL: During = { ...NEXT, theirs: true };

const until = map(say`until the end of your opponent 's next turn`, () => UNTIL);
const theirNext: Parser<During> = either(
  map(opponents, () => NEXT),
  map(say`during their next turn`, () => NEXT),
  until,
);

/** A rule for a player ends with its time only. @rule EFF-07 */
const onPlayer: Parser<Acts> = map(
  either(
    say`${spokenOfPlayer} ${theirNext}`,
    map(
      say`${either(
        map(opponents, () => NEXT),
        until,
      )} , ${spokenOfPlayer}`,
      ([time, rule]) => [rule, time] as const,
    ),
  ),
  ([{ of, rules }, time]): Acts => [{ op: 'lasting', on: of, rules, span: spanOf(rules, time) }],
);

const ownTime: Parser<Span> = either<Span>(
  map(say`this turn`, () => 'this-turn'),
  map(say`until the end of your next turn`, () => 'to-end-of-your-next-turn'),
);

/** What whoever plays a card may not play after it. @rule EFF-07 */
const onYou: Parser<Acts> = map(
  say`you can't play [any] [more] ${playedKinds} ${ownTime}`,
  ([which, span]): Acts => [{ op: 'lasting', on: 'you', rules: barred('you', which).rules, span }],
);

/** What Knock Outs of whoever is Active then bring. @rule EFF-07 KO-04 */
const morePrizes: Parser<Acts> = memo(() =>
  map(
    say`during this turn , if your opponent 's active ${pokemonWords} is knocked out by damage from ${attacksFrom} , take ${number} more prize card|cards`,
    ([where, from, n]): Acts => [
      {
        op: 'lasting',
        on: 'you',
        rules: [answer('prizes-taken', { add: n }, { from })(pokemon('opponent', 'active', where))],
        span: 'this-turn',
      },
    ],
  ),
);

/** Powers that stop working: all there are, whoever comes into play, or those of one Pokémon. @rule POW-05 POW-09 */
const silenced: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`all ${powerWords} stop working ${during}`, ([is, time]) => {
      const rules = [notWorking(is, null)(pokemon('any', 'in-play'))];
      const lasts = { op: 'lasting', on: 'you', rules, span: spanOf(rules, time), newcomers: 'plain' } as const;
      return [lasts];
    }),
    mapSome(say`if ${single} has a pokémon power , that power stops working ${during}`, ([of, time]) =>
      lastingRule(one(of, notWorking(['pokemon-power'], null)), time),
    ),
  ),
);

/** Where the time stands in the middle of what is said. */
const inside: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(
      say`all|any damage done ${optional(say`by attacks`)} to ${single} ${during} ${changedBy} ${optional(place)}`,
      ([by, of, time, n, where]) =>
        lastingRule(
          one(of, answer('damage-taken', { add: n }, { ...(by ? { from: ATTACKS } : {}), ...at(where) })),
          time,
        ),
    ),
    mapSome(
      say`${single} 's attacks do ${difference} damage ${toActive} ${during} ${place}`,
      ([of, n, to, time, where]) =>
        lastingRule(one(of, answer('damage-dealt', { add: n }, { ...to, ...at(where) })), time),
    ),
    mapSome(say`if ${single} is knocked out ${during} , ${prizes}`, ([of, time, change]) =>
      lastingRule(one(of, answer('prizes-taken', change)), time),
    ),
    mapSome(
      say`if the defending pokémon attacks ${own} ${during} , any damage done ${either(say`by the attack`, say`to ~`)} is reduced by ${number} ${place}`,
      ([of, time, , n, where]) => {
        const rule =
          where === 'before'
            ? dealtBy(BY_DEFENDER, -n, of)
            : one(of, answer('damage-taken', { add: -n }, { from: BY_DEFENDER, ...at(where) }));
        return rule === null ? null : lastingRule(rule, time);
      },
    ),
  ),
);

const own: Parser<PokemonOf> = map(either(say`this pokémon`, say`~`), () => ref('self'));
const BY_DEFENDER: Source = { what: ['attack'], where: { test: 'is', of: ref('defender') } };

/** What an attack puts on its own Pokémon ends when that leaves the Active Spot, as it ends by evolving. @rule EFF-09 EVO-04 */
const notAgain: Parser<Acts> = map(
  say`${own} can't use ${ownAttack} again until it leaves the active spot`,
  ([on, attack]): Acts => [
    { op: 'lasting', on, rules: [answer('can-use-attack', FORBID, { attack })(SUBJECT)], span: 'game' },
  ],
);

/** A mark of the parser. */
const isOfEffects = (act: Act): Act => (act.op === 'lasting' ? { ...act, effects: 'claimed' } : act);

const andThen = either(say`and`, say`, and`);

/** "X is now Confused and can't retreat during …": two statements about one Pokémon. */
const conditionAndRule: Parser<Acts> = mapSome(
  say`${single} is now ${conditionsAnd} ${andThen} ${predicate} ${during}`,
  ([to, give, , makes, time]) => {
    const rule = lastingRule({ of: to, rules: (of: PokemonOf) => makes.map((make) => make(of)) }, time);
    return rule === null ? null : [{ op: 'condition', give, to }, ...rule];
  },
);

export const lasting: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`${during} [,] ${forATime}`, ([time, rule]) => lastingRule(rule, time)),
    mapSome(say`${forATime} ${during}`, ([rule, time]) => lastingRule(rule, time)),
    mapSome(say`${forATime} this turn`, ([rule]) => lastingRule(rule, { span: 'this-turn' })),
    // Whether damage is meant too, a reminder must say. @rule EFF-01
    mapSome(say`${during} [,] ${effectsOnly}`, ([time, rule]) => lastingRule(rule, time)?.map(isOfEffects) ?? null),
    inside,
    silenced,
    morePrizes,
    notAgain,
    onPlayer,
    onYou,
    conditionAndRule,
    map(say`[the] defending pokémon ${predicate}`, ([makes]) => untilEnded(makes.map((make) => make(SUBJECT)))),
  ),
);
