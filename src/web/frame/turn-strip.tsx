import { useLayoutEffect, useRef } from 'react';
import { Line } from '../log/log.js';
import { useWatching } from '../motion/watching.js';
import { Mark } from '../parts/mark.js';
import { SHOWN } from '../words/motion.js';

/** More dots than that are not counted at a glance. */
const MOST_DOTS = 12;

/** One sentence a step between the Active Pokémon, while another player's turn is shown. What is spoken is in `Live`. */
export function TurnStrip() {
  const { saying, read, isPaused, isAgain } = useWatching();
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (saying !== null && strip.current !== null) putBetween(strip.current);
  }, [saying]);
  if (saying === null) return null;
  const { lines, at, of } = saying;
  return (
    <div className="turnstrip" aria-hidden="true" ref={strip}>
      <Mark of={isPaused ? 'u-pause' : isAgain ? 'u-again' : 'u-bot'} />
      <p>
        {lines.slice(0, read).map((line, i) => (
          <span key={`${line}${String(i)}`}>
            <Line line={line} />{' '}
          </span>
        ))}
      </p>
      {of > 1 && of <= MOST_DOTS && (
        <span className="dots">
          {Array.from({ length: of }, (_, i) => (
            <i key={`dot${String(i)}`} className={i + 1 < at ? 'past' : i + 1 === at ? 'now' : ''} />
          ))}
        </span>
      )}
      {of > 1 && <em>{SHOWN.stepOf(at, of)}</em>}
    </div>
  );
}

/** Half-way between the Active Pokémon of the two sides, wherever those lie on this screen. */
function putBetween(strip: HTMLElement): void {
  const felt = strip.closest('.felt')?.getBoundingClientRect();
  const mine = document.querySelector('[data-side="mine"] .activerow')?.getBoundingClientRect();
  const others = [...document.querySelectorAll('[data-side="other"] .activerow')];
  if (felt === undefined || mine === undefined || others.length === 0) return;
  const above = Math.max(...others.map((row) => row.getBoundingClientRect().bottom));
  strip.style.top = `${(above + mine.top) / 2 - felt.top}px`;
}
