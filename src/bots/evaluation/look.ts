import { type AttackIn, attacksIn, hpIn, type Imagined, type PokemonId } from '../../engine/view.js';

/** One look at a game that does not change while it is looked at: what is asked twice is worked out once. */
export class Look {
  readonly game: Imagined;
  private readonly attacks: (readonly AttackIn[] | undefined)[] = [];
  private readonly hp: (number | undefined)[] = [];

  constructor(game: Imagined) {
    this.game = game;
  }

  attacksOf(pokemon: PokemonId): readonly AttackIn[] {
    this.attacks[pokemon] ??= attacksIn(this.game, pokemon);
    return this.attacks[pokemon];
  }

  hpOf(pokemon: PokemonId): number {
    this.hp[pokemon] ??= Math.max(10, hpIn(this.game, pokemon));
    return this.hp[pokemon];
  }
}
