import '../look/result.css';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigate } from 'wouter/use-hash-location';
import type { Moment } from '../../session/index.js';
import type { Saying } from '../choices/bar.js';
import { EraTag } from '../parts/era-tag.js';
import { putInFront } from '../parts/in-front.js';
import { Mark } from '../parts/mark.js';
import { Edge } from '../parts/sheet.js';
import { saveRecord } from '../session/save-file.js';
import { linkTo } from '../share/game-link.js';
import { PictureOf } from '../share/picture-of.js';
import { ShareSheet } from '../share/share-sheet.js';
import { RESULT } from '../words/result.js';
import { APP } from '../words/words.js';
import { Estimate, Race } from './charts.js';
import { Hero } from './hero.js';
import { InFigures } from './in-figures.js';
import { type LookedBack, useLookedBack } from './looked-back.js';
import { type Mistake, PlayOn, worstMistake } from './play-on.js';
import { type Sides, sidesOf } from './sides.js';
import { type Turned, TurningPoints, turnedIn } from './turning-points.js';

interface ResultProps {
  readonly moment: Moment;
  readonly era: string;
  readonly saying: Saying;
  /** The team that won, where that is not said by the rules. */
  readonly winner: number | null;
  /** How the match stands that it is a game of. */
  readonly match?: ReactNode;
  /** How often a hint was asked for. */
  readonly hints?: number;
  /** What can be done now: the golden one first. */
  readonly next: ReactNode;
  readonly onLook: () => void;
}

/** The end of a game on a screen of its own, in front of the table on which it was played. */
export default function Result({ moment, era, saying, winner, match = null, hints = 0, next, onLook }: ResultProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sharing, setSharing] = useState(false);
  const sides = sidesOf(moment);
  const known = useLookedBack(sides.you);
  const look = useEffectEvent(onLook);
  useLayoutEffect(() => {
    const room = dialog.current;
    if (room === null) return;
    const putAway = putInFront(room, look);
    goldenIn(room)?.focus({ preventScroll: true });
    return putAway;
  }, []);
  useRematchKey(dialog, sharing);
  const lost = winner !== null && winner !== sides.teams[0];
  const shape = winner === null ? 'draw' : lost && sides.you !== null ? 'loss' : 'win';
  const turned = turnedIn(known, sides);
  const show = (choice: number): void => void showAt(known, choice);
  return createPortal(
    <div className="infront resultroom">
      <Edge />
      <dialog ref={dialog} className="result" aria-label={RESULT.page} aria-modal="true" closedby="closerequest">
        <Head era={era} onLook={onLook} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone nothing in it can be reached by key, and it scrolls. */}
        <section className="rmain" aria-label={RESULT.went} tabIndex={0}>
          <Hero {...saying} course={known.course} sides={sides} look={shape} />
          {match !== null && <div className="matchrow">{match}</div>}
          <div className="rcols">
            <HowItWent known={known} sides={sides} turned={turned} />
            <TurningPoints known={known} turned={turned} moment={moment} sides={sides} onShow={show} />
            {known.course !== null && <InFigures course={known.course} sides={sides} hints={hints} />}
          </div>
        </section>
        <div className="rbar">
          {next}
          {lost && <PlayOn mistake={mistakeOf(known, sides)} moment={moment} file={known.file} />}
          <a className="btn quiet" href="#/">
            {RESULT.another}
          </a>
          <span className="grow" />
          <Later known={known} onShare={() => setSharing(true)} onWatch={() => show(0)} />
        </div>
      </dialog>
      <Edge />
      {sharing && known.file !== null && (
        <ShareSheet file={() => Promise.resolve(known.file!)} onClose={() => setSharing(false)}>
          {known.course !== null && (
            <PictureOf course={known.course} sides={sides} era={era} title={saying.title} why={saying.help} />
          )}
        </ShareSheet>
      )}
    </div>,
    document.body,
  );
}

function Head({ era, onLook }: Pick<ResultProps, 'era' | 'onLook'>) {
  return (
    <div className="rtop">
      <span className="logo">
        <Mark of="logo" />
        {APP.name}
      </span>
      <EraTag era={era} />
      <span className="grow" />
      <button type="button" className="btn quiet" onClick={onLook}>
        <Mark of="u-eye" />
        {RESULT.look}
      </button>
    </div>
  );
}

const goldenIn = (room: HTMLElement): HTMLElement | null =>
  room.querySelector<HTMLElement>('.rbar :is(.btn.go, .act.on)');

/** R does what is golden. */
function useRematchKey(dialog: { readonly current: HTMLDialogElement | null }, sharing: boolean): void {
  useEffect(() => {
    if (sharing) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'r') return;
      if (dialog.current !== null) goldenIn(dialog.current)?.click();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dialog, sharing]);
}

const mistakeOf = ({ analysis }: LookedBack, { you }: Sides): Mistake | null =>
  analysis === null || you === null ? null : worstMistake(analysis.decisions, you);

async function showAt({ file }: LookedBack, choice: number): Promise<void> {
  if (file === null) return;
  const { addressAt } = await linkTo(file.text);
  navigate(addressAt(choice));
}

interface WentProps {
  readonly known: LookedBack;
  readonly sides: Sides;
  readonly turned: readonly Turned[];
}

function HowItWent({ known: { course, analysis, progress, fault }, sides, turned }: WentProps) {
  const [mine] = sides.teams;
  const points = (analysis?.curve ?? []).map(({ turn, teams }) => ({ turn, chance: teams[mine] }));
  const marks = turned.map(({ turn, number, isBad }) => ({ turn, number, isBad, chance: chanceAt(points, turn) }));
  return (
    <section className="went">
      <h2>{RESULT.went}</h2>
      <p className="key">
        <span className="k you">{sides.names[0]}</span>
        <span className="k opp">{sides.names[1]}</span>
        <span className="mut">{RESULT.race}</span>
      </p>
      {course !== null && <Race course={course} teams={sides.teams} names={sides.names} />}
      <p className="mut">{RESULT.estimate(sides.you !== null, sides.names[0])}</p>
      {analysis === null ? (
        <p className="thinking mut">
          {fault ??
            (progress !== null && (
              <>
                <progress max={progress.of} value={progress.choices} aria-label={RESULT.decided} />
                {RESULT.thinking(progress.choices, progress.of)}
              </>
            ))}
        </p>
      ) : points.length > 1 ? (
        <Estimate points={points} marks={marks} turns={course?.turns ?? 1} />
      ) : (
        <p className="mut">{RESULT.noEstimate}</p>
      )}
    </section>
  );
}

/** The last that was reckoned before it. */
const chanceAt = (points: readonly { readonly turn: number; readonly chance: number }[], turn: number): number =>
  (points.findLast((point) => point.turn <= turn) ?? points[0])?.chance ?? 0.5;

interface LaterProps {
  readonly known: LookedBack;
  readonly onShare: () => void;
  readonly onWatch: () => void;
}

function Later({ known: { file }, onShare, onWatch }: LaterProps) {
  const disabled = file === null;
  return (
    <>
      <button type="button" className="btn quiet sec" disabled={disabled} onClick={onWatch}>
        <Mark of="u-play" />
        {RESULT.watchAgain}
      </button>
      <button type="button" className="btn quiet" disabled={disabled} onClick={onShare}>
        <Mark of="u-share" />
        {RESULT.share}
      </button>
      <button type="button" className="btn quiet sec" disabled={disabled} onClick={() => file && saveRecord(file)}>
        <Mark of="u-save" />
        {RESULT.save}
      </button>
    </>
  );
}
