import type { CSSProperties } from 'react';
import { CARDS } from '../words/import.js';
import { useImport } from './client.js';
import type { SetHere } from './importer.js';

/** The sets that are here: a cell a set, a row a series, full where all of its cards can be played. */
export function SetCells() {
  const sets = useImport((state) => state.sets);
  if (sets === null || sets.length === 0) return null;
  const series = new Map<string, SetHere[]>();
  for (const set of sets) series.set(set.serie, [...(series.get(set.serie) ?? []), set]);
  return (
    <section className="sethere" aria-label={CARDS.sets}>
      <h2>{CARDS.sets}</h2>
      {[...series].map(([serie, each]) => (
        <div key={serie} className="serie">
          <h3>
            {serie || CARDS.noSerie} <i>{each[0]?.released.slice(0, 4)}</i>
          </h3>
          <ul>
            {each.map((set) => (
              <Cell key={set.setId} set={set} />
            ))}
          </ul>
          <span className="mut">{CARDS.setCount(each.length)}</span>
        </div>
      ))}
    </section>
  );
}

function Cell({ set: { setId, setName, sums } }: { readonly set: SetHere }) {
  const title = CARDS.setTitle(setName || setId, sums.cards, sums.playable);
  // What is not all must not look so.
  const full = Math.min(100 * (sums.playable / sums.cards), sums.playable === sums.cards ? 100 : 80);
  return (
    <li title={title} className={full === 100 ? 'whole' : 'part'} style={{ '--full': `${full}%` } as CSSProperties}>
      <span className="unseen">{title}</span>
    </li>
  );
}
