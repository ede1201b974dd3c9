import type { CSSProperties } from 'react';
import { InPlay, turnOf } from '../cards/in-play.js';
import { Mark } from '../parts/mark.js';
import { ERA_WORDS } from '../words/eras.js';
import { JUDGE } from '../words/judge.js';
import { alike, type Cell, type Chosen, type Row } from './compare.js';
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

/**
 * The same steps under every rulebook, rolled sideways: what differs from the one that is compared with is marked. Eras that went
 * alike share a column.
 */
export function Matrix(props: MatrixProps) {
  const { runs, rows, against } = props;
  const groups = alike(runs);
  return (
    <div className="matrixroll">
      <table className="matrix" style={{ '--eras': groups.length } as CSSProperties}>
        <caption className="unseen">{JUDGE.lede}</caption>
        <thead>
          <tr>
            <th scope="col" className="corner">
              {JUDGE.sameSteps}
            </th>
            {groups.map((group) => (
              <GroupHead key={group[0]!.era} group={group} against={against} onPick={props.setAgainst} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StepRow key={row.number} row={row} groups={groups} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GroupHeadProps {
  readonly group: readonly EraRun[];
  readonly against: string;
  readonly onPick: (era: string) => void;
}

/** The years of a column, each to compare with, and what the scenario came to in all of them. */
function GroupHead({ group, against, onPick }: GroupHeadProps) {
  const [{ claimed, holds, era }] = group as readonly [EraRun, ...EraRun[]];
  const verdict = claimed ? (holds ? JUDGE.holds : JUDGE.holdsNot) : holds ? JUDGE.holdsToo : JUDGE.holdsNotHere;
  const isNorm = group.some((run) => run.era === against);
  const short = ERA_WORDS[group.find((run) => run.era === against)?.era ?? era]?.short ?? '';
  return (
    <th scope="col" className={`eh e${short}`}>
      <div className={group.length > 1 ? 'years' : undefined}>
        {group.map((run) => (
          <EraButton
            key={run.era}
            era={run.era}
            isAlone={group.length === 1}
            isNorm={run.era === against}
            onPick={onPick}
          />
        ))}
      </div>
      <span className={`pin ${claimed ? (holds ? 'good' : 'bad') : ''}`}>{verdict}</span>
      {isNorm && <span className="pin">{JUDGE.comparedWith}</span>}
    </th>
  );
}

interface EraButtonProps {
  readonly era: string;
  /** It has the column for itself, and room for its name. */
  readonly isAlone: boolean;
  readonly isNorm: boolean;
  readonly onPick: (era: string) => void;
}

function EraButton({ era, isAlone, isNorm, onPick }: EraButtonProps) {
  const words = ERA_WORDS[era];
  const name = words?.name ?? era;
  return (
    <button
      type="button"
      className={isAlone ? '' : `e${words?.short ?? ''}`}
      aria-pressed={isNorm}
      aria-label={`${name} ${words?.year ?? ''}`}
      title={JUDGE.against}
      onClick={() => onPick(era)}
    >
      <Mark of={`era-${words?.short ?? ''}`} />
      {isAlone && <b>{name}</b>} <i>{words?.year}</i>
    </button>
  );
}

interface StepRowProps extends MatrixProps {
  readonly row: Row;
  readonly groups: readonly (readonly EraRun[])[];
}

function StepRow({ row, groups, against, chosen, choose }: StepRowProps) {
  const name = titleOf(row.step);
  return (
    <tr>
      <th scope="row" className="step" title={row.step.text}>
        <span className="num">{row.step.kind === 'end' ? '=' : row.number}</span>
        {name}
      </th>
      {groups.map((group) => {
        const shown = [chosen.era, against].find((era) => group.some((run) => run.era === era)) ?? group[0]!.era;
        const cell = row.cells.find(({ era }) => era === shown);
        if (cell === undefined) return <td key={shown} className="cell" />;
        return (
          <StepCell
            key={group[0]!.era}
            cell={cell}
            name={name}
            run={group.find(({ era }) => era === shown)!}
            years={group.map(({ era }) => ERA_WORDS[era]?.year ?? era)}
            isChosen={chosen.era === shown && chosen.step === row.number}
            onChoose={() => choose({ era: shown, step: row.number })}
          />
        );
      })}
    </tr>
  );
}

interface StepCellProps {
  readonly cell: Cell;
  readonly name: string;
  readonly run: EraRun;
  /** All that went this way. */
  readonly years: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StepCell({ cell: { era, step, differs }, name, run, years, isChosen, onChoose }: StepCellProps) {
  const words = ERA_WORDS[era];
  return (
    <td className={`cell e${words?.short ?? ''} ${differs ? 'diff' : ''} ${isChosen ? 'here' : ''}`}>
      <span className="eramark">
        <Mark of={`era-${words?.short ?? ''}`} /> {years.join(', ')}
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
