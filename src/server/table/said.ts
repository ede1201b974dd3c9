import type { Body } from '../log/entry.js';
import { NOT_SEATED } from './seats.js';
import type { TableState } from './state.js';
import { refused, type Verdict, type Wish, type Wisher, write } from './wish.js';

/** Between two things that a player says. */
export const BETWEEN_WORDS = 5_000;
/** Who comes later is told the last of them. */
const KEPT = 6;

export function takeSaid(state: TableState, { seat, phrase }: Extract<Body, { kind: 'said' }>): void {
  state.seats[seat]!.spokeAt = state.at;
  state.said = [...state.said, { number: state.number, seat, phrase }].slice(-KEPT);
}

export function judgeSay(state: TableState, { phrase }: Extract<Wish, { do: 'say' }>, wisher: Wisher): Verdict {
  const { seat } = wisher;
  if (seat === null) return NOT_SEATED;
  if (wisher.at - state.seats[seat]!.spokeAt < BETWEEN_WORDS) return TOO_SOON;
  return write({ kind: 'said', seat, phrase });
}

const TOO_SOON = refused('You have just said something. A moment, and they hear you again.');
