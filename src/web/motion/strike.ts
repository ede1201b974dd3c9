import { type GameEvent, isOfGroup, seatOf } from '../../engine/index.js';
import { animate, pause } from './time.js';

export const spotOf = (pokemon: number): HTMLElement | null => document.querySelector(`[data-pokemon="${pokemon}"]`);

/** Attacks, unless they have been seen, damage, Knock Outs, Prize cards and the beginning of a turn. */
export async function strike(events: readonly GameEvent[], isSeen: boolean): Promise<void> {
  let length = 0;
  for (const event of events) length = Math.max(length, shown(event, isSeen));
  if (length > 0) await pause(length);
}

/** Begins to show an event, and says how long it takes. */
function shown(event: GameEvent, isSeen: boolean): number {
  if (isOfGroup(event, 'damage')) return hit(spotOf(event.pokemon));
  switch (event.kind) {
    case 'attackDeclared':
      return isSeen ? 0 : lunge(spotOf(event.pokemon));
    case 'countersPut':
      return hit(spotOf(event.pokemon));
    case 'healed':
      return glow(spotOf(event.pokemon));
    case 'knockedOut':
      return fall(seatOf(event.pokemon));
    case 'turnBegan':
      return brighten();
    default:
      return 0;
  }
}

export function lunge(spot: HTMLElement | null): number {
  if (spot === null) return 0;
  const forward = spot.closest('[data-side="other"]') === null ? -14 : 14;
  animate(spot, [{ translate: '0 0' }, { translate: `0 ${forward}px`, offset: 0.4 }, { translate: '0 0' }], 260);
  return 300;
}

function hit(spot: HTMLElement | null): number {
  if (spot === null) return 0;
  const shake = [0, -5, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));
  animate(spot, shake, 240, { delay: 160 });
  const damage = spot.querySelector('.dmgtok');
  if (damage !== null)
    animate(damage, [{ scale: '2.4', opacity: 0 }, { scale: '0.9', opacity: 1, offset: 0.7 }, { scale: '1' }], 300, {
      delay: 160,
    });
  return 480;
}

function glow(spot: HTMLElement | null): number {
  if (spot === null) return 0;
  animate(spot, [{ filter: 'brightness(1)' }, { filter: 'brightness(1.35)' }, { filter: 'brightness(1)' }], 320);
  return 320;
}

/** The card itself flies to the discard pile; the pile answers. */
function fall(seat: number): number {
  const pile = document.querySelector(`[data-zone="discard-${seat}"]`);
  if (pile !== null) animate(pile, [{ filter: 'grayscale(1) brightness(.6)' }, { filter: 'none' }], 520);
  return 520;
}

/** The lamp, once. A filter over the whole table would have it drawn anew with every frame. */
function brighten(): number {
  const lamp = document.querySelector('.lamp');
  if (lamp !== null) animate(lamp, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], 400);
  return 260;
}
