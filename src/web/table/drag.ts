import { type PointerEvent, useRef } from 'react';
import type { CardId } from '../../engine/index.js';
import { dropCard, explainCard, inspect, rest, takeUp } from './touch.js';

/* Dragging a card out of the hand, and a long press to look at it. A mouse drags in every direction; a finger upwards. */

const FAR = 9;
const LONG = 480;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  ghost: HTMLElement | null;
  /** It became a drag or a long press, so it is no click. */
  done: boolean;
  timer: ReturnType<typeof setTimeout>;
}

export interface Drag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  /** Whether the click that follows was part of it. */
  readonly swallowsClick: () => boolean;
}

export function useDrag(card: CardId): Drag {
  const held = useRef<Held | null>(null);
  const swallow = useRef(false);
  const end = (): void => {
    if (held.current === null) return;
    clearTimeout(held.current.timer);
    held.current.ghost?.remove();
    swallow.current = held.current.done;
    held.current = null;
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      swallow.current = false;
      const timer = setTimeout(() => {
        if (held.current === null || held.current.ghost !== null) return;
        held.current.done = true;
        inspect({ card });
      }, LONG);
      held.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, done: false, timer };
    },
    onPointerMove(event) {
      const { current } = held;
      if (current === null) return;
      const [x, y] = [event.clientX - current.x, event.clientY - current.y];
      if (current.ghost === null) {
        if (Math.hypot(x, y) < FAR) return;
        clearTimeout(current.timer);
        current.done = true;
        event.currentTarget.setPointerCapture(current.pointer);
        current.ghost = ghostOf(event.currentTarget);
        if (!takeUp(card)) current.ghost.classList.add('barred');
      }
      current.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      mark(event.clientX, event.clientY);
    },
    onPointerUp(event) {
      const ghost = held.current?.ghost ?? null;
      end();
      mark(-1, -1);
      if (ghost !== null) letGo(card, event.clientX, event.clientY, ghost.classList.contains('barred'));
    },
    onPointerCancel() {
      if (held.current?.ghost != null) rest();
      end();
      mark(-1, -1);
    },
    swallowsClick: () => swallow.current,
  };
}

function letGo(card: CardId, x: number, y: number, barred: boolean): void {
  const spot = spotAt(x, y);
  const over = spot === null ? (document.elementFromPoint(x, y)?.closest('.fan') != null ? 'hand' : 'felt') : spot;
  if (!barred) return dropCard(over);
  if (over !== 'hand') void explainCard(card, typeof over === 'number' ? over : null);
}

function spotAt(x: number, y: number): number | null {
  const spot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pokemon]');
  return spot?.dataset['pokemon'] === undefined ? null : Number(spot.dataset['pokemon']);
}

/** Shows over which Pokémon the card is held. */
function mark(x: number, y: number): void {
  const over = x < 0 ? null : spotAt(x, y);
  for (const spot of document.querySelectorAll<HTMLElement>('[data-pokemon]')) {
    spot.classList.toggle('hovered', over !== null && spot.dataset['pokemon'] === String(over));
  }
}

function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(element.querySelector('.card')!.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** A long press on anything else looks at it. */
export function useLongPress(
  look: () => void,
): Pick<Drag, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'swallowsClick'> {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const swallow = useRef(false);
  const end = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    onPointerDown(event) {
      swallow.current = false;
      if (event.button !== 0) return;
      timer.current = setTimeout(() => {
        swallow.current = true;
        look();
      }, LONG);
    },
    onPointerUp: end,
    onPointerCancel: end,
    swallowsClick: () => swallow.current,
  };
}
