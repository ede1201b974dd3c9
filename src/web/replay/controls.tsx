import '../look/analysis.css';
import { type LandmarkKind, landmarkFrom, type Moment, type Onlooking, type ReplayAbout } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { ANALYSIS } from '../words/analysis.js';
import { LANDMARK_WORDS, REPLAY } from '../words/replay.js';
import { analyseRecord, closeAnalysis, useAnalysed } from './analysed.js';
import { Track } from './track.js';
import {
  goToLandmark,
  lookAs,
  playOrPause,
  SPEEDS,
  type Speed,
  seatToTake,
  setSpeed,
  stepBack,
  stepOn,
  useReplay,
} from './watch.js';

interface ControlsProps {
  readonly about: ReplayAbout;
  readonly moment: Moment;
  readonly onShare: () => void;
  readonly onGoOn: (seat: number) => void;
}

/** Everything a replay is watched with. */
export function Controls({ about, moment, onShare, onGoOn }: ControlsProps) {
  const state = useReplay();
  const { place, playing } = state;
  const { choices } = about.summary;
  const seat = seatToTake(state, moment);
  const over = moment.view.phase === 'over';
  return (
    <section className="bar rbar" aria-label={REPLAY.bar}>
      <Track about={about} place={place} turn={moment.view.turn} />
      <div className="rrow">
        <div className="steps">
          <Step mark="u-left" name={REPLAY.stepBack} off={place === 0} act={stepBack} />
          <button
            type="button"
            className="ib playing"
            aria-label={playing ? REPLAY.pause : REPLAY.play}
            title={playing ? REPLAY.pause : REPLAY.play}
            onClick={() => void playOrPause()}
          >
            <Mark of={playing ? 'u-pause' : 'u-play'} />
          </button>
          <Step mark="u-right" name={REPLAY.stepOn} off={place === choices} act={stepOn} />
        </div>
        <SpeedPick speed={state.speed} />
        <div className="say">
          <h2>{REPLAY.where(place, choices, moment.view.turn)}</h2>
          <p>{nextIn(moment)}</p>
        </div>
        <div className="jumps">
          {(Object.keys(LANDMARK_WORDS) as LandmarkKind[]).map((kind) => (
            <Jump key={kind} kind={kind} about={about} place={place} />
          ))}
        </div>
        <span className="grow" />
        <ViewPick onlooking={state.onlooking} seats={moment.view.sides.length} />
        <AnalyseButton />
        <button type="button" className="btn share" aria-label={REPLAY.share} onClick={onShare}>
          <Mark of="u-link" />
          <span>{REPLAY.share}</span>
        </button>
        <button
          type="button"
          className="btn go"
          disabled={over}
          title={over ? REPLAY.over : REPLAY.goOnHelp(seat)}
          onClick={() => onGoOn(seat)}
        >
          {REPLAY.goOn}
        </button>
      </div>
    </section>
  );
}

function AnalyseButton() {
  const isOpen = useAnalysed((state) => state.isOpen);
  return (
    <button
      type="button"
      className="btn analyse"
      aria-pressed={isOpen}
      aria-keyshortcuts="A"
      aria-label={ANALYSIS.begin}
      title={ANALYSIS.beginHelp}
      onClick={() => (isOpen ? closeAnalysis() : void analyseRecord())}
    >
      <Mark of="u-lamp" />
      <span>{ANALYSIS.begin}</span>
    </button>
  );
}

/** What is chosen next, as far as the onlooker may know it. */
function nextIn({ view: { decision }, replayed }: Moment): string {
  if (decision === null) return REPLAY.end;
  const seat = REPLAY.seat(decision.seat);
  const given = replayed?.given ?? null;
  return given === null ? REPLAY.secret(seat) : REPLAY.next(seat, given.text);
}

interface StepProps {
  readonly mark: string;
  readonly name: string;
  readonly off: boolean;
  readonly act: () => Promise<void>;
}

function Step({ mark, name, off, act }: StepProps) {
  return (
    <button type="button" className="ib" aria-label={name} title={name} disabled={off} onClick={() => void act()}>
      <Mark of={mark} />
    </button>
  );
}

function SpeedPick({ speed }: { readonly speed: Speed }) {
  return (
    <label className="pickone">
      <span className="unseen">{REPLAY.speed}</span>
      <select value={speed} onChange={(event) => setSpeed(Number(event.target.value) as Speed)}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each === 0.5 ? '½' : each}×
          </option>
        ))}
      </select>
    </label>
  );
}

function Jump({
  kind,
  about,
  place,
}: {
  readonly kind: LandmarkKind;
  readonly about: ReplayAbout;
  readonly place: number;
}) {
  const { name, next, before } = LANDMARK_WORDS[kind];
  const none = (way: 1 | -1): boolean => landmarkFrom(about.landmarks, kind, place, way) === null;
  return (
    <span className={`jump j-${kind}`}>
      <Step mark="u-left" name={before} off={none(-1)} act={() => goToLandmark(kind, -1)} />
      <span aria-hidden="true">{name}</span>
      <Step mark="u-right" name={next} off={none(1)} act={() => goToLandmark(kind, 1)} />
    </span>
  );
}

function ViewPick({ onlooking, seats }: { readonly onlooking: Onlooking; readonly seats: number }) {
  const choose = (word: string): Promise<void> => lookAs(word === 'open' ? 'open' : Number(word));
  return (
    <label className="pickone seenby">
      <span className="unseen">{REPLAY.view}</span>
      <Mark of="u-eye" />
      <select value={String(onlooking)} onChange={(event) => void choose(event.target.value)}>
        <option value="open">{REPLAY.allOpen}</option>
        {Array.from({ length: seats }, (_, seat) => (
          <option key={REPLAY.seat(seat)} value={String(seat)}>
            {REPLAY.seat(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
