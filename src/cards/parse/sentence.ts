import type { AnswerRule, Limit, Statement, Test } from '../language.js';
import { attackFrame, attackRestriction, type HeardRestriction, ifThen } from './attack-frames.js';
import { number } from './basics.js';
import { cardRules, type HeardCard, ofCard } from './card-rules.js';
import { choose, type HeardChoose } from './choose.js';
import { type Acts, act, acts } from './clause.js';
import { either, map, mapSome, memo, optional, type Parser, type Words } from './combinators.js';
import { delayed, type HeardWould, standingWould } from './delayed.js';
import { forEachAct } from './for-each.js';
import { fossil, type HeardFossil } from './fossil.js';
import { cardName } from './name.js';
import { type HeardPlay, play } from './play.js';
import { type HeardCost, playCost } from './play-cost.js';
import { provides } from './provides.js';
import { spoken } from './rules.js';
import { say } from './say.js';
import { test } from './test.js';
import { type HeardTrigger, trigger } from './trigger.js';
import { copies } from './verbs/use.js';

/** What one sentence of a text says. */
export type Heard =
  | { readonly is: 'do'; readonly do: Acts /** It opens with "then". */; readonly follows?: true }
  | {
      readonly is: 'action';
      readonly by?: 'each';
      readonly if: Test | null;
      readonly limits: readonly Limit[];
      readonly do: Acts;
    }
  | HeardTrigger
  | HeardWould
  | { readonly is: 'rules'; readonly rules: readonly AnswerRule[] }
  | HeardRestriction
  | { readonly is: 'limit'; readonly limit: Limit }
  | HeardPlay
  | HeardCost
  | HeardChoose
  | { readonly is: 'option'; readonly first: Heard }
  | HeardCard
  | HeardFossil;

const doing = (statements: Acts): Heard => ({ is: 'do', do: statements });

const then = either(say`then ,`, say`then`);
const doingThen = (statements: Acts): Heard => ({ is: 'do', do: statements, follows: true });

/** A mark of the parser: what was said before is done where the test is not so. */
const insteadOf = (statement: Statement): Statement => ({ ...statement, ...{ instead: true } });

const ifInstead: Parser<Acts> = map(
  say`if ${test} , ${act} instead`,
  ([when, body]): Acts => [insteadOf({ op: 'if', if: when, do: body })],
);

/** One thing that must be done: of two it would not be clear whether the second is needed too. */
const orNothing: Parser<Acts> = mapSome(say`${act} or this attack does nothing`, ([body]) =>
  body.length === 1 ? body : null,
);

/** "Before doing damage" is a step of its own. @rule ATK-06 */
const beforeDamage: Parser<Heard> = map(say`before doing damage , ${acts}`, ([body]) => doing(body.map(before)));

/** What is inside is done then too; what later sentences put there keeps its own step. */
function before(one: Statement): Statement {
  const inner = one.op === 'may' || one.op === 'as-player' ? { do: one.do.map(before) } : {};
  return { ...one, ...inner, step: 'before-damage' } as Statement;
}

const ONCE: Limit = { n: 1, per: 'turn', of: 'card' };

const sometime: Parser<{ readonly limits: readonly Limit[]; readonly by?: 'each' }> = either<{
  readonly limits: readonly Limit[];
  readonly by?: 'each';
}>(
  map(say`once during your turn ,`, () => ({ limits: [ONCE] })),
  map(say`as often as you like during your turn ,`, () => ({ limits: [] })),
  map(either(say`once during each player 's turn ,`, say`once during each of their turns ,`), () => ({
    limits: [ONCE],
    by: 'each' as const,
  })),
);

/** "Once during your turn, you may …": an action is a matter of choice already, so the "may" is not said again. */
const action: Parser<Heard> = map(
  say`${sometime} ${optional(map(say`if ${test} ,`, ([when]) => when))} you may ${acts}`,
  ([{ limits, by }, when, body]): Heard => ({ is: 'action', ...(by ? { by } : {}), if: when, limits, do: body }),
);

/** What the power does is said in the sentences that follow. */
const useThis: Parser<Heard> = map(
  say`${sometime} ${optional(map(say`if ${test} ,`, ([when]) => when))} you may use this power|ability`,
  ([{ limits, by }, when]): Heard => ({ is: 'action', ...(by ? { by } : {}), if: when, limits, do: [] }),
);

const thisPower = either(say`this power`, say`~`);

const restriction: Parser<Heard> = either<Heard>(
  map(say`${thisPower} can't be used if ${test}`, ([, when]) => ({ is: 'only-if', if: { test: 'not', of: when } })),
  map(say`you can use this attack only if ${test}`, ([when]) => ({ is: 'only-if', if: when })),
  map(say`you can|may play|use this card only if|when ${test}`, ([when]) => ({ is: 'only-if', if: when })),
  mapSome(say`you can't use more than ${number} ${cardName} ability|poké-power|poké-body each turn`, ([n, name]) =>
    n === 1 ? { is: 'limit', limit: { n, per: 'turn', of: 'name', key: name } } : null,
  ),
);

const rules: Parser<Heard> = either<Heard>(
  map(spoken, ({ of, rules: about }) => ({ is: 'rules', rules: about(of) })),
  map(either(say`as long as ${test} , ${spoken}`, say`if ${test} , ${spoken}`), ([when, { of, rules: about }]) => ({
    is: 'rules',
    rules: about(of).map((rule) => ({ ...rule, while: when })),
  })),
);

const sentence: Parser<Heard> = memo(() =>
  either<Heard>(
    map(acts, doing),
    map(ifThen, doing),
    map(ifInstead, doing),
    map(say`${then} ${acts}`, ([, body]) => doingThen(body)),
    map(say`${then} ${ifThen}`, ([, body]) => doingThen(body)),
    map(orNothing, (body) =>
      doing([...body, { op: 'if', if: { test: 'not', of: { test: 'did', what: '#?all' } }, do: [STOP] }]),
    ),
    beforeDamage,
    map(attackFrame, doing),
    attackRestriction,
    map(delayed, doing),
    map(say`if ${test} , ${delayed}`, ([when, body]) => doing([{ op: 'if', if: when, do: body }])),
    map(copies, doing),
    standingWould,
    map(forEachAct, doing),
    action,
    useThis,
    trigger,
    restriction,
    rules,
    play,
    playCost,
    choose,
    map(either(provides, cardRules), (all): Heard => ({ is: 'rules', rules: all })),
    fossil,
    ofCard,
  ),
);

const STOP: Statement = { op: 'stop', what: 'attack' };

/** Every way to read all the words of a sentence; equal readings count once. */
export function readings(at: Words): readonly Heard[] {
  const whole = sentence(at, 0).filter(({ to }) => to === at.words.length);
  if (whole.length < 2) return whole.map(({ value }) => value);
  const distinct = new Map(whole.map(({ value }) => [JSON.stringify(value), value]));
  return [...distinct.values()];
}
