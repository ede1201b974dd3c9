import { EngineBug } from '../../bug.js';
import type { Card, Setup } from '../../model/setup.js';
import { NONE } from '../../model/state.js';

/*
 * Linking numbers the scripts, rules, attacks and limits of all cards of a game through. Where fewer cards are linked, or in
 * another order, each has another number: here is which.
 */

/** What the numbers of one linking are in another. */
export interface Numbers {
  script(script: number): number;
  rule(rule: number): number;
  attack(attack: number): number;
  /** The same of one that was used long ago, by a card that may be out of sight: `NONE` if it is. */
  attackBefore(attack: number): number;
  /** Of what is limited; null: no card of the other game has that limit. */
  limit(limit: number): number | null;
  /** Of a name. */
  identity(identity: number): number | null;
  markers(bits: number): number;
}

/** `places`: for each of the cards of `to` its place among those of `from`. */
export function numbersBetween(from: Setup, to: Setup, places: readonly number[]): Numbers {
  const maps = new Maps();
  places.forEach((place, at) => {
    maps.note(from.cards[place]!, to.cards[at]!);
  });
  for (const [script, other] of maps.scripts)
    from.scripts[script]!.limits.forEach((limit, i) => {
      maps.limits.set(limit, to.scripts[other]!.limits[i]!);
    });
  const bits = from.markerNames.map((name) => (to.markerNames.includes(name) ? 1 << to.markerNames.indexOf(name) : 0));
  return {
    script: (script) => surely(maps.scripts, script),
    rule: (rule) => surely(maps.rules, rule),
    attack: (attack) => surely(maps.attacks, attack),
    attackBefore: (attack) => maps.attacks.get(attack) ?? NONE,
    limit: (limit) => maps.limits.get(limit) ?? null,
    identity: (identity) => maps.identities.get(identity) ?? null,
    markers: (marked) => bits.reduce((all, bit, place) => ((marked & (1 << place)) === 0 ? all : all | bit), 0),
  };
}

class Maps {
  readonly scripts = new Map<number, number>();
  readonly rules = new Map<number, number>();
  readonly attacks = new Map<number, number>();
  readonly limits = new Map<number, number>();
  readonly identities = new Map<number, number>();

  note(one: Card, other: Card): void {
    along(this.scripts, one.traced.scripts, other.traced.scripts);
    along(this.rules, one.traced.rules, other.traced.rules);
    one.attacks.forEach(({ id }, i) => {
      this.attacks.set(id, other.attacks[i]!.id);
    });
    this.identities.set(one.identity, other.identity);
  }
}

type Range = readonly [from: number, to: number];

/** A card's own numbers come one after the other, in both alike. */
function along(map: Map<number, number>, [from, to]: Range, [first]: Range): void {
  for (let number = from; number < to; number++) map.set(number, first + number - from);
}

function surely(map: ReadonlyMap<number, number>, number: number): number {
  if (number === NONE) return NONE;
  const other = map.get(number);
  if (other === undefined) throw new EngineBug(`number ${number} belongs to no card that is linked`);
  return other;
}
