import { useState } from 'react';
import { EraTag } from '../parts/era-tag.js';
import { useFetched } from '../parts/use-fetched.js';
import { RULES } from '../words/rules.js';
import { addressOf, theShelf } from './shelf.js';

const FIRST = 6;

/** The scenarios that pin a rule; each opens on the judge's desk. */
export function Scenarios({ id }: { readonly id: string }) {
  const shelf = useFetched(theShelf);
  const [all, setAll] = useState(false);
  const pinning = (shelf ?? []).filter(({ rules }) => rules.includes(id));
  const shown = all ? pinning : pinning.slice(0, FIRST);
  return (
    <section>
      <h2>{RULES.scenarios}</h2>
      {shelf !== null && pinning.length === 0 && <p className="mut">{RULES.noScenario}</p>}
      <ul className="pins">
        {shown.map((each) => (
          <li key={`${each.file}${each.place}`}>
            <a href={`#${addressOf(each)}`}>{each.name}</a>
            <span className="in">
              {each.eras.map((era) => (
                <EraTag key={era} era={era} long={false} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {pinning.length > shown.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {RULES.moreScenarios(pinning.length - shown.length)}
        </button>
      )}
    </section>
  );
}
