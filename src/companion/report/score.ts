// What a match report keeps count of while it tells: Prize cards, damage, Knock Outs.
import {
  type Game,
  type GameEvent,
  isOfGroup,
  type PokemonId,
  type Seat,
  type Setup,
  seatOf,
} from '../../engine/index.js';

interface Body {
  hp: number;
  damage: number;
}

export class Score {
  /** How many turns have been begun, the one in which the telling began among them. */
  turns: number;
  readonly prizes: number[];
  readonly lost: number[];
  private readonly setup: Setup;
  private readonly bodies = new Map<PokemonId, Body>();

  /** Begins where the game stands. */
  constructor(game: Game) {
    this.setup = game.setup;
    this.turns = game.state.turn === 0 ? 0 : 1;
    this.prizes = game.state.sides.map((side) => side.prizes.length);
    this.lost = game.state.sides.map(() => 0);
    game.state.pokemon.forEach((pokemon, id) => {
      if (pokemon !== null) this.bodies.set(id, { hp: this.hpOf(pokemon.stack.at(-1)!), damage: pokemon.damage });
    });
  }

  add(event: GameEvent): void {
    if (isOfGroup(event, 'damage')) this.bodyOf(event.pokemon).damage += event.points;
    switch (event.kind) {
      case 'gameBegan':
        if (event.suddenDeaths === 0) this.turns = 0;
        return;
      case 'prizesSetAside':
        this.prizes[event.seat] = event.count;
        return;
      case 'prizeTaken':
        this.prizes[event.seat]!--;
        return;
      case 'turnBegan':
        this.turns++;
        return;
      case 'placedActive':
      case 'placedOnBench':
      case 'revealed':
      case 'benched':
        if (event.card !== null) this.bodies.set(event.pokemon, { hp: this.hpOf(event.card), damage: 0 });
        return;
      case 'evolved':
        this.bodyOf(event.pokemon).hp = this.hpOf(event.card);
        return;
      case 'knockedOut':
        this.lost[seatOf(event.pokemon)]!++;
        this.bodies.delete(event.pokemon);
    }
  }

  hpLeft(pokemon: PokemonId): number {
    const { hp, damage } = this.bodyOf(pokemon);
    return Math.max(0, hp - damage);
  }

  prizesLeft(seat: Seat): number {
    return this.prizes[seat]!;
  }

  private hpOf(card: number): number {
    return this.setup.byId[card]!.hp;
  }

  private bodyOf(pokemon: PokemonId): Body {
    const known = this.bodies.get(pokemon);
    if (known !== undefined) return known;
    const unknown = { hp: 0, damage: 0 };
    this.bodies.set(pokemon, unknown);
    return unknown;
  }
}
