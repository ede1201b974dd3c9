/* While others play, an input is answered first: what has happened waits for the frame in which the answer is seen. */

const INPUTS = ['pointerdown', 'click', 'contextmenu', 'keydown'] as const;

/** A hidden page paints nothing, and nothing waits for it. */
const AT_MOST = 80;

let unseen: Promise<void> | null = null;

/** Notes the inputs that come while `isBusy`; those that begin something are what is being waited for. */
export function noteInputs(isBusy: () => boolean): void {
  const note = (): void => {
    if (isBusy()) unseen ??= painted();
  };
  for (const input of INPUTS) window.addEventListener(input, note, { capture: true, passive: true });
}

/** Until the answer to the last input is on the screen; null where it is. */
export const inputUnseen = (): Promise<void> | null => unseen;

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      unseen = null;
      resolve();
    };
    const timer = setTimeout(done, AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done); // the frame itself comes after its callbacks
    });
  });
}
