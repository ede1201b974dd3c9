import type { Condition } from '../../engine/index.js';
import type { ActionPart, Limit, Test } from '../language.js';
import type { Act, Acts } from '../telling/act.js';
import { conditionsOr, number } from './basics.js';
import { acts } from './clause.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { thisCard, thisPokemon } from './itself.js';
import { attackName } from './name.js';
import { allOf, anyOf } from './noun.js';
import { say } from './say.js';
import { test } from './test.js';
import { meaningThat, theOneIn } from './that.js';

/** Something a player may use in their turn; what it does may follow in the next sentences. */
export interface HeardAction {
  readonly is: 'action';
  readonly by?: 'each';
  readonly from?: ActionPart['from'];
  readonly if: Test | null;
  readonly limits: readonly Limit[];
  /** Once in a game, and only a reminder says so. */
  readonly inGame?: true;
  readonly do: Acts;
}

export type HeardBound =
  /** `already`: as it was before the attack, and not as it is when its effects are done. */
  | { readonly is: 'only-if'; readonly if: Test; readonly already?: true }
  | { readonly is: 'limit'; readonly limit: Limit }
  | { readonly is: 'despite'; readonly what: readonly Condition[] }
  /** What is paid before anything else is done: "You must discard … in order to use this Ability." */
  | { readonly is: 'cost'; readonly do: Acts }
  /** Of several such rules in force only so many count: "You can't apply more than 1 … Ability at a time." */
  | { readonly is: 'at-most'; readonly key: string; readonly among?: 'all' }
  /** By so much at most the last rule reduces damage. */
  | { readonly is: 'reduces-at-most'; readonly n: number }
  /** What the last rule keeps away also ends where it is there already. */
  | { readonly is: 'ends'; readonly what: 'conditions' | 'effects'; readonly which?: readonly Condition[] }
  /** What comes of using it: "If you use this Ability, your turn ends." */
  | { readonly is: 'used'; readonly do: Acts };

const ONCE: Limit = { n: 1, per: 'turn', of: 'card' };

type Often = {
  readonly limits: readonly Limit[];
  readonly by?: 'each';
  readonly inGame?: true;
  readonly first?: true;
};

const FIRST_TURN: Test = { test: 'turn', whose: 'you', first: true };
const NEW_IN_PLAY: Test = { test: 'matches', of: { get: 'ref', name: 'self' }, where: { test: 'new' } };

const sometime: Parser<Often> = either<Often>(
  map(either(say`once during your turn [,]`, say`once during each of your turns ,`), () => ({ limits: [ONCE] })),
  map(say`once during your first turn [,]`, () => ({ limits: [ONCE], first: true as const })),
  map(say`as often as each player like|likes during their turn ,`, () => ({ limits: [], by: 'each' as const })),
  map(either(say`as often as you [would] like during your turn [,]`, say`at any time during your turn ,`), () => ({
    limits: [],
  })),
  map(either(say`once during each player 's turn ,`, say`once during each of their turns ,`), () => ({
    limits: [ONCE],
    by: 'each' as const,
  })),
  map(say`during your turn ,`, () => ({ limits: [], inGame: true })),
);

const LAST_CARD: Test = {
  test: 'compare',
  a: { num: 'count', of: { get: 'cards', in: { zone: 'hand', whose: 'you' } } },
  rel: '=',
  b: 1,
};

interface Place {
  readonly from?: ActionPart['from'];
  readonly if: Test | null;
}

/** Where the card must be, or what must be so. */
const needed: Parser<Place> = memo(() =>
  either<Place>(
    map(either(say`if ${test} ,`, say`as long as ${test} ,`), ([when]) => ({ if: when })),
    map(say`if ${thisPokemon} is in your discard pile ,`, () => ({ from: 'discard', if: null })),
    map(say`if ${thisPokemon} is in your discard pile and ${test} ,`, ([, when]) => ({ from: 'discard', if: when })),
    map(say`if ${thisPokemon} is in your hand ,`, () => ({ from: 'hand', if: null })),
    map(say`if ${thisPokemon} is the last card in your hand ,`, () => ({ from: 'hand', if: LAST_CARD })),
    map(say`if ${thisPokemon} is in your hand and ${test} ,`, ([, when]) => ({ from: 'hand', if: when })),
  ),
);

const heard = ({ limits, by, inGame, first }: Often, place: Place | null, body: Acts): HeardAction => ({
  is: 'action',
  ...(by ? { by } : {}),
  ...(place?.from ? { from: place.from } : {}),
  if: allOf(first ? FIRST_TURN : null, place?.if),
  limits,
  ...(inGame ? { inGame } : {}),
  do: aboutIt(body, place),
});

/** "If your Active Pokémon is Asleep, you may heal 30 damage from it": the one that the condition is about. */
function aboutIt(body: Acts, place: Place | null): Acts {
  const one = place?.if ? theOneIn(place.if) : null;
  return one === null || one.get === 'ref' || one.spot !== 'active' ? body : meaningThat(body, one);
}

const asCost = (statement: Act): Act => ({ ...statement, step: 'cost' });

/** "Once during your turn, you may …": an action is a matter of choice already, so the "may" is not said again. */
export const action: Parser<HeardAction> = memo(() =>
  either<HeardAction>(
    map(say`${sometime} ${optional(needed)} you may ${acts}`, ([often, place, body]) => heard(often, place, body)),
    mapSome(say`${sometime} ${optional(needed)} ${acts}`, ([often, place, body]) =>
      body[0]?.op === 'may' ? null : heard(often, place, body),
    ),
    map(say`during each player 's turn , you may ${acts} as often as you like|likes`, ([body]) =>
      heard({ limits: [], by: 'each' }, null, body),
    ),
    map(say`${needed} ${sometime} you may ${acts}`, ([place, often, body]) => heard(often, place, body)),
    map(
      say`${sometime} ${optional(needed)} you may ${acts} in order to use this power|ability`,
      ([often, place, body]) => heard(often, place, body.map(asCost)),
    ),
    // What the power does is said in the sentences that follow.
    map(say`${sometime} ${optional(needed)} you may use this power|ability`, ([often, place]) =>
      heard(often, place, []),
    ),
  ),
);

const thisPower = either(say`this|the power|ability`, say`~`);
const theName = either(say`ability|poké-power|poké-body`, say`pokémon power`);

const not = (of: Test): Test => ({ test: 'not', of });

const those = either(say`that special condition`, say`those special conditions`);

/** What is kept away from now on ends where it is there already. */
const existing: Parser<HeardBound> = either<HeardBound>(
  map(say`remove any special conditions affecting ${either(thisPokemon, say`those pokémon`)}`, () => ({
    is: 'ends',
    what: 'conditions',
  })),
  map(
    either(
      say`if those pokémon are already ${conditionsOr} , remove ${those}`,
      say`if any of those pokémon are ${conditionsOr} , remove ${those}`,
      say`if that pokémon is currently ${conditionsOr} , remove ${those}`,
    ),
    ([which]) => ({ is: 'ends', what: 'conditions', which }),
  ),
  map(say`remove any special conditions affecting that pokémon`, () => ({ is: 'ends', what: 'conditions' })),
  map(say`remove any existing effects`, () => ({ is: 'ends', what: 'effects' })),
);

/** Of several of that name only one counts. @rule POW-06 EFF-18 */
const atMost: Parser<HeardBound> = either<HeardBound>(
  map(say`you can't apply more than 1 ${attackName} ${theName} at a time`, ([key]) => ({ is: 'at-most', key })),
  map(
    either(
      say`${attackName} can't make a player pay more than an additional colorless to retreat a pokémon , even if there is more than 1 ~ in play`,
      say`the effect of ${attackName} doesn't stack`,
      say`each pokémon can't be affected by more than 1 ${attackName} poké-body`,
    ),
    ([key]) => ({ is: 'at-most', key, among: 'all' }),
  ),
);

/** When something is not used or played. */
const barredWhen: Parser<Test> = memo(() =>
  either<Test>(
    map(say`${thisPower} can't be used if ${test}`, ([, when]) => when),
    map(say`${thisPower} can't be used if ${test} ( or if ${test} )`, ([, a, b]) => anyOf([a, b])),
    map(say`${thisPower} stops working while|when|if ${test}`, ([, when]) => when),
    map(say`you can't play ${thisCard} if ${test}`, ([, when]) => when),
    map(say`if ${test} , you can't play this card`, ([when]) => when),
    map(say`you can't use this power|ability if ${test}`, ([when]) => when),
  ),
);

/** As long as the card stays in play, wherever it is there. @rule POW-03 */
const onceInPlay = say`[either way ,] you can't use this attack again as long as ${thisPokemon} stays in play [( even putting ~ on the bench won't let you use it again )]`;

/** In which Special Conditions it works all the same. @rule POW-04 */
const worksAnyway: Parser<readonly Condition[]> = map(
  either(
    say`${thisPower} can be used even if|while ${thisPokemon} is ${conditionsOr}`,
    say`${thisPower} works even if|while ${thisPokemon} is [already] ${conditionsOr} [when it takes damage]`,
    say`${thisPower} even works if|while ${thisPokemon} is ${conditionsOr}`,
  ),
  ([, , is]) => is,
);

export const bound: Parser<HeardBound> = memo(() =>
  either<HeardBound>(
    map(barredWhen, (when) => ({ is: 'only-if', if: not(when) })),
    map(say`${thisPower} can't be used if ${thisPokemon} is already ${conditionsOr}`, ([, , is]) => ({
      is: 'only-if',
      if: not({ test: 'matches', of: { get: 'ref', name: 'self' }, where: { test: 'condition', is } }),
      already: true,
    })),
    map(say`${thisPower} can't be used the turn you put ${thisPokemon} into play or if ${test}`, ([, , when]) => ({
      is: 'only-if',
      if: { test: 'all', of: [not(NEW_IN_PLAY), not(when)] },
    })),
    map(say`you can't use|play this card|ability|power|attack during your first turn`, () => ({
      is: 'only-if',
      if: not(FIRST_TURN),
    })),
    map(say`you can|may use|play this card|ability|power|attack only during|on your first turn`, () => ({
      is: 'only-if',
      if: FIRST_TURN,
    })),
    map(
      either(
        say`you can't use this ability|power during your first turn or the turn ${thisPokemon} was put into play`,
        say`you can't use this ability|power during your first turn or on the turn ${thisPokemon} was put into play`,
      ),
      () => ({ is: 'only-if', if: { test: 'all', of: [not(FIRST_TURN), not(NEW_IN_PLAY)] } }),
    ),
    map(say`you can use this attack only if|when ${test}`, ([when]) => ({ is: 'only-if', if: when })),
    map(say`you can use this power|ability only if you go second`, () => ({
      is: 'only-if',
      if: { test: 'turn', whose: 'you', second: true },
    })),
    map(say`you can use this power|ability only if ${test}`, ([when]) => ({ is: 'only-if', if: when })),
    map(say`you can|may play|use this card only if you go second , and only during|on your first turn`, () => ({
      is: 'only-if',
      if: { test: 'turn', whose: 'you', first: true, second: true },
    })),
    map(say`you can|may play|use this card only if|when ${test}`, ([when]) => ({ is: 'only-if', if: when })),
    mapSome(
      either(
        say`you can't use more than ${number} ${attackName} ${theName} each|per turn`,
        say`you can't use more than ${number} ${attackName} ${theName} during your turn`,
      ),
      ([n, name]) => (n === 1 ? { is: 'limit', limit: { n, per: 'turn', of: 'name', key: name } } : null),
    ),
    atMost,
    map(say`you can't reduce more than ${number} damage in this way`, ([n]) => ({ is: 'reduces-at-most', n })),
    mapSome(say`you can't use more than ${number} ${attackName} ${theName} between turns`, ([n, name]) =>
      n === 1 ? { is: 'limit', limit: { n, per: 'turn', of: 'name', key: name } } : null,
    ),
    existing,
    map(onceInPlay, () => ({ is: 'limit', limit: { n: 1, per: 'game', of: 'card' } })),
    map(worksAnyway, (what) => ({ is: 'despite', what })),
    map(say`you must ${acts} in order to use this power|ability`, ([body]) => ({ is: 'cost', do: body })),
    map(say`in order to use this effect , you must ${acts}`, ([body]) => ({ is: 'cost', do: body })),
    map(say`if you use this power|ability , ${acts}`, ([body]) => ({ is: 'used', do: body })),
  ),
);
