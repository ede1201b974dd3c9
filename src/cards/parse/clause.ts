import type { Statement } from '../language.js';
import { byFirstWord, either, type Hits, list, map, memo, NOTHING, type Parser, type Words } from './combinators.js';
import { say } from './say.js';
import { attach } from './verbs/attach.js';
import { base } from './verbs/base.js';
import { condition } from './verbs/condition.js';
import { damage } from './verbs/damage.js';
import { devolve, knockOutVerb } from './verbs/devolve.js';
import { draw } from './verbs/draw.js';
import { exchange } from './verbs/exchange.js';
import { flip } from './verbs/flip.js';
import { have, make } from './verbs/have.js';
import { heal } from './verbs/heal.js';
import { knockOut } from './verbs/knock-out.js';
import { lasting } from './verbs/lasting.js';
import { look } from './verbs/look.js';
import { moveVerb } from './verbs/move.js';
import { moveCounters } from './verbs/move-counters.js';
import { evolveOwn, putItself } from './verbs/onto.js';
import { outcome } from './verbs/outcome.js';
import { pick } from './verbs/pick.js';
import { preventVerb, surviveVerb } from './verbs/prevent.js';
import { putCounters } from './verbs/put-counters.js';
import { shuffle } from './verbs/shuffle.js';
import { stop } from './verbs/stop.js';
import { switchVerb } from './verbs/switch.js';

export type Acts = readonly Statement[];

const found: Parser<Acts> = either(moveVerb, attach, switchVerb, pick, exchange, evolveOwn);
const does: Parser<Acts> = either(base, damage, stop);
const remove: Parser<Acts> = either(heal, condition);
const put: Parser<Acts> = either(moveVerb, putCounters, condition, exchange, evolveOwn, putItself);
const none: Parser<Acts> = () => NOTHING;

/** Acts of the reader: the verb is in the imperative, or the thing it happens to stands first. */
const plain: Parser<Acts> = memo(() =>
  byFirstWord<Acts>(
    {
      flip,
      draw,
      shuffle: either(shuffle, exchange),
      look,
      heal,
      remove,
      put,
      place: either(putCounters, exchange),
      discard: moveVerb,
      return: moveVerb,
      reveal: either(moveVerb, putItself),
      play: putItself,
      search: found,
      choose: found,
      take: found,
      devolve,
      knock: knockOutVerb,
      attach,
      move: either(attach, moveCounters),
      have,
      make,
      leave: make,
      switch: either(switchVerb, exchange),
      does,
      do: does,
      "don't": base,
      during: either(lasting, condition),
      prevent: either(lasting, preventVerb),
      its: surviveVerb,
      any: either(lasting, condition, exchange),
      this: either(does, condition, lasting, surviveVerb, knockOut),
      your: either(outcome, look, condition, lasting, knockOut, asOpponent),
      each: either(condition, asEach),
      '~': either(damage, condition, lasting, surviveVerb, knockOut),
      the: either(condition, lasting, knockOut),
      that: either(condition, lasting, knockOut),
      both: condition,
      it: either(condition, damage, surviveVerb, knockOut),
    },
    none,
  ),
);

/** Acts that are told of another player: the verb says so, and so nothing of the reader's can be among them. */
const theirs: Parser<Acts> = memo(() =>
  byFirstWord<Acts>(
    {
      flips: flip,
      draws: draw,
      shuffles: shuffle,
      puts: moveVerb,
      discards: moveVerb,
      returns: moveVerb,
      reveals: moveVerb,
      searches: found,
      chooses: found,
      takes: found,
      attaches: attach,
      switches: switchVerb,
    },
    none,
  ),
);

const and = either(say`, and then`, say`and then`, say`, then`, say`, and`, say`and`, say`,`);
const inTurn = (one: Parser<Acts>): Parser<Acts> => map(list(one, and), (all) => all.flat());

const oneAfterTheOther: Parser<Acts> = memo(() => inTurn(plain));

/** Acts in one sentence. What a player may do takes in all that follows. */
export const acts: Parser<Acts> = memo(() =>
  either<Acts>(
    oneAfterTheOther,
    optionalActs,
    map(say`${oneAfterTheOther} ${and} ${optionalActs}`, ([first, , rest]) => [...first, ...rest]),
  ),
);

export const act = plain;

/** What one player may do does not hang on what another may: the one is not read inside the other. */
const optionalActs: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`you may ${oneAfterTheOther}`, ([body]) => [{ op: 'may', do: body }]),
    map(say`your opponent may ${oneAfterTheOther}`, ([body]) => [
      { op: 'as-player', who: 'opponent', do: [{ op: 'may', do: body }] },
    ]),
    map(say`each player may ${oneAfterTheOther}`, ([body]) => [
      { op: 'as-player', who: 'each', do: [{ op: 'may', do: body }] },
    ]),
  ),
);

/** Acts of another player: `you` in them is that player. @rule EFF-04 */
function asOpponent(at: Words, from: number): Hits<Acts> {
  return opponentActs(at, from);
}

const opponentActs: Parser<Acts> = memo(() =>
  map(say`your opponent ${inTurn(theirs)}`, ([body]): Acts => {
    const [only] = body;
    // Whoever flips, what the coin decides is still yours.
    if (body.length === 1 && only.op === 'flip') return [{ ...only, who: 'opponent' }];
    return [{ op: 'as-player', who: 'opponent', do: body }];
  }),
);

function asEach(at: Words, from: number): Hits<Acts> {
  return eachActs(at, from);
}

const eachActs: Parser<Acts> = memo(() =>
  map(say`each player ${inTurn(theirs)}`, ([body]): Acts => [{ op: 'as-player', who: 'each', do: body }]),
);
