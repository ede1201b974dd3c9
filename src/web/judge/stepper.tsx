import { piecesOf } from '../../session/index.js';
import type { FaceOf } from '../cards/in-play.js';
import { Mark } from '../parts/mark.js';
import { ERA_WORDS } from '../words/eras.js';
import { JUDGE } from '../words/judge.js';
import { CardName } from './card-name.js';
import type { Chosen } from './compare.js';
import { cardsOf } from './faces.js';
import type { EraRun, ShownStep } from './followed.js';
import { Facts, Verdict } from './matrix-cell.js';
import { PlayOn } from './play-on.js';
import { Position } from './position.js';
import { titleOf } from './step-title.js';

interface EraTabsProps {
  readonly runs: readonly EraRun[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

interface StepperProps extends EraTabsProps {
  /** The text, and which of its scenarios is shown. */
  readonly text: string;
  readonly place: number;
}

/** The table after a step, in one era; forward and back. */
export function Stepper({ runs, chosen, choose, text, place }: StepperProps) {
  const run = runs.find(({ era }) => era === chosen.era)!;
  const step = run.steps[chosen.step]!;
  const faceOf = cardsOf(run);
  return (
    <section className="stepper" aria-label={JUDGE.result}>
      <div className="steps">
        <EraTabs runs={runs} chosen={chosen} choose={choose} />
        <span className="grow" />
        <Steps steps={run.steps} at={chosen.step} go={(to) => choose({ ...chosen, step: to })} />
      </div>
      <div className="nowrow">
        <div className="now" aria-live="polite">
          <p className="title">
            <b>{titleOf(step)}</b> <Verdict step={step} />
          </p>
          <Told step={step} faceOf={faceOf} />
          <Facts facts={step.facts} />
        </div>
        <PlayOn key={`${run.era}${chosen.step}`} text={text} at={{ ...chosen, place }} step={step} />
      </div>
      {step.view === null ? (
        <p className="notable">{run.steps.length === 1 ? JUDGE.deckOnly : JUDGE.noTable}</p>
      ) : (
        <Position view={step.view} faceOf={faceOf} />
      )}
    </section>
  );
}

function EraTabs({ runs, chosen, choose }: EraTabsProps) {
  return (
    <fieldset className="eratabs" aria-label={JUDGE.under}>
      {runs.map(({ era }) => (
        <button
          key={era}
          type="button"
          className={`e${ERA_WORDS[era]?.short ?? ''}`}
          aria-pressed={era === chosen.era}
          onClick={() => choose({ ...chosen, era })}
        >
          <Mark of={`era-${ERA_WORDS[era]?.short ?? ''}`} />
          {ERA_WORDS[era]?.year ?? era}
        </button>
      ))}
    </fieldset>
  );
}

interface StepsProps {
  readonly steps: readonly ShownStep[];
  readonly at: number;
  readonly go: (to: number) => void;
}

function Steps({ steps, at, go }: StepsProps) {
  const last = steps.length - 1;
  return (
    <div className="stepgo">
      <GoButton name={JUDGE.before} disabled={at === 0} onGo={() => go(at - 1)} back />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={JUDGE.step}
        aria-valuetext={titleOf(steps[at]!)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <GoButton name={JUDGE.after} disabled={at === last} onGo={() => go(at + 1)} />
      <output className="at">{JUDGE.stepOf(at, last)}</output>
    </div>
  );
}

/** Why not, or what happened, in sentences with their cards. */
function Told({ step: { outcome, lines }, faceOf }: { readonly step: ShownStep; readonly faceOf: FaceOf }) {
  return (
    <>
      {outcome.kind === 'refused' && <p className="told">{outcome.refusal.sentence}</p>}
      {outcome.kind === 'stuck' && <p className="told">{outcome.message}</p>}
      {lines.length > 0 && (
        <p className="told">
          {lines.map((line, i) => (
            <span key={`${line}${String(i)}`}>
              {piecesOf(line).map((piece, j) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <CardName key={`${piece.card} ${String(j)}`} name={piece.name} face={faceOf(piece.card)} />
                ),
              )}{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

interface GoButtonProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onGo: () => void;
  readonly back?: boolean;
}

function GoButton({ name, disabled, onGo, back = false }: GoButtonProps) {
  return (
    <button type="button" className="ib" aria-label={name} title={name} disabled={disabled} onClick={onGo}>
      <Mark of="u-right" className={back ? 'left' : ''} />
    </button>
  );
}
