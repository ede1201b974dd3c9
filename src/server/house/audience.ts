import type { Seat, Viewer } from '../../engine/index.js';
import { PROTOCOL, type TableAbout, type ToClient } from '../../protocol/index.js';
import { changeBetween, type Viewing } from '../../session/index.js';
import type { TableFold } from '../table/fold.js';
import type { Playing } from '../table/playing.js';
import type { Presence } from '../table/wish.js';
import type { Guest } from './house.js';

/** All who see the same: a seat in all its tabs and devices, or everybody who looks on. */
interface Row {
  readonly viewer: Viewer;
  readonly guests: Set<Guest>;
  viewing: Viewing | null;
  /** The game that it is of. */
  playing: Playing | null;
}

/** Who is told what happens at a table: each viewer what that one may know, an entry at a time. */
export class Audience {
  private readonly rows = new Map<Viewer, Row>();
  private about: TableAbout;

  constructor(
    private readonly fold: TableFold,
    private readonly presence: Presence,
    private readonly version: string,
  ) {
    this.about = fold.about(presence);
  }

  /** Of the last entry that was told. */
  get number(): number {
    return this.fold.number;
  }

  get size(): number {
    let count = 0;
    for (const { guests } of this.rows.values()) count += guests.size;
    return count;
  }

  sizeOf(viewer: Viewer): number {
    return this.rows.get(viewer)?.guests.size ?? 0;
  }

  /** Tells who comes everything, and from now on what is new. */
  join(guest: Guest, viewer: Viewer, now: number): void {
    this.tellAbout();
    const row = this.rows.get(viewer) ?? { viewer, guests: new Set(), viewing: null, playing: null };
    this.rows.set(viewer, row);
    row.guests.add(guest);
    const { number } = this.fold;
    const seat: Seat | null = viewer === 'spectator' ? null : viewer;
    guest.send({ kind: 'welcome', protocol: PROTOCOL, version: this.version, number, seat, now, about: this.about });
    this.whole(guest, viewer);
  }

  /** Tells the present moment, whole, unless everybody of that viewer has gone. */
  whole(guest: Guest, viewer: Viewer): void {
    const row = this.rows.get(viewer);
    if (row !== undefined) guest.send(this.momentOf(row));
  }

  leave(guest: Guest, viewer: Viewer): void {
    const row = this.rows.get(viewer);
    row?.guests.delete(guest);
    if (row?.guests.size === 0) this.rows.delete(viewer);
  }

  /** The guests of a viewer, or all. */
  guests(viewer?: Viewer): readonly Guest[] {
    const rows = viewer === undefined ? [...this.rows.values()] : [this.rows.get(viewer)];
    return rows.flatMap((row) => [...(row?.guests ?? [])]);
  }

  /** To be called when an entry was taken: tells everybody what it has changed for them. */
  tell(): void {
    for (const row of this.rows.values()) {
      const message = this.newsFor(row);
      if (message !== null) send(row.guests, message);
    }
    this.tellAbout();
  }

  /** Tells what has changed about the table, by an entry or by who has come and gone. */
  tellAbout(): void {
    const before = this.about;
    this.about = this.fold.about(this.presence);
    const change = changeBetween(before, this.about);
    if (change === null) return;
    const message: ToClient = { kind: 'table', number: this.fold.number, change };
    for (const { guests } of this.rows.values()) send(guests, message);
  }

  private newsFor(row: Row): ToClient | null {
    if (row.playing !== this.fold.state.playing) return this.momentOf(row);
    const delta = row.viewing?.next();
    if (delta === undefined || (delta.change === null && delta.events.length === 0)) return null;
    return { kind: 'news', number: this.fold.number, delta };
  }

  private momentOf(row: Row): ToClient {
    const { playing, game } = this.fold.state;
    if (row.playing !== playing) {
      row.playing = playing;
      row.viewing = playing?.viewing(row.viewer) ?? null;
    }
    return { kind: 'moment', number: this.fold.number, game, moment: row.viewing?.whole() ?? null };
  }
}

function send(guests: Iterable<Guest>, message: ToClient): void {
  for (const guest of guests) guest.send(message);
}
