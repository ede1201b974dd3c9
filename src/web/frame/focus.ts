import { useEffect, useRef } from 'react';
import type { Moment } from '../../session/index.js';
import { noteInputs } from '../motion/inputs.js';
import { isCovered } from '../parts/in-front.js';
import { type TableState, useTable } from '../session/store.js';
import { myDecision } from '../table/at-table.js';

/* Where the focus goes: to what is to be done next, into what was opened, and back from there. */

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

/** Whenever you are to decide, the next thing to do gets the focus, if the keyboard is in use; `moment` is null while it is shown. */
export function useFocusKept(moment: Moment | null): void {
  useEffect(() => {
    if (moment === null || !usedKeyboard || isCovered()) return;
    const decision = myDecision(useTable.getState());
    if (decision !== null || !isOnThing()) focusOn(decision?.kind === 'turn' ? NEXT_IN_TURN : NEXT);
  }, [moment]);
  useOpened(useTable(preparedIn));
}

/** On something that there still is, and that can be reached. */
const isOnThing = (): boolean => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body && activeElement.tabIndex >= 0;
};

/** What is being prepared, by what it is about. */
function preparedIn({ panel, selection, act, ending }: TableState): string {
  if (ending) return 'end';
  if (panel !== null) return `panel ${panel}`;
  if (selection !== null) return `aim ${selection.card ?? selection.pokemon} ${selection.title}`;
  return act === null ? '' : `act ${act}`;
}

/** What is opened gets the focus; when it is closed and nothing came of it, who opened it has it again. */
function useOpened(prepared: string): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isCovered()) return;
    const [kind] = prepared.split(' ');
    if (kind === '') {
      if (!isOnThing() && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    } else if (kind === 'panel' || kind === 'end' || usedKeyboard) {
      opener.current ??= document.activeElement;
      focusOn(OPENED[kind ?? ''] ?? []);
    }
  }, [prepared]);
}

/** The first that is found. */
function focusOn(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found.focus({ preventScroll: true });
  }
}

const LIT = '[data-pokemon][data-state~="legal"]';

const NEXT = ['.laidout [data-thing]', LIT, '.prize', '.hc.play', '.bar .act.on', '.bar .act:not(.used)'];

/** In a turn the bar says what most would go on with; from there it is one step to the hand. */
const NEXT_IN_TURN = ['.bar .act.on', '.bar .act:not(.used)'];

const OPENED: Readonly<Record<string, readonly string[]>> = {
  panel: ['.attackpanel .atk.on:not(.pw)', '.attackpanel .atk.on', '.attackpanel [data-thing]', '.attackpanel button'],
  aim: [LIT, '.bar .act.on', '.bar .act'],
  end: ['.endquestion .btn'],
  act: ['.laidout [data-thing]', '.hc.play', LIT, '.spot.usable'],
};
