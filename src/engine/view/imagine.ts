import { choicesNow, scopeOfOp } from '../carry-out/candidates.js';
import { lookedAt } from '../carry-out/looking.js';
import type { Test } from '../effects/terms.js';
import { dealtAnew } from '../link/setup.js';
import type { Random } from '../model/chance/stream.js';
import type { Game } from '../model/game.js';
import { hearAll } from '../model/listeners.js';
import { NO_ANSWER } from '../model/packed.js';
import { type Card, type Options, PLAIN_OPTIONS } from '../model/setup.js';
import { type CardId, type Frame, NONE, type Seat, type Side } from '../model/state.js';
import { fork } from '../record/fork.js';
import { aboutCard, holds } from '../terms/judge.js';
import { canBePlaced } from '../turn/placement.js';
import { type Belief, type Seen, shuffled, sorted, unseenCards } from './belief.js';
import { isFaceDown, maySee } from './may-see.js';
import type { Remembered } from './memory.js';

/*
 * Games as they may be, for all that a seat knows. What it sees stays as it is, to the ids; its own hidden cards change
 * places among themselves, because it knows its deck; those of the others are drawn from what it believes. Nothing of
 * the result depends on where hidden cards really lie, or what they are. @rule ZONE-03 ZONE-04 ZONE-07 ZONE-10
 */

/** What a seat goes by, beyond what lies open. */
export interface Knowing {
  readonly belief: Belief;
  readonly memory?: Remembered | undefined;
}

/** Of a seed. */
const WORD = 0x1_0000_0000;

/** A whole game, at the same decision, that looks to this seat as the real one does. */
export function imagine(game: Game, seat: Seat, { belief, memory }: Knowing, random: Random): Game {
  const cards = new Cards(game, belief);
  const dealt: Game = {
    setup: dealtAnew(belief.setup, cards, optionsOf(game)),
    state: fork(game.state),
    log: null,
    answer: NO_ANSWER,
    trace: null,
  };
  const kept = keptCards(game, seat, memory);
  const known: Known = { seat, kept, fixed: fixedCards(game, kept), prizes: memory?.ownPrizes ?? [], cards, random };
  dealOwn(dealt.state.sides[seat]!, known);
  dealt.state.sides.forEach((_, owner) => {
    if (owner !== seat) dealOther(dealt, owner, known);
  });
  for (const frame of dealt.state.frames) fitBindings(dealt, frame, known);
  if (dealt.state.decision.kind === 'choose-cards' && choicesNow(dealt).length === 0) fitChoice(dealt, known);
  if (isFaceDown(dealt)) hearAll(dealt);
  dealt.state.seed = [random(WORD), random(WORD), random(WORD), random(WORD)];
  dealt.state.drawn = 0;
  return dealt;
}

/** What each card of the imagined game is. */
class Cards {
  readonly belief: Belief;
  readonly cardOf: number[];
  readonly byId: Card[];
  readonly ownerOf: readonly Seat[];

  constructor({ setup }: Game, belief: Belief) {
    this.belief = belief;
    this.cardOf = setup.cardOf.slice();
    this.byId = setup.cardOf.map((place) => belief.setup.cards[place]!);
    this.ownerOf = setup.ownerOf;
  }

  /** These cards under these ids in a stated order: what a hidden id really stands for, nobody can know. */
  relabel(ids: readonly CardId[]): void {
    const places = sorted(
      ids.map((id) => this.cardOf[id]!),
      this.belief.setup.cards.length,
    );
    for (let i = 0; i < ids.length; i++) this.become(ids[i]!, places[i]!);
  }

  become(card: CardId, place: number): void {
    this.cardOf[card] = place;
    this.byId[card] = this.belief.setup.cards[place]!;
  }

  exchange(one: CardId, other: CardId): void {
    const before = this.cardOf[one]!;
    this.become(one, this.cardOf[other]!);
    this.become(other, before);
  }

  /** Changes a card with one that fits, or makes it one of those that are about. */
  settle({ card, among, fits }: Wish): void {
    const before = this.cardOf[card]!;
    const other = among.find((each) => each !== card && fits(each));
    if (other !== undefined) {
      this.exchange(card, other);
      return;
    }
    const { decks, setup } = this.belief;
    for (const place of [...decks.flat(), ...setup.cards.keys()]) {
      this.become(card, place);
      if (fits(card)) return;
    }
    this.become(card, before);
  }
}

/** What a hidden card is known to be. */
interface Wish {
  readonly card: CardId;
  readonly among: readonly CardId[];
  readonly fits: (card: CardId) => boolean;
}

/** Chance is imagined too; only an open flip waits for its coin. What is asked stays, because frames reckon with it. */
function optionsOf({ setup, state }: Game): Options {
  const { coins, askForced, announceFreely, picker } = setup.options;
  const isFlipping = state.decision.kind === 'coin';
  const asked = { coins: isFlipping ? coins : 'seeded', askForced, announceFreely, picker } as const;
  return { ...PLAIN_OPTIONS, ...asked };
}

interface Known {
  readonly seat: Seat;
  /** Cards of zones out of sight that are known all the same. */
  readonly kept: ReadonlySet<CardId>;
  /** For each card whether it stays in its place: those, and cards that texts have bound. */
  readonly fixed: Uint8Array;
  /** Its own cards that are somewhere among its Prize cards. */
  readonly prizes: readonly CardId[];
  readonly cards: Cards;
  readonly random: Random;
}

/** What lies face up among Prize cards, what the seat looks at or remembers, and cards whose texts are being carried out. */
function keptCards(game: Game, seat: Seat, memory: Remembered | undefined): ReadonlySet<CardId> {
  const { frames, due, lasting, faceUp } = game.state;
  const kept = new Set([...lookedAt(game, seat), ...(memory?.known ?? []), ...faceUp]);
  for (const { card } of frames) kept.add(card);
  for (const { card } of due) kept.add(card);
  for (const { card } of lasting) kept.add(card);
  return kept;
}

/** What a text has bound may be other numbers than cards: then cards of these numbers stay where they are, too. */
function fixedCards({ state, setup }: Game, kept: ReadonlySet<CardId>): Uint8Array {
  const fixed = new Uint8Array(setup.ownerOf.length);
  for (const card of kept) fixed[card] = 1;
  for (const holders of [state.frames, state.due, state.lasting])
    for (const { env } of holders) for (const slot of env) for (const number of slot) fixed[number] = 1;
  return fixed;
}

/** Its Prize cards that it knows stay among the Prize cards, in any order. */
function dealOwn(side: Side, { fixed, prizes, cards, random }: Known): void {
  const piles = [side.prizes, side.deck];
  const movable = inOrder(piles, fixed);
  const prized = movable.filter((card) => prizes.includes(card));
  const rest = prized.length === 0 ? movable : movable.filter((card) => !prizes.includes(card));
  cards.relabel(prized);
  cards.relabel(rest);
  const others = shuffled(rest, random);
  const open = side.prizes.filter((card) => fixed[card] === 0).length;
  const set = shuffled([...prized, ...others.splice(0, open - prized.length)], random);
  layOut(piles, fixed, [...set, ...others]);
}

/** The cards of some piles that can move, in an order that tells nothing of where they lie: that of their numbers. */
function inOrder(piles: readonly (readonly CardId[])[], fixed: Uint8Array): CardId[] {
  const moves = new Uint8Array(fixed.length);
  let left = 0;
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      if (fixed[pile[i]!] !== 0) continue;
      moves[pile[i]!] = 1;
      left++;
    }
  const movable: CardId[] = [];
  for (let card = 0; movable.length < left; card++) if (moves[card] !== 0) movable.push(card);
  return movable;
}

function layOut(piles: readonly CardId[][], fixed: Uint8Array, cards: readonly CardId[]): void {
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) if (fixed[pile[i]!] === 0) pile[i] = cards[next++]!;
}

/** The ids are laid in order, then each gets a card that it may be. */
function dealOther(dealt: Game, owner: Seat, known: Known): void {
  const { kept, fixed, cards, random } = known;
  const { state } = dealt;
  const side = state.sides[owner]!;
  const placed = placedFaceDown(dealt, side);
  const piles = [...placed, side.hand, side.prizes, side.deck];
  const hidden = new Uint8Array(fixed.length);
  let count = 0;
  for (const pile of piles)
    for (const card of pile) {
      if (kept.has(card) || hidden[card] === 1) continue;
      hidden[card] = 1;
      count++;
    }
  layOut(piles, fixed, inOrder(piles, fixed));
  const drawn = unseenCards(cards.belief, seenOf(dealt, owner, known, hidden), count, random);
  for (const pile of piles) for (const card of pile) if (hidden[card] === 1) cards.become(card, drawn.pop()!);
  const isBasic = (card: CardId): boolean => canBePlaced(dealt, card);
  const become = (card: CardId): void => cards.settle({ card, among: side.deck, fits: isBasic });
  for (const stack of placed) if (!isBasic(stack[0]!)) become(stack[0]!);
  const [first] = side.hand.filter((card) => !kept.has(card));
  if (state.phase === 'setup' && placed.length === 0 && first !== undefined && !side.hand.some(isBasic)) become(first);
}

/** What the seat has seen of another player's cards, and what it plays itself. */
function seenOf({ setup: { ownerOf } }: Game, owner: Seat, { seat, cards }: Known, hidden: Uint8Array): Seen {
  const seen: number[] = [];
  const own: number[] = [];
  for (let card = 0; card < ownerOf.length; card++) {
    if (ownerOf[card] === seat) own.push(cards.cardOf[card]!);
    else if (ownerOf[card] === owner && hidden[card] === 0) seen.push(cards.cardOf[card]!);
  }
  return { seen, own };
}

/** Pokémon lie face down while a game is set up. @rule SETUP-08 */
function placedFaceDown({ state }: Game, { active, bench }: Side): CardId[][] {
  if (state.phase !== 'setup') return [];
  return [...active, ...bench].filter((id) => id !== NONE).map((id) => state.pokemon[id]!.stack);
}

/** A hidden card that was picked is one that could be picked: the text that says so is known to all. @rule SRCH-01 SRCH-03 */
function fitBindings(dealt: Game, frame: Frame, { seat, kept, cards }: Known): void {
  if (frame.script === NONE) return;
  const { setup, state } = dealt;
  const script = setup.scripts[frame.script]!;
  for (const op of script.ops) {
    const where = whereOf(op.do);
    if (where === null) continue;
    const scope = scopeOfOp(frame, script, op);
    const fits = (card: CardId): boolean => holds(dealt, aboutCard(scope, card), where);
    for (const card of frame.env[op.into] ?? []) {
      const owner = setup.ownerOf[card];
      if (owner === undefined || owner === seat || kept.has(card) || maySee(dealt, seat, card) || fits(card)) continue;
      cards.settle({ card, among: state.sides[owner]!.deck.filter((each) => !kept.has(each)), fits });
    }
  }
}

/** Whoever is asked to choose a card out of their hand has one that can be chosen. @rule SRCH-01 */
function fitChoice(dealt: Game, { seat, kept, cards }: Known): void {
  const { sides, decision } = dealt.state;
  const { hand, deck } = sides[decision.seat]!;
  const card = hand.find((each) => !kept.has(each));
  if (decision.seat === seat || card === undefined) return;
  const isOne = (): boolean => choicesNow(dealt).includes(card);
  for (const other of deck) {
    if (kept.has(other)) continue;
    cards.exchange(card, other);
    if (isOne()) return;
    cards.exchange(card, other);
  }
  cards.settle({ card, among: [], fits: isOne });
}

function whereOf(doing: { readonly op: string }): Test | null {
  const { op, of } = doing as { readonly op: string; readonly of?: { readonly get: string; readonly where?: Test } };
  return op === 'pick' && of?.get === 'cards' ? (of.where ?? null) : null;
}
