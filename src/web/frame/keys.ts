import { useEffect } from 'react';
import { hasLaidOut } from '../choices/laid-out.js';
import { askHint, hintNow, thankHint } from '../hint/ask-hint.js';
import { watchKey } from '../motion/watch-keys.js';
import { isCovered } from '../parts/in-front.js';
import { showAgain } from '../play/again.js';
import { redo, undo } from '../play/play.js';
import { useTable } from '../session/store.js';
import { openSettings } from '../settings/open.js';
import { takeLastBack } from '../table/draft.js';
import { giveOne, takeLast, takeOne } from '../table/spread.js';
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
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered() || isTyping(event)) return;
      if (useTable.getState().busy && watchKey(event)) return event.preventDefault();
      const arrow = ARROWS[event.key];
      if (arrow !== undefined) {
        event.preventDefault();
        return goToThing(arrow);
      }
      if (event.key === '/') event.preventDefault(); // it is not typed into what it leads to
      press(event.key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Who types means the letters. */
const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement && target.type === 'search';

/** Keys that do the same wherever a table is looked at. */
export function press(key: string): void {
  if (key === 'Escape') foldOrRest();
  else if (key === 'Backspace') takeBackLast();
  else if (key === '+' || key === '-') giveToFocused(key);
  else if (key === '/') document.querySelector<HTMLElement>('.laidout input')?.focus();
  else if (key === 'h' || key === 'H') void askHint();
  else if (key === 'u' || key === 'U') undo();
  else if (key === 'r' || key === 'R') redo();
  else if (key === 'b' || key === 'B') showAgain();
  else if (key === 'l' || key === 'L') useTable.setState({ logOpen: true });
  else if (key === ',') openSettings();
  else if (key === '?') useTable.setState({ keysOpen: true });
  else if (key === 'i' || key === 'I') lookAtFocused();
}

/** A hint goes first, then what is being prepared; cards that are laid out are put aside and taken up again, what is chosen of them stays. */
function foldOrRest(): void {
  const state = useTable.getState();
  const { selection, act, panel, ending, slip, folded } = state;
  const isAtRest = selection === null && act === null && panel === null && slip === null && !ending;
  if (isAtRest && hintNow(state) !== null) thankHint();
  else if (isAtRest && hasLaidOut(state)) useTable.setState({ folded: !folded });
  else rest();
}

function takeBackLast(): void {
  takeLast();
  takeLastBack();
}

/** One more or one less of what is given out, for the Pokémon that has the focus. */
function giveToFocused(key: '+' | '-'): void {
  const { pokemon } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  if (pokemon !== undefined) (key === '+' ? giveOne : takeOne)(Number(pokemon));
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
