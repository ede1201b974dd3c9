import { hurry } from './director.js';
import { isPaused, isStepwise, next, pauseOrGoOn, useWatching } from './watching.js';

/* What keys and taps do while something is shown. */

/** What it is watched with: it ends nothing. */
const CONTROLS = '[data-watch]';

/** Keys that are pressed on the way to something else, or that move the focus. */
const MEANS_NOTHING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** Hears a key while something is shown; true: it has done all that it does. */
export function watchKey({ key, target }: KeyboardEvent): boolean {
  if (MEANS_NOTHING.has(key)) return false;
  const isOnControl = target instanceof Element && target.closest(CONTROLS) !== null;
  if (useWatching.getState().saying !== null) {
    if (isOnControl && (key === ' ' || key === 'Enter')) return false; // the control itself is pressed
    const act = WATCH[key];
    if (act !== undefined) {
      act();
      return true;
    }
    if (isPaused()) return false; // one looks around
  }
  hurry();
  return false;
}

const WATCH: Readonly<Record<string, () => void>> = { ' ': pauseOrGoOn, ArrowRight: next, Enter: hurry };

/** The table is touched while something is shown: the next step is asked for where steps wait, else the end. */
export function touched({ target, button }: PointerEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null || isPaused()) return;
  if (!isStepwise()) return hurry();
  if (button === 0 && target.closest('.felt') !== null) next();
}
