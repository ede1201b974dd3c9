import { lookedAt } from '../carry-out/looking.js';
import { eventCount, eventsFor } from '../model/event.js';
import { cardOfEvent, type GameEvent, isOfGroup } from '../model/event-table.js';
import { type Game, sideOf } from '../model/game.js';
import type { CardId, Seat } from '../model/state.js';

/*
 * What a player has seen and may go by later. A view tells what lies open now; a card that was shown and lies face down
 * again is still known, until a shuffle or a move that nobody saw makes it uncertain. In doubt it is forgotten: a memory
 * never knows more than the seat was told. @rule ZONE-03 ZONE-04 ZONE-10
 */

type Hidden = 'deck' | 'hand' | 'prizes';

/** What a seat goes by beyond what lies open. */
export interface Remembered {
  /** Cards out of sight of which it knows what they are and where they lie. */
  readonly known: Iterable<CardId>;
  /** Its own cards of which it knows that they are among its Prize cards. */
  readonly ownPrizes: readonly CardId[];
}

/** The memory of one seat. Whoever runs the game lets it notice what happened, with the game's events recorded. */
export class Memory implements Remembered {
  private readonly seat: Seat;
  /** Cards that lie out of sight, and where. */
  private readonly places = new Map<CardId, Hidden>();
  private prizes: readonly CardId[] = [];
  private heard = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Cards out of sight of which this seat knows what they are and where they lie. */
  get known(): Iterable<CardId> {
    return this.places.keys();
  }

  /** Its own Prize cards of which it knows that they are among them, not where: it has searched its deck. @rule SRCH-01 */
  get ownPrizes(): readonly CardId[] {
    return this.prizes;
  }

  /** The same memory, to go on from here once more. */
  copy(): Memory {
    const copy = new Memory(this.seat);
    for (const [card, place] of this.places) copy.places.set(card, place);
    copy.prizes = this.prizes;
    copy.heard = this.heard;
    return copy;
  }

  /** Takes in what has happened since the last time; to be called at every decision, whoever decides. */
  notice(game: Game): void {
    const { log, state } = game;
    if (log === null) return;
    const events = eventsFor(log, this.seat, this.heard);
    this.heard = eventCount(log);
    const told = new Set<CardId>();
    state.sides.forEach((_, owner) => {
      this.followOwner(game, owner, events, told);
    });
    for (const card of [...this.places.keys(), ...told]) {
      const place = hiddenPlace(game, card);
      if (place === null) this.places.delete(card);
      else this.places.set(card, place);
    }
    this.countPrizes(game);
  }

  private followOwner(game: Game, owner: Seat, events: readonly GameEvent[], told: Set<CardId>): void {
    const isOf = (card: CardId): boolean => game.setup.ownerOf[card] === owner;
    const forget = (from: Hidden | null): void => {
      for (const [card, place] of this.places)
        if (isOf(card) && (from === null || place === from)) this.places.delete(card);
      for (const card of told) if (isOf(card) && (from === null || hiddenPlace(game, card) === from)) told.delete(card);
    };
    let shuffled = false;
    for (const event of events) {
      const card = cardOfEvent(event);
      if (card !== null && isTold(event, this.seat) && isOf(card)) told.add(card);
      if (!('seat' in event) || event.seat !== owner) continue;
      if (event.kind === 'deckShuffled') {
        shuffled = true;
        forget('deck');
      } else if (event.kind === 'cardDrawn' && shuffled) forget('hand');
      else if (event.kind === 'putInPrizes') this.forgetAll(owner, forget);
      else if (event.kind === 'putInDeck' && card === null) forget(null);
      else if (event.kind === 'putInDeck' && card !== null) told.add(card);
    }
  }

  /** Prize cards that are put back are shuffled among the others, whoever saw them. */
  private forgetAll(owner: Seat, forget: (from: Hidden | null) => void): void {
    forget(null);
    if (owner === this.seat) this.prizes = [];
  }

  /** Whoever sees all of the own deck knows what is missing there. */
  private countPrizes(game: Game): void {
    const { deck, prizes } = sideOf(game, this.seat);
    this.prizes = this.prizes.filter((card) => prizes.includes(card));
    const seen = lookedAt(game, this.seat);
    if (deck.length > 0 && deck.every((card) => seen.includes(card)))
      this.prizes = prizes.slice().sort((a, b) => a - b);
  }
}

/** The Prize card that another player takes is told only where it lay face up. */
const isTold = (event: GameEvent, seat: Seat): boolean =>
  isOfGroup(event, 'told') || (event.kind === 'prizeTaken' && event.seat !== seat);

function hiddenPlace(game: Game, card: CardId): Hidden | null {
  const { deck, hand, prizes } = sideOf(game, game.setup.ownerOf[card]!);
  if (hand.includes(card)) return 'hand';
  if (deck.includes(card)) return 'deck';
  return prizes.includes(card) ? 'prizes' : null;
}
