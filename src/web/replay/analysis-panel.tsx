import { seatNames } from '../../engine/index.js';
import type { Analysis, Judged, Moment, ReplayAbout } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { Estimate } from '../result/charts.js';
import { type Sides, sidesOf } from '../result/sides.js';
import { TurningPoints, turnedIn } from '../result/turning-points.js';
import { nameOf } from '../table/at-table.js';
import { ANALYSIS } from '../words/analysis.js';
import { saidHere } from '../words/result.js';
import { type Analysed, closeAnalysis, goToMistake, mistakeAfter, useAnalysed } from './analysed.js';
import { goTo, pause, useReplay } from './watch.js';
import { judgedAt, mayBeSeen, type Way, waysIn } from './weighed-here.js';

interface PanelProps {
  readonly about: ReplayAbout;
  readonly moment: Moment;
}

/** What a coach found: the ways there were at this choice, why, and what decided the game. */
export function AnalysisPanel({ about, moment }: PanelProps) {
  const known = useAnalysed();
  const sides = sidesOf(moment);
  if (!known.isOpen) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is scrolled by keys, too.
    <section className="analysis" aria-label={ANALYSIS.title} tabIndex={0}>
      <header>
        <h2>{ANALYSIS.title}</h2>
        <button type="button" className="ib" aria-label={ANALYSIS.close} title={ANALYSIS.close} onClick={closeAnalysis}>
          <Mark of="u-cross" />
        </button>
      </header>
      {known.analysis === null ? (
        <Waiting {...known} />
      ) : (
        <Found analysis={known.analysis} about={about} moment={moment} sides={sides} />
      )}
    </section>
  );
}

function Waiting({ progress, fault }: Analysed) {
  if (fault !== null) return <p role="alert">{fault}</p>;
  return (
    <div role="status">
      <progress max={progress?.of ?? 1} value={progress?.choices ?? 0} aria-label={ANALYSIS.title} />
      <p className="mut">{ANALYSIS.going(progress?.choices ?? 0, progress?.of ?? 0)}</p>
      <p className="mut">{ANALYSIS.goingHelp}</p>
    </div>
  );
}

interface FoundProps extends PanelProps {
  readonly analysis: Analysis;
  readonly sides: Sides;
}

function Found({ analysis, about, moment, sides }: FoundProps) {
  const { place, onlooking } = useReplay();
  const judged = judgedAt(analysis, place);
  const mistake = mistakeAfter(analysis, place);
  const points = analysis.curve.map(({ turn, teams }) => ({ turn, chance: teams[sides.teams[0]] }));
  const known = { analysis, fault: null, file: null, course: null, progress: null };
  const turned = turnedIn(known, sides);
  const marks = turned.map(({ turn, number, isBad }) => ({
    turn,
    number,
    isBad,
    chance: (points.findLast((point) => point.turn <= turn) ?? points[0])?.chance ?? 0.5,
  }));
  const show = (choice: number): void => {
    pause();
    void goTo(choice);
  };
  return (
    <>
      {judged === null ? (
        <p className="mut">{ANALYSIS.nothing}</p>
      ) : (
        <AtChoice judged={judged} moment={moment} of={about.summary.choices} isSeen={mayBeSeen(judged, onlooking)} />
      )}
      {mistake === null ? (
        <p className="mut">{ANALYSIS.noMistakes}</p>
      ) : (
        <button type="button" className="btn" aria-keyshortcuts="M" onClick={() => void goToMistake()}>
          {ANALYSIS.next}
          <kbd>M</kbd>
        </button>
      )}
      {points.length > 1 && (
        <>
          <h3>{ANALYSIS.curve(sides.names[0])}</h3>
          <Estimate points={points} marks={marks} turns={about.summary.turn} />
        </>
      )}
      <TurningPoints known={known} turned={turned} moment={moment} sides={sides} onShow={show} />
      <p className="mut small">{ANALYSIS.knew(analysis.plays, analysis.error)}</p>
    </>
  );
}

interface AtChoiceProps {
  readonly judged: Judged;
  readonly moment: Moment;
  readonly of: number;
  readonly isSeen: boolean;
}

function AtChoice({ judged, moment, of, isSeen }: AtChoiceProps) {
  const names = moment.view.sides.map((side) => nameOf(moment, side));
  const who = names[judged.seat] ?? '';
  const you = moment.view.seat === 'spectator' ? null : moment.view.seat;
  const said = (sentence: string): string => saidHere(sentence, seatNames(names.length), names, you);
  return (
    <div className="atchoice" role="status">
      <h3>{ANALYSIS.at(judged.turn, who)}</h3>
      <p className="mut">{ANALYSIS.where(judged.choice, of)}</p>
      {judged.verdict !== null && <p className={`verdict ${judged.verdict}`}>{ANALYSIS.verdict[judged.verdict]}</p>}
      {isSeen ? (
        <>
          <ol className="ways3">
            {waysIn(judged).map((way) => (
              <WayRow key={way.letter} way={way} />
            ))}
          </ol>
          {judged.reasons.length > 0 && (
            <>
              <h4>{ANALYSIS.why('A')}</h4>
              <ul className="whys">
                {judged.reasons.map((reason) => (
                  <li key={reason}>{said(reason)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <p>{ANALYSIS.secret(who)}</p>
      )}
    </div>
  );
}

function WayRow({ way: { letter, answer, isBest, wasPlayed } }: { readonly way: Way }) {
  const [, ...then] = answer.line;
  const words = [isBest ? ANALYSIS.best : '', wasPlayed ? ANALYSIS.played : ''].filter((each) => each !== '');
  return (
    <li className={`way ${isBest ? 'best' : ''} ${wasPlayed ? 'was' : ''}`}>
      <span className="letter">{letter}</span>
      <div>
        <b>{answer.option.text}</b>
        {then.length > 0 && <span className="mut">{then.join('; ')}</span>}
        {words.length > 0 && <span className="mut">{words.join(', ')}</span>}
      </div>
      <span className="pc">{ANALYSIS.percent(answer.chance)}</span>
    </li>
  );
}
