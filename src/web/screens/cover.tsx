import '../look/cover.css';
import { useEffect, useRef } from 'react';
import type { Seat } from '../../engine/index.js';
import type { Moment, Told } from '../../session/index.js';
import { CardBack } from '../cards/in-play.js';
import { Sheets } from '../frame/sheets.js';
import { Line } from '../log/log.js';
import { ThemeButton } from '../parts/theme.js';
import { liftCover } from '../play/play.js';
import { PASS } from '../words/passing.js';

interface CoverProps {
  /** Who is to have the device next. */
  readonly to: Seat;
  /** What everybody may know. */
  readonly moment: Moment;
}

/** Lies on the table while the device is handed on: who is next, and what everybody has seen. */
export function Cover({ to, moment }: CoverProps) {
  const name = moment.names?.[to] || PASS.player(to);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus({ preventScroll: true }), []);
  const latest = latestOf(moment.told);
  return (
    <main className="cover">
      <div className="coverin">
        <span className={to % 2 === 0 ? 'coverdisc you' : 'coverdisc'} aria-hidden="true">
          {[...name][0]}
        </span>
        <h1>{PASS.giveTo(name)}</h1>
        {latest === null ? (
          <p>{PASS.begins}</p>
        ) : (
          <section aria-label={PASS.happened}>
            <ul>
              {latest.lines.slice(-LINES).map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name than their places
                <li key={place}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="coverbacks" aria-hidden="true">
          {Array.from({ length: Math.min(moment.view.sides[to]!.hand.count, 7) }, (_, each) => (
            <CardBack key={`back${String(each)}`} />
          ))}
        </div>
        <p className="mut">{PASS.covered}</p>
        <button ref={lift} type="button" className="btn go big" onClick={() => void liftCover()}>
          {PASS.lift(name)}
        </button>
        <div className="coverfoot">
          <a href="#/">{PASS.leave}</a>
          <ThemeButton />
        </div>
      </div>
      <Sheets />
    </main>
  );
}

/** No more sentences fit on a phone. */
const LINES = 6;

/** The newest part in which something has happened. */
const latestOf = (told: readonly Told[]): Told | null => told.findLast(({ lines }) => lines.length > 0) ?? null;
