import { expectedIn, NONE, type PokemonId, type Seat, topIn } from '../../engine/view.js';
import { energyOf } from './energy-left.js';
import type { Look } from './look.js';
import { RACE } from './weights.js';

/*
 * The Prize trade, reckoned as players do: who is Knocked Out when, if both go on with what they have in play. Each turn
 * one Energy where it is needed, the best attack that is paid for, and the best of the Bench in front after a Knock Out.
 */

/** A Pokémon in the race. */
interface Fighter {
  readonly id: PokemonId;
  readonly prizes: number;
  /** What its retreat costs. */
  readonly leaves: number;
  /** The HP that it has left, the units of Energy on it, and for each of its attacks how many units it still lacks. */
  left: number;
  units: number;
  readonly lacks: number[];
  /** Its place in its party, and where what each of its attacks does to each of the others is kept: `damages`. */
  readonly place: number;
  readonly first: number;
}

/** At most so many Pokémon has a player in play. */
const PLACES = 16;

const UNKNOWN = -1;

/** What attacks do to those they may meet in the race that goes on, as far as it was worked out: `PLACES` numbers each. */
let damages = new Float64Array(64 * PLACES);
let known = 0;

/** Makes room for so many attacks more. */
function roomFor(attacks: number): number {
  const first = known;
  known += attacks * PLACES;
  if (damages.length < known) {
    const more = new Float64Array(2 * known);
    more.set(damages);
    damages = more;
  }
  damages.fill(UNKNOWN, first, known);
  return first;
}

interface Party {
  readonly fighters: Fighter[];
  /** The place of the one in front. */
  front: number;
  prizes: number;
  /** Energy cards at hand, and how many come with each turn. */
  energy: number;
  readonly rate: number;
}

/** What the race is worth to one of two players, in points. `knower`: the one whose hand is looked at card by card. */
export function race(look: Look, one: Seat, other: Seat, knower: Seat): number {
  known = 0;
  const parties = [partyOf(look, one, one === knower), partyOf(look, other, other === knower)];
  return new Race(look).run(parties, look.game.state.seat === other ? 1 : 0);
}

function partyOf(look: Look, seat: Seat, isKnown: boolean): Party {
  const side = look.game.state.sides[seat]!;
  const fighters: Fighter[] = [];
  for (const id of side.active) if (id !== NONE) fighters.push(fighterOf(look, id, fighters.length));
  for (const id of side.bench) fighters.push(fighterOf(look, id, fighters.length));
  const { energy, rate } = energyOf(look.game, seat, isKnown);
  return { fighters, front: 0, prizes: side.prizes.length, energy, rate };
}

function fighterOf(look: Look, id: PokemonId, place: number): Fighter {
  const { game } = look;
  const lacks: number[] = [];
  for (const { missing } of look.attacksOf(id)) lacks.push(missing);
  return {
    id,
    prizes: topIn(game, id).prizes,
    leaves: look.retreatCostOf(id),
    left: Math.max(10, look.hpOf(id) - game.state.pokemon[id]!.damage),
    units: look.unitsOn(id),
    lacks,
    place,
    first: roomFor(lacks.length),
  };
}

/** Who steps forward does so much more than who stands in front. */
const MUCH_MORE = 1.5;
const A_LITTLE = 5;
/** Energy goes to the front rather than to the Bench. */
const IN_FRONT = 1.5;
/** HP count so much less than damage when somebody is brought up. */
const HP_FOR_DAMAGE = 1 / 20;

class Race {
  constructor(private readonly look: Look) {}

  run(parties: readonly Party[], first: number): number {
    let points = 0;
    let weight = 1;
    let turn = first;
    for (let turns = 0; turns < RACE.turns; turns++) {
      const [attacking, defending] = [parties[turn]!, parties[1 - turn]!];
      const taken = this.takeTurn(attacking, defending);
      const sign = turn === 0 ? weight : -weight;
      if (taken > 0) {
        points += sign * RACE.prize * Math.min(taken, attacking.prizes);
        attacking.prizes -= taken;
        if (attacking.prizes <= 0 || defending.fighters.length === 0) return points + sign * RACE.end;
      }
      weight *= RACE.later;
      turn = 1 - turn;
    }
    return points;
  }

  /** One turn: how many Prize cards it takes. */
  private takeTurn(attacking: Party, defending: Party): number {
    const target = defending.fighters[defending.front];
    if (target === undefined || attacking.fighters.length === 0) return 0;
    attacking.energy += attacking.rate;
    this.stepForward(attacking, target);
    if (attacking.energy >= 1) this.attach(attacking);
    const front = attacking.fighters[attacking.front]!;
    target.left -= this.blow(front, target);
    if (target.left > 0) return 0;
    defending.fighters.splice(defending.front, 1);
    this.bringUp(defending);
    return target.prizes;
  }

  /** The most damage that it can do at once. */
  private blow(fighter: Fighter, target: Fighter): number {
    let best = 0;
    for (let n = 0; n < fighter.lacks.length; n++)
      if (fighter.lacks[n] === 0) best = Math.max(best, this.damageOf(fighter, n, target));
    return best;
  }

  /** Whoever does little makes room for one who does more, if that is paid for. @rule RET-01 */
  private stepForward(party: Party, target: Fighter): void {
    const front = party.fighters[party.front]!;
    if (front.units < front.leaves) return;
    const now = this.blow(front, target);
    if (now >= target.left) return;
    let most = now * MUCH_MORE + A_LITTLE;
    let best = party.front;
    for (let n = 0; n < party.fighters.length; n++) {
      const damage = n === party.front ? 0 : this.blow(party.fighters[n]!, target);
      if (damage <= most) continue;
      most = damage;
      best = n;
    }
    if (best === party.front) return;
    front.units -= front.leaves;
    for (let n = 0; n < front.lacks.length; n++) front.lacks[n]! += front.leaves;
    party.front = best;
  }

  /** One Energy goes where the strongest attack is nearest. @rule NRG-01 */
  private attach(party: Party): void {
    let most = 0;
    let best: Fighter | null = null;
    for (let n = 0; n < party.fighters.length; n++) {
      const fighter = party.fighters[n]!;
      const powers = this.look.attacksOf(fighter.id);
      for (let attack = 0; attack < fighter.lacks.length; attack++) {
        const lack = fighter.lacks[attack]!;
        const want = lack === 0 ? 0 : powers[attack]!.attack.expected / (lack + 0.5);
        const worth = n === party.front ? want * IN_FRONT : want;
        if (worth <= most) continue;
        most = worth;
        best = fighter;
      }
    }
    if (best === null) return;
    party.energy -= 1;
    best.units++;
    for (let n = 0; n < best.lacks.length; n++) if (best.lacks[n]! > 0) best.lacks[n]!--;
  }

  /** After a Knock Out. */
  private bringUp(party: Party): void {
    let most = Number.NEGATIVE_INFINITY;
    party.front = 0;
    for (let n = 0; n < party.fighters.length; n++) {
      const fighter = party.fighters[n]!;
      const powers = this.look.attacksOf(fighter.id);
      let damage = 0;
      for (let attack = 0; attack < fighter.lacks.length; attack++)
        damage = Math.max(damage, powers[attack]!.attack.expected / (1 + 2 * fighter.lacks[attack]!));
      const worth = damage + fighter.left * HP_FOR_DAMAGE;
      if (worth <= most) continue;
      most = worth;
      party.front = n;
    }
  }

  /** Worked out once for each attack and target. */
  private damageOf({ id, first }: Fighter, number: number, target: Fighter): number {
    const place = first + number * PLACES + target.place;
    if (damages[place] === UNKNOWN)
      damages[place] = expectedIn(this.look.game, this.look.attacksOf(id)[number]!.attack, id, target.id);
    return damages[place]!;
  }
}
