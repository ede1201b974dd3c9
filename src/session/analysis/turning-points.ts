import { areOpponents, type Seat, teamOf } from '../../engine/index.js';
import { type CurvePoint, type Swing, swingsOf } from './curve.js';
import type { Sight } from './happened.js';
import type { Judged } from './judge.js';

/** What decided a game: a mistake, or a turn after which the game stood otherwise. */
export interface TurningPoint {
  readonly kind: 'mistake' | 'swing';
  /** Where to look: the place among the choices of the record. */
  readonly choice: number;
  readonly turn: number;
  /** Whose chance to win it is about: before, after, and what it has gained, or lost. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  readonly gain: number;
  /** What it was, in a sentence; empty: nothing that everybody saw explains it. */
  readonly sentence: string;
}

const MOST = 3;
/** What moves the chance to win by less decides nothing. */
const LEAST = 0.12;
/** A mistake that makes so much of a swing is what it is about. */
const ACCOUNTS_FOR = 0.4;

/** What is no more than a change of the figures counts for less than what everybody saw. */
const UNSEEN = 0.7;

/** One of them, with the part of the game that it is about. */
interface Candidate extends TurningPoint {
  readonly to: number;
  /** What the first team has gained. */
  readonly forFirst: number;
}

/** At most three, the greatest, in the order in which they came. */
export function turningPointsOf(
  curve: readonly CurvePoint[],
  decisions: readonly Judged[],
  sights: readonly Sight[],
): readonly TurningPoint[] {
  const mistakes = decisions.filter(({ verdict }) => verdict === 'mistake');
  const swings = swingsOf(curve).filter(
    (swing) => Math.abs(swing.gain) >= LEAST && !mistakes.some((mistake) => isBehind(mistake, swing)),
  );
  const found = [...mistakes.map(pointOfMistake), ...swings.map((swing) => pointOfSwing(swing, sights))];
  const chosen: Candidate[] = [];
  for (const point of found.sort((one, other) => weightOf(other) - weightOf(one))) {
    if (chosen.length === MOST) break;
    if (!chosen.some((other) => isSame(point, other))) chosen.push(point);
  }
  return chosen.sort((one, other) => one.choice - other.choice).map(({ to: _, forFirst: __, ...point }) => point);
}

const weightOf = ({ gain, sentence }: Candidate): number => Math.abs(gain) * (sentence === '' ? UNSEEN : 1);

/** What one seat has gained is what the other has lost: two swings of one time and one direction are one. */
const isSame = (one: Candidate, other: Candidate): boolean =>
  one.kind === 'swing' &&
  other.kind === 'swing' &&
  one.forFirst * other.forFirst > 0 &&
  one.choice < other.to &&
  other.choice < one.to;

const isBehind = ({ choice, seat, loss }: Judged, swing: Swing): boolean =>
  seat === swing.seat &&
  choice >= swing.from.choice &&
  choice < swing.to.choice &&
  loss >= -swing.gain * ACCOUNTS_FOR &&
  swing.gain < 0;

const signOf = (seat: Seat): number => (teamOf(seat) === 0 ? 1 : -1);

const pointOfMistake = ({ choice, turn, seat, chance, loss, best, given, reasons }: Judged): Candidate => ({
  kind: 'mistake',
  choice,
  turn,
  seat,
  before: chance,
  after: chance - loss,
  gain: -loss,
  sentence: reasons[0] ?? `“${best[0]!.option.text}” was better than “${given.option.text}”.`,
  to: choice + 1,
  forFirst: -loss * signOf(seat),
});

/** What everybody saw in it, as far as it goes the same way: Knock Outs, or the end of the game. */
function pointOfSwing({ seat, from, to, gain }: Swing, sights: readonly Sight[]): Candidate {
  const within = sights.filter(({ choice }) => choice >= from.choice && choice < to.choice);
  const fitting = within.filter(({ victim }) => victim === null || areOpponents(victim, seat) === gain > 0);
  const told = fitting.length > 2 ? [...fitting.slice(0, 1), ...fitting.slice(-1)] : fitting;
  return {
    kind: 'swing',
    choice: told[0]?.choice ?? from.choice,
    turn: told[0]?.turn ?? from.turn,
    seat,
    before: from.teams[teamOf(seat) as 0 | 1],
    after: to.teams[teamOf(seat) as 0 | 1],
    gain,
    sentence: told.map(({ sentence }) => sentence).join(' '),
    to: to.choice,
    forFirst: gain * signOf(seat),
  };
}
