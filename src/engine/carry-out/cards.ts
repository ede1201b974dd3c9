import { LEFT_SLOT } from '../effects/linked.js';
import type { CardsOf } from '../effects/terms.js';
import { emit, emitTo } from '../model/event.js';
import { isFaceUp, turnFaceUp } from '../model/face-up.js';
import { cardOf, type Game, pokemonAt, sideOf, withoutFallen } from '../model/game.js';
import { zOf } from '../model/packed.js';
import { shuffleDeck, shuffleList } from '../model/random.js';
import { type CardId, NONE, type PokemonId } from '../model/state.js';
import { attach as attachTo, drawCard, enterBench, leavePlay } from '../model/table.js';
import { type CardZone, lift, putInto } from '../model/zones.js';
import { canBeAttached } from '../rules/attachable.js';
import {
  ASKED,
  amount,
  benchSizeOf,
  cardsMeant,
  hears,
  isInPlay,
  placeOfCard,
  pokemonMeant,
  seatFor,
  typesOfCard,
} from '../terms/judge.js';
import { providesOf } from '../terms/natures.js';
import { mayBePutDown } from '../terms/put-down.js';
import { meantBefore } from './attached-to.js';
import { bind, bindOneMore, type Doing } from './bind.js';
import { type Asking, attachTargets } from './candidates.js';
import { causeOf, isLostOnTheWay, reached, reachesEverybody } from './cause.js';
import { answered } from './choose.js';
import { HAPPENED, happen } from './happen.js';
import { countIfFound } from './knocked-out.js';
import type { Outcome } from './outcome.js';
import { cardsPicked } from './reads-picked.js';

/** Cards that were looked at and have been moved since are no longer among those that are left. */
function leavePools({ frame, script }: Asking, moved: readonly CardId[]): void {
  for (const { do: doing, into } of script.ops) {
    if (doing.op === 'look' && into !== NONE)
      frame.env[into] = frame.env[into]!.filter((card) => !moved.includes(card));
  }
}

/** Draws one by one, as many as there are; nobody loses by it. @rule ZONE-16 ZONE-17 WIN-03 */
export function draw(game: Game, at: Asking, doing: Doing<'draw'>): Outcome {
  const { frame, scope } = at;
  const seat = doing.who === undefined ? scope.you : seatFor(scope, doing.who);
  const side = sideOf(game, seat);
  let due = Math.max(0, amount(game, scope, doing.n) - (doing.until === true ? side.hand.length : 0));
  due = Math.min(due, side.deck.length);
  if (doing.upTo === true && due > 0) {
    if (!answered(game, frame, 'choose-value', { seat, count: due })) return 'wait';
    due = zOf(game.answer);
  }
  const drawn: CardId[] = [];
  for (; due > 0; due--) {
    const card = side.deck.at(-1);
    if (card === undefined || !drawCard(game, seat)) break;
    drawn.push(card);
  }
  bind(at, drawn);
  return 'go-on';
}

/** Shows cards to a player, or to all, or turns Prize cards face up; those among them that are still there are the pool of what follows. @rule ZONE-10 ZONE-17 */
export function look(game: Game, at: Asking, doing: Doing<'look'>): Outcome {
  const seat = doing.who === undefined ? at.scope.you : seatFor(at.scope, doing.who);
  const cards = cardsMeant(game, at.scope, doing.cards).slice();
  for (const card of cards) {
    if (doing.faceUp === true) turnFaceUp(game, card);
    else if (doing.who === 'each') emit(game, 'cardShown', game.setup.ownerOf[card]!, card);
    else emitTo(game, 'cardLookedAt', seat, card);
  }
  bind(at, cards);
  return 'go-on';
}

/** A deck is shuffled also where nothing was put into it. @rule ZONE-05 ZONE-08 */
export function shuffle(game: Game, { scope }: Asking, doing: Doing<'shuffle'>): Outcome {
  const seat = doing.who === undefined ? scope.you : seatFor(scope, doing.who);
  const side = sideOf(game, seat);
  if (doing.zone === 'deck') shuffleDeck(game, seat);
  else if (game.setup.options.shuffles === 'seeded') {
    if (doing.zone === 'hand') shuffleList(game, side.hand);
    else shufflePrizes(game, side.prizes);
  }
  return 'go-on';
}

/** Those that lie face up stay in their places. @rule ZONE-10 */
function shufflePrizes(game: Game, prizes: CardId[]): void {
  const faceDown = prizes.filter((card) => !isFaceUp(game, card));
  shuffleList(game, faceDown);
  let next = 0;
  for (let i = 0; i < prizes.length; i++) if (!isFaceUp(game, prizes[i]!)) prizes[i] = faceDown[next++]!;
}

/** The one verb for discarding, returning, recovering, searching and putting into play. @rule TRN-01 SRCH-04 ZONE-02 */
export function move(game: Game, at: Asking, doing: Doing<'move'>): Outcome {
  const { frame, op, scope } = at;
  const whole = doing.cards.get === 'whole' ? reached(game, frame, pokemonMeant(game, scope, doing.cards.of)) : null;
  const cards = whole !== null ? wholeCards(game, whole) : reachedCards(game, at, cardsMeant(game, scope, doing.cards));
  if (doing.reveal === true) for (const card of cards) emit(game, 'cardShown', game.setup.ownerOf[card]!, card);
  if (doing.to.zone === 'bench') {
    bind(at, putInPlay(game, at, cards, doing));
    leavePools(at, cards);
    return 'go-on';
  }
  const had = op.into === NONE || areTypesKept(game) ? NOTHING_HAD : unitsHad(game, cards);
  const moved: CardId[] = [];
  const atBottom = doing.to.zone === 'deck' && doing.to.end === 'bottom';
  // The first of several that go on top of a deck is to be its top card.
  const inTurn =
    doing.to.zone === 'deck' && !atBottom && doing.order !== undefined ? cards.toReversed() : cards.slice();
  if (doing.order === 'random' && game.setup.options.shuffles === 'seeded') shuffleList(game, inTurn);
  const gear = game.setup.occurs.hyperGear ? gearAmong(game, cards) : NO_CARDS;
  const left = whole !== null && isBare(doing.cards) ? whole.flatMap((id) => pokemonAt(game, id).attached) : NO_CARDS;
  if (whole !== null) for (const pokemon of whole) leave(game, pokemon);
  for (const card of inTurn) {
    if (whole === null && !lift(game, card)) continue;
    const isLeft = gear.includes(card) || left.includes(card);
    putInto(game, card, isLeft ? 'discard' : (doing.to.zone as CardZone), atBottom); // CLS-23
    if (!left.includes(card)) moved.push(card);
  }
  leavePools(at, moved);
  bind(at, moved);
  noteUnits(game, at, had);
  return 'go-on';
}

/** Whether no card is something else on a Pokémon than where it goes. */
const areTypesKept = (game: Game): boolean => !hears(game, ASKED.provides) && !game.setup.occurs.pokemonTools;

/** A card, and what it provided while it was attached. */
interface Had {
  readonly card: CardId;
  readonly units: readonly number[];
}

const NOTHING_HAD: readonly Had[] = [];

/**
 * Energy cards on Pokémon, each with its units, their types as bits: what a card says that it provides it provides only
 * there. Pokémon that are attached have no type. @rule NRG-05 NRG-06 KIND-07
 */
const unitsHad = (game: Game, cards: readonly CardId[]): readonly Had[] =>
  cards.filter((card) => changes(game, card)).map((card) => ({ card, units: unitsThere(game, card) }));

function changes(game: Game, card: CardId): boolean {
  const { role, rulesAsTool } = cardOf(game, card);
  return (role === 'energy' || rulesAsTool.length > 0) && placeOfCard(game, card) !== NONE;
}

/** What a card provides where it lies; no Energy counts as one thing, of its types. */
const unitsThere = (game: Game, card: CardId): readonly number[] =>
  cardOf(game, card).role === 'energy' ? providesOf(game, card) : [typesOfCard(game, card)];

/** What is asked of cards that were taken off a Pokémon is asked of them as they were on it. @rule NRG-05 NRG-06 */
function noteUnits(game: Game, { frame, op }: Asking, had: readonly Had[]): void {
  const before = frame.env[LEFT_SLOT] ?? NO_CARDS;
  if (had.length === 0 && before.length === 0) return;
  const left = before.filter((_, i) => before[i - (i % 3)] !== op.into);
  for (const { card, units } of had) {
    const now = unitsThere(game, card);
    if (units.length === now.length && units.every((unit, i) => unit === now[i])) continue;
    if (units.length === 0) left.push(op.into, card, 0);
    for (const unit of units) left.push(op.into, card, unit);
  }
  frame.env[LEFT_SLOT] = left;
}

/** Team Flare Hyper Gear on a Pokémon: whatever takes it off, it goes to its owner's discard pile. @rule CLS-23 */
const gearAmong = (game: Game, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => cardOf(game, card).isHyperGear && placeOfCard(game, card) !== NONE);

const NO_CARDS: readonly CardId[] = [];

/** Whether what is attached to it is discarded. @rule ZONE-14 */
const isBare = (of: CardsOf): boolean => of.get === 'whole' && of.bare === true;

function leave(game: Game, pokemon: PokemonId): void {
  if (!isInPlay(game, pokemon)) return;
  countIfFound(game, pokemon);
  leavePlay(game, pokemon);
}

const wholeCards = (game: Game, all: readonly PokemonId[]): CardId[] =>
  all.flatMap((pokemon) => {
    const { stack, attached } = pokemonAt(game, pokemon);
    return [...stack, ...attached];
  });

/** Cards on a Pokémon that is shielded stay. @rule EFF-02 */
function reachedCards(game: Game, { frame }: Asking, cards: readonly CardId[]): readonly CardId[] {
  if (reachesEverybody(game, frame)) return cards;
  return cards.filter((card) => {
    const place = placeOfCard(game, card);
    return place === NONE || place === frame.source || reached(game, frame, [place]).length > 0;
  });
}

/** As many as the Bench holds. @rule BENCH-02 BENCH-03 */
function putInPlay(game: Game, at: Asking, cards: readonly CardId[], { to, cards: meant }: Doing<'move'>): PokemonId[] {
  const seat = to.whose === undefined ? at.scope.you : seatFor(at.scope, to.whose);
  const of = cardsPicked(at.script, meant);
  const placed: PokemonId[] = [];
  for (const card of cards) {
    if (sideOf(game, seat).bench.length >= benchSizeOf(game, seat)) break;
    if (!mayBePutDown(game, at.scope, of, card)) continue;
    const from = whereIs(game, card);
    if (game.setup.ownerOf[card] !== seat || !lift(game, card)) continue; // ZONE-02
    const pokemon = enterBench(game, seat, card);
    emit(game, 'benched', pokemon, card);
    // NRG-11, BENCH-01: what an effect puts down from the hand is not played from it; it is put by whoever does so.
    const isPut = from === 'hand' && at.scope.you === seat;
    happen(game, HAPPENED.benched, { pokemon, card, seat, from: from === 'hand' ? undefined : from, isPut });
    if (card === at.frame.card) at.frame.source = pokemon; // from now on it is the Pokémon with this text
    placed.push(pokemon);
  }
  return placed;
}

/** The zone that a card is in, by the word that happenings use. */
export function whereIs(game: Game, card: CardId): string {
  const side = sideOf(game, game.setup.ownerOf[card]!);
  if (side.hand.includes(card)) return 'hand';
  return side.deck.includes(card) ? 'deck' : 'discard';
}

/** Attaching by an effect does not use up the turn's attachment. @rule NRG-02 NRG-14 TOOL-01 */
export function attach(game: Game, at: Asking, doing: Doing<'attach'>): Outcome {
  const { frame, op, scope } = at;
  if (doing.split === true) return attachSplit(game, at, doing);
  const [target] = withoutFallen(game, pokemonMeant(game, scope, doing.to));
  const done: CardId[] = [];
  if (target !== undefined)
    for (const card of cardsMeant(game, scope, doing.cards))
      if (attachOne(game, at, doing, { card, target })) done.push(card);
  if (op.into !== NONE) frame.env[op.into] = done;
  return 'go-on';
}

/** Each card to a Pokémon of the player's choice, one after the other. */
function attachSplit(game: Game, at: Asking, doing: Doing<'attach'>): Outcome {
  const { frame, scope } = at;
  const cards = cardsMeant(game, scope, doing.cards);
  if (frame.count === 0 && frame.waiting === 0) bind(at, []);
  for (; frame.count < cards.length; frame.count++) {
    const card = cards[frame.count]!;
    const targets = attachTargets(game, at, doing);
    if (targets.length === 0) continue;
    let target = targets[0]!;
    if (targets.length > 1 || game.setup.options.askForced) {
      if (!answered(game, frame, 'choose-pokemon', { seat: scope.you, count: cards.length - frame.count }))
        return 'wait';
      target = (game.answer >> 16) & 255;
    }
    if (attachOne(game, at, doing, { card, target })) bindOneMore(at, card);
  }
  frame.count = 0;
  return 'go-on';
}

interface Attaching {
  readonly card: CardId;
  readonly target: PokemonId;
}

/** A card that is brought to a shielded Pokémon stays where it is, or is lost on the way. @rule EFF-02 EFF-21 */
function attachOne(game: Game, at: Asking, doing: Doing<'attach'>, { card, target }: Attaching): boolean {
  const { scope, frame } = at;
  const from = placeOfCard(game, card);
  if (!isInPlay(game, target) || !canBeAttached(game, scope.you, card, target)) return false;
  if (reachedCards(game, at, [card]).length === 0) return false;
  const isKeptOff = reached(game, frame, [target]).length === 0;
  if (isKeptOff && !isLostOnTheWay(game)) return false;
  const zone = from === NONE ? whereIs(game, card) : '';
  if (doing.asTool === true && from !== NONE) leave(game, from);
  else if (!lift(game, card)) return false;
  if (isKeptOff || (from !== NONE && cardOf(game, card).isHyperGear)) {
    putInto(game, card, 'discard'); // EFF-21, CLS-23
    leavePools(at, [card]);
    return false;
  }
  const meant = from === NONE ? meantBefore(game, target) : undefined;
  attachTo(game, target, card);
  leavePools(at, [card]);
  if (from !== NONE) return true; // NRG-11: what is moved to another Pokémon was attached before
  happen(game, HAPPENED.attached, {
    pokemon: target,
    to: target,
    meant,
    card,
    seat: scope.you,
    from: zone,
    source: causeOf(frame),
  });
  return true;
}
