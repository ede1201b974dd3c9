import { isFields, isNumber, isText } from '../session/kept-values.js';

/** A seat that is somebody's: whoever has the key sits there, in any browser. */
export interface KeptSeat {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly name: string;
  /** What the deck that was chosen last is called; empty: none yet. */
  readonly deck: string;
}

const STORE = 'rulebox.seats';
const MOST = 20;
/** What a browser that keeps nothing is told holds as long as its page is open. */
let held: readonly KeptSeat[] = [];

/** The seats that are kept here, the latest first. */
export function keptSeats(): readonly KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isKeptSeat) : held;
  } catch {
    return held;
  }
}

/** The seat at a table that is kept here; without its number the one that was taken last. */
export const keptSeat = (table: string, seat?: number): KeptSeat | null =>
  keptSeats().find((kept) => kept.table === table && (seat === undefined || kept.seat === seat)) ?? null;

/** Keeps a seat before all others; the oldest are forgotten. */
export const keepSeat = (seat: KeptSeat): void => keep([seat, ...without(seat)].slice(0, MOST));

export const forgetSeat = (seat: Pick<KeptSeat, 'table' | 'seat'>): void => keep(without(seat));

const without = ({ table, seat }: Pick<KeptSeat, 'table' | 'seat'>): readonly KeptSeat[] =>
  keptSeats().filter((kept) => kept.table !== table || kept.seat !== seat);

function keep(seats: readonly KeptSeat[]): void {
  held = seats;
  try {
    localStorage.setItem(STORE, JSON.stringify(seats));
  } catch {
    // The link to the seat still leads back to it.
  }
}

const isKeptSeat = (value: unknown): value is KeptSeat =>
  isFields(value) &&
  isNumber(value['seat']) &&
  [value['table'], value['key'], value['name'], value['deck']].every(isText);
