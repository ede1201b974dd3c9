import type { CSSProperties } from 'react';
import type { Figures } from '../desk/desk-view.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import { Cost, Pip } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { FIGURES } from '../words/decks.js';
import { useDesk } from './desk-client.js';
import { OddsTable } from './odds-table.js';

/** What can be counted about the deck, and what a builder would point out. */
export function FiguresColumn({ deck }: { readonly deck: KeptDeck }) {
  const verdict = useDesk((state) => state.verdict);
  return (
    <aside className="figures" aria-label={FIGURES.title}>
      {verdict !== null && deck.lines.length > 0 && (
        <>
          <h2>{FIGURES.costs}</h2>
          <Curve curve={verdict.figures.curve} />
          <h2>{FIGURES.odds}</h2>
          <OddsTable deck={deck} />
          <Energy figures={verdict.figures} />
          <h2>{FIGURES.advice}</h2>
          <p className="mut">{verdict.advice.length === 0 ? FIGURES.noAdvice : FIGURES.adviceHelp}</p>
          <ul className="advice">
            {verdict.advice.map(({ message, rule }) => (
              <li key={message}>
                {message} {rule !== null && <RuleChip id={rule} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function Curve({ curve }: { readonly curve: Figures['curve'] }) {
  const most = Math.max(...curve);
  if (most === 0) return <p className="mut">{FIGURES.noAttacks}</p>;
  return (
    <>
      <ol className="curve" style={{ '--n': curve.length } as CSSProperties}>
        {curve.map((count, cost) => (
          <li key={`cost${String(cost)}`}>
            <span className={count === 0 ? 'pillar none' : 'pillar'} style={{ '--v': count / most } as CSSProperties}>
              <b>{count}</b>
            </span>
            <span className="lab">
              <Cost types={new Array<'Colorless'>(cost).fill('Colorless')} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mut">{FIGURES.costsHelp}</p>
    </>
  );
}

function Energy({ figures: { energy } }: { readonly figures: Figures }) {
  if (energy.length === 0) return null;
  return (
    <>
      <h2>{FIGURES.energy}</h2>
      <table className="need">
        <thead>
          <tr>
            <td />
            <th scope="col">{FIGURES.asked}</th>
            <th scope="col">{FIGURES.provided}</th>
          </tr>
        </thead>
        <tbody>
          {energy.map(({ type, asked, provided }) => (
            <tr key={type}>
              <th scope="row">
                <Pip type={type} /> {type}
              </th>
              <td className={asked > 0 && provided === 0 ? 'bad' : ''}>{asked}</td>
              <td className={asked > 0 && provided === 0 ? 'bad' : ''}>{provided}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
