import {
  apply,
  attackOf,
  type DamageStep,
  eventsFor,
  type Game,
  type GameEvent,
  hpOf,
  NONE,
  type Packed,
  pokemonAt,
  type Seat,
  xOf,
  yOf,
  zOf,
} from '../engine/index.js';
import type { Foreseen } from './moment.js';

/**
 * What an attack would do to its target, where nothing but open cards decides it: an attack without a text, and no coin
 * before its damage. What a text does could depend on cards that the player may not see. @rule ZONE-03
 */
export function foresee(game: Game, seat: Seat, given: Packed): Foreseen | null {
  const attack = attackOf(game, xOf(given), yOf(given));
  if (attack === null || attack.script !== NONE || attack.damage === 0) return null;
  const applied = apply(game, given);
  if (!applied.ok) return null;
  const target = zOf(given);
  const events = eventsFor(applied.value.events, seat);
  const hit = events.findIndex(({ kind }) => kind === 'damagedByAttack' || kind === 'coinFlipped');
  const event = events[hit];
  if (event?.kind !== 'damagedByAttack' || event.pokemon !== target) return null;
  return {
    damage: event.points,
    knocksOut: pokemonAt(game, target).damage + event.points >= hpOf(game, target),
    steps: stepsIn(events.slice(0, hit)),
  };
}

/** How the number came about; empty where nothing changed it. */
const stepsIn = (events: readonly GameEvent[]): readonly DamageStep[] =>
  events.flatMap((event) => (event.kind === 'damageStepped' ? [{ step: event.step, to: event.points }] : []));
