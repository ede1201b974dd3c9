import { describe, expect, it } from 'vitest';
import {
  type BattleTimer,
  isRunning,
  isTimeUp,
  newBattleTimer,
  pressTimer,
  TIMER_BUTTONS,
  timeEvents,
  timeLeftText,
  timePhase,
  timerAt,
} from '../../src/companion/index.js';
import { EVENT_KINDS, type EventKind, eventsFor, type GameEvent, type Phase } from '../../src/engine/index.js';
import { attackCard, board, pokemonCard } from '../engine/board.js';

const { setup } = board({ era: 'e-card-2002', active: [attackCard([]), pokemonCard({})] });

const second = 1000;
const tenMinutes = newBattleTimer(600 * second, 0);
const started = pressTimer(tenMinutes, 'L', 0);
const inPhase = (phase: Phase): BattleTimer => timePhase(started, phase, 0);
/** Events of these kinds, whatever they are about. */
const events = (...kinds: EventKind[]): GameEvent[] =>
  eventsFor({ setup, numbers: kinds.flatMap((kind) => [EVENT_KINDS.indexOf(kind), 0, 0, 15]) }, 'all-seeing');

describe('the battle timer', () => {
  it('stands still between turns: 30 s, 20 s between turns and 10 s leave 9:20 of 10:00 (ERD-11)', () => {
    let timer = inPhase('main');
    timer = timePhase(timer, 'between-turns', 30 * second);
    timer = timePhase(timer, 'main', 50 * second);
    expect(timeLeftText(timerAt(timer, 60 * second))).toBe('9:20');
  });

  it('says the same when it hears the events of the game (ERD-11)', () => {
    let timer = timeEvents(started, events('turnBegan', 'cardDrawn'), 0);
    timer = timeEvents(timer, events('turnEnded', 'checkupBegan', 'damagedByPoison'), 30 * second);
    expect(isRunning(timer)).toBe(false);
    timer = timeEvents(timer, events('turnBegan', 'cardDrawn'), 50 * second);
    expect(timeLeftText(timeEvents(timer, [], 60 * second))).toBe('9:20');
  });

  it('counts nothing of a checkup that takes no time (ERD-11)', () => {
    const timer = timeEvents(inPhase('main'), events('turnEnded', 'checkupBegan', 'turnBegan'), 30 * second);
    expect([timer.phase, timeLeftText(timer)]).toEqual(['main', '9:30']);
  });

  it('runs through setup and turns, and no longer when the game is over (ERD-11)', () => {
    const runs = (['setup', 'main', 'between-turns', 'over'] as const).map((phase) => isRunning(inPhase(phase)));
    expect(runs).toEqual([true, true, false, false]);
    expect(timeEvents(inPhase('main'), events('gameWon'), 0).phase).toBe('over');
    expect(timeEvents(inPhase('over'), events('gameBegan'), 0).phase).toBe('setup');
  });

  it('is started and stopped by either of two buttons (ERD-12)', () => {
    expect(TIMER_BUTTONS).toEqual(['L', 'R']);
    for (const one of TIMER_BUTTONS) {
      for (const other of TIMER_BUTTONS) {
        const running = pressTimer(tenMinutes, one, 0);
        const stopped = pressTimer(running, other, 90 * second);
        expect([isRunning(running), isRunning(stopped)]).toEqual([true, false]);
        expect(timeLeftText(timerAt(stopped, 500 * second))).toBe('8:30');
      }
    }
  });

  it('may be started between turns, and runs when the next turn begins (ERD-11, ERD-12)', () => {
    const pressed = pressTimer(timePhase(tenMinutes, 'between-turns', 0), 'R', 10 * second);
    expect(isRunning(pressed)).toBe(false);
    expect(timerAt(timePhase(pressed, 'main', 20 * second), 30 * second).left).toBe(590 * second);
  });

  it('stops at nothing, and does not mind a clock that was set back', () => {
    expect(isTimeUp(timerAt(started, 10_000 * second))).toBe(true);
    const back = timerAt(timerAt(started, 60 * second), 30 * second);
    expect(timeLeftText(back)).toBe('9:00');
    expect(timeLeftText(timerAt(back, 31 * second))).toBe('8:59');
  });

  it('shows hours where there are any, and a second until it is over', () => {
    expect(timeLeftText(newBattleTimer(4160 * second, 0))).toBe('1:09:20');
    expect(timeLeftText(timerAt(started, 1))).toBe('10:00');
    expect(timeLeftText(newBattleTimer(0, 0))).toBe('0:00');
  });
});
