import { useEffect } from 'react';
import { isCovered } from '../parts/in-front.js';
import { changeSide, pauseOrGoOn, stepOnce, turnHands } from '../play/watching.js';

const ACTS: Readonly<Record<string, () => void>> = {
  ' ': pauseOrGoOn,
  ArrowRight: stepOnce,
  o: turnHands,
  O: turnHands,
  c: changeSide,
  C: changeSide,
};

/** Bots are watched from the keyboard; on a card the arrows go from card to card, and on a button Space presses it. */
export function useWatchKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      const on = document.activeElement;
      if (on?.matches('input, select, textarea') === true) return;
      if (event.key === ' ' && on?.matches('button, a') === true) return;
      if (event.key === 'ArrowRight' && on?.matches('[data-thing], .log, .log *') === true) return;
      const act = ACTS[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
