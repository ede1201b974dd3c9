import type { GameEvent } from '../../engine/index.js';
import { animate, pause } from './time.js';

export const spotOf = (pokemon: number): HTMLElement | null => document.querySelector(`[data-pokemon="${pokemon}"]`);

/** Attacks, unless they have been seen, damage, Knock Outs, Prize cards and the beginning of a turn. */
export async function strike(events: readonly GameEvent[], isSeen: boolean): Promise<void> {
  let length = 0;
  for (const { kind, a } of events) {
    if (kind === 'attackDeclared' && !isSeen) length = Math.max(length, lunge(spotOf(a)));
    else if (kind.startsWith('damagedBy') || kind === 'countersPut') length = Math.max(length, hit(spotOf(a)));
    else if (kind === 'healed') length = Math.max(length, glow(spotOf(a)));
    else if (kind === 'knockedOut') length = Math.max(length, fall(a >> 4));
    else if (kind === 'turnBegan') length = Math.max(length, brighten());
  }
  if (length > 0) await pause(length);
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
