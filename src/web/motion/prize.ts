import type { GameEvent } from '../../engine/index.js';
import { heard } from './heard.js';
import { between, copyOf, take, zoneOf } from './layer.js';
import { animate, moves, pause } from './time.js';

const LIFT = 260;
const TO_HAND = 300;

/** A Prize card lifts before the count changes; another player's goes to that hand as it is, your own is turned on its way. */
export async function liftPrizes(events: readonly GameEvent[], you: number | 'spectator'): Promise<void> {
  const taken = events.filter((event) => event.kind === 'prizeTaken');
  if (taken.length === 0) return;
  heard('prize');
  const lifted = taken.flatMap(({ seat }, i) => {
    const backs = document.querySelectorAll<HTMLElement>(`[data-zone="prizes-${seat}"] .back`);
    const back = backs[backs.length - 1 - i];
    if (back === undefined || !moves()) return [];
    const copy = copyOf(back, 'lifted');
    animate(back, [{ opacity: 0 }, { opacity: 0 }], LIFT + TO_HAND, { fill: 'both' });
    animate(copy, [{ transform: 'none' }, { transform: 'translateY(-20px) scale(1.7)' }], LIFT, { fill: 'both' });
    return [{ seat, back, copy }];
  });
  await pause(LIFT + 80);
  for (const { seat, back, copy } of lifted) {
    const hand = zoneOf(`hand-${seat}`);
    if (seat === you || hand === null) {
      take(copy); // its own card flies, with its face
      continue;
    }
    const [x, y] = between(back.getBoundingClientRect(), hand);
    const frames = [
      { transform: 'translateY(-20px) scale(1.7)' },
      { transform: `translate(${x}px, ${y}px)`, opacity: 0.6 },
    ];
    animate(copy, frames, TO_HAND, { fill: 'both' });
  }
}

/** The count has changed: one looks there. Says how long it takes. */
export function countPrizes(events: readonly GameEvent[]): number {
  let time = 0;
  for (const event of events) {
    const label =
      event.kind === 'prizeTaken' ? document.querySelector(`[data-zone="prizes-${event.seat}"] .lab`) : null;
    if (label === null) continue;
    animate(label, [{ scale: '1' }, { scale: '1.35' }, { scale: '1' }], TO_HAND);
    time = TO_HAND;
  }
  return time;
}
