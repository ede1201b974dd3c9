import { type Diagnostic, err, ok, type Result, type Seat, type Viewer } from '../../engine/index.js';
import {
  newTableId,
  type OpenTable,
  PROTOCOL,
  type Said,
  type SeatTaken,
  type SitDown,
  type TableAbout,
} from '../../protocol/index.js';
import type { Reasons, SealedRecord } from '../../session/index.js';
import { Decks } from '../decks/decks.js';
import { Games } from '../decks/games.js';
import { Reckoned } from '../decks/reckoned.js';
import { Shelf } from '../decks/shelf.js';
import type { Body } from '../log/entry.js';
import { NotWritten, Unknown } from '../log/log.js';
import { secretsFrom } from '../table/chance.js';
import { MAKERS_SEAT } from '../table/seats.js';
import { Absences, BEAT } from './absences.js';
import type { Audience } from './audience.js';
import type { Conversation, Guest, House } from './house.js';
import { hashOfKey, newKey, opens } from './keys.js';
import { Lobby } from './lobby.js';
import { NOT_WRITTEN } from './outcome.js';
import { type HouseParts, STANDARD_LIMITS } from './parts.js';
import { rulesOf } from './rules-of.js';
import { sealedGame } from './sealed-game.js';
import type { ServedTable } from './served-table.js';
import { sharedGame, shareGame } from './shared-games.js';
import { SAID_AGAIN } from './table-presence.js';
import { type Absent, Tables } from './tables.js';
import { Talk } from './talk.js';
import { Unreadable, type Works } from './works.js';
import { written } from './writing.js';

/** All tables of a log, served by this node; others may serve them at the same time. */
export async function openHouse(parts: HouseParts): Promise<House> {
  const { log, clock, randomBytes, node } = parts;
  const limits = { ...STANDARD_LIMITS, ...parts.limits };
  const key = await log.settle('chance-key', Buffer.from(randomBytes(32)).toString('hex'));
  const absences = await Absences.open(log, node, clock);
  const around = { secrets: secretsFrom(key), games: new Games(limits.decks, new Reckoned(parts.library)) };
  const shelf = new Shelf(log, limits.decks);
  const decks = new Decks(parts.library, shelf, limits.decks);
  const isAlone = await log.isAlone();
  return new OpenedHouse({ parts, limits, around, shelf, decks, absences }, isAlone);
}

const WHY_ABSENT: Readonly<Record<Absent, string>> = {
  none: 'There is no such table.',
  full: 'This server has no room for more tables now. Try again later.',
  away: 'The log of this server cannot be read now. Try again.',
  broken: 'This table cannot be served. Nothing that was written down is lost; ask whoever runs this server.',
};

class OpenedHouse implements House {
  private readonly tables: Tables;
  private readonly parlour: Lobby;
  private readonly pulse: NodeJS.Timeout;
  private saidAgain = 0;
  private isBeating = false;
  private isClosed = false;

  constructor(
    private readonly works: Works,
    isAlone: boolean,
  ) {
    this.tables = new Tables(works);
    this.parlour = new Lobby(this.tables, works);
    works.parts.log.listen((note) => this.tables.hear(note));
    if (!isAlone) this.tables.beginStandby();
    this.pulse = setInterval(() => void this.beat(), BEAT);
    this.pulse.unref();
  }

  async open(wish: OpenTable): Promise<Result<SeatTaken, readonly Diagnostic[]>> {
    const opening = rulesOf(wish);
    if (!opening.ok) return opening;
    const { parts, around } = this.works;
    const { name, rules } = opening.value;
    const [table, key] = [newTableId(parts.randomBytes), newKey(parts.randomBytes)];
    const { version } = parts;
    const bodies: readonly Body[] = [
      { kind: 'opened', rules, commitment: around.secrets.commitmentTo(table, 1), version },
      { kind: 'seated', seat: MAKERS_SEAT, name, player: 'person', key: hashOfKey(key) },
    ];
    for (const [place, body] of bodies.entries()) {
      const result = await written(parts.log, { table, number: place + 1, at: parts.clock.now(), body });
      if (result === 'unknown') throw new Unknown('It is unknown whether the table was written down.');
      if (result !== 'written') throw new NotWritten('The table could not be written down.');
    }
    return ok({ table, seat: MAKERS_SEAT, key });
  }

  async sit(table: string, { name, seat }: SitDown): Promise<Result<SeatTaken, Reasons>> {
    const served = await this.tables.get(table);
    if (served === 'away') throw new Unreadable(WHY_ABSENT[served]);
    if (typeof served === 'string') return err({ sentence: WHY_ABSENT[served], rules: [] });
    const { randomBytes, clock } = this.works.parts;
    const key = newKey(randomBytes);
    return served.hold(async () => {
      await served.catchUp();
      const outcome = await served.wish({ do: 'sit', name, key: hashOfKey(key), seat }, null, clock.now());
      if (outcome === NOT_WRITTEN) throw new NotWritten('The seat could not be written down.');
      if (outcome.kind === 'refused') return err(outcome.reasons);
      const taken = served.fold.seatOfKey(opens(key));
      if (taken === null) throw new Unknown('It is unknown whether the seat was written down.');
      return ok({ table, seat: taken, key });
    });
  }

  async about(table: string): Promise<TableAbout | null> {
    const served = await this.tables.get(table);
    if (served === 'none') return null;
    if (typeof served === 'string') throw new Unreadable(WHY_ABSENT[served]);
    return served.about();
  }

  lobby(): Promise<readonly TableAbout[]> {
    return this.parlour.list();
  }

  async greet(hello: Said<'hello'>, guest: Guest): Promise<Result<Conversation, string>> {
    if (this.isClosed) throw new Unreadable('This server is closing. Come back in a moment.');
    if (hello.protocol !== PROTOCOL) {
      return err(`This server speaks version ${PROTOCOL} of the conversation, and you version ${hello.protocol}.`);
    }
    const served = await this.tables.get(hello.table);
    if (served === 'full' || served === 'away') throw new Unreadable(WHY_ABSENT[served]);
    if (typeof served === 'string') return err(WHY_ABSENT[served]);
    return served.hold(() => this.letIn(served, hello.key ?? null, guest));
  }

  record(table: string, game: number): Promise<SealedRecord | null> {
    return sealedGame(this.works, table, game);
  }

  share(record: unknown): ReturnType<House['share']> {
    return shareGame(this.works, record);
  }

  shared(game: string): ReturnType<House['shared']> {
    return sharedGame(this.works, game);
  }

  figures(): { readonly tables: number; readonly guests: number } {
    return { tables: this.tables.size, guests: this.tables.all.reduce((sum, { size }) => sum + size, 0) };
  }

  ready(): Promise<string | null> {
    return this.isClosed ? Promise.resolve('This server is closing.') : this.works.parts.log.check();
  }

  get isGettingReady(): boolean {
    return this.tables.standby.isBusy;
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.pulse);
    await Promise.all(this.tables.all.map((served) => served.end()));
    for (const served of this.tables.all) {
      for (const guest of served.guests()) guest.close('The server goes down for a moment. Nothing is lost.', true);
    }
    await this.works.parts.log.close();
  }

  private whyNotIn(served: ServedTable, viewer: Viewer): string | null {
    const { limits } = this.works;
    const { watching } = served.fold.state.rules;
    if (viewer !== 'spectator') {
      return served.audience.sizeOf(viewer) < limits.guests ? null : 'This seat is open in too many places.';
    }
    if (watching === 'nobody') return 'Nobody looks on at this table.';
    return served.watchers < limits.watchers ? null : 'Too many look on at this table.';
  }

  private async letIn(served: ServedTable, key: string | null, guest: Guest): Promise<Result<Conversation, string>> {
    await served.catchUp();
    const seatNow = (): Seat | null => (key === null ? null : served.fold.seatOfKey(opens(key)));
    const seat = seatNow();
    if (seat !== null && served.fold.state.seats[seat]!.player === 'empty') {
      await served.wish({ do: 'come-back' }, seat, this.works.parts.clock.now());
    }
    const viewer = seat ?? 'spectator';
    const audience = await served.audienceFor(viewer);
    if (key !== null && (seat === null || seatNow() !== seat)) return err('This key opens no seat at this table.');
    const why = this.whyNotIn(served, viewer);
    return why === null ? ok(this.seatGuest(served, audience, viewer, guest)) : err(why);
  }

  /** From here on nothing is waited for: who has the seat now is told what the seat may know. */
  private seatGuest(served: ServedTable, audience: Audience, viewer: Viewer, guest: Guest): Conversation {
    const { clock } = this.works.parts;
    const seat = viewer === 'spectator' ? null : viewer;
    if (seat !== null) served.presence.come(seat, clock.now());
    audience.join(guest, viewer, clock.now());
    this.presenceChanged(served);
    served.goOn(); // if another node did until now what the table itself does
    const gone = (): void => {
      audience.leave(guest, viewer);
      if (seat !== null) served.presence.go(seat, clock.now());
      this.presenceChanged(served);
    };
    return new Talk({ served, audience, seat, guest, gone }, this.works);
  }

  private presenceChanged(served: ServedTable): void {
    served.presenceChanged();
    this.tables.tellPresence(served);
  }

  /** Every second: this node is there; what has become due, or nobody's, is looked at. A slow log is not asked twice at once. */
  private async beat(): Promise<void> {
    if (this.isBeating) return;
    this.isBeating = true;
    const now = this.works.parts.clock.now();
    try {
      if (await this.works.absences.beat(now)) for (const served of this.tables.all) served.goOn();
    } catch {
      // Nothing can be written now: `ready` says so, and the time counts as nobody's.
    } finally {
      this.isBeating = false;
    }
    this.tables.sweep(now);
    if (now - this.saidAgain < SAID_AGAIN) return;
    this.saidAgain = now;
    for (const served of this.tables.all) this.lookAgain(served, now);
  }

  /** Where other nodes have guests too, a notice may have got lost. */
  private lookAgain(served: ServedTable, now: number): void {
    if (!served.presence.isShared) return;
    served.presence.settle(now);
    served.presenceChanged();
    this.tables.tellPresence(served);
    void served.catchUp();
  }
}
