import type { CardsOf } from '../language.js';
import type { Act, Acts } from '../telling/act.js';
import { number } from './basics.js';
import { byFirstWord, either, list, map, mapSome, memo, type Parser } from './combinators.js';
import { addPrizes, inItsPlace, shufflePrizes, switchPrize, turnPrizesUp } from './prizes.js';
import { say } from './say.js';
import { attach } from './verbs/attach.js';
import { base } from './verbs/base.js';
import { baseAndMore } from './verbs/base-and-more.js';
import { condition } from './verbs/condition.js';
import { count, countedHand } from './verbs/count.js';
import { countersVerb } from './verbs/counters.js';
import { countersBack } from './verbs/counters-back.js';
import { applied, damage, onBenchToo } from './verbs/damage.js';
import { draw, drawPrizes } from './verbs/draw.js';
import { ends } from './verbs/ends.js';
import { evolveVerb } from './verbs/evolve.js';
import { exchange } from './verbs/exchange.js';
import { flip } from './verbs/flip.js';
import { have, make } from './verbs/have.js';
import { heal } from './verbs/heal.js';
import { ignored } from './verbs/ignored.js';
import { prevent, survive, thatAttack } from './verbs/keep-from.js';
import { devolve, knockOut, takeOff, takePrizes } from './verbs/knock-out.js';
import { lasting } from './verbs/lasting.js';
import { attachedLeft, leaveBare, leavePlay } from './verbs/leave-play.js';
import { look } from './verbs/look.js';
import { markerRule, putMarker, removeMarkers } from './verbs/markers.js';
import { moveVerb, revealEach, showVerb } from './verbs/move.js';
import { moveCounters, swapCounters } from './verbs/move-counters.js';
import { moveUnlessFatal } from './verbs/move-unless-fatal.js';
import { noLonger } from './verbs/no-longer.js';
import { discardOneType } from './verbs/of-one-type.js';
import { searchOnTop, setApart } from './verbs/on-top.js';
import { oneKindOrOther } from './verbs/one-kind-or-other.js';
import { discardEach } from './verbs/one-of-each.js';
import { devolveOwn, evolveOwn, putItself } from './verbs/onto.js';
import { orStadium } from './verbs/or-stadium.js';
import { outcome } from './verbs/outcome.js';
import { pick } from './verbs/pick.js';
import { countersAtMost, eachPuts, putCounters } from './verbs/put-counters.js';
import { recover } from './verbs/recover.js';
import { shuffle } from './verbs/shuffle.js';
import { putOnMatching } from './verbs/skip-stage.js';
import { special } from './verbs/special.js';
import { stop } from './verbs/stop.js';
import { switchVerb } from './verbs/switch.js';
import { switchWithTop } from './verbs/switch-cards.js';
import { takeElsewhere } from './verbs/take-elsewhere.js';
import { theyPut } from './verbs/they-put.js';
import { trade } from './verbs/trade.js';
import { turnEnergy } from './verbs/turn-energy.js';
import { twoPlaces } from './verbs/two-places.js';
import { use, useCard } from './verbs/use.js';
import { returnWithEnergy } from './verbs/with-energy.js';

const found: Parser<Acts> = either(
  moveVerb,
  attach,
  switchVerb,
  pick,
  special,
  evolveVerb,
  use,
  useCard,
  shuffle,
  exchange,
);
const take: Parser<Acts> = either(found, takePrizes, outcome, takeElsewhere, takeOff);
const become: Parser<Acts> = either(condition, special, knockOut, survive, noLonger);
const does: Parser<Acts> = either(base, baseAndMore, damage, stop, ignored);
const remove: Parser<Acts> = either(heal, condition, special, recover, takeOff, moveVerb, removeMarkers, attach);
const put: Parser<Acts> = either(
  moveVerb,
  putCounters,
  condition,
  countersVerb,
  evolveVerb,
  putOnMatching,
  countersBack,
  exchange,
  evolveOwn,
  putItself,
  leavePlay,
  putMarker,
  setApart,
  inItsPlace,
);

/** Where the thing that it happens to stands first, or the time. */
const told = (): Readonly<Record<string, Parser<Acts>>> => ({
  during: either(lasting, condition),
  until: lasting,
  for: lasting,
  prevent: either(lasting, prevent),
  reduce: prevent,
  divide: prevent,
  any: either(lasting, condition, exchange, markerRule),
  all: lasting,
  damage: either(lasting, base),
  benching: ends,
  attacks: lasting,
  energy: lasting,
  extra: base,
  you: either(base, switchVerb, lasting, outcome, countersAtMost),
  this: either(does, become, lasting, ends),
  their: either(outcome, condition),
  your: either(outcome, look, become, lasting, asOpponent, switchVerb, condition),
  they: asThem,
  each: either(condition, special, lasting, asEach, look, eachPuts, turnPrizesUp),
  '~': either(damage, become, lasting),
  the: either(become, lasting, base),
  defending: either(become, lasting),
  that: either(become, lasting, thatAttack, asThatPlayer, prevent),
  both: either(become, asEach),
  it: either(become, damage, lasting),
  1: become,
  if: either(lasting, ends),
});

/** Acts of the reader: the verb is in the imperative, or the thing it happens to stands first. */
const plain: Parser<Acts> = memo(() =>
  byFirstWord<Acts>({
    flip: either(flip, condition),
    count,
    draw,
    shuffle: either(shuffle, exchange, searchOnTop, leaveBare, shufflePrizes),
    look,
    heal: either(heal, special, recover),
    double: countersVerb,
    knock: knockOut,
    devolve: either(devolve, devolveOwn),
    skip: outcome,
    evolve: evolveVerb,
    remove,
    put,
    place: either(putCounters, countersBack, countersVerb, condition, exchange),
    discard: either(moveVerb, attachedLeft, leaveBare, orStadium, discardEach, discardOneType),
    return: either(moveVerb, leavePlay, returnWithEnergy, devolve),
    reveal: either(moveVerb, look, putItself),
    play: putItself,
    search: either(found, twoPlaces, oneKindOrOther, searchOnTop, evolveOwn),
    show: either(showVerb, look),
    choose: either(found, outcome, look, orStadium, setApart, turnPrizesUp),
    take,
    use: either(use, useCard),
    add: addPrizes,
    attach,
    move: either(attach, countersVerb, moveCounters, moveUnlessFatal),
    have,
    make: either(make, base),
    also: onBenchToo,
    apply: applied,
    turn: either(turnEnergy, turnPrizesUp),
    trade,
    leave: make,
    switch: either(switchVerb, exchange, switchPrize, switchWithTop, swapCounters),
    does,
    do: does,
    "don't": ignored,
    ...told(),
  }),
);

/** Acts that are told of another player: the verb says so, and so nothing of the reader's can be among them. */
const theirs: Parser<Acts> = memo(() =>
  byFirstWord<Acts>({
    flips: flip,
    draws: draw,
    counts: either(drawPrizes, countedHand),
    shuffles: shuffle,
    puts: either(moveVerb, theyPut),
    discards: moveVerb,
    returns: either(moveVerb, theyPut),
    reveals: either(moveVerb, shuffle),
    searches: found,
    chooses: found,
    takes: found,
    attaches: attach,
    switches: switchVerb,
  }),
);

const and = either(say`, and ,`, say`, and then`, say`and then`, say`, then`, say`, and`, say`and`, say`,`);

/** Cards that are chosen unseen are used in a sentence of its own, or by the other player: "choose and discard" is one act. */
const isPickOfCards = (statement: Act): boolean =>
  statement.op === 'pick' && statement.of.get === 'cards' && statement.as === undefined;

/** "Choose … and switch it" is one act, too. */
const isSwitchOfIt = (next: Act | undefined): boolean =>
  next?.op === 'switch' && next.in.get === 'ref' && next.in.name === '#?it';
/** "Reveal the top card and put it into your hand": one act as well. */
const isPutOfIt = (next: Act | undefined): boolean =>
  next?.op === 'move' &&
  next.cards.get === 'ref' &&
  next.cards.name === '#?card' &&
  'to' in next &&
  next.to.zone === 'hand';
const AFTER_CHOICE = new Set<Act['op']>(['as-player', 'use', 'look']);

/** "Choose 1 of them, and shuffle the other cards back": what becomes of the one is told then. */
const isOfOthers = (next: Act): boolean =>
  next.op === 'move' && next.to.zone === 'deck' && next.to.end === undefined && isWholePool(next.cards);
const isWholePool = (cards: CardsOf): boolean =>
  cards.get === 'cards' && 'pool' in cards.in && cards.take === undefined && cards.where === undefined;

const inTurn = (one: Parser<Acts>): Parser<Acts> =>
  mapSome(list(one, and), (all) => {
    const acts = all.length === 1 ? all[0] : all.flat();
    const isOne = acts.every(
      (act, i) => !isPickOfCards(act) || AFTER_CHOICE.has(acts[i + 1]?.op ?? 'as-player') || isOfOthers(acts[i + 1]),
    );
    if (acts.some((act, i) => act.op === 'pick' && isSwitchOfIt(acts[i + 1]))) return null;
    if (acts.some((act, i) => act.op === 'look' && isPutOfIt(acts[i + 1]))) return null;
    // What is said in one breath with evolving hangs on it: that is one act, too. EVO-04
    if (acts.some((act, i) => act.op === 'evolve' && acts[i + 1]?.op === 'heal')) return null;
    return isOne ? acts : null;
  });

const oneAfterTheOther: Parser<Acts> = memo(() => inTurn(plain));

const whom: Parser<'opponent' | 'each'> = either<'opponent' | 'each'>(
  map(say`have your opponent`, () => 'opponent'),
  map(say`have each player`, () => 'each'),
);

/** "Have your opponent shuffle …": what they do takes in all that follows. */
const haveThem: Parser<Acts> = memo(() =>
  map(say`${whom} ${oneAfterTheOther}`, ([who, body]): Acts => [{ op: 'as-player', who, do: body }]),
);

const mine: Parser<Acts> = memo(() =>
  either<Acts>(
    oneAfterTheOther,
    haveThem,
    map(say`${oneAfterTheOther} ${and} ${haveThem}`, ([first, , rest]) => [...first, ...rest]),
  ),
);

/** Acts in one sentence. What a player may do takes in all that follows. */
export const acts: Parser<Acts> = memo(() =>
  either<Acts>(
    mine,
    paid,
    paidForUse,
    optionalActs,
    paidByChoice,
    map(say`you ${oneAfterTheOther}`, ([body]) => body),
    map(say`${become} ${andYou} ${oneAfterTheOther}`, ([first, , rest]) => [...first, ...rest]),
    map(say`${look} ${andYou} ${oneAfterTheOther}`, ([first, , rest]) => [...first, ...rest]),
    map(say`${oneAfterTheOther} ${and} ${optionalActs}`, ([first, , rest]) => [...first, ...rest]),
  ),
);

/** "Discard a card in order to draw a card": what is paid first, wholly or not at all. @rule EFF-05 */
const paid: Parser<Acts> = memo(() =>
  map(say`${plain} in order to ${oneAfterTheOther}`, ([cost, body]): Acts => [...asCost(cost), ...body]),
);

/** A deck that something is put into is shuffled where all is paid. */
const asCost = (cost: Acts): Acts => cost.map((one): Act => (one.op === 'shuffle' ? one : { ...one, step: 'cost' }));

const paidForUse: Parser<Acts> = map(
  either(say`${plain} in order to use this attack|effect`, say`${plain} in order to play this card`),
  ([cost]) => asCost(cost),
);

const andYou = either(say`, and [then] you`, say`and [then] you`);

const more: Parser<Act> = map(say`have this attack do ${number} more damage`, ([add]) => ({ op: 'base', add }));

/** "You may discard an Energy to have this attack do more": what follows hangs on what is paid, as after "if you do". */
const paidByChoice: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`you may ${plain} and|to ${more}`, ([cost, body]) => ifPaid(cost, [body])),
    map(say`you may ${plain} to ${make}`, ([cost, body]) => ifPaid(cost, body)),
  ),
);

const ifPaid = (cost: Acts, body: Acts): Acts => [
  { op: 'may', do: cost },
  { op: 'if', if: { test: 'did', what: '#?did' }, do: body },
];

export const act = plain;

/** What one player may do does not hang on what another may: the one is not read inside the other. */
const optionalActs: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`you may [also] ${either(mine, paid, paidForUse)}`, ([body]) => [{ op: 'may', do: body }]),
    map(
      either(say`you may ${plain} when you use this attack`, say`when you use this attack , you may ${plain}`),
      ([body]) => [{ op: 'may', do: body }],
    ),
    // Nobody else sees what is found: of each kind it is a choice of its own.
    map(say`you may ${revealEach}`, ([all]) => all.map((one): Act => ({ op: 'may', do: [one] }))),
    map(say`your opponent may ${oneAfterTheOther}`, ([body]) => [
      { op: 'as-player', who: 'opponent', do: [{ op: 'may', do: body }] },
    ]),
    map(say`each player may ${oneAfterTheOther}`, ([body]) => [
      { op: 'as-player', who: 'each', do: [{ op: 'may', do: body }] },
    ]),
  ),
);

/** Acts of another player: `you` in them is that player. @rule EFF-04 */
const asOpponent: Parser<Acts> = memo(() => opponentActs);

/** Said of what each player does. @rule EFF-04 */
const theyBegin: Parser<Acts> = map(say`your opponent switches|discards|draws|chooses first`, () => [
  { op: 'amend', is: 'opponent-begins' },
]);

const opponentActs: Parser<Acts> = memo(() => either(theyBegin, theirActs));

const theirActs: Parser<Acts> = memo(() =>
  map(say`your opponent ${inTurn(theirs)}`, ([body]): Acts => {
    const [only] = body;
    // Whoever flips, what the coin decides is still yours.
    if (body.length === 1 && only.op === 'flip') return [{ ...only, who: 'opponent' }];
    // Whoever chooses, what is done with it is said in the next sentence.
    const chosen = body.length === 1 && only.op === 'pick' ? chosenByThem(only) : null;
    if (chosen !== null) return [chosen];
    return [{ op: 'as-player', who: 'opponent', do: body }];
  }),
);

/** One of their Pokémon, or of the cards that everybody looks at; what else they choose they also do something with. */
function chosenByThem(pick: Extract<Act, { op: 'pick' }>): Act | null {
  const { of } = pick;
  if (of.get === 'pokemon' && of.side === 'they') return { ...pick, of: { ...of, side: 'opponent' }, who: 'opponent' };
  return of.get === 'cards' && 'pool' in of.in ? { ...pick, who: 'opponent' } : null;
}

/** "He or she chooses": the player spoken of before. */
const asThem: Parser<Acts> = memo(() => theyDo);

/** After "they" the verb has no mark of the person: "they draw 3 cards". */
const theirsPlain: Parser<Acts> = memo(() =>
  byFirstWord<Acts>({
    draw,
    shuffle,
    put: moveVerb,
    discard: moveVerb,
    return: moveVerb,
    search: found,
    choose: found,
    attach,
    switch: switchVerb,
  }),
);

const theyDo: Parser<Acts> = memo(() =>
  map(
    either(say`they ${inTurn(theirs)}`, say`they ${inTurn(theirsPlain)}`),
    ([body]): Acts => [{ op: 'as-player', who: 'opponent', do: body }],
  ),
);

/** The player that was chosen before. */
const asThatPlayer: Parser<Acts> = memo(() =>
  map(say`that player ${inTurn(theirs)}`, ([body]): Acts => [{ op: 'as-player', who: '#?player', do: body }]),
);

const asEach: Parser<Acts> = memo(() => eachActs);

const eachActs: Parser<Acts> = memo(() =>
  map(
    either(say`each player ${inTurn(theirs)}`, say`both players ${inTurn(theirsPlain)}`),
    ([body]): Acts => [{ op: 'as-player', who: 'each', do: body }],
  ),
);
