/* What is shown over the table and belongs to no place on it: numbers, stamps, coins, cards under way. Nothing of it outlives what it shows. */

const things = new Set<HTMLElement>();

/** Where something is, or is to be. */
export type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Puts something over the table, in the middle of a place. It is seen only: what it says is told elsewhere. */
export function lay(look: string, { x, y, width, height }: Place): HTMLElement {
  const thing = document.createElement('div');
  thing.className = `overtable ${look}`;
  thing.setAttribute('aria-hidden', 'true');
  thing.style.left = `${x + width / 2}px`;
  thing.style.top = `${y + height / 2}px`;
  document.body.append(thing);
  things.add(thing);
  return thing;
}

export function take(thing: HTMLElement): void {
  thing.remove();
  things.delete(thing);
}

/** Nothing lies over the table any more. */
export function clear(): void {
  for (const thing of [...things]) take(thing);
}

/** Whether something lies over the table, and not on it. */
export const isOver = (element: Element): boolean => element.closest('.overtable') !== null;

/** A copy of a card as it is seen now, to be moved on its own. */
export function copyOf(card: HTMLElement, look = ''): HTMLElement {
  const place = card.getBoundingClientRect();
  const thing = lay(`copy ${look}`, place);
  const face = card.cloneNode(true) as HTMLElement;
  const size = card.offsetWidth === 0 ? 1 : place.width / card.offsetWidth;
  face.style.transform = `translate(-50%, -50%) scale(${size})`;
  thing.append(face);
  return thing;
}

/** How far it is from one place to another, from middle to middle. */
export const between = (from: Place, to: Place): readonly [number, number] => [
  to.x + to.width / 2 - from.x - from.width / 2,
  to.y + to.height / 2 - from.y - from.height / 2,
];

export const spotOf = (pokemon: number): HTMLElement | null => document.querySelector(`[data-pokemon="${pokemon}"]`);

/** Where a zone of a seat lies, such as `deck-0`. */
export const zoneOf = (zone: string): DOMRect | null => {
  const found = document.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
  return found === undefined || found.width === 0 ? null : found;
};

/** The middle of the table. */
export const middle = (): DOMRect | null => document.querySelector('.felt')?.getBoundingClientRect() ?? null;
