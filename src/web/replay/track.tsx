import type { CSSProperties } from 'react';
import type { ReplayAbout } from '../../session/index.js';
import { REPLAY } from '../words/replay.js';
import { goTo, pause } from './watch.js';

interface TrackProps {
  readonly about: ReplayAbout;
  readonly place: number;
  readonly turn: number;
}

/** The whole game as a line: turns, Knock Outs and Prize cards are marked on it. */
export function Track({ about: { summary, landmarks }, place, turn }: TrackProps) {
  const { choices } = summary;
  const go = (to: number): void => {
    pause();
    void goTo(to);
  };
  return (
    <div className="track">
      <span className="ticks" aria-hidden="true">
        {landmarks.map(({ kind, place: at }) => (
          <i
            key={`${kind}${at}`}
            className={`t-${kind}`}
            style={{ '--at': at / Math.max(1, choices) } as CSSProperties}
          />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={choices}
        value={place}
        aria-label={REPLAY.track}
        aria-valuetext={REPLAY.where(place, choices, turn)}
        style={{ '--done': place / Math.max(1, choices) } as CSSProperties}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}
