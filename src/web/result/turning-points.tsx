import '../look/turning-points.css';
import { seatNames, teamOf } from '../../engine/index.js';
import type { Moment, TurningPoint } from '../../session/index.js';
import { nameOf } from '../table/at-table.js';
import { RESULT, saidHere } from '../words/result.js';
import type { LookedBack } from './looked-back.js';
import type { Sides } from './sides.js';

/** A turning point as one's own side sees it. */
export interface Turned extends TurningPoint {
  readonly number: number;
  readonly isBad: boolean;
  /** What one's own side gained by it. */
  readonly forMe: number;
}

export const turnedIn = ({ analysis }: LookedBack, { teams }: Sides): readonly Turned[] =>
  (analysis?.turningPoints ?? []).map((point, at) => {
    const isMine = teamOf(point.seat) === teams[0];
    return { ...point, number: at + 1, isBad: point.kind === 'mistake', forMe: isMine ? point.gain : -point.gain };
  });

interface TurningPointsProps {
  readonly known: LookedBack;
  readonly turned: readonly Turned[];
  readonly moment: Moment;
  readonly sides: Sides;
  readonly onShow: (choice: number) => void;
}

/** At most three turns, and the way to each of them. */
export function TurningPoints({ known, turned, moment, sides, onShow }: TurningPointsProps) {
  const { analysis, fault } = known;
  const waits = analysis === null && fault === null;
  return (
    <section className="tps">
      <h2>{RESULT.decided}</h2>
      {waits && <p className="mut">{RESULT.deciding}</p>}
      {!waits && turned.length === 0 && <p className="mut">{fault ?? RESULT.nothingDecided}</p>}
      <ol>
        {turned.map((point) => (
          <Point key={point.number} point={point} moment={moment} you={sides.you} onShow={onShow} />
        ))}
      </ol>
    </section>
  );
}

interface PointProps {
  readonly point: Turned;
  readonly moment: Moment;
  readonly you: number | null;
  readonly onShow: (choice: number) => void;
}

function Point({ point, moment, you, onShow }: PointProps) {
  const { number, isBad, sentence, turn, forMe, choice, seat } = point;
  const names = moment.view.sides.map((side) => nameOf(moment, side));
  const said = saidHere(sentence, seatNames(names.length), names, you);
  const look = forMe < 0 ? 'bad' : 'good';
  return (
    <li className={look}>
      <span className={isBad ? 'tpn bad' : 'tpn'}>{number}</span>
      <div>
        <b>{said === '' ? RESULT.turned : said}</b>
        <span className="mut">
          {RESULT.turn(turn, names[seat] ?? '')}
          {isBad && `, ${RESULT.mistake}`}
        </span>
      </div>
      <span className="gain">{RESULT.gain(forMe)}</span>
      <button
        type="button"
        className="btn quiet"
        aria-label={`${number}: ${RESULT.showTurn(turn)}`}
        onClick={() => onShow(choice)}
      >
        {RESULT.show}
      </button>
    </li>
  );
}
