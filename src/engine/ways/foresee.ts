import { applyPacked } from '../apply.js';
import type { DamageStep } from '../model/damage-step.js';
import { eventsFor } from '../model/event.js';
import type { GameEvent } from '../model/event-table.js';
import { type Game, pokemonAt } from '../model/game.js';
import { type Packed, xOf, yOf, zOf } from '../model/packed.js';
import { NONE, type Seat } from '../model/state.js';
import { attackOf } from '../rules/attack.js';
import { hpOf } from '../terms/judge.js';

/** The damage of an attack, with everything that is in force, and whether it Knocks Out. */
export interface Foreseen {
  readonly damage: number;
  readonly knocksOut: boolean;
  /** How the number comes about, from what is printed; empty where nothing changes it. */
  readonly steps: readonly DamageStep[];
}

/**
 * What an attack would do to its target, where nothing but open cards decides it: an attack without a text, and no coin
 * before its damage. What a text does could depend on cards that the player may not see. @rule ZONE-03
 */
export function foresee(game: Game, seat: Seat, given: Packed): Foreseen | null {
  const target = zOf(given);
  const attack = attackOf(game, xOf(given), yOf(given));
  if (attack === null || attack.script !== NONE || attack.damage === 0) return null;
  const applied = applyPacked(game, given);
  if (!applied.ok) return null;
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

const stepsIn = (events: readonly GameEvent[]): readonly DamageStep[] =>
  events.flatMap((event) => (event.kind === 'damageStepped' ? [{ step: event.step, to: event.points }] : []));
