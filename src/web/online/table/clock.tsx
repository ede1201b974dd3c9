import { useEffect } from 'react';
import type { Seat } from '../../../engine/index.js';
import { CLOCK } from '../../words/online-table.js';
import { clockNow } from './clock-now.js';
import { nameAt, useOnline } from './state.js';
import { useNow } from './use-now.js';

/** The time that a seat has left, beside its name. */
export function Clock({ seat }: { readonly seat: Seat }) {
  const about = useOnline((state) => state.about);
  const ahead = useOnline((state) => state.serverAhead);
  const own = useOnline((state) => state.seat);
  const clock = about?.seats[seat]?.clock ?? null;
  const isPaused = about?.isPaused === true;
  const here = useNow(clock?.since != null && !isPaused);
  const shown = clock === null ? null : clockNow(clock, here + ahead, isPaused);
  const isLow = shown?.look === 'low';
  const name = about === null || seat === own ? null : nameAt(about, seat);
  useEffect(() => {
    if (isLow) useOnline.setState({ announced: CLOCK.underAMinute(name) });
  }, [isLow, name]);
  if (shown === null) return null;
  const { text, look } = shown;
  const state =
    look === 'runs' ? CLOCK.running : look === 'paused' ? CLOCK.paused : look === 'fallen' ? CLOCK.fallen : '';
  const runs = clock?.since != null && !isPaused ? 'ticks' : '';
  return (
    <span
      className={`tclock ${look} ${runs}`}
      role="timer"
      aria-live="off"
      aria-label={`${CLOCK.label(name ?? 'You', text)} ${state}`}
    >
      {text}
    </span>
  );
}
