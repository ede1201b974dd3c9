import { type GameEvent, isOfGroup, type PokemonId } from '../../engine/index.js';

/** What one Pokémon takes at one time. */
export interface Blow {
  readonly pokemon: PokemonId;
  /** Null: it is Knocked Out without damage. */
  readonly points: number | null;
  readonly isFatal: boolean;
}

/** What is taken at one time: by an attack, or between two turns. */
export interface Blows {
  readonly attacker: PokemonId | null;
  readonly blows: readonly Blow[];
}

/** The damage and the Knock Outs of a step, in the order in which they are seen: an attack's, then those between turns. */
export function blowsIn(events: readonly GameEvent[]): readonly Blows[] {
  const checkup = events.findIndex(({ kind }) => kind === 'checkupBegan');
  const parts = checkup < 0 ? [events] : [events.slice(0, checkup), events.slice(checkup)];
  return parts.map(blowsAtOnce).filter(({ attacker, blows }) => attacker !== null || blows.length > 0);
}

function blowsAtOnce(events: readonly GameEvent[]): Blows {
  const taken = new Map<PokemonId, number>();
  const blows: Blow[] = [];
  let attacker: PokemonId | null = null;
  for (const event of events) {
    if (event.kind === 'attackDeclared') attacker = event.pokemon;
    if (isOfGroup(event, 'damage') || event.kind === 'countersPut')
      taken.set(event.pokemon, (taken.get(event.pokemon) ?? 0) + event.points);
    if (event.kind !== 'knockedOut') continue;
    blows.push({ pokemon: event.pokemon, points: taken.get(event.pokemon) ?? null, isFatal: true });
    taken.delete(event.pokemon); // whoever stands there next is another Pokémon
  }
  for (const [pokemon, points] of taken) blows.push({ pokemon, points, isFatal: false });
  return { attacker, blows };
}
