import type { GameEvent, Seat } from '../../engine/index.js';
import { type Moment, wordsOf } from '../../session/index.js';
import type { Step } from '../session/steps.js';
import type { Settings } from '../settings/settings.js';

/* Which steps are another player's, and what is said of them: the sentences of the log, told once more where one looks. */

/** What is said while a step of another player is shown. */
export interface Saying {
  /** Whose step it is. */
  readonly seat: Seat;
  /** The sentences that the log tells of it, with cards marked. */
  readonly lines: readonly string[];
  /** Which of how many steps it is. */
  readonly at: number;
  readonly of: number;
}

/** A step as it is shown; `saying` is null for one's own. */
export interface ShownStep extends Step {
  readonly saying: Saying | null;
}

/** A step before it is known how many there are. */
interface Watched extends Step {
  readonly seat: Seat;
  readonly lines: readonly string[];
}

/** From so many steps on, drawing and shuffling are told together with what brought them. */
const LONG = 8;

/** How steps are shown to who sits at the table: one's own as they come, those of others one by one or only what comes of them. */
export function planned(before: Moment | null, steps: readonly Step[], others: Settings['others']): ShownStep[] {
  const plan: ShownStep[] = [];
  let run: Watched[] = [];
  let last = before;
  const close = (): void => {
    if (run.length > 0) plan.push(...(others === 'only the result' ? [resultOf(run)] : numbered(run)));
    run = [];
  };
  for (const step of steps) {
    const seat = last === null ? null : othersSeat(last);
    if (seat === null || last === null) {
      close();
      plan.push({ ...step, saying: null });
    } else run.push({ ...step, seat, lines: toldBetween(last, step.moment) });
    last = step.moment;
  }
  close();
  return plan;
}

/** Who else decides there; null: it is yourself, or nobody whose turn could be watched. */
export function othersSeat({ view, replayed }: Moment): Seat | null {
  const { decision, seat, phase } = view;
  if (decision === null || decision.seat === seat || phase === 'setup' || replayed !== undefined) return null;
  return decision.seat;
}

const resultOf = (run: readonly Watched[]): ShownStep => ({ moment: run.at(-1)!.moment, events: [], saying: null });

function numbered(run: readonly Watched[]): ShownStep[] {
  const grouped = together(run, ({ lines, events }) => lines.length === 0 && events.length === 0, 'next');
  const isLong = grouped.filter(({ lines }) => lines.length > 0).length > LONG;
  const shown = isLong ? together(grouped, ({ events }) => events.every(isQuiet), 'last') : grouped;
  const of = shown.filter(({ lines }) => lines.length > 0).length;
  let at = 0;
  return shown.map(({ moment, events, seat, lines }) => {
    const saying = lines.length === 0 ? null : { seat, lines, at: ++at, of };
    return { moment, events, saying };
  });
}

/** Joins steps that say little by themselves to the one before them, or to the one after. */
function together(run: readonly Watched[], isLittle: (step: Watched) => boolean, to: 'last' | 'next'): Watched[] {
  const joined: Watched[] = [];
  for (const [i, step] of run.entries()) {
    const last = joined.at(-1);
    const isJoined = last !== undefined && last.seat === step.seat && isLittle(to === 'last' ? step : run[i - 1]!);
    if (isJoined) joined[joined.length - 1] = sum(last, step);
    else joined.push(step);
  }
  return joined;
}

const sum = (one: Watched, other: Watched): Watched => ({
  ...other,
  events: [...one.events, ...other.events],
  lines: [...one.lines.filter((line) => !other.lines.includes(line)), ...other.lines],
});

const QUIET: ReadonlySet<GameEvent['kind']> = new Set([
  'cardDrawn',
  'deckShuffled',
  'putInHand',
  'putInDeck',
  'cardShown',
  'cardLookedAt',
  'discarded',
]);

const isQuiet = ({ kind }: GameEvent): boolean => QUIET.has(kind);

/** The sentences that are new in a moment, or told anew; none of a turn of one's own that begins there, nor of the result. */
export function toldBetween(before: Moment, after: Moment): readonly string[] {
  const isMine = after.view.player === after.view.seat;
  return after.told.flatMap(({ kind, lines }, part) => {
    const known = before.told[part];
    if (kind === 'result' || (known === undefined && isMine)) return [];
    const from = lines.findIndex((line, i) => line !== known?.lines[i]);
    return from < 0 ? [] : lines.slice(from);
  });
}

/** How much there is to read. */
export const lettersOf = ({ lines }: Saying): number => lines.reduce((sum, line) => sum + wordsOf(line).length + 1, 0);
