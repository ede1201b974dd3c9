import { type CSSProperties, useEffect, useState } from 'react';
import type { OddsRow } from '../desk/desk-view.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import { RuleChip } from '../parts/rule-chip.js';
import { FIGURES } from '../words/decks.js';
import { countOdds, useDesk } from './desk-client.js';

const TURNS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Exact chances: the opening hand, what is drawn by a turn, what lies among the Prize cards. */
export function OddsTable({ deck }: { readonly deck: KeptDeck }) {
  const [turn, setTurn] = useState(1);
  const odds = useDesk((state) => state.odds);
  useEffect(() => {
    void countOdds(deck, turn);
  }, [deck, turn]);
  if (odds === null) return null;
  const { mulligan, mulligans, rows } = odds;
  if (mulligan === null || rows.every(({ prized }) => prized === null)) {
    return <p className="mut">{mulligan === 1 ? FIGURES.noBasic : FIGURES.tooFew}</p>;
  }
  return (
    <>
      <p className="keeps">
        {FIGURES.keeps} <b>{FIGURES.percent(1 - mulligan)}</b>
        <span className="track">
          <i style={{ '--v': 1 - mulligan } as CSSProperties} />
        </span>
      </p>
      <p className="mut">
        {FIGURES.counted} <RuleChip id="SETUP-11" />. {mulligans !== null && FIGURES.mulligans(mulligans)}
      </p>
      <label className="turn">
        {FIGURES.turn}
        <select value={turn} onChange={(event) => setTurn(Number(event.target.value))}>
          {TURNS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <table className="odds">
        <thead>
          <tr>
            <th scope="col">{FIGURES.card}</th>
            <th scope="col">{FIGURES.opening}</th>
            <th scope="col">{FIGURES.byTurn(turn)}</th>
            <th scope="col">{FIGURES.prized}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.group ?? row.name} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

const percent = (chance: number | null): string => (chance === null ? '–' : FIGURES.percent(chance));

function Row({ row: { name, group, copies, opening, byTurn, prized } }: { readonly row: OddsRow }) {
  return (
    <tr className={group === null ? '' : 'group'}>
      <th scope="row">
        {group === null ? name : FIGURES.groups[group]} <i>{copies}</i>
      </th>
      <td>{percent(opening)}</td>
      <td>{percent(byTurn)}</td>
      <td>{percent(prized)}</td>
    </tr>
  );
}
