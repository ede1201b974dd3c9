import type { SideView } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { useTable } from '../session/store.js';
import { ZONES } from '../words/words.js';
import { Spot } from './spot.js';
import { dropCard } from './touch.js';

/** The Bench with its empty spots: lit while a card is prepared that can be put there. */
export function Bench({ side, moment }: { readonly side: SideView; readonly moment: Moment }) {
  const empty = Math.max(0, moment.benches[side.seat]! - side.bench.length);
  const isLit = useTable(({ selection }) => selection?.options.some(({ kind }) => kind === 'bench') === true);
  const look = isLit && side.seat === moment.view.seat ? 'spot empty lit' : 'spot empty';
  return (
    <div className={`bench ${side.bench.length > 5 ? 'tight' : ''}`} data-zone={`bench-${side.seat}`}>
      {side.bench.map((pokemon) => (
        <Spot key={pokemon.pokemon} pokemon={pokemon} />
      ))}
      {Array.from({ length: empty }, (_, i) =>
        look === 'spot empty' ? (
          <span key={`empty${String(i)}`} className={look} role="img" aria-label={ZONES.emptyBench} />
        ) : (
          <button
            key={`lit${String(i)}`}
            type="button"
            className={look}
            data-thing=""
            aria-label={ZONES.emptyBench}
            onClick={() => dropCard('felt')}
          />
        ),
      )}
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
