import { type CardId, type GameEvent, seatOfEvent } from '../../engine/index.js';
import type { Places } from './fly.js';
import { heard } from './heard.js';
import { between, copyOf, lay, spotOf, take, zoneOf } from './layer.js';
import { TIMES } from './pace.js';
import { animate, moves } from './time.js';

/** When the new card lands, of the whole time. */
const LANDS = 0.72;

/** Pokémon as they were before they evolved, to be laid over what they have become until that lands on them. */
export function copiesBefore(events: readonly GameEvent[]): ReadonlyMap<CardId, HTMLElement> {
  const copies = new Map<CardId, HTMLElement>();
  if (!moves()) return copies;
  for (const event of events) {
    const card = event.kind === 'evolved' ? spotOf(event.pokemon)?.querySelector<HTMLElement>('.card') : null;
    if (event.kind === 'evolved' && card != null) copies.set(event.card, copyOf(card, 'old'));
  }
  return copies;
}

/** The new card comes, hovers over the Pokémon, and lands with a ring of light. Says how long it takes. */
export function evolve(events: readonly GameEvent[], before: Places, copies: ReadonlyMap<CardId, HTMLElement>): number {
  let time = 0;
  for (const event of events) {
    const old = event.kind === 'evolved' ? copies.get(event.card) : undefined;
    if (event.kind !== 'evolved' || old === undefined) continue;
    const card = spotOf(event.pokemon)?.querySelector<HTMLElement>('.card');
    const from = before.get(String(event.card)) ?? zoneOf(`hand-${seatOfEvent(event)}`);
    if (card == null || from === null) take(old);
    else time = land(card, from, old);
  }
  if (time > 0) heard('evolution');
  return time;
}

function land(card: HTMLElement, from: DOMRect, old: HTMLElement): number {
  const place = card.getBoundingClientRect();
  const [x, y] = between(place, from);
  const fresh = copyOf(card, 'fresh');
  const frames = [
    { transform: `translate(${x}px, ${y}px) rotate(-10deg)`, offset: 0 },
    { transform: `translate(${x * 0.9}px, ${y * 0.7}px) rotate(-8deg) scale(1.1)`, offset: 0.18 },
    { transform: 'translate(0, -24px) scale(1.16)', offset: 0.48 },
    { transform: 'translate(0, -24px) scale(1.16)', offset: 0.62 },
    { transform: 'none', offset: LANDS },
    { transform: 'none', offset: 1 },
  ];
  animate(fresh, frames, TIMES.evolution, { easing: 'ease-in-out', fill: 'both' });
  animate(
    old,
    [{ opacity: 1 }, { opacity: 1, offset: LANDS }, { opacity: 0, offset: LANDS + 0.01 }, { opacity: 0 }],
    TIMES.evolution,
    { easing: 'linear', fill: 'both' },
  );
  const light = lay('evolvering', place);
  const rings = [
    { scale: '.3', opacity: 0 },
    { scale: '.75', opacity: 1, offset: 0.3 },
    { scale: '1.25', opacity: 0 },
  ];
  animate(light, rings, TIMES.evolution * (1 - LANDS + 0.04), {
    delay: TIMES.evolution * (LANDS - 0.04),
    fill: 'both',
  });
  return TIMES.evolution;
}
