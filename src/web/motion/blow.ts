import { type GameEvent, isOfGroup, type PokemonId } from '../../engine/index.js';
import { lunge, spotOf } from './strike.js';
import { animate, isHurried, moves, pause } from './time.js';

/** How long a number that Knocks Out is seen, and how long it takes to come. */
const SEEN = 760;
const COMES = 300;

/** The damage of each Pokémon that is Knocked Out by it in the same moment. */
export function fatalIn(events: readonly GameEvent[]): ReadonlyMap<PokemonId, number> {
  const taken = new Map<PokemonId, number>();
  const fatal = new Map<PokemonId, number>();
  for (const event of events) {
    if (isOfGroup(event, 'damage') || event.kind === 'countersPut')
      taken.set(event.pokemon, (taken.get(event.pokemon) ?? 0) + event.points);
    if (event.kind !== 'knockedOut') continue;
    const points = taken.get(event.pokemon);
    if (points === undefined) continue;
    fatal.set(event.pokemon, points);
    taken.delete(event.pokemon); // whoever stands there next is another Pokémon
  }
  return fatal;
}

/**
 * Shows damage that Knocks Out as a number on the Pokémon that takes it, before that is gone: what comes after is told by
 * the moment itself. True where there was such damage.
 */
export async function strikeDown(events: readonly GameEvent[]): Promise<boolean> {
  const fatal = [...fatalIn(events)].filter(([pokemon]) => spotOf(pokemon) !== null);
  if (fatal.length === 0 || isHurried() || !moves()) return false;
  for (const event of events) if (event.kind === 'attackDeclared') lunge(spotOf(event.pokemon));
  const blows = fatal.map(([pokemon, points]) => blowOn(spotOf(pokemon)!, points));
  await pause(SEEN);
  for (const blow of blows) blow.remove();
  return true;
}

function blowOn(spot: HTMLElement, points: number): HTMLElement {
  const blow = document.createElement('span');
  blow.className = 'blow';
  blow.setAttribute('aria-hidden', 'true');
  blow.append(document.createElement('b'));
  blow.firstElementChild!.textContent = `${points}`;
  spot.append(blow);
  const shake = [0, -7, 6, -4, 0].map((x) => ({ translate: `${x}px 0` }));
  animate(spot, shake, 260, { delay: COMES / 2 });
  animate(
    blow.firstElementChild!,
    [{ scale: '2.6', opacity: 0 }, { scale: '0.9', opacity: 1, offset: 0.7 }, { scale: '1' }],
    COMES,
  );
  return blow;
}
