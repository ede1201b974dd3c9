import { type Answer, type Game, listAnswers, type Seat, seatName } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { isForNext } from './aim.js';
import { designate, isDesignating } from './designate.js';
import { fail } from './failure.js';
import { giveClaim, isOfPlace, namesThings } from './give.js';
import { noteNamed, takeNamedPower } from './named-power.js';
import { offered } from './offered.js';
import { allOrNone, pickedOrder, takePickedOrder } from './picked-order.js';
import { isChosen } from './resolve.js';
import { copyOf, flip, forcedAnswer, give, type Table, takeForced } from './table.js';
import { tookEffect } from './took-effect.js';
import { takeUnsaidOrder } from './unsaid-order.js';

/**
 * Lets the game go on until a player has to choose: coins come from the script, decisions with one legal answer are
 * answered by themselves, `choose` answers the others in order.
 */
export function settle(table: Table, line: number, choose: AnswerClaim[]): void {
  const { game } = table;
  for (let guard = 0; guard < 10_000; guard++) {
    const { decision, phase } = game.state;
    if (phase === 'over') return;
    if (decision.kind === 'coin') flip(table, line);
    else if (decision.kind === 'sudden-death') {
      if (table.scenario.suddenDeath === null) {
        table.suddenDeath = true;
        return;
      }
      give(table, decision.seat, { kind: 'begin' });
    } else if (!goOn(table, choose)) return;
  }
  fail(line, 'The game goes on and on without a choice.');
}

/** One decision answered from `choose`, from what was held back, or by itself; false: a player has to choose. */
function goOn(table: Table, choose: AnswerClaim[]): boolean {
  const { game } = table;
  const { decision } = game.state;
  if (decision.kind === 'turn') return false;
  if (choose.length > 0 && takeUnsaidOrder(table, choose[0]!)) return true;
  spreadPairs(game, decision.seat, choose);
  joinFirstTwo(game, decision.seat, choose);
  joinPairs(game, decision.seat, choose);
  const next = choose[0];
  const at = choose.findIndex(
    (claim, place) => (place === 0 || isPlacing(game)) && fits(game, claim) && answers(table, claim, choose[place + 1]),
  );
  if (at >= 0) {
    choose.splice(at, 1);
    return true;
  }
  const held = table.held.findIndex(({ seat }) => seat === decision.seat);
  if (held >= 0 && answers(table, table.held[held]!.claim)) {
    table.held.splice(held, 1);
    return true;
  }
  const forced = forcedAnswer(game);
  if (forced === null && next !== undefined && arePrizesEqual(game)) {
    takeForced(table, { kind: 'prize', place: 0 }); // it may still be said in the next step
    return true;
  }
  if (forced === null && next !== undefined && (designate(table, next) || takePickedOrder(table))) return true;
  if (forced === null && next !== undefined && isOrderEqual(table, next.line)) {
    give(table, decision.seat, orders(game)[0]!);
    return true;
  }
  if (forced === null) {
    if (next === undefined) return false;
    if (takeLater(table, choose)) return true;
    if (isForNext(game, next)) return takeBehind(table, choose);
    if (!isNothing(next) && takeNamedPower(table)) return true;
    if (!isNothing(next) && !tookEffect(table, next))
      fail(next.line, `"${next.text}" is no answer to "${decision.kind}".${offered(game)}`);
    choose.shift(); // it was for a choice before this one, in which there was nothing to choose from
    return true;
  }
  takeForced(table, forced);
  return true;
}

/**
 * The choices of one text are made when the era makes them, which need not be as the text says them (ATK-09). An answer
 * that names what only a later choice offers waits for that one.
 */
function takeLater(table: Table, choose: AnswerClaim[]): boolean {
  const at = choose.findIndex((claim, place) => place > 0 && namesThings(claim) && answers(table, claim));
  if (at > 0) choose.splice(at, 1);
  return at > 0;
}

/** The first answer waits for the choice after this one, which is answered by one behind it, or by a later step. */
function takeBehind(table: Table, choose: AnswerClaim[]): boolean {
  const at = choose.findIndex((claim, place) => place > 0 && answers(table, claim));
  if (at > 0) choose.splice(at, 1);
  return at > 0;
}

/** The only answer where there is nothing to choose from: the game does not wait for it, but it may be said. */
export const isNothing = (claim: AnswerClaim): boolean =>
  claim.kind === 'none' ||
  (claim.kind === 'list' && claim.answers.length === 0) ||
  (claim.kind === 'yes-no' && !claim.yes);

/** Face-down placements may be told player by player, so their answers may stand further down. */
const isPlacing = ({ state }: Game): boolean => state.phase === 'setup';

/** A list is for a decision that takes several: the Bench, not the Active Pokémon; a name is for one. */
function fits({ state }: Game, claim: AnswerClaim): boolean {
  if (state.decision.kind === 'active') return claim.kind !== 'list' || takesSeveral(state);
  return state.decision.kind !== 'bench' || claim.kind === 'list' || claim.kind === 'none';
}

/** The Active Pokémon of a format with two spots may be told as a list. @rule FMT-05 */
export const takesSeveral = ({ decision, sides }: Game['state']): boolean => sides[decision.seat]!.active.length > 1;

/** Tries a claim as the answer to the open decision; several picks at once are given one by one. */
function answers(table: Table, claim: AnswerClaim, next?: AnswerClaim): boolean {
  const { seat, kind } = table.game.state.decision;
  // What is chosen behind a "yes" says so too; where there is nothing to choose, the "yes" is for what comes then.
  const isYes = claim.kind === 'yes-no' && claim.yes && isChosen(kind);
  const saysWhich = (): boolean => next !== undefined && giveClaim(copyOf(table.game), seat, next).refusal === null;
  if (isYes && (allOrNone(table.game) === null || saysWhich())) return forcedAnswer(table.game) === null;
  const trial = giveClaim(copyOf(table.game), seat, claim, next);
  if (trial.refusal !== null) return false;
  noteNamed(table, kind, claim);
  for (const given of trial.given) give(table, seat, given);
  return true;
}

/** The place of a Pokémon and the name of a card on it, or of its attack, are one answer. */
function joinFirstTwo(game: Game, seat: Seat, choose: AnswerClaim[]): void {
  const [place, card] = choose;
  if (place === undefined || card === undefined || !isOfPlace(game, seat, place, card)) return;
  const { line } = place;
  choose.splice(0, 2, { kind: 'list', line, text: `${place.text}, ${card.text}`, answers: [place, card] });
}

/** A list may hold cards, each with the Pokémon that it goes to: these are told one by one. */
function spreadPairs(game: Game, seat: Seat, choose: AnswerClaim[]): void {
  const { kind: asked } = game.state.decision;
  if (asked !== 'choose-cards' && asked !== 'may') return;
  const end = choose.findIndex((claim) => !isOfPairs(claim));
  const lists = choose.slice(0, end < 0 ? choose.length : end);
  if (lists.length === 0 || giveClaim(copyOf(game), seat, lists[0]!).refusal === null) return;
  choose.splice(0, lists.length, ...lists.flatMap((claim) => (claim.kind === 'list' ? claim.answers : [])));
}

const isOfPairs = (claim: AnswerClaim): boolean =>
  claim.kind === 'list' &&
  claim.answers.length > 0 &&
  claim.answers.length % 2 === 0 &&
  claim.answers.every(({ kind }, i) => kind === (i % 2 === 0 ? 'word' : 'place'));

/** Cards that go to several Pokémon may be told card by card, each with its Pokémon: all cards are chosen before any place. */
function joinPairs(game: Game, seat: Seat, choose: AnswerClaim[]): void {
  const { kind: asked } = game.state.decision;
  if (asked !== 'choose-cards' && asked !== 'may') return;
  const alternates = choose.findIndex(({ kind }, i) => kind !== (i % 2 === 0 ? 'word' : 'place'));
  const pairs = Math.floor((alternates < 0 ? choose.length : alternates) / 2);
  if (pairs < 2) return;
  const told = choose.slice(0, 2 * pairs);
  const cards = told.filter((_, i) => i % 2 === 0);
  const { line } = cards[0]!;
  const all: AnswerClaim = { kind: 'list', line, text: cards.map(({ text }) => text).join(', '), answers: cards };
  const copy = copyOf(game);
  if (giveClaim(copy, seat, all).refusal !== null || copy.state.decision.kind !== 'choose-pokemon') return;
  choose.splice(0, 2 * pairs, all, ...told.filter((_, i) => i % 2 === 1));
}

/**
 * Prize cards that all have one name are one answer, and so are orders that come to the same: they need not be said.
 * It goes no further than `isFarEnough`, where what comes next is said after all.
 */
export function takeEqualPrizes(table: Table, line: number, isFarEnough: () => boolean = () => false): void {
  const { game } = table;
  while (arePrizesEqual(game) || isDesignating(game) || pickedOrder(table) !== null || isOrderEqual(table, line)) {
    if (isFarEnough()) return;
    if (designate(table) || takePickedOrder(table)) {
      settle(table, line, []);
      continue;
    }
    const first: Answer = arePrizesEqual(game) ? { kind: 'prize', place: 0 } : orders(game)[0]!;
    give(table, game.state.decision.seat, first);
    settle(table, line, []);
  }
}

/** The orders that the open decision offers: of triggered effects, or of what comes between turns. */
export function orders(game: Game): Answer[] {
  const { kind } = game.state.decision;
  if (kind !== 'choose-trigger' && kind !== 'choose-checkup' && kind !== 'choose-checked') return [];
  return listAnswers(game);
}

/** Whether every order leads to the same table. */
export function isOrderEqual(table: Table, line: number): boolean {
  const ends = new Set(orders(table.game).map((given) => endOf(table, given, line)));
  return ends.size === 1;
}

/** The table when an order has been carried out; null: a coin is missing. */
export function tried(table: Table, given: Answer, line: number): Table | null {
  const trial: Table = { ...table, game: copyOf(table.game), choices: [], taken: [], held: [] };
  give(trial, trial.game.state.decision.seat, given);
  try {
    settle(trial, line, []);
    takeEqualPrizes(trial, line);
  } catch {
    return null;
  }
  return trial;
}

/** What the table is like when an order has been carried out. */
function endOf(table: Table, given: Answer, line: number): string {
  const trial = tried(table, given, line);
  if (trial === null) return `${given}`; // the order matters
  const { sides, pokemon, stadium, lasting, seat, phase, flips, winner, decision } = trial.game.state;
  return JSON.stringify([sides, pokemon, stadium, lasting, seat, phase, flips, winner, decision], inNoOrder);
}

/** How cards lie matters in a deck and among Prize cards only. @rule ZONE-04 */
function inNoOrder(zone: string, cards: unknown): unknown {
  return UNORDERED.has(zone) && Array.isArray(cards) ? [...cards].sort((a: number, b: number) => a - b) : cards;
}

const UNORDERED = new Set(['hand', 'discard', 'lostZone', 'played', 'attached']);

export function arePrizesEqual({ state, setup }: Game): boolean {
  const { kind, seat } = state.decision;
  if (kind !== 'prizes') return false;
  return new Set(state.sides[seat]!.prizes.map((card) => setup.cardOf[card])).size === 1;
}

export function waitingFor(game: Game): string {
  const { decision, phase } = game.state;
  if (phase === 'over' || decision.kind === 'turn') return '';
  return ` The game waits for "${decision.kind}" of player ${seatName(game, decision.seat)}.${offered(game)}`;
}
