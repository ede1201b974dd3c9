import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Box } from './curve.js';

/**
 * Something measured on the felt, again whenever things on it may stand elsewhere: `key` is another, it has another size, or a
 * card has come to lie. `layer` is anything on the felt. Null: not measured yet.
 */
export function useOnFelt<T>(layer: RefObject<Element | null>, key: unknown, find: (felt: HTMLElement) => T): T | null {
  const [found, setFound] = useState<T | null>(null);
  const latest = useRef(find);
  latest.current = find;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is measured
  useEffect(() => {
    const felt = layer.current?.closest<HTMLElement>('.felt');
    if (felt == null) return;
    const measure = (): void => {
      const next = latest.current(felt);
      setFound((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const later = requestAnimationFrame(measure);
    const sized = new ResizeObserver(measure);
    sized.observe(felt);
    const plan = felt.querySelector('.plan'); // what lies on the felt is fitted into it afterwards
    if (plan !== null) sized.observe(plan);
    felt.addEventListener('transitionend', measure);
    felt.addEventListener('scroll', measure, true);
    return () => {
      cancelAnimationFrame(later);
      sized.disconnect();
      felt.removeEventListener('transitionend', measure);
      felt.removeEventListener('scroll', measure, true);
    };
  }, [layer, key]);
  return found;
}

/** Where something is to be seen in the felt; null: nowhere. */
export function boxOn(felt: HTMLElement, element: Element | null): Box | null {
  if (element === null) return null;
  const [box, room] = [element.getBoundingClientRect(), felt.getBoundingClientRect()];
  const [left, right] = [Math.max(box.left, room.left), Math.min(box.right, room.right)];
  const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)];
  if (left >= right || top > bottom) return null;
  return { left: left - room.left, top: top - room.top, right: right - room.left, bottom: bottom - room.top };
}

export const pokemonOn = (felt: HTMLElement, pokemon: number): Element | null =>
  felt.querySelector(`.spot[data-pokemon="${pokemon}"]`);
