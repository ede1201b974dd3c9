import { useState } from 'react';
import { RuleChip } from '../parts/rule-chip.js';
import { ERA_WORDS } from '../words/eras.js';
import { JUDGE } from '../words/judge.js';
import { FORMAT_WORDS } from '../words/words.js';
import { type Chosen, parting, type Row, rowsOf } from './compare.js';
import type { Desk } from './desk.js';
import type { Followed, Written } from './followed.js';
import { Matrix } from './matrix.js';
import { Stepper } from './stepper.js';

interface ResultProps {
  readonly desk: Desk;
  readonly onFaults: () => void;
}

/** What came of the scenario: the table step by step, and the eras side by side. */
export function Result({ desk, onFaults }: ResultProps) {
  const { followed, trouble, busy } = desk;
  if (trouble !== null)
    return (
      <p role="alert" className="trouble">
        {trouble}
      </p>
    );
  if (followed === null) return <p className="opening">{JUDGE.opening}</p>;
  const { faults, written, place } = followed;
  const scenario = written[place];
  return (
    <>
      {faults.length > 0 && (
        <p className="trouble" role="status">
          {JUDGE.faults(faults.length)}. {JUDGE.line(faults[0]!.line)}: {faults[0]!.message}{' '}
          <button type="button" className="btn quiet" onClick={onFaults}>
            {JUDGE.text}
          </button>
        </p>
      )}
      {written.length > 1 && (
        <label className="which">
          {JUDGE.which}
          <select value={place} onChange={(event) => desk.choose(Number(event.target.value))}>
            {written.map(({ name, line }, i) => (
              <option key={line} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {scenario !== undefined && (
        <Shown
          key={`${scenario.line} ${scenario.name}`}
          followed={followed}
          scenario={scenario}
          text={desk.text ?? ''}
          busy={busy}
        />
      )}
    </>
  );
}

interface ShownProps {
  readonly followed: Followed;
  readonly scenario: Written;
  readonly text: string;
  readonly busy: boolean;
}

function Shown({ followed: { runs, place }, scenario, text, busy }: ShownProps) {
  const home = scenario.eras[0]!;
  const [chosen, choose] = useState<Chosen>({ era: home, step: 0 });
  const [against, setAgainst] = useState(home);
  const run = runs.find(({ era }) => era === chosen.era) ?? runs[0];
  const rows = rowsOf(runs, against);
  if (run === undefined) return null;
  const step = Math.min(chosen.step, run.steps.length - 1);
  return (
    <div data-busy={busy} className="shown">
      <About scenario={scenario} />
      <Stepper runs={runs} chosen={{ era: run.era, step }} choose={choose} text={text} place={place} />
      <Parting rows={rows} choose={choose} />
      <Matrix
        runs={runs}
        rows={rows}
        against={against}
        setAgainst={setAgainst}
        chosen={{ era: run.era, step }}
        choose={choose}
      />
    </div>
  );
}

function About({ scenario: { rules, format, coins } }: { readonly scenario: Written }) {
  if (rules.length === 0 && format === 'constructed' && coins.length === 0) return null;
  return (
    <p className="about">
      {rules.map((rule) => (
        <RuleChip key={rule} id={rule} />
      ))}
      {format !== 'constructed' && <span>{FORMAT_WORDS[format] ?? format}</span>}
      {coins.length > 0 && <span>{coins.join(', ')}</span>}
    </p>
  );
}

/** Where the eras part, in one sentence. */
function Parting({ rows, choose }: { readonly rows: readonly Row[]; readonly choose: (chosen: Chosen) => void }) {
  const found = parting(rows);
  if (found === null) return <p className="parting">{JUDGE.asOne}</p>;
  const { row, eras } = found;
  const names = eras.map((era) => `${ERA_WORDS[era]?.name ?? era} ${ERA_WORDS[era]?.year ?? ''}`.trim());
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return (
    <p className="parting">
      <span className="dd" />
      <b>{JUDGE.partAt(stepName(row))}</b> {JUDGE.partIn(listed)}{' '}
      <button type="button" className="btn quiet" onClick={() => choose({ era: eras[0]!, step: row.number })}>
        {JUDGE.jump}
      </button>
    </p>
  );
}

const stepName = ({ step, number }: Row): string =>
  step.kind === 'board' ? JUDGE.board.toLowerCase() : step.kind === 'end' ? 'the end' : `step ${number}`;
