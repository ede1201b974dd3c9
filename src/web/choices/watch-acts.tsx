import { hurry } from '../motion/director.js';
import { next, pauseOrGoOn, useWatching } from '../motion/watching.js';
import { Mark } from '../parts/mark.js';
import { showAgain } from '../play/again.js';
import { useTable } from '../session/store.js';
import { SHOWN } from '../words/motion.js';

/** What another player's turn is watched with: pause, step, to the end. */
export function WatchActs() {
  const { saying, isPaused } = useWatching();
  const isPlaying = useTable(({ moment }) => moment?.view.seat !== 'spectator');
  if (saying === null) return null;
  return (
    <>
      <button type="button" className="act" data-watch="" onClick={pauseOrGoOn}>
        <b>{isPaused ? SHOWN.goOn : SHOWN.pause}</b>
        <span>Space</span>
      </button>
      <button type="button" className="act" data-watch="" onClick={next}>
        <b>{SHOWN.next}</b>
        <span>→</span>
      </button>
      {isPlaying && (
        <button type="button" className="act" data-watch="" onClick={hurry}>
          <b>{SHOWN.toMyTurn}</b>
          <span>Enter</span>
        </button>
      )}
    </>
  );
}

/** Shows the last turn of another player once more. */
export function AgainButton() {
  const busy = useTable((state) => state.busy);
  return (
    <button
      type="button"
      className="btn quiet again"
      aria-label={SHOWN.again}
      aria-keyshortcuts="B"
      title={SHOWN.again}
      disabled={busy}
      onClick={showAgain}
    >
      <Mark of="u-again" />
      <span>{SHOWN.againShort}</span>
    </button>
  );
}
