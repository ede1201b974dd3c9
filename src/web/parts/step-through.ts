import type { KeyboardEvent } from 'react';

/** Arrow keys go from thing to thing in a list, beginning with the field above it. */
export function stepThrough(event: KeyboardEvent<HTMLElement>, things: string): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(things)];
  const place = all.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || place < 0) return;
  event.preventDefault();
  all[place + step]?.focus();
}
