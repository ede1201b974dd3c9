import { create } from 'zustand';
import {
  flip,
  NO_COINS,
  newBattleTimer,
  newTools,
  pressTimer,
  type TimerButton,
  type Tools,
  timePhase,
  timerAt,
} from '../../companion/index.js';
import type { Seed } from '../../engine/index.js';
import { type TableState, useTable } from '../session/store.js';

/* What lies beside the table. It looks on and gives nothing back to the game (ERD-01). */

const MINUTE = 60_000;

/** What players may agree on, in minutes. */
export const AGREED = [10, 20, 30, 45, 60] as const;

interface Beside {
  readonly tools: Tools;
  readonly isOpen: boolean;
}

const anySeed = (): Seed => {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, d];
};

const unused = (minutes: number): Tools => newTools(anySeed(), minutes * MINUTE, Date.now());

export const useBeside = create<Beside>(() => ({ tools: unused(AGREED[2]), isOpen: false }));

const { getState: now, setState: set } = useBeside;

const change = (to: (tools: Tools) => Tools): void => set(({ tools }) => ({ tools: to(tools) }));

export const openTools = (): void => set({ isOpen: true });
export const closeTools = (): void => set({ isOpen: false });

/** @rule ERD-09 */
export const flipCoin = (): void => change((tools) => ({ ...tools, flipper: flip(tools.flipper) }));

export const countAnew = (): void =>
  change((tools) => ({ ...tools, flipper: { ...tools.flipper, ...NO_COINS, shows: null } }));

/** @rule ERD-12 */
export const press = (button: TimerButton): void =>
  change((tools) => ({ ...tools, timer: pressTimer(tools.timer, button, Date.now()) }));

/** A clock with another time on it, standing. */
export const agreeOn = (minutes: number): void =>
  change((tools) => ({
    ...tools,
    timer: { ...newBattleTimer(minutes * MINUTE, Date.now()), phase: tools.timer.phase },
  }));

export const tick = (): void => {
  if (now().tools.timer.isStarted) change((tools) => ({ ...tools, timer: timerAt(tools.timer, Date.now()) }));
};

/** Looks on: the coins of the game, and whether it is between turns, when the clock stands still. @rule ERD-10 ERD-11 */
export function lookOn({ moment }: Pick<TableState, 'moment'>, before: Pick<TableState, 'moment'>): void {
  if (moment === null || moment === before.moment) return;
  change((tools) => ({
    ...tools,
    gameCoins: moment.coins,
    timer: timePhase(tools.timer, moment.view.phase, Date.now()),
  }));
}

/** From now on; the answer ends it. */
export function beginLookingOn(): () => void {
  lookOn(useTable.getState(), { moment: null });
  return useTable.subscribe(lookOn);
}
