import { EngineBug, FORMATS, type Seat } from '../../engine/index.js';
import type { TableAbout } from '../../protocol/index.js';
import type { PlayedDeck } from '../decks/played-deck.js';
import type { Body, Entry } from '../log/entry.js';
import { aboutOf } from './about.js';
import { takeEnding } from './claims.js';
import { dueAt, dueNow } from './due.js';
import { layGame, passGame, takeOver } from './game-by-game.js';
import { judge } from './judge.js';
import { dropRequests, dropRequestsOf, takeRequest } from './requests.js';
import { takeSaid } from './said.js';
import { freeSeat, takeSeats } from './seats.js';
import type { TableState } from './state.js';
import type { Surroundings } from './surroundings.js';
import type { Presence, Verdict, Wish, Wisher } from './wish.js';

/**
 * A table, folded of its entries: who sits where, the game, the clocks, the match. Nothing but `take` changes it, and that
 * takes only what stands in the log; the same entries make the same table, anywhere.
 */
export class TableFold {
  private constructor(
    readonly state: TableState,
    private readonly around: Surroundings,
  ) {}

  /** Begins with a table's first entry. */
  static open({ table, number, at, body }: Entry, around: Surroundings): TableFold {
    if (body.kind !== 'opened') throw new EngineBug(`the first entry of table ${table} is "${body.kind}"`);
    const format = FORMATS.find(({ id }) => id === body.rules.format);
    if (format === undefined) throw new EngineBug(`table ${table} has no format "${body.rules.format}"`);
    const state: TableState = {
      table,
      rules: body.rules,
      format,
      number,
      at,
      seats: Array.from({ length: format.seats }, freeSeat),
      phase: 'gathering',
      match: 1,
      game: 0,
      results: [],
      playing: null,
      commitment: body.commitment,
      sealed: null,
      isPaused: false,
      requests: [],
      said: [],
    };
    return new TableFold(state, around);
  }

  /**
   * A whole table; null: it has no entries. Of games before the last nothing is left but their results: they are not played again,
   * so that whoever comes to a table with many behind it does not wait for all of them.
   */
  static of(entries: readonly Entry[], decks: ReadonlyMap<string, PlayedDeck>, around: Surroundings): TableFold | null {
    const [first, ...more] = entries;
    if (first === undefined) return null;
    const fold = TableFold.open(first, around);
    const last = entries.findLast(({ body }) => body.kind === 'begun')?.number ?? 0;
    for (const entry of more) fold.takeIn(entry, deckNamedIn(entry, decks), entry.number < last);
    return fold;
  }

  get number(): number {
    return this.state.number;
  }

  /** Folds the next entry in; `deck`: the one that it names, if it names one. */
  take(entry: Entry, deck: PlayedDeck | null = null): void {
    this.takeIn(entry, deck, false);
  }

  /** `isPast`: another game has begun since. */
  private takeIn({ number, at, body }: Entry, deck: PlayedDeck | null, isPast: boolean): void {
    const { state } = this;
    if (number !== state.number + 1) throw new EngineBug(`entry ${number} follows ${state.number}`);
    state.number = number;
    state.at = Math.max(at, state.at);
    if (isPast && body.kind === 'begun') passGame(state, body);
    else this.takeBody(body, deck);
    if (state.phase === 'playing') state.playing?.settle(state.at, state.isPaused);
  }

  /** What would be written for a wish, or why nothing is. It changes nothing. */
  judge(wish: Wish, wisher: Wisher): Verdict {
    return judge(this.state, wish, wisher, this.around.games);
  }

  /** Lets a bot think one step about what it will do; false: none has to. What is written does not change. */
  think(): boolean {
    const { phase, playing, isPaused } = this.state;
    return phase === 'playing' && !isPaused && playing?.think() === true;
  }

  /** What the table itself has to write next; null: nothing. It changes nothing. */
  due(at: number): Body | null {
    return dueNow(this.state, at, this.around.secrets);
  }

  /** When something will be due though nobody wishes for anything; null: never. */
  dueAt(): number | null {
    return dueAt(this.state);
  }

  /** The seat that a key opens, by the key's hash. */
  seatOfKey(isKey: (hash: string) => boolean): Seat | null {
    const seat = this.state.seats.findIndex(({ key }) => key !== null && isKey(key));
    return seat < 0 ? null : seat;
  }

  about(presence: Presence): TableAbout {
    return aboutOf(this.state, presence);
  }

  private takeBody(body: Body, deck: PlayedDeck | null): void {
    const { state } = this;
    switch (body.kind) {
      case 'opened':
        throw new EngineBug(`table ${state.table} is opened twice`);
      case 'seated':
        return takeSeats(state, body);
      case 'left':
        takeSeats(state, body);
        return dropRequestsOf(state, body.seat);
      case 'deck':
        if (deck?.hash !== body.deck) throw new EngineBug(`deck ${body.deck} is not there`);
        Object.assign(state.seats[body.seat]!, { deck, share: null });
        return;
      case 'ready':
        state.seats[body.seat]!.share = body.share;
        return;
      case 'begun':
        return layGame(state, body, this.around);
      case 'chosen':
        state.playing?.take({ seat: body.seat, answer: body.answer }, state.number);
        return dropRequests(state, 'take-back');
      case 'said':
        return takeSaid(state, body);
      case 'asked':
      case 'answered':
        return takeRequest(state, body);
      case 'claimed':
        return takeEnding(state, body);
      case 'clock':
        if (body.what === 'resumed') return state.playing?.clocks?.spare(body.away, state.at);
        return takeEnding(state, body);
      case 'over':
        return takeOver(state, body);
    }
  }
}

/** The deck that an entry names, of those that were fetched; null: it names none. */
export const deckNamedIn = ({ body }: Entry, decks: ReadonlyMap<string, PlayedDeck>): PlayedDeck | null =>
  body.kind === 'deck' ? (decks.get(body.deck) ?? null) : null;
