import { type EventOf, type GameEvent, type PokemonId, type Seat, seatOf, topOf } from '../../engine/index.js';
import { isKnownTo, type Stand } from './stand.js';

/** Who was Knocked Out, by whom with which attack. What the seat could only suppose has no name. */
export interface KnockOut {
  readonly victim: PokemonId;
  readonly name: string | null;
  readonly attacker: string | null;
  readonly attack: string | null;
  /** Whether the attack was one of its own side. */
  readonly isOwn: boolean;
}

type By = Pick<KnockOut, 'attacker' | 'attack'> & { readonly seat: Seat | null };

const NOBODY: By = { attacker: null, attack: null, seat: null };

/** The Knock Outs among what happened, each put down to the attack that was declared last in the same turn. */
export function knockOutsIn(stand: Stand, events: readonly GameEvent[]): KnockOut[] {
  const found: KnockOut[] = [];
  const names = new Names(stand);
  let by = NOBODY;
  for (const event of events) {
    if (event.kind === 'evolved' || event.kind === 'benched') names.meet(event.pokemon, event.card);
    else if (event.kind === 'attackDeclared') by = attackBy(names.of(event.pokemon), event);
    else if (event.kind === 'turnEnded') by = NOBODY;
    else if (event.kind === 'knockedOut') found.push(fallen(event.pokemon, names, by));
  }
  return found;
}

/** The attack of a Pokémon that is only supposed is supposed, too. */
const attackBy = (attacker: string | null, { pokemon, attack }: EventOf<'attackDeclared'>): By =>
  attacker === null ? NOBODY : { attacker, attack, seat: seatOf(pokemon) };

const fallen = (victim: PokemonId, names: Names, { attacker, attack, seat }: By): KnockOut => ({
  victim,
  name: names.of(victim),
  attacker,
  attack,
  isOwn: seat === seatOf(victim),
});

/** What the Pokémon are called, as far as the seat that decides knows. */
class Names {
  private readonly met = new Map<PokemonId, string | null>();

  constructor(private readonly stand: Stand) {}

  meet(pokemon: PokemonId, card: number): void {
    const { game } = this.stand;
    this.met.set(pokemon, isKnownTo(this.stand, card) ? game.setup.byId[card]!.name : null);
  }

  of(id: PokemonId): string | null {
    const met = this.met.get(id);
    if (met !== undefined) return met;
    const { game } = this.stand;
    const pokemon = game.state.pokemon[id];
    return pokemon && isKnownTo(this.stand, pokemon.stack.at(-1)!) ? topOf(game, id).name : null;
  }
}
