import { cardOfEvent, type GameEvent, seatOfEvent } from '../../engine/index.js';
import { heard } from './heard.js';
import { zoneOf } from './layer.js';
import { TIMES } from './pace.js';
import { animate } from './time.js';

/** Where every card that can be told apart lies now. */
export type Places = ReadonlyMap<string, DOMRect>;

const GAP = 60;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-card]')];

export const placesOfCards = (): Places =>
  new Map(cards().map((element) => [element.dataset['card']!, element.getBoundingClientRect()]));

/**
 * Lets every card fly from where it lay to where it lies, those that come into sight from the pile they come from, but for
 * those that are brought in another way. Says how long it takes.
 */
export function moveCards(before: Places, events: readonly GameEvent[], brought: ReadonlySet<number>): number {
  let late = 0;
  for (const element of cards()) {
    const card = Number(element.dataset['card']);
    if (brought.has(card)) continue;
    const from = before.get(element.dataset['card']!) ?? originOf(card, events);
    const to = element.getBoundingClientRect();
    if (from === null || to.width === 0 || isNear(from, to)) continue;
    fly(element, from, to, late * GAP);
    late++;
  }
  if (late === 0) return 0;
  heard('card');
  return TIMES.move + (late - 1) * GAP + 40;
}

const isNear = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.x - other.x) < 3 && Math.abs(one.y - other.y) < 3;

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const scale = element.offsetWidth === 0 ? 1 : to.width / element.offsetWidth;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  const size = Math.min(2, Math.max(0.5, from.width / Math.max(1, to.width)));
  const frames = [
    { translate: `${x}px ${y}px`, scale: `${size}`, offset: 0 },
    { translate: '0 -6px', scale: '1.03', offset: 0.8 },
    { translate: '0 0', scale: '1' },
  ];
  element.dataset['flies'] = ''; // above the others: in the frames this would keep them off the compositor
  const lie = (): void => void delete element.dataset['flies'];
  animate(element, frames, TIMES.move, { delay, easing: 'cubic-bezier(.3,.7,.1,1)' })?.finished.then(lie, lie) ?? lie();
}

/** The pile or the hand that a card comes from, by what happened to it. */
function originOf(card: number, events: readonly GameEvent[]): DOMRect | null {
  const event = events.findLast((each) => cardOfEvent(each) === card);
  if (event === undefined) return null;
  const seat = seatOfEvent(event);
  switch (event.kind) {
    case 'cardDrawn':
    case 'putInHand':
      return zoneOf(`deck-${seat}`);
    case 'prizeTaken':
      return zoneOf(`prizes-${seat}`);
    case 'played':
    case 'stadiumEntered':
    case 'attached':
    case 'evolved':
    case 'benched':
      return zoneOf(`hand-${seat}`);
    default:
      return null;
  }
}
