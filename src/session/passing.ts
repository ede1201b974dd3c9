import type { GameEvent, Seat } from '../engine/index.js';
import type { Delta } from './delta.js';
import { goOnTelling } from './go-on.js';
import type { Moment } from './moment.js';
import type { Player } from './seats.js';
import type { Table } from './table.js';
import type { Viewing } from './viewing.js';

/** Whether several people sit at a table: where it is played on one device, they hand that round. */
export const isPassed = (players: readonly Player[]): boolean =>
  players.filter((player) => player === 'person').length > 1;

/** What lies on the device while nobody's hand may be seen. */
export interface Covered {
  /** Who is to have it next; null: the game is over. */
  readonly to: Seat | null;
  /** What everybody may know. */
  readonly moment: Moment;
}

/** What came of a choice, for who made it; and the cover, if somebody else is asked now. */
export interface Passed {
  readonly deltas: readonly Delta[];
  readonly covered: Covered | null;
}

/**
 * A table whose people hand one device round. It shows what the one who is asked may know, after that one has taken the cover
 * off, and nobody else's. What is chosen can be taken back until something has come to light, or the device is handed on.
 */
export class Passing {
  private viewing: Viewing | null = null;

  constructor(private readonly table: Table) {}

  /** Who has the device; null: it is covered. */
  get holder(): Seat | null {
    const viewer = this.viewing?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }

  /** Nobody has the device any more. */
  cover(): Covered {
    this.viewing = null;
    this.table.handTo(null);
    return { to: this.table.waitsFor, moment: this.table.viewing('spectator').whole() };
  }

  /** The one who is asked takes the device; null: nobody is. */
  lift(): Moment | null {
    const { table } = this;
    const seat = table.waitsFor;
    if (seat === null) return null;
    if (this.holder !== seat) {
      table.handTo(seat);
      this.viewing = table.viewing(seat);
    }
    return this.viewing!.whole();
  }

  /** What has happened since, to be told to who has the device; it is covered as soon as somebody else is asked. */
  next(): Passed {
    const { table, viewing } = this;
    if (viewing === null) return { deltas: [], covered: this.cover() };
    const deltas = [viewing.next(), ...goOnTelling(table, viewing)];
    if (table.waitsFor !== viewing.viewer) return { deltas, covered: this.cover() };
    if (!deltas.some(bringsToLight)) return { deltas, covered: null };
    table.letStand();
    return { deltas: [...deltas, viewing.next()], covered: null };
  }

  /** Where the game stands after something was taken back, or done again, by who has the device. */
  stands(): readonly Delta[] {
    return this.viewing === null ? [] : [this.viewing.next()];
  }
}

const LIGHT: readonly GameEvent['kind'][] = ['coinFlipped', 'cardDrawn', 'prizeTaken', 'cardLookedAt'];

/** Whether somebody knows more by it than before: what was seen cannot be taken back. */
const bringsToLight = ({ events, change }: Delta): boolean =>
  (change !== null && 'in' in change && change.in.seen !== undefined) ||
  events.some(({ kind }) => LIGHT.includes(kind));
