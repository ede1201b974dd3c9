import { type Answer, plainAnswer, type Seat } from '../../engine/index.js';
import type { Playing } from './playing.js';
import { NOT_SEATED } from './seats.js';
import { isPlaying, type TableState } from './state.js';
import { refused, type Verdict, type Wish, type Wisher, write } from './wish.js';

const NO_GAME = refused('There is no game under way at this table.');

const gameOf = (state: TableState): Playing | null =>
  isPlaying(state) && state.playing?.isOver === false ? state.playing : null;

/** An answer is a number and a value that the rules judge: nothing else about it is believed. */
export function judgeChoice(state: TableState, wish: Extract<Wish, { do: 'choose' }>, wisher: Wisher): Verdict {
  const { seat } = wisher;
  if (seat === null) return NOT_SEATED;
  const answer = plainAnswer(wish.answer);
  if (answer === null) return refused('This is no answer.');
  const before = state.playing?.givenBefore(seat, wish.number, answer) ?? null;
  if (before !== null) return { kind: 'done', number: before };
  const playing = gameOf(state);
  if (playing === null) return NO_GAME;
  if (answer.kind === 'concede') return judgeConcede(state, wisher, answer.seat);
  if (wish.number < playing.opened || wish.number > state.number) return { kind: 'late' };
  return whyNotNow(state, wisher) ?? judgeAnswer(playing, seat, answer);
}

/** What stands in the way of any answer now. */
function whyNotNow({ isPaused, playing }: TableState, { seat, at }: Wisher): Verdict | null {
  if (isPaused) return refused('The players have agreed to a pause. Ask to go on.');
  const falls = playing?.clocks?.falls ?? null;
  if (falls !== null && falls.seat === seat && falls.at <= at) return refused('Your time is over.', ['ERD-11']);
  return null;
}

function judgeAnswer(playing: Playing, seat: Seat, answer: Answer): Verdict {
  const reasons = playing.refuses(seat, answer);
  if (reasons !== null) return { kind: 'refused', reasons };
  return write({ kind: 'chosen', seat, decision: playing.opened, answer });
}

/** A concession is its player's own word, at any moment of the game. */
export function judgeConcede(state: TableState, { seat }: Wisher, whose = seat): Verdict {
  const playing = gameOf(state);
  if (seat === null) return NOT_SEATED;
  if (playing === null) return NO_GAME;
  if (whose !== seat) return refused('Nobody concedes for another player.');
  return judgeAnswer(playing, seat, { kind: 'concede', seat });
}
