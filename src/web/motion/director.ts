import { flushSync } from 'react-dom';
import type { GameEvent } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import type { Step } from '../session/steps.js';
import { knownAt, useTable } from '../session/store.js';
import { useSettings } from '../settings/settings.js';
import { isAwaited } from './afterwards.js';
import { settle, strike, strikeStill } from './attack.js';
import { lettersOf, planned, type Saying, type ShownStep } from './captions.js';
import { carry, ring, unring, wipeLines } from './carry.js';
import { coinsStill, flipCoins } from './coin.js';
import { copiesBefore, evolve } from './evolution.js';
import { moveCards, placesOfCards } from './fly.js';
import { glow, heal } from './glow.js';
import { heard } from './heard.js';
import { inputUnseen } from './inputs.js';
import { clear, isOver, take } from './layer.js';
import { stepTime, stretchOf, TIMES } from './pace.js';
import { countPrizes, liftPrizes } from './prize.js';
import { beginShow, beginStep, isHurried, isStill, pause, stand, stopAll, timeSpent, unfill } from './time.js';
import { beginWatching, endWatching, pass, say, sayAll, untilAsked } from './watching.js';

interface Showing {
  /** Another pace than the one that was chosen for the table. */
  readonly pace?: number;
  /** It has been seen before. */
  readonly isAgain?: boolean;
}

let latest = 0;

/**
 * Shows moments one after the other. It tells what happened and is never the source of truth. Any input ends it, and is then
 * carried out: `afterwards`.
 */
export async function show(steps: readonly Step[], { pace, isAgain = false }: Showing = {}): Promise<void> {
  const mine = ++latest;
  const { setup, moment } = useTable.getState();
  const { speed, others } = useSettings.getState();
  const stretch = stretchOf(speed, window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  beginShow(stretch === 0 ? 0 : (pace ?? stretch));
  clear();
  if (isAwaited()) stopAll();
  beginWatching(isAgain);
  const plan = planned(moment, steps, isAgain && others === 'only the result' ? 'runs' : others);
  let isFirst = true;
  for (const step of plan) {
    if (step.saying !== null && !isFirst) await untilAsked();
    const unseen = inputUnseen();
    if (unseen !== null) await unseen;
    if (useTable.getState().setup !== setup) break; // another game lies on the table
    if (isHurried()) {
      put(steps.at(-1)!.moment);
      break;
    }
    await showStep(step);
    isFirst &&= step.saying === null;
  }
  if (mine === latest) endWatching();
}

async function showStep(step: ShownStep): Promise<void> {
  const { moment, events, saying } = step;
  beginStep();
  if (saying !== null || events.length === 0) say(saying, saying === null ? 0 : firstRead(saying));
  if (events.some(({ kind }) => kind === 'turnBegan')) heard('turn');
  if (isStill()) return showStill(step);
  if (events.length === 0 && saying === null) return put(moment);
  if (saying !== null) ring(events);
  if (saying !== null) await pause(TIMES.caption);
  await showMoving(moment, events, saying);
  if (saying !== null) await pause(Math.max(0, stepTime(lettersOf(saying)) - timeSpent()));
  unring();
  wipeLines();
  clear();
}

/** What is done is told first; what comes of it by a coin or by damage is told when it is seen. */
const firstRead = ({ lines }: Saying): number => Math.min(1, lines.length);

async function showMoving(moment: Moment, events: readonly GameEvent[], saying: Saying | null): Promise<void> {
  const carried = saying === null ? NOTHING : await carry(events, moment);
  await flipCoins(events);
  await strike(events);
  await liftPrizes(events, moment.view.seat);
  const before = placesOfCards();
  const copies = copiesBefore(events);
  flushSync(() => put(moment)); // what flies has to be there
  unfill(isOver);
  wipeLines();
  sayAll();
  if (saying !== null) ring(events);
  const times = [
    moveCards(before, events, new Set([...carried, ...copies.keys()])),
    evolve(events, before, copies),
    settle(),
    countPrizes(events),
    heal(events),
    glow(events),
  ];
  await pause(Math.max(...times));
}

const NOTHING: ReadonlySet<number> = new Set();

/** Nothing moves: what must be seen stands. Others' steps are waited for; one's own hold nobody up. */
async function showStill({ moment, events, saying }: ShownStep): Promise<void> {
  const things = [...coinsStill(events), ...strikeStill(events)];
  put(moment);
  sayAll();
  if (saying !== null) {
    ring(events);
    await stand(TIMES.still);
    unring();
    for (const thing of things) take(thing);
  } else if (things.length > 0) setTimeout(() => things.forEach(take), TIMES.still);
}

/** Lets a moment be seen. */
export const put = (moment: Moment): void => useTable.setState((state) => ({ ...knownAt(moment, state), moment }));

/** Shows the end at once. */
export function hurry(): void {
  stopAll();
  pass();
}
