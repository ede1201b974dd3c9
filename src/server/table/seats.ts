import { BOT_NAMES, BOT_TITLES } from '../../bots/index.js';
import type { Seat } from '../../engine/index.js';
import type { Body } from '../log/entry.js';
import type { SeatState, TableState } from './state.js';
import { type BotPlayer, refused, type Verdict, type Wish, type Wisher, write } from './wish.js';

export const freeSeat = (): SeatState => ({
  name: '',
  player: 'empty',
  key: null,
  deck: null,
  share: null,
  spokeAt: Number.NEGATIVE_INFINITY,
  askedAt: Number.NEGATIVE_INFINITY,
});

/** The table's maker sits here, and whoever takes the place. */
export const MAKERS_SEAT: Seat = 0;

export const isBotSeat = ({ player }: SeatState): boolean => player !== 'person' && player !== 'empty';

/** Who left in the middle of a game is still waited for. */
export const isFree = ({ player, key }: SeatState): boolean => player === 'empty' && key === null;

/** A bot is ready as soon as it has a deck, and adds nothing to the chance: all that it could add is the server's. */
export const isReady = (seat: SeatState): boolean => (isBotSeat(seat) ? seat.deck !== null : seat.share !== null);

export const shareOf = (seat: SeatState): string => seat.share ?? '';

export const people = ({ seats }: TableState): readonly Seat[] =>
  seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));

/** Who comes and goes before a game changes the table; who does during one only leaves the seat empty. */
export function takeSeats(state: TableState, body: Extract<Body, { kind: 'seated' | 'left' }>): void {
  const seat = state.seats[body.seat]!;
  const isUnderWay = state.phase === 'playing' || state.phase === 'between-games';
  if (body.kind === 'seated') {
    if (!isUnderWay) Object.assign(seat, freeSeat());
    Object.assign(seat, { name: body.name, player: body.player, key: body.key });
    if (state.phase === 'playing') state.playing?.sit(body.seat, body.player);
    return;
  }
  if (isUnderWay) seat.player = 'empty';
  else Object.assign(seat, freeSeat());
  if (state.phase === 'playing') state.playing?.sit(body.seat, 'empty');
  else seat.share = null;
}

export function judgeSit(state: TableState, { name, key, seat: asked }: Extract<Wish, { do: 'sit' }>): Verdict {
  if (state.phase !== 'gathering')
    return refused('The game at this table has begun. Whoever is not seated can look on.');
  const place = asked ?? state.seats.findIndex(isFree);
  const seat = state.seats[place];
  if (place < 0) return refused('Every seat of this table is taken.');
  if (seat === undefined) return refused(`This table has ${state.seats.length} seats.`);
  if (!isFree(seat)) return refused(`${seat.name} sits there already.`);
  return write({ kind: 'seated', seat: place, name, player: 'person', key });
}

/** Only with the seat's own key, which whoever asks has shown. */
export function judgeComeBack(state: TableState, { seat }: Wisher): Verdict {
  const left = seat === null ? undefined : state.seats[seat];
  if (seat === null || left === undefined || left.key === null || left.player !== 'empty')
    return refused('Nobody has left this seat.');
  return write({ kind: 'seated', seat, name: left.name, player: 'person', key: left.key });
}

export function judgeLeave(_state: TableState, { seat }: Wisher): Verdict {
  return seat === null ? NOT_SEATED : write({ kind: 'left', seat });
}

export function judgeBot(state: TableState, { on, bot }: Extract<Wish, { do: 'seat-bot' }>, { seat }: Wisher): Verdict {
  if (seat !== MAKERS_SEAT) return refused('Only who opened the table lets bots sit down.');
  if (state.phase !== 'gathering') return refused('A bot sits down before the game, or not at all.');
  const place = state.seats[on];
  if (place === undefined) return refused(`This table has ${state.seats.length} seats.`);
  if (!isFree(place) && !isBotSeat(place)) return refused(`${place.name} sits there already.`);
  const player = BOT_NAMES.find((name) => name === bot);
  if (player === undefined) return refused(`There is no bot "${bot}"; there are ${BOT_NAMES.join(', ')}.`);
  const name = unlikeOthers(BOT_TITLES[player], state, on);
  return write({ kind: 'seated', seat: on, name, player: player satisfies BotPlayer, key: null });
}

/** A name that nobody else at the table has: with a number, where it comes a second time. */
function unlikeOthers(title: string, { seats }: TableState, on: Seat): string {
  const others = seats.flatMap(({ name }, seat) => (seat === on ? [] : [name]));
  const numbered = [title, ...seats.map((_, place) => `${title} ${place + 2}`)];
  return numbered.find((name) => !others.includes(name))!;
}

export const NOT_SEATED = refused('You look on here: sit down to take part.');
