import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../parts/mark.js';
import { ERA_WORDS } from '../words/eras.js';
import { stretchOf, YEARS } from '../words/years.js';
import { Tin, TinArt } from './tin.js';

interface YearLineProps {
  /** The eras that stand on it, in order of time. */
  readonly eras: readonly string[];
  readonly chosen: string;
  readonly onChoose: (era: string) => void;
  /** What lies in the opened tin beside what was different in its year. */
  readonly children: ReactNode;
}

/** The years as a line one walks along: a spine for each era, the chosen one opened, and under them what the years had in common. */
export function YearLine({ eras, chosen, onChoose, children }: YearLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const place = eras.indexOf(chosen);
  useEffect(() => keepInSight(line.current!, place), [place]);
  const walk = (event: KeyboardEvent): void => {
    const to = STEPS[event.key]?.(place, eras.length - 1);
    const era = to === undefined ? undefined : eras[to];
    if (era === undefined) return;
    event.preventDefault();
    onChoose(era);
    line.current?.querySelectorAll('button')[to!]?.focus();
  };
  return (
    <div className="years" style={tracks(place, eras.length)}>
      <div
        ref={line}
        className="spines"
        role="toolbar"
        aria-label={YEARS.line(yearOf(eras[0]), yearOf(eras.at(-1)))}
        onKeyDown={walk}
      >
        {eras.map((era, at) => (
          <Spine key={era} era={era} at={at} place={place} onChoose={() => onChoose(era)} />
        ))}
        {stretchesOf(eras).map((stretch) => (
          <span
            key={stretch.name}
            className={holds(stretch, place) ? 'stretch here' : 'stretch'}
            style={ofStretch(stretch, place)}
          >
            {stretch.name}
          </span>
        ))}
      </div>
      <Tin era={chosen}>{children}</Tin>
    </div>
  );
}

interface SpineProps {
  readonly era: string;
  /** Its place on the line, and that of the opened one. */
  readonly at: number;
  readonly place: number;
  readonly onChoose: () => void;
}

function Spine({ era, at, place, onChoose }: SpineProps) {
  const { short, year, name } = ERA_WORDS[era]!;
  const isChosen = at === place;
  return (
    <button
      type="button"
      className={`spine b${short}`}
      style={ofSpine(at, place)}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      <TinArt of={short} />
      <Mark of={`era-${short}`} />
      <span className="along">
        <span className="yr">{year}</span> <span className="nm">{name}</span>
      </span>
    </button>
  );
}

/** Where the arrows lead from a place. */
const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => Math.max(place - 1, 0),
  ArrowRight: (place, last) => Math.min(place + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

const yearOf = (era: string | undefined): string => ERA_WORDS[era ?? '']?.year ?? '';

/** Years that stand side by side on the line and have something in common. */
interface Stretch {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function stretchesOf(eras: readonly string[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const [at, era] of eras.entries()) {
    const name = stretchOf(Number(yearOf(era)));
    const last = found.at(-1);
    if (last?.name === name) found[found.length - 1] = { ...last, to: at };
    else found.push({ name, from: at, to: at });
  }
  return found;
}

/** A column for each spine, and after the chosen one the place of the tin; the style sheet says how wide they are. */
const tracks = (place: number, count: number): Record<string, string> => ({
  '--tracks': [`repeat(${place + 1}, var(--spine))`, 'var(--tin)', ...after(count - 1 - place)].join(' '),
  '--tin-at': String(place + 2),
});

const after = (count: number): readonly string[] => (count === 0 ? [] : [`repeat(${count}, var(--spine))`]);

/** The columns of a spine: with the tin between the spines, and without it. */
const ofSpine = (at: number, place: number): Record<string, string> => spans(behind(at, place), 1, at, 1);

/** Those of a stretch: the tin of a year lies in the stretch of its spine. */
const ofStretch = (stretch: Stretch, place: number): Record<string, string> => {
  const { from, to } = stretch;
  const count = to - from + 1;
  return spans(behind(from, place), holds(stretch, place) ? count + 1 : count, from, count);
};

const holds = ({ from, to }: Stretch, place: number): boolean => from <= place && place <= to;

/** The column of a place where the tin lies behind the chosen one. */
const behind = (at: number, place: number): number => (at > place ? at + 1 : at);

const spans = (withTin: number, wide: number, at: number, count: number): Record<string, string> => ({
  '--with': `${withTin + 1} / span ${wide}`,
  '--without': `${at + 1} / span ${count}`,
});

/** Where the line is longer than the screen, the chosen year is in its middle, also after the screen has been turned. */
function keepInSight(line: HTMLElement, place: number): () => void {
  const watch = new ResizeObserver(() => {
    const spine = line.querySelectorAll<HTMLElement>('.spine')[place];
    if (spine !== undefined) line.scrollLeft = spine.offsetLeft - (line.clientWidth - spine.offsetWidth) / 2;
  });
  watch.observe(line.parentElement!); // the line itself has no box on a desk
  return () => watch.disconnect();
}
