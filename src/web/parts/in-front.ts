/*
 * What lies in front of the page keeps keyboard and focus to itself. The browser's own modal dialog would do that by making
 * everything else inert, which styles the whole table anew whenever a card is opened or closed.
 */

interface InFront {
  readonly dialog: HTMLDialogElement;
  readonly close: () => void;
}

const inFront: InFront[] = [];

/** Whether something lies in front, so that keys are not meant for what is behind it. */
export const isCovered = (): boolean => inFront.length > 0;

/** Opens a dialog in front of all others; what is returned puts it away and gives the focus back. */
export function putInFront(dialog: HTMLDialogElement, close: () => void): () => void {
  const opener = document.activeElement;
  const each: InFront = { dialog, close };
  if (!isCovered()) {
    document.addEventListener('focusin', keepFocus);
    window.addEventListener('keydown', closeByKey, true);
  }
  inFront.push(each);
  dialog.show();
  const room = dialog.parentElement;
  const closeBeside = ({ target }: MouseEvent): void => void (target === room && close());
  room?.addEventListener('click', closeBeside);
  return () => {
    room?.removeEventListener('click', closeBeside);
    inFront.splice(inFront.indexOf(each), 1);
    if (!isCovered()) {
      document.removeEventListener('focusin', keepFocus);
      window.removeEventListener('keydown', closeByKey, true);
    }
    const held = dialog.contains(document.activeElement) || document.activeElement === document.body;
    if (held && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** On the window, because nothing has the focus after a click on plain text. */
function closeByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  inFront.at(-1)?.close();
}

/** Whatever gets the focus outside gives it back: Tab goes round, and backwards from the edge before the dialog. */
function keepFocus({ target }: FocusEvent): void {
  const dialog = inFront.at(-1)?.dialog;
  if (dialog === undefined || dialog.contains(target as Node)) return;
  const reached = [...dialog.querySelectorAll<HTMLElement>(REACHED)].filter(isReached);
  reached.at(target === dialog.previousElementSibling ? -1 : 0)?.focus();
}

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
