import { Mark } from '../parts/mark.js';
import { CARDS, RUN } from '../words/import.js';
import { goOn, stop, useImport } from './client.js';
import type { Outcome, Progress } from './progress.js';

/** Cards being brought in: one bar, how far it is, and a button to stop. Afterwards what came of it. */
export function ProgressPanel() {
  const { progress, outcome, isServer } = useImport();
  if (progress !== null) return <Going progress={progress} isServer={isServer} />;
  return outcome === null ? null : <Ended outcome={outcome} isServer={isServer} />;
}

const TITLES: Readonly<Record<Progress['stage'], (set: string) => string>> = {
  opening: () => RUN.opening,
  reading: () => RUN.reading,
  judging: (set) => (set === '' ? RUN.judging : RUN.fetching(set)),
  fetching: RUN.fetching,
};

const COUNTS: Readonly<Record<Progress['stage'], (done: number, total: number) => string>> = {
  opening: () => '',
  reading: RUN.files,
  judging: RUN.cards,
  fetching: RUN.setsDone,
};

function Going({ progress, isServer }: { readonly progress: Progress; readonly isServer: boolean }) {
  const { stage, set, done, total, faults, brought } = progress;
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <section className="run" aria-label={TITLES[stage](set)}>
      <div className="runhead">
        <h2>{TITLES[stage](set)}</h2>
        <span className="percent">{percent} %</span>
      </div>
      <progress value={done} max={Math.max(1, total)} aria-label={TITLES[stage](set)} />
      <div className="row">
        <span>{COUNTS[stage](done, total)}</span>
        {brought.new > 0 && <span>{RUN.soFar(brought.new)}</span>}
        <span className="grow" />
        <button type="button" className="btn quiet" onClick={() => void stop()}>
          <Mark of="u-pause" />
          {isServer ? CARDS.pause : CARDS.stop}
        </button>
      </div>
      <p className="mut">{RUN.mayLeave}</p>
      <Faults faults={faults} />
    </section>
  );
}

function Ended({ outcome, isServer }: { readonly outcome: Outcome; readonly isServer: boolean }) {
  const { ending, brought, faults } = outcome;
  const hasChanged = brought.new + brought.changed > 0;
  const title = ending === 'stopped' && isServer ? RUN.paused : RUN[ending];
  return (
    <section className="run" aria-label={title}>
      <div className="runhead">
        <h2>{title}</h2>
      </div>
      <p role="status">
        {ending === 'done' || hasChanged ? `${RUN.brought(brought.new, brought.changed, brought.same)}.` : ''}{' '}
        {ending === 'failed' && !hasChanged && RUN.unchanged}
        {ending === 'stopped' && RUN.kept} {leftOutOf(outcome)}
      </p>
      <div className="row">
        {ending !== 'done' && (
          <button type="button" className="btn go" onClick={() => void goOn()}>
            {ending === 'stopped' ? CARDS.goOn : CARDS.again}
          </button>
        )}
        {ending === 'done' && (
          <a className="btn go" href="#/decks">
            {CARDS.build}
          </a>
        )}
      </div>
      <Faults faults={faults} />
    </section>
  );
}

function leftOutOf({ leftOut: { otherGame, otherLanguage, otherThings } }: Outcome): string {
  const parts = [
    ...(otherGame === 0 ? [] : [RUN.otherGame(otherGame)]),
    ...(otherLanguage === 0 ? [] : [RUN.otherLanguage(otherLanguage)]),
    ...(otherThings === 0 ? [] : [RUN.otherThings(otherThings)]),
  ];
  return parts.length === 0 ? '' : `${RUN.leftOut} ${parts.join('; ')}.`;
}

/** More than these nobody reads. */
const MOST = 20;

function Faults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="faults" role="alert">
      <h3>{RUN.faults}</h3>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={fault}>
            <Mark of="u-cross" />
            <span>{fault}</span>
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p className="mut">{RUN.moreFaults(faults.length - MOST)}</p>}
    </div>
  );
}
