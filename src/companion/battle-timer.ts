import type { EventKind, GameEvent, Phase } from '../engine/index.js';

/** A clock for a timed game. It knows no time of its own: every function is told what time it is, in milliseconds. */
export interface BattleTimer {
  /** What the players have agreed on. */
  readonly agreed: number;
  readonly left: number;
  /** A button has started it; whether it runs depends on the phase, too. */
  readonly isStarted: boolean;
  readonly phase: Phase;
  /** The moment up to which it has been counted. */
  readonly countedTo: number;
}

/** The two buttons, one for each side of the table. */
export const TIMER_BUTTONS = ['L', 'R'] as const;
/** A button of the timer. */
export type TimerButton = (typeof TIMER_BUTTONS)[number];

/** A timer that nobody has started yet. */
export const newBattleTimer = (agreed: number, now: number): BattleTimer => ({
  agreed,
  left: agreed,
  isStarted: false,
  phase: 'setup',
  countedTo: now,
});

/**
 * All parts of a game are timed but what must be done between turns; when the game is over there is nothing left to time.
 * @rule ERD-11
 */
export const isRunning = ({ isStarted, phase }: BattleTimer): boolean =>
  isStarted && phase !== 'between-turns' && phase !== 'over';

/** Counting down is inferred (ERD-11). A clock that was set back takes nothing off, and gives nothing back. */
export function timerAt(timer: BattleTimer, now: number): BattleTimer {
  const passed = isRunning(timer) ? Math.max(0, now - timer.countedTo) : 0;
  return { ...timer, left: Math.max(0, timer.left - passed), countedTo: now };
}

/** Either button starts it, and either stops it again: they are for a player at each side. @rule ERD-12 */
export const pressTimer = (timer: BattleTimer, _button: TimerButton, now: number): BattleTimer => ({
  ...timerAt(timer, now),
  isStarted: !timer.isStarted,
});

/** The game is in this phase from now on, as a view or a state says. @rule ERD-11 */
export const timePhase = (timer: BattleTimer, phase: Phase, now: number): BattleTimer => ({
  ...timerAt(timer, now),
  phase,
});

/** The same from what happened, for whoever tells a game event by event. @rule ERD-11 */
export const timeEvents = (timer: BattleTimer, events: readonly GameEvent[], now: number): BattleTimer =>
  timePhase(
    timer,
    events.reduce((phase, { kind }) => PHASE_BEGUN_BY[kind] ?? phase, timer.phase),
    now,
  );

const PHASE_BEGUN_BY: Readonly<Partial<Record<EventKind, Phase>>> = {
  gameBegan: 'setup',
  turnBegan: 'main',
  checkupBegan: 'between-turns',
  gameWon: 'over',
};

/** Whether no time is left. */
export const isTimeUp = ({ left }: BattleTimer): boolean => left === 0;

/** `9:20`, or `1:09:20`; a second that has begun is shown until it is over. */
export function timeLeftText({ left }: BattleTimer): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
