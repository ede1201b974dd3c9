import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.js';

/** Milliseconds for which the table is still before the result comes. */
const STILL = 600;

export interface ResultShown {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Back to the table. */
  readonly look: () => void;
}

/** When the result of a game is seen: after the last motion and a moment of stillness, until somebody looks at the table. */
export function useResult(isOver: boolean): ResultShown {
  const [isOpen, setOpen] = useState(false);
  const isStill = useSettings(({ speed }) => speed === 'off');
  useEffect(() => {
    if (!isOver) return setOpen(false);
    const moves = !isStill && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const waiting = setTimeout(() => setOpen(true), moves ? STILL : 0);
    return () => clearTimeout(waiting);
  }, [isOver, isStill]);
  return { isOpen: isOpen && isOver, open: () => setOpen(true), look: () => setOpen(false) };
}
