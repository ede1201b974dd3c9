import type { CSSProperties } from 'react';
import { InPlay, turnOf } from '../cards/in-play.js';
import { Mark } from '../parts/mark.js';
import { ERA_WORDS } from '../words/eras.js';
import { JUDGE } from '../words/judge.js';
import type { Cell, Chosen, Row } from './compare.js';
import { cardsOf } from './faces.js';
import type { EraRun } from './followed.js';
import { CellBody } from './matrix-cell.js';
import { titleOf } from './step-title.js';

interface MatrixProps {
  readonly runs: readonly EraRun[];
  readonly rows: readonly Row[];
  readonly against: string;
  readonly setAgainst: (era: string) => void;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

/** The same steps under every rulebook, rolled sideways: what differs from the one that is compared with is marked. */
export function Matrix(props: MatrixProps) {
  const { runs, rows, against } = props;
  return (
    <div className="matrixroll">
      <table className="matrix" style={{ '--eras': runs.length } as CSSProperties}>
        <caption className="unseen">{JUDGE.lede}</caption>
        <thead>
          <tr>
            <th scope="col" className="corner">
              {JUDGE.sameSteps}
            </th>
            {runs.map((run) => (
              <EraHead key={run.era} run={run} isNorm={run.era === against} onPick={() => props.setAgainst(run.era)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StepRow key={row.number} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface EraHeadProps {
  readonly run: EraRun;
  readonly isNorm: boolean;
  readonly onPick: () => void;
}

function EraHead({ run: { era, claimed, holds }, isNorm, onPick }: EraHeadProps) {
  const words = ERA_WORDS[era];
  const verdict = claimed ? (holds ? JUDGE.holds : JUDGE.holdsNot) : holds ? JUDGE.holdsToo : JUDGE.holdsNotHere;
  return (
    <th scope="col" className={`eh e${words?.short ?? ''}`}>
      <button type="button" aria-pressed={isNorm} title={JUDGE.against} onClick={onPick}>
        <Mark of={`era-${words?.short ?? ''}`} />
        <b>{words?.name ?? era}</b> <i>{words?.year}</i>
      </button>
      <span className={`pin ${claimed ? (holds ? 'good' : 'bad') : ''}`}>{verdict}</span>
      {isNorm && <span className="pin">{JUDGE.comparedWith}</span>}
    </th>
  );
}

function StepRow({ row, runs, chosen, choose }: MatrixProps & { readonly row: Row }) {
  const name = titleOf(row.step);
  return (
    <tr>
      <th scope="row" className="step" title={row.step.text}>
        <span className="num">{row.step.kind === 'end' ? '=' : row.number}</span>
        {name}
      </th>
      {row.cells.map((cell) => (
        <StepCell
          key={cell.era}
          cell={cell}
          name={name}
          run={runs.find(({ era }) => era === cell.era)!}
          isChosen={chosen.era === cell.era && chosen.step === row.number}
          onChoose={() => choose({ era: cell.era, step: row.number })}
        />
      ))}
    </tr>
  );
}

interface StepCellProps {
  readonly cell: Cell;
  readonly name: string;
  readonly run: EraRun;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StepCell({ cell: { era, step, differs }, name, run, isChosen, onChoose }: StepCellProps) {
  const words = ERA_WORDS[era];
  return (
    <td className={`cell e${words?.short ?? ''} ${differs ? 'diff' : ''} ${isChosen ? 'here' : ''}`}>
      <span className="eramark">
        <Mark of={`era-${words?.short ?? ''}`} /> {words?.year}
      </span>
      {differs && <span className="flag">{JUDGE.differs}</span>}
      <CellBody step={step} label={JUDGE.show(name, words?.year ?? era)} isChosen={isChosen} onChoose={onChoose} />
      {step.kind === 'end' && <Actives run={run} />}
    </td>
  );
}

/** The Active Pokémon of both sides, small. */
function Actives({ run }: { readonly run: EraRun }) {
  const view = run.steps.at(-1)?.view;
  if (view == null) return null;
  const faceOf = cardsOf(run);
  return (
    <div className="endactives" aria-hidden="true">
      {view.sides.flatMap(({ active }) =>
        active.flatMap((pokemon) =>
          pokemon === null
            ? []
            : [
                <span key={pokemon.pokemon} className={`spot ${turnOf(pokemon)}`}>
                  <InPlay pokemon={pokemon} faceOf={faceOf} />
                </span>,
              ],
        ),
      )}
    </div>
  );
}
