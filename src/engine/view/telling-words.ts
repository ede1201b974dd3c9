import type { Game } from '../model/game.js';
import type { Setup } from '../model/setup.js';
import { type CardId, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { seatNames } from './describe.js';
import { type Voice, voiceOf } from './voice.js';

/** How it is told: what the players are called, which of them is listening, how a card is named. */
export interface Telling {
  readonly names?: readonly string[];
  /** This player is "you". */
  readonly you?: Seat | null;
  /** Writes a card's name, so that a page can tell it from other words. */
  readonly mark?: (name: string, card: CardId) => string;
}

/** Names of what events speak of. It remembers who the Pokémon were, because events outlive them. */
export class Words {
  private readonly known = new Map<PokemonId, string>();
  private readonly plain = new Map<PokemonId, string>();
  /** Not the game: whoever goes on telling need not hold on to how it began. */
  private readonly setup: Setup;
  private readonly voice: Voice;
  private stopped: { readonly pokemon: PokemonId; readonly rule: string | null } | null = null;
  private readonly mark: (name: string, card: CardId) => string;

  constructor(game: Game, { names, you, mark }: Telling) {
    this.setup = game.setup;
    this.voice = voiceOf(names ?? seatNames(game.setup.format.seats), you ?? null);
    this.mark = mark ?? ((name) => name);
    if (game.state.phase === 'setup') return;
    game.state.pokemon.forEach((pokemon, id) => {
      if (pokemon !== null) this.meet(id, pokemon.stack.at(-1)!);
    });
  }

  /** In the middle of a sentence. */
  name(seat: Seat): string {
    return this.voice.name(seat);
  }

  /** "Ada draws", "You draw". */
  does(seat: Seat, verb: string): string {
    return this.voice.does(seat, verb);
  }

  /** The same of a Pokémon's owner. */
  ownerDoes(pokemon: PokemonId, verb: string): string {
    return this.does(seatOf(pokemon), verb);
  }

  /** Who has won: a player, or the players of a team. @rule FMT-28 */
  team(team: number): string {
    const { seats } = this.setup.format;
    return seats > 2 ? `${this.name(team)} and ${this.name(team + 2)} win` : this.does(team, 'wins');
  }

  /** The same of who has lost: a player, or one of a team. */
  losing(seat: Seat, verb: string): string {
    return this.setup.format.seats > 2 ? `the opponent ${verb}` : this.does(seat, verb);
  }

  /** "Ada’s", "your". */
  of(seat: Seat): string {
    return this.voice.of(seat);
  }

  card(card: CardId | null): string {
    return card === null ? 'a card' : this.mark(this.setup.byId[card]!.name, card);
  }

  /** Remembers what has left no damage, until that is told. */
  stop(pokemon: PokemonId, rule: string | null): void {
    this.stopped = { pokemon, rule };
  }

  stopper(pokemon: PokemonId): string {
    const { stopped } = this;
    this.stopped = null;
    if (stopped?.pokemon !== pokemon) return '';
    return `: ${stopped.rule ?? 'Resistance'}`;
  }

  /** Remembers the Pokémon by its top card, and gives the card's name. */
  meet(pokemon: PokemonId, card: CardId | null): string {
    if (card !== null) {
      this.known.set(pokemon, this.card(card));
      this.plain.set(pokemon, this.setup.byId[card]!.name);
    }
    return this.card(card);
  }

  pokemon(id: PokemonId): string {
    return this.known.get(id) ?? 'a face-down Pokémon';
  }

  /** A Pokémon right after another: one of the same name is told apart. */
  after(former: PokemonId, id: PokemonId): string {
    const isNamesake = former !== id && this.plain.has(id) && this.plain.get(id) === this.plain.get(former);
    return isNamesake ? `another ${this.pokemon(id)}` : this.pokemon(id);
  }

  whose(id: PokemonId): string {
    return `${this.of(seatOf(id))} ${this.known.get(id) ?? 'face-down Pokémon'}`;
  }
}
