import type { GameEvent } from '../../engine/index.js';
import { spotOf } from './layer.js';
import { animate } from './time.js';

/** A Pokémon that is healed. Says how long it takes. */
export function heal(events: readonly GameEvent[]): number {
  let time = 0;
  for (const event of events) {
    const spot = event.kind === 'healed' ? spotOf(event.pokemon) : null;
    if (spot === null) continue;
    animate(spot, [{ filter: 'brightness(1)' }, { filter: 'brightness(1.35)' }, { filter: 'brightness(1)' }], 320);
    time = 320;
  }
  return time;
}

/** The lamp, once, when a turn begins. A filter over the whole table would have it drawn anew with every frame. */
export function glow(events: readonly GameEvent[]): number {
  const lamp = document.querySelector('.lamp');
  if (lamp === null || !events.some(({ kind }) => kind === 'turnBegan')) return 0;
  animate(lamp, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], 400);
  return 260;
}
