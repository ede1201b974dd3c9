import { Mark } from '../cards/mark.js';
import { piecesOf } from '../session/pieces.js';
import { JUDGE } from '../words/judge.js';
import { ERA_WORDS } from '../words/words.js';
import { CardName } from './card-name.js';
import type { Chosen } from './compare.js';
import { cardsOf } from './faces.js';
import type { EraRun } from './followed.js';
import { Facts, Verdict } from './matrix-cell.js';
import { Position } from './position.js';
import { titleOf } from './step-title.js';

interface StepperProps {
  readonly runs: readonly EraRun[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

/** The table after a step, in one era; forward and back. */
export function Stepper({ runs, chosen, choose }: StepperProps) {
  const run = runs.find(({ era }) => era === chosen.era)!;
  const last = run.steps.length - 1;
  const step = run.steps[chosen.step]!;
  const go = (to: number): void => choose({ ...chosen, step: Math.max(0, Math.min(last, to)) });
  const cards = cardsOf(run);
  return (
    <section className="stepper" aria-label={JUDGE.result}>
      <div className="steps">
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
        <span className="grow" />
        <GoButton name={JUDGE.before} disabled={chosen.step === 0} onGo={() => go(chosen.step - 1)} back />
        <input
          type="range"
          min={0}
          max={last}
          value={chosen.step}
          aria-label={JUDGE.step}
          aria-valuetext={titleOf(step)}
          onChange={(event) => go(Number(event.target.value))}
        />
        <GoButton name={JUDGE.after} disabled={chosen.step === last} onGo={() => go(chosen.step + 1)} />
        <output className="at">{JUDGE.stepOf(chosen.step, last)}</output>
      </div>
      <div className="now" aria-live="polite">
        <p className="title">
          <b>{titleOf(step)}</b> <Verdict step={step} />
        </p>
        {step.outcome.kind === 'refused' && <p className="told">{step.outcome.refusal.sentence}</p>}
        {step.outcome.kind === 'stuck' && <p className="told">{step.outcome.message}</p>}
        {step.lines.length > 0 && (
          <p className="told">
            {step.lines.map((line, i) => (
              <span key={`${line}${String(i)}`}>
                {piecesOf(line).map((piece, j) =>
                  typeof piece === 'string' ? (
                    piece
                  ) : (
                    <CardName key={`${piece.card} ${String(j)}`} name={piece.name} face={cards(piece.card)} />
                  ),
                )}{' '}
              </span>
            ))}
          </p>
        )}
        <Facts facts={step.facts} />
      </div>
      {step.view === null ? (
        <p className="notable">{run.steps.length === 1 ? JUDGE.deckOnly : JUDGE.noTable}</p>
      ) : (
        <Position view={step.view} faceOf={cards} />
      )}
    </section>
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
