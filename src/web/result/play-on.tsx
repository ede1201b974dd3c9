import { navigate } from 'wouter/use-hash-location';
import type { Judged, Moment } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { playOnFrom, refuse } from '../play/play.js';
import type { RecordFile } from '../session/save-file.js';
import { RESULT } from '../words/result.js';

/** The choice that cost the most, and when it was made. */
export type Mistake = Pick<Judged, 'choice' | 'turn' | 'loss' | 'seat'>;

export function worstMistake(decisions: readonly Judged[], seat: number): Mistake | null {
  const own = decisions.filter((each) => each.verdict === 'mistake' && each.seat === seat);
  return own.reduce<Judged | null>((worst, each) => (worst !== null && worst.loss >= each.loss ? worst : each), null);
}

interface PlayOnProps {
  readonly mistake: Mistake | null;
  readonly moment: Moment;
  readonly file: RecordFile | null;
}

/** The way back to where the game could have gone otherwise. */
export function PlayOn({ mistake, moment, file }: PlayOnProps) {
  if (mistake === null || file === null) return null;
  const playOn = async (): Promise<void> => {
    const players = moment.names === undefined ? moment.players : null;
    const fault = await playOnFrom(file.text, mistake, players);
    if (fault === null) navigate('/table');
    else refuse({ sentence: fault, rules: [] });
  };
  return (
    <button type="button" className="btn" onClick={() => void playOn()}>
      <Mark of="u-again" />
      {RESULT.playOn(mistake.turn)}
    </button>
  );
}
