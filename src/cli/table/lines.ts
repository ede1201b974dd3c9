// What there is to say about a table besides the game on it, as lines.
import { teamOf } from '../../engine/index.js';
import type { Request, SeatAbout, TableAbout } from '../../protocol/index.js';
import { PHRASES } from '../../protocol/index.js';
import { type Told, wordsOf } from '../../session/index.js';

/** "12:05": minutes and seconds that are left, never less than nothing. */
export function clockText({ left, since }: NonNullable<SeatAbout['clock']>, now: number): string {
  const seconds = Math.max(0, Math.floor((left - (since === null ? 0 : now - since)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const namesAt = ({ seats }: TableAbout): readonly string[] =>
  seats.map(({ name, seat }) => (name === '' ? `seat ${seat + 1}` : name));

/** "Ada 12:05 | Ben 14:59, away". */
export const seatsLine = (about: TableAbout, now: number): string =>
  about.seats.map((seat) => seatText(seat, namesAt(about)[seat.seat]!, now)).join(' | ');

function seatText({ player, here, clock, wins }: SeatAbout, name: string, now: number): string {
  const time = clock === null ? '' : ` ${clockText(clock, now)}`;
  const won = wins === 0 ? '' : `, ${wins} won`;
  if (player === 'empty') return `${name}: free`;
  return `${name}${time}${won}${here ? '' : ', away'}`;
}

/** What is different about a table, in sentences: who came and went, what was said, asked and won. */
export function changesOf(before: TableAbout | null, after: TableAbout): readonly string[] {
  if (before === null) return [`Table ${after.table}: ${after.rules.era}, ${after.rules.format}.`];
  const names = namesAt(after);
  const spoken = before.said.at(-1)?.number ?? -1;
  const results = after.match === before.match ? before.results.length : 0;
  return [
    ...after.seats.flatMap((seat) => seatChanges(before.seats[seat.seat]!, seat, names[seat.seat]!)),
    ...(before.isPaused === after.isPaused ? [] : [after.isPaused ? 'The game is paused.' : 'The game goes on.']),
    ...after.said.filter(({ number }) => number > spoken).map((each) => `${names[each.seat]}: ${PHRASES[each.phrase]}`),
    ...after.requests
      .filter(({ request, seat }) => !before.requests.some((each) => each.request === request && each.seat === seat))
      .map(({ request, seat }) => `${names[seat]} asks ${ASKS[request]}.`),
    ...after.results.slice(results).map(({ game, winner, by }) => {
      const won =
        winner === null ? 'nobody won' : `won by ${names.filter((_, seat) => teamOf(seat) === winner).join(', ')}`;
      return `Game ${game}: ${won}${by === null ? '' : ` (${by})`}.`;
    }),
  ];
}

const ASKS: Readonly<Record<Request, string>> = {
  pause: 'for a pause',
  'go-on': 'to go on',
  'take-back': 'to take a choice back',
  rematch: 'for a rematch',
};

function seatChanges(before: SeatAbout, after: SeatAbout, name: string): readonly string[] {
  if (before.player !== after.player) {
    return [after.player === 'empty' ? `Seat ${after.seat + 1} is free.` : `${name} sits down.`];
  }
  if (before.here !== after.here) return [after.here ? `${name} is back.` : `${name} is away.`];
  return !before.isReady && after.isReady ? [`${name} is ready.`] : [];
}

/** Sentences of a game as they come: a line that was told before is told again if it has grown. */
export class Sentences {
  private told: readonly Told[] = [];

  /** What is new, headings among it. */
  next(told: readonly Told[]): readonly string[] {
    const before = this.told;
    this.told = told;
    return told.flatMap((part, place) => {
      const known = before[place]?.title === part.title ? before[place] : undefined;
      const lines = part.lines.filter((line, at) => line !== known?.lines[at]).map((line) => `  ${wordsOf(line)}`);
      return known === undefined ? [part.title, ...lines] : lines;
    });
  }

  /** Another game begins. */
  forget(): void {
    this.told = [];
  }
}
