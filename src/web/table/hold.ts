import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/* Pressing a thing on the table: a click, a long press to look at it, or a drag. */

const FAR = 9;
const LONG = 480;

/** What pressing a thing leads to. */
export interface Holding {
  readonly tap: () => void;
  readonly look: () => void;
  /** Takes it up to be dragged; absent: it stays where it is. */
  readonly lift?: (element: HTMLElement) => Lifted;
}

/** A thing that is being dragged. */
export interface Lifted {
  readonly move: (x: number, y: number) => void;
  readonly drop: (x: number, y: number) => void;
  readonly cancel: () => void;
}

export interface Hold {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

export function useHold(holding: Holding): Hold {
  const release = useRef<(() => void) | null>(null);
  const isDone = useRef(false);
  useEffect(() => () => release.current?.(), []);
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      release.current?.();
      isDone.current = false;
      release.current = follow(event.nativeEvent, event.currentTarget, {
        ...holding,
        done: () => {
          isDone.current = true;
        },
      });
    },
    // A click without a pointer comes from the keyboard, and never belongs to what a pointer did.
    onClick: (event) => (event.detail > 0 && isDone.current ? undefined : holding.tap()),
  };
}

interface Followed extends Holding {
  /** The press has become something, so that the click that may follow means nothing more. */
  readonly done: () => void;
}

/**
 * Follows a pointer until it is lifted, wherever that is: the thing may move away under it while something is shown, and no
 * click comes then, though one was meant. Returns how to stop.
 */
function follow(down: globalThis.PointerEvent, element: HTMLElement, { tap, look, lift, done }: Followed): () => void {
  let lifted: Lifted | null = null;
  let isTap = true;
  const stop = new AbortController();
  const timer = setTimeout(() => {
    isTap = false;
    done();
    look();
  }, LONG);
  const end = (): void => {
    clearTimeout(timer);
    stop.abort();
  };
  const on = (
    kind: 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: globalThis.PointerEvent) => void,
  ): void =>
    window.addEventListener(kind, (event) => event.pointerId === down.pointerId && act(event), { signal: stop.signal });
  on('pointermove', ({ clientX: x, clientY: y }) => {
    if (isTap && Math.hypot(x - down.clientX, y - down.clientY) >= FAR) {
      isTap = false;
      clearTimeout(timer);
      if (lift === undefined) return;
      done();
      if (element.isConnected) element.setPointerCapture(down.pointerId);
      lifted = lift(element);
    }
    lifted?.move(x, y);
  });
  on('pointerup', ({ clientX: x, clientY: y }) => {
    end();
    if (lifted !== null) return lifted.drop(x, y);
    if (!isTap || !element.isConnected || element.contains(document.elementFromPoint(x, y))) return;
    done();
    tap();
  });
  on('pointercancel', () => {
    end();
    lifted?.cancel();
  });
  return () => {
    end();
    lifted?.cancel();
  };
}
