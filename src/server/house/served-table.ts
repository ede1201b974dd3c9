import type { Intent, Seat, Seed, Sketch, Viewer } from '../../engine/index.js';
import type { TableAbout } from '../../protocol/index.js';
import type { Reasons } from '../../session/index.js';
import type { Body, Entry } from '../log/entry.js';
import { deckNamedIn, type TableFold } from '../table/fold.js';
import type { Wish } from '../table/wish.js';
import { Audience } from './audience.js';
import type { Guest } from './house.js';
import { Later } from './later.js';
import { BUSY, FULL, NOT_WRITTEN, type Outcome } from './outcome.js';
import { Sketching } from './sketching.js';
import { TablePresence } from './table-presence.js';
import { Turns } from './turns.js';
import { decksIn, readAll, Unreadable, type Works } from './works.js';
import { type Written, written } from './writing.js';

/** So often another entry may come first. */
const MOST_RACES = 100;
/** A game that lasts as long as the rules let it has fewer than ten thousand choices; then nothing but those is written. */
const MOST_ENTRIES = 50_000;
/** When to try again what the table itself has to write, where it could not be written. */
const AGAIN = 1_000;
/** Another node that has written something is taken to go on for so long. */
const ELSEWHERE = 10_000;
/** So far a table at which nobody is may be behind what other nodes write. */
const BEHIND = 16;
/** A timer cannot be set further than this. */
const FURTHEST = 2 ** 31 - 1;

/** A bot's thought takes long: after each step of it, everybody else has their turn. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A table that this node serves: wishes are judged in turn, written, and only then taken and told. Whatever it holds
 * follows from the log, and it may be let go of at any moment.
 */
export class ServedTable {
  readonly presence: TablePresence;
  readonly audience: Audience;
  /** When somebody had to do with it last. */
  usedAt: number;
  private readonly turns: Turns;
  private readonly sketching: Sketching;
  private alarm: NodeJS.Timeout | null = null;
  private later: Later | null = null;
  private isStuck = false;
  private held = 0;
  private elsewhereUntil = Number.NEGATIVE_INFINITY;
  private heardNumber = 0;

  constructor(
    readonly fold: TableFold,
    private readonly works: Works,
    givenUp: (error: unknown) => void,
  ) {
    const { parts, limits } = works;
    this.usedAt = parts.clock.now();
    this.presence = new TablePresence(fold.state.seats.length, this.usedAt);
    this.audience = new Audience(fold, this.presence, parts.version);
    this.sketching = new Sketching(limits);
    this.turns = new Turns({
      most: limits.waiting,
      byItself: () => this.doDue(),
      rested: () => this.setAlarm(),
      failed: givenUp,
    });
  }

  get table(): string {
    return this.fold.state.table;
  }

  /** Whether nobody is there and nothing is under way. */
  get isIdle(): boolean {
    return this.turns.isIdle && this.size === 0 && this.held === 0;
  }

  /** Whether nobody is here, and another node has written something of late. */
  get isElsewhere(): boolean {
    return this.size === 0 && this.works.parts.clock.now() < this.elsewhereUntil;
  }

  /** Whether another node has written something that was not read yet. */
  get isBehind(): boolean {
    return this.heardNumber > this.fold.number;
  }

  get size(): number {
    return this.audience.size + (this.later?.audience.size ?? 0);
  }

  get watchers(): number {
    return this.audience.sizeOf('spectator') + (this.later?.audience.size ?? 0);
  }

  about(): TableAbout {
    return this.fold.about(this.presence);
  }

  /** Judges a wish when its turn comes, and writes it down. */
  wish(wish: Wish, seat: Seat | null, at: number): Promise<Outcome> {
    return this.inTurn<Outcome>({ busy: BUSY, unreadable: { kind: 'unknown' } }, () => this.carryOut(wish, seat, at));
  }

  whyNot(seat: Seat, intent: Intent): { readonly reasons: Reasons | null; readonly allowedIn: readonly string[] } {
    const { playing } = this.fold.state;
    if (playing === null) return { reasons: { sentence: 'No game has begun.', rules: [] }, allowedIn: [] };
    const reasons = playing.whyNot(seat, intent);
    return { reasons, allowedIn: reasons === null ? [] : playing.allowedIn(seat, intent) };
  }

  /** The game as a seat knows it, at the decision that was open at an entry; as often as the limits let. */
  sketch(seat: Seat, number: number, seed: Seed): Sketch | Outcome {
    this.usedAt = this.works.parts.clock.now();
    return this.sketching.sketch(this.fold.state, { seat, number, seed }, this.usedAt);
  }

  /** Reads what other nodes have written, if they have. */
  catchUp(): Promise<boolean> {
    return this.inTurn({ busy: false, unreadable: false }, async () => {
      await this.readOn();
      return true;
    });
  }

  /** Another node has written up to this number. Where nobody is, it is read now and then: who comes finds the table almost there. */
  heardOf(number: number): void {
    const now = this.works.parts.clock.now();
    this.elsewhereUntil = now + ELSEWHERE;
    this.usedAt = now;
    this.heardNumber = number;
    if (this.size > 0 || number - this.fold.number >= BEHIND) void this.catchUp();
  }

  /** Looks whether the table has something to write by itself. */
  goOn(): void {
    this.turns.goOn();
  }

  /** The audience that a viewer belongs to: who looks on at some tables does so later. */
  async audienceFor(viewer: Viewer): Promise<Audience> {
    if (viewer !== 'spectator' || this.fold.state.rules.watching !== 'later') return this.audience;
    if (this.later === null) await this.inTurn({ busy: null, unreadable: null }, () => this.lookOnLater());
    return this.later?.audience ?? this.audience;
  }

  /** Somebody has come to a seat or gone from it. */
  presenceChanged(): void {
    this.usedAt = this.works.parts.clock.now();
    this.audience.tellAbout();
    this.later?.audience.tellAbout();
  }

  /** Nobody looks on later any more. */
  rest(): void {
    if (this.later?.audience.size === 0) this.later = null;
  }

  guests(): readonly Guest[] {
    return [...this.audience.guests(), ...(this.later?.audience.guests() ?? [])];
  }

  /** Does something during which the table is not let go of. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.held++;
    return work().finally(() => this.held--);
  }

  /** Finishes what is under way, and does nothing more. */
  async end(): Promise<void> {
    if (this.alarm !== null) clearTimeout(this.alarm);
    await this.turns.end();
    if (this.alarm !== null) clearTimeout(this.alarm);
  }

  /** Does something when its turn comes. Where the log cannot be read, or too much waits, it comes to something else. */
  private inTurn<T>(otherwise: { readonly busy: T; readonly unreadable: T }, work: () => Promise<T>): Promise<T> {
    this.usedAt = this.works.parts.clock.now();
    return new Promise((resolve) => {
      const job = async (): Promise<void> => {
        try {
          resolve(await work());
        } catch (error) {
          resolve(otherwise.unreadable);
          if (!(error instanceof Unreadable)) throw error;
        }
      };
      if (!this.turns.take(job)) resolve(otherwise.busy);
    });
  }

  private async carryOut(wish: Wish, seat: Seat | null, at: number): Promise<Outcome> {
    if (wish.do === 'choose' && wish.number > this.fold.number) await this.readOn();
    if (this.fold.number >= MOST_ENTRIES && wish.do !== 'choose' && wish.do !== 'concede') return FULL;
    for (let race = 0; race < MOST_RACES; race++) {
      const away = this.dueForAbsence();
      const verdict = away === null ? this.fold.judge(wish, { seat, at, presence: this.presence }) : null;
      if (verdict !== null && verdict.kind !== 'write') {
        return verdict.kind === 'late' ? { kind: 'late', number: this.fold.number } : verdict;
      }
      const result = await this.write(verdict?.body ?? away!, at);
      if (result === 'not-written') return NOT_WRITTEN;
      if (result === 'unknown') return { kind: 'unknown' };
      if (result === 'written' && verdict !== null) return { kind: 'done', number: this.fold.number };
    }
    return BUSY;
  }

  /** One entry that nobody wished for. */
  private async doDue(): Promise<boolean> {
    const now = this.works.parts.clock.now();
    this.later?.goOn(now);
    const away = this.isElsewhere ? null : this.dueForAbsence();
    if (!this.isElsewhere && away === null && this.fold.think()) {
      await othersFirst();
      return true;
    }
    const body = this.isElsewhere ? null : (away ?? this.fold.due(now));
    this.isStuck = body !== null && !(await this.canWrite(body));
    return body !== null && !this.isStuck;
  }

  private async canWrite(body: Body): Promise<boolean> {
    try {
      const result = await this.write(body, this.works.parts.clock.now());
      return result === 'written' || result === 'taken';
    } catch (error) {
      if (error instanceof Unreadable) return false;
      throw error;
    }
  }

  /** No server was there while a clock ran: nobody is charged for that. */
  private dueForAbsence(): Body | null {
    const { phase, playing, at } = this.fold.state;
    const from = phase === 'playing' ? (playing?.clocks?.chargedFrom ?? null) : null;
    if (from === null) return null;
    const away = this.works.absences.between(from, this.works.parts.clock.now(), at);
    return away > 0 ? { kind: 'clock', what: 'resumed', away } : null;
  }

  /** Writes an entry behind the last one; only when it stands in the log it is taken and told. `at`: when it was wished for. */
  private async write(body: Body, at: number): Promise<Written> {
    const { parts } = this.works;
    const { state, number } = this.fold;
    const entry: Entry = { table: this.table, number: number + 1, at: Math.max(at, state.at), body };
    const result = await written(parts.log, entry);
    if (result === 'written') {
      parts.log.tell({ node: parts.node, table: this.table, number: entry.number });
      await this.take(entry);
    } else if (result === 'taken') await this.readOn();
    return result;
  }

  private async readOn(): Promise<void> {
    for (const entry of await readAll(this.works.parts.log, this.table, this.fold.number)) await this.take(entry);
  }

  private async take(entry: Entry): Promise<void> {
    const [deck = null] = (await decksIn([entry], this.works.shelf)).values();
    this.fold.take(entry, deck);
    this.audience.tell();
    this.later?.push(entry, deck);
    if (entry.body.kind === 'left') this.sendAway(entry.body.seat);
  }

  /** Whoever sat there is told no more: somebody else may sit there next. */
  private sendAway(seat: Seat): void {
    for (const guest of this.audience.guests(seat)) guest.close('You have left this table.', false);
  }

  private async lookOnLater(): Promise<null> {
    const { parts, around, shelf } = this.works;
    const entries = await readAll(parts.log, this.table, 0, this.fold.number);
    const decks = await decksIn(entries, shelf);
    const later = new Later(entries[0]!, around, this.presence, parts.version);
    for (const entry of entries.slice(1)) later.push(entry, deckNamedIn(entry, decks));
    later.goOn(parts.clock.now());
    this.later = later;
    return null;
  }

  private setAlarm(): void {
    if (this.alarm !== null) clearTimeout(this.alarm);
    const now = this.works.parts.clock.now();
    const times = [this.fold.dueAt(), this.later?.nextAt() ?? null, this.isStuck ? now + AGAIN : null];
    const first = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    const at = this.isElsewhere ? Math.max(first, this.elsewhereUntil) : first;
    if (at === Number.POSITIVE_INFINITY) return;
    this.alarm = setTimeout(() => this.goOn(), Math.min(Math.max(0, at - now), FURTHEST));
    this.alarm.unref();
  }
}
