import {
  type AttackIn,
  attacksIn,
  hpIn,
  type Imagined,
  type PokemonId,
  retreatCostIn,
  unitsIn,
} from '../../engine/view.js';

/** What was worked out for a Pokémon, and in which look. */
interface Looked {
  attacksAt: number;
  attacks: readonly AttackIn[];
  hpAt: number;
  hp: number;
  unitsAt: number;
  units: number;
  leavesAt: number;
  leaves: number;
}

const NO_ATTACKS: readonly AttackIn[] = [];

const nothing = (): Looked => ({
  attacksAt: 0,
  attacks: NO_ATTACKS,
  hpAt: 0,
  hp: 0,
  unitsAt: 0,
  units: 0,
  leavesAt: 0,
  leaves: 0,
});

/** One for each place at the table, whoever looks: what another look has worked out counts for nothing. */
const places: Looked[] = [];
let looks = 0;

/** One look at a game that does not change while it is looked at: what is asked twice is worked out once. */
export class Look {
  readonly game: Imagined;
  private readonly number = ++looks;

  constructor(game: Imagined) {
    this.game = game;
  }

  attacksOf(pokemon: PokemonId): readonly AttackIn[] {
    const one = lookedAt(pokemon);
    if (one.attacksAt !== this.number) {
      one.attacks = attacksIn(this.game, pokemon);
      one.attacksAt = this.number;
    }
    return one.attacks;
  }

  /** How many units of Energy are on it. */
  unitsOn(pokemon: PokemonId): number {
    const one = lookedAt(pokemon);
    if (one.unitsAt !== this.number) {
      one.units = countedOn(this.game, pokemon);
      one.unitsAt = this.number;
    }
    return one.units;
  }

  hpOf(pokemon: PokemonId): number {
    const one = lookedAt(pokemon);
    if (one.hpAt !== this.number) {
      one.hp = Math.max(10, hpIn(this.game, pokemon));
      one.hpAt = this.number;
    }
    return one.hp;
  }

  retreatCostOf(pokemon: PokemonId): number {
    const one = lookedAt(pokemon);
    if (one.leavesAt !== this.number) {
      one.leaves = retreatCostIn(this.game, pokemon);
      one.leavesAt = this.number;
    }
    return one.leaves;
  }
}

function lookedAt(pokemon: PokemonId): Looked {
  while (places.length <= pokemon) places.push(nothing());
  return places[pokemon]!;
}

function countedOn(game: Imagined, pokemon: PokemonId): number {
  const { attached } = game.state.pokemon[pokemon]!;
  let units = 0;
  for (let i = 0; i < attached.length; i++) units += unitsIn(game, attached[i]!);
  return units;
}
