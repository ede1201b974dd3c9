import { type Answer, EngineBug, type GameRecord, type Seat, sameAnswer, type Viewer } from '../../engine/index.js';
import type { ClockRule, GameResult } from '../../protocol/index.js';
import type { Decided, Player, Reasons, Table, Viewing } from '../../session/index.js';
import { Clocks } from './clocks.js';

/** A choice as it was written down: which decision it answered, and in which entry it stands. */
interface Given {
  readonly decision: number;
  readonly number: number;
  readonly answer: Answer;
}

/** What a game is begun with, at this table. */
export interface Begun {
  readonly game: number;
  /** The entry that began it, and its time. */
  readonly number: number;
  readonly at: number;
  readonly clock: ClockRule | null;
}

/** One game at a table: the engine's, whose word each choice was, and the players' clocks. */
export class Playing {
  readonly game: number;
  /** Why it ended without the rules' word; null: it has not. */
  ended: Pick<GameResult, 'winner' | 'by'> | null = null;
  /** The entry since which the decision has been open. */
  opened: number;
  readonly clocks: Clocks | null;
  private readonly words: (Seat | null)[] = [];
  private readonly last: (Given | undefined)[] = [];

  constructor(
    private readonly table: Table,
    begun: Begun,
  ) {
    this.game = begun.game;
    this.opened = begun.number;
    this.clocks = begun.clock === null ? null : new Clocks(begun.clock, table.players.length);
    this.settle(begun.at, false);
  }

  get isOver(): boolean {
    return this.ended !== null || this.table.isOver;
  }

  get result(): Pick<GameResult, 'winner' | 'by'> {
    return this.ended ?? { winner: this.table.winner, by: null };
  }

  /** Who is asked; null: the game goes on by itself, or is over. */
  get waitsFor(): Seat | null {
    return this.isOver ? null : this.table.waitsFor;
  }

  /** What a bot, or nobody, decides now. */
  decided(): Decided | null {
    return this.isOver ? null : this.table.decided();
  }

  /** Lets the bot whose decision is open think one step; false: no bot has to. */
  think(): boolean {
    return !this.isOver && this.table.think();
  }

  /** Why a seat may not give this answer now; null: it may. */
  refuses(seat: Seat, answer: Answer): Reasons | null {
    return this.table.refuses(seat, answer);
  }

  whyNot(...[seat, intent]: Parameters<Table['whyNot']>): Reasons | null {
    return this.table.whyNot(seat, intent);
  }

  /** The game as the seat that is asked knows it. */
  sketch(...[seat, seed]: Parameters<Table['sketch']>): ReturnType<Table['sketch']> {
    return this.table.sketch(seat, seed);
  }

  allowedIn(...[seat, intent]: Parameters<Table['allowedIn']>): readonly string[] {
    return this.table.allowedIn(seat, intent);
  }

  /** The entry in which a seat has answered so the decision that was open at an entry; null: it has not. */
  givenBefore(seat: Seat, number: number, answer: Answer): number | null {
    const given = this.last[seat];
    if (given === undefined || number < given.decision || number >= given.number) return null;
    return sameAnswer(given.answer, answer) ? given.number : null;
  }

  /** Takes a choice that stands in the log: what was judged before cannot be refused. */
  take({ seat, answer }: Decided, number: number): void {
    const refusal = this.table.follow({ seat, answer });
    if (refusal !== null) throw new EngineBug(`entry ${number} is refused: ${refusal.sentence}`);
    if (seat !== null) this.last[seat] = { decision: this.opened, number, answer };
    this.words.push(seat);
    this.opened = number;
  }

  sit(seat: Seat, player: Player): void {
    this.table.sit(seat, player);
  }

  /** Lets the clock of who is asked run; all stand in a pause and when the game is over. */
  settle(at: number, isPaused: boolean): void {
    const { number, seat } = this.table.turn;
    this.clocks?.begin(number, seat);
    this.clocks?.run(isPaused ? null : this.waitsFor, at);
  }

  /** Whether a seat has chosen anything that it could take back. */
  canTakeBack(seat: Seat): boolean {
    return !this.isOver && this.words.includes(seat);
  }

  /** Takes a seat's last choice back, and all that followed. */
  takeBack(seat: Seat, number: number): void {
    const place = this.words.lastIndexOf(seat);
    this.table.back(place);
    this.words.length = place;
    this.last.length = 0;
    this.opened = number;
  }

  viewing(viewer: Viewer): Viewing {
    return this.table.viewing(viewer);
  }

  record(): GameRecord {
    return this.table.record();
  }

  fingerprint(): string {
    return this.table.fingerprint();
  }
}
