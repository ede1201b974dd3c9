import {
  eventCount,
  eventsFor,
  type Game,
  type PokemonId,
  type Seat,
  seatName,
  seatOf,
  teller,
  topOf,
} from '../../engine/index.js';

/** Something that everybody saw, in a sentence. */
export interface Sight {
  /** It came of this choice. */
  readonly choice: number;
  readonly turn: number;
  /** Whose Pokémon was Knocked Out; null: the game ended. */
  readonly victim: Seat | null;
  readonly sentence: string;
}

/** Who Knocked Out whom in the game that was really played, and how it ended. */
export class Happened {
  readonly sights: Sight[] = [];
  private readonly names = new Map<PokemonId, string>();
  private heard = 0;
  private turn = 0;
  /** The attack of this turn: what it asks for comes between it and what it does. */
  private by: string | null = null;

  /** Takes in what has come of a choice; before the first, the game as it begins. */
  notice(game: Game, choice: number): void {
    const events = eventsFor(game.log!, 'spectator', this.heard);
    this.heard = eventCount(game.log!);
    for (const event of events) {
      if (event.kind === 'turnBegan') this.turn = event.turn;
      else if (event.kind === 'evolved') this.names.set(event.pokemon, game.setup.byId[event.card]!.name);
      else if (event.kind === 'attackDeclared') this.by = `${this.whose(game, event.pokemon)} with ${event.attack}`;
      else if (event.kind === 'turnEnded') this.by = null;
      else if (event.kind === 'knockedOut') this.fall(game, event.pokemon, choice);
      else if (event.kind === 'gameWon')
        this.sights.push({ choice, turn: this.turn, victim: null, sentence: teller(game).tell(event)! });
    }
    if (game.state.phase === 'setup') return; // Pokémon lie face down
    game.state.pokemon.forEach((pokemon, id) => {
      if (pokemon !== null) this.names.set(id, topOf(game, id).name);
    });
  }

  private fall(game: Game, id: PokemonId, choice: number): void {
    const { by } = this;
    const sentence = `${this.whose(game, id)} is Knocked Out${by === null ? '' : ` by ${by}`}.`;
    this.sights.push({ choice, turn: this.turn, victim: seatOf(id), sentence });
  }

  private whose(game: Game, id: PokemonId): string {
    return `${seatName(game, seatOf(id))}’s ${this.names.get(id) ?? 'Pokémon'}`;
  }
}
