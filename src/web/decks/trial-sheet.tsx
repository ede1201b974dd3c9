import '../look/trial.css';
import { useEffect, useRef, useState } from 'react';
import { type Contest, type ContestReport, type Played, reportOf } from '../../contest/index.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import { Sheet } from '../parts/sheet.js';
import { TRIAL } from '../words/trial.js';
import { useDesk } from './desk-client.js';
import { contestOf, GAMES, opponentsOf, type TrialBot } from './trial-contest.js';
import { type Pool, startTrial } from './trial-pool.js';

/** How far a trial is. */
interface Standing {
  readonly contest: Contest;
  readonly played: readonly Played[];
  readonly is: 'playing' | 'stopped' | 'over';
}

/** Plays the deck against those that ship, in threads of their own, and says what came of it while it goes on. */
export function TrialSheet({ deck, onClose }: { readonly deck: KeptDeck; readonly onClose: () => void }) {
  const opponents = opponentsOf(
    deck,
    useDesk((state) => state.toCopy),
  );
  const [bot, setBot] = useState<TrialBot>('casual');
  const { standing, fault, start, stop } = useTrial();
  const isPlaying = standing?.is === 'playing';
  return (
    <Sheet title={TRIAL.title} look="trialsheet" onClose={onClose}>
      <p className="mut">{opponents.length === 0 ? TRIAL.none : TRIAL.about(GAMES, opponents.length)}</p>
      {opponents.length > 0 && (
        <div className="row">
          <label>
            {TRIAL.bot}{' '}
            <select value={bot} disabled={isPlaying} onChange={(event) => setBot(event.target.value as TrialBot)}>
              {Object.entries(TRIAL.bots).map(([name, title]) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {isPlaying ? (
            <button type="button" className="btn" onClick={stop}>
              {TRIAL.stop}
            </button>
          ) : (
            <button
              type="button"
              className="btn go"
              onClick={() => start(contestOf(deck, opponents, { bot, seed: anySeed() }))}
            >
              {standing === null ? TRIAL.start(GAMES) : TRIAL.again}
            </button>
          )}
        </div>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
      {standing !== null && <Result standing={standing} />}
    </Sheet>
  );
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A trial ends with its sheet. */
function useTrial() {
  const [standing, setStanding] = useState<Standing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const pool = useRef<Pool | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      pool.current?.stop();
    };
  }, []);
  const start = async (asked: Promise<Contest>): Promise<void> => {
    setFault(null);
    const contest = await asked;
    if (!isOpen.current) return;
    setStanding({ contest, played: [], is: 'playing' });
    pool.current = startTrial(contest, {
      played: (played, isOver) => setStanding({ contest, played, is: isOver ? 'over' : 'playing' }),
      failed: (sentence) => {
        setFault(sentence);
        setStanding(null);
      },
    });
  };
  const stop = (): void => {
    pool.current?.stop();
    setStanding((now) => now && { ...now, is: 'stopped' });
  };
  return { standing, fault, start, stop };
}

function Result({ standing: { contest, played, is } }: { readonly standing: Standing }) {
  const report = reportOf(contest, played);
  const total = contest.games * (contest.names.length - 1);
  return (
    <>
      <progress value={report.games} max={total} aria-label={TRIAL.soFar(report.games, total)} />
      <p className="mut" role="status">
        {TRIAL.soFar(report.games, total)} {is === 'stopped' && TRIAL.stopped}
      </p>
      {report.games > 0 && <ResultTable contest={contest} report={report} />}
      {is !== 'playing' && report.starters.games > 0 && <p className="mut">{TRIAL.first(report.starters.share)}</p>}
    </>
  );
}

function ResultTable({ contest, report }: { readonly contest: Contest; readonly report: ContestReport }) {
  const [own] = report.decks;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{TRIAL.opponent}</th>
          <th scope="col">{TRIAL.wins}</th>
          <th scope="col">{TRIAL.between}</th>
          <th scope="col">{TRIAL.games}</th>
        </tr>
      </thead>
      <tbody>
        {report.pairings.map(({ column, rate, games }) => (
          <tr key={column}>
            <th scope="row">{contest.names[column]}</th>
            <td>{games === 0 ? '–' : TRIAL.percent(rate.share)}</td>
            <td>{games === 0 ? '–' : TRIAL.range(rate.low, rate.high)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{TRIAL.all}</th>
          <td>{TRIAL.percent(own!.share)}</td>
          <td>{TRIAL.range(own!.low, own!.high)}</td>
          <td>{report.games}</td>
        </tr>
      </tfoot>
    </table>
  );
}
