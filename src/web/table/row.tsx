import type { SideView } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { ZONES } from '../words/words.js';
import { Spot } from './spot.js';

/** The Bench with its empty spots. */
export function Bench({ side, moment }: { readonly side: SideView; readonly moment: Moment }) {
  const empty = Math.max(0, moment.benches[side.seat]! - side.bench.length);
  return (
    <div className={`bench ${side.bench.length > 5 ? 'tight' : ''}`} data-zone={`bench-${side.seat}`}>
      {side.bench.map((pokemon) => (
        <Spot key={pokemon.pokemon} pokemon={pokemon} />
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span key={`empty${String(i)}`} className="spot empty" role="img" aria-label={ZONES.emptyBench} />
      ))}
    </div>
  );
}

/** The Active spots: one, or two side by side. @rule FMT-03 */
export function ActiveRow({ side }: { readonly side: SideView }) {
  return (
    <div className="activerow">
      {side.active.map((pokemon, place) =>
        pokemon === null ? (
          <span key={`active${String(place)}`} className="spot active empty" role="img" aria-label={ZONES.emptyBench} />
        ) : (
          <Spot key={pokemon.pokemon} pokemon={pokemon} isActive />
        ),
      )}
    </div>
  );
}
