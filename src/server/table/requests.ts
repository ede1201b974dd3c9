import type { Seat } from '../../engine/index.js';
import type { Request } from '../../protocol/index.js';
import type { Body } from '../log/entry.js';
import { BETWEEN_WORDS } from './said.js';
import { NOT_SEATED, people } from './seats.js';
import { isPlaying, type TableState } from './state.js';
import { refused, type Verdict, type Wish, type Wisher, write } from './wish.js';

/* What players ask of each other: all other people at the table have to agree, and one no is enough. */

export function takeRequest(state: TableState, body: Extract<Body, { kind: 'asked' | 'answered' }>): void {
  const { seat, request } = body;
  if (body.kind === 'asked') {
    state.seats[seat]!.askedAt = state.at;
    state.requests = [...without(state, request), { request, seat, agreed: [], at: state.at }];
  } else {
    state.requests = state.requests.flatMap((each) => {
      if (each.request !== request) return [each];
      return body.yes ? [{ ...each, agreed: [...each.agreed, seat] }] : [];
    });
  }
  settleRequests(state);
}

/** Carries out what everybody has agreed on by now. */
export function settleRequests(state: TableState): void {
  for (const { request, seat, agreed } of state.requests) {
    const waited = people(state).filter((each) => each !== seat && !agreed.includes(each));
    if (waited.length > 0) continue;
    state.requests = without(state, request);
    carryOut(state, request, seat);
  }
}

/** Who has left asks for nothing any more, and is not waited for. */
export function dropRequestsOf(state: TableState, seat: Seat): void {
  state.requests = state.requests.filter((each) => each.seat !== seat);
  settleRequests(state);
}

/** What is asked for within a game does not outlive it; to take a choice back is not asked for once another was made. */
export function dropRequests(state: TableState, which: 'take-back' | 'of-a-game'): void {
  state.requests = state.requests.filter(({ request }) =>
    which === 'take-back' ? request !== 'take-back' : request === 'rematch',
  );
}

const without = ({ requests }: TableState, request: Request): TableState['requests'] =>
  requests.filter((each) => each.request !== request);

function carryOut(state: TableState, request: Request, seat: Seat): void {
  switch (request) {
    case 'pause':
      state.isPaused = true;
      return;
    case 'go-on':
      state.isPaused = false;
      return;
    case 'take-back':
      return state.playing?.takeBack(seat, state.number);
    case 'rematch':
      state.phase = 'gathering';
      state.match++;
      state.results = [];
  }
}

export function judgeAsk(state: TableState, { request }: Extract<Wish, { do: 'ask' }>, wisher: Wisher): Verdict {
  const { seat } = wisher;
  if (seat === null) return NOT_SEATED;
  const open = state.requests.find((each) => each.request === request);
  if (open !== undefined) {
    if (open.seat === seat) return refused('You have asked for this; the others have not answered yet.');
    return judgeReply(state, { do: 'reply', request, yes: true }, wisher);
  }
  const whyNot = whyNotAsk(state, request, seat);
  if (whyNot !== null) return refused(whyNot);
  if (wisher.at - state.seats[seat]!.askedAt < BETWEEN_WORDS)
    return refused('You have just asked. Give them a moment.');
  return write({ kind: 'asked', seat, request });
}

function whyNotAsk(state: TableState, request: Request, seat: Seat): string | null {
  const isGame = isPlaying(state) && state.playing?.isOver === false;
  switch (request) {
    case 'pause':
      if (!isGame) return 'There is no game to pause.';
      return state.isPaused ? 'The game is paused already.' : null;
    case 'go-on':
      return isGame && state.isPaused ? null : 'The game is not paused.';
    case 'take-back':
      if (!state.rules.practice) return 'Choices are taken back at practice tables only.';
      return isGame && state.playing!.canTakeBack(seat) ? null : 'You have chosen nothing that could be taken back.';
    case 'rematch':
      return state.phase === 'over' ? null : 'The match is not over.';
  }
}

export function judgeReply(
  state: TableState,
  { request, yes }: Extract<Wish, { do: 'reply' }>,
  { seat }: Wisher,
): Verdict {
  if (seat === null) return NOT_SEATED;
  const open = state.requests.find((each) => each.request === request);
  if (open === undefined) return refused('Nobody asks for this any more.');
  if (open.seat === seat) return refused('The others answer what you have asked for.');
  if (yes && open.agreed.includes(seat)) return refused('You have agreed already.');
  return write({ kind: 'answered', seat, request, yes });
}
