import { useEffect } from 'react';
import { hurry } from '../motion/director.js';
import { noteInputs } from '../motion/inputs.js';
import { isCovered } from '../parts/in-front.js';
import { redo, undo } from '../play/play.js';
import { useTable } from '../session/store.js';
import { inspect, rest } from '../table/touch.js';

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole game from the keyboard: Tab and Enter are the browser's own. */
export function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      if (useTable.getState().busy && event.key !== 'Tab') hurry();
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) {
        event.preventDefault();
        return goToThing(arrow);
      }
      press(event.key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Keys that do the same wherever a table is looked at. */
export function press(key: string): void {
  if (key === 'Escape') rest();
  else if (key === 'u' || key === 'U') undo();
  else if (key === 'r' || key === 'R') redo();
  else if (key === 'l' || key === 'L') useTable.setState({ logOpen: true });
  else if (key === '?') useTable.setState({ keysOpen: true });
  else if (key === 'i' || key === 'I') lookAtFocused();
}

function lookAtFocused(): void {
  const { pokemon, card } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  if (pokemon !== undefined) inspect({ pokemon: Number(pokemon) });
  else if (card !== undefined) inspect({ card: Number(card) });
}

/** Moves the focus to the nearest thing in a direction. */
export function goToThing([dx, dy]: readonly [number, number]): void {
  const things = [...document.querySelectorAll<HTMLElement>('[data-thing]')];
  const here = document.activeElement;
  const from = here?.matches('[data-thing]') ? middleOf(here) : null;
  if (from === null) return things.find((each) => each.tabIndex === 0)?.focus();
  let best: HTMLElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const to = middleOf(thing);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (thing === here || ahead < 4) continue;
    const length = ahead + 2.5 * aside;
    if (length < shortest) [best, shortest] = [thing, length];
  }
  best?.focus();
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** When what had the focus is gone, the next thing to do gets it, if the keyboard is in use. */
export function useFocusKept(moment: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is what may take the focus away.
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (!lost || !usedKeyboard || isCovered()) return;
    const next = document.querySelector<HTMLElement>(
      '.laidout [data-thing], .bar .act.on, [data-thing][data-state~="legal"], .hc.play',
    );
    next?.focus();
  }, [moment]);
}

let usedKeyboard = false;

/** Notes which of the two is in use, and that an input wants its answer. */
export function noteInput(): void {
  noteInputs(() => useTable.getState().busy);
  window.addEventListener('keydown', () => {
    usedKeyboard = true;
  });
  window.addEventListener('pointerdown', () => {
    usedKeyboard = false;
  });
}
