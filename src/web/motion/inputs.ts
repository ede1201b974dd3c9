/* While others play, an input is answered first: what has happened waits for the frame in which the answer is seen. */

const INPUTS = ['pointerdown', 'click', 'contextmenu', 'keydown'] as const;

/** A hidden page paints nothing, and nothing waits for it; nor for inputs that never end, such as a key held down. */
const AT_MOST = 150;

/** What it takes to paint a frame in which everything has changed, on a slow machine. */
const PAINTING = 40;

let latest = 0;
let unseen: Promise<void> | null = null;

/** Notes the inputs that come while `isBusy`; those that begin something are what is being waited for. */
export function noteInputs(isBusy: () => boolean): void {
  const note = (): void => {
    if (!isBusy()) return;
    latest++;
    unseen ??= untilSeen();
  };
  for (const input of INPUTS) window.addEventListener(input, note, { capture: true, passive: true });
}

/** Until the answer to the last input is on the screen; null where it is. */
export const inputUnseen = (): Promise<void> | null => unseen;

function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    const done = (): void => {
      clearTimeout(timer);
      isOver = true;
      unseen = null;
      resolve();
    };
    const timer = setTimeout(done, AT_MOST);
    const look = (): void => {
      const before = latest;
      drawn(() => !isOver && (before === latest ? done() : look()));
    };
    look();
  });
}

/**
 * Calls back when what is on the page now has been drawn. A frame is worked out here, then painted elsewhere, and nobody
 * says when that is done; whatever came meanwhile would be worked out at the same time, and take its cores away.
 */
function drawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then, PAINTING));
}
