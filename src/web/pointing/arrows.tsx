import '../look/arrows.css';
import { useMemo, useRef } from 'react';
import type { Option, Seat } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { type Box, type Curve, curveBetween, middleOf } from './curve.js';
import { boxOn, pokemonOn, useOnFelt } from './on-felt.js';
import { pointedBy, type Thing } from './pointed.js';

/** Answers that are shown on the table, one after the other. */
export interface Shown {
  /** What is advised, or what was played instead. */
  readonly look: 'best' | 'played';
  /** To which side an arrow swings out: the other one is somebody else's. */
  readonly side: 'left' | 'right';
  readonly seat: Seat;
  readonly steps: readonly { readonly label: string; readonly option: Option }[];
}

interface Arrow extends Pick<Curve, 'label'> {
  readonly look: Shown['look'];
  readonly name: string;
  /** Null: only marked. */
  readonly drawn: Curve | null;
}

const BEND = { right: 0.14, left: -0.14 } as const;
/** Half as wide as a head, where the table is as large as it was designed. */
const HEAD = 11;

/**
 * Arrows on the table, from what acts to what it is aimed at. Who listens is told the same in words beside it. What is not
 * in sight is not pointed at.
 */
export function Arrows({ moment, shown }: { readonly moment: Moment; readonly shown: readonly Shown[] }) {
  const layer = useRef<SVGSVGElement>(null);
  const key = useWanted(moment, JSON.stringify(shown));
  const arrows = useOnFelt(layer, key, (felt) => shown.flatMap((each) => arrowsOf(each, felt))) ?? [];
  return (
    <svg className="arrows" ref={layer} aria-hidden="true">
      {arrows.map(({ look, name, drawn }) => (
        <g key={`${look}${name}`} className={look}>
          {drawn !== null && (
            <>
              <path className="edge" d={drawn.shaft} />
              <path className="shaft" d={drawn.shaft} />
              <path className="head" d={drawn.head} />
            </>
          )}
        </g>
      ))}
      {arrows.map(({ look, name, label }) => (
        <g key={`${look}${name}`} className={look} transform={`translate(${label.x} ${label.y})`}>
          {name !== '' && <circle />}
          <text dy="0.35em">{name}</text>
        </g>
      ))}
    </svg>
  );
}

/** Another one whenever other arrows are wanted, or on the table of another moment. */
const useWanted = (moment: Moment, wanted: string): object => useMemo(() => ({ moment, wanted }), [moment, wanted]);

function arrowsOf({ look, side, seat, steps }: Shown, felt: HTMLElement): readonly Arrow[] {
  const bent = { bend: BEND[side], head: HEAD * Math.min(1, Number(felt.style.getPropertyValue('--scale')) || 1) };
  let spots = 0;
  return steps.flatMap(({ label: name, option }): readonly Arrow[] => {
    const pointed = pointedBy(option, seat, option.kind === 'bench' ? spots++ : 0);
    const [from, to] = [pointed.from, pointed.to].map((thing) =>
      boxOn(felt, thing === null ? null : elementOf(thing, felt)),
    ) as [Box | null, Box | null];
    // What cannot be pointed out whole is not half told.
    if ((pointed.from !== null && from === null) || (pointed.to !== null && to === null)) return [];
    const only = to ?? from;
    if (only === null) return [];
    if (from === null || to === null) return [{ look, name, drawn: null, label: markOn(only) }];
    const drawn = curveBetween(from, to, bent);
    return [{ look, name, drawn, label: drawn.label }];
  });
}

/** At the upper edge, where no figure of the card stands. */
const markOn = (box: Box): Curve['label'] => ({ x: middleOf(box).x, y: box.top + 4 });

function elementOf(thing: Thing, felt: HTMLElement): Element | null {
  if ('pokemon' in thing) return pokemonOn(felt, thing.pokemon);
  if ('benchOf' in thing) {
    const bench = felt.querySelector(`[data-zone="bench-${thing.benchOf}"]`);
    return bench?.querySelectorAll('.spot.empty')[thing.spot] ?? bench;
  }
  const card =
    felt.querySelector(`.hc[data-card="${thing.card}"]`) ?? felt.querySelector(`[data-card="${thing.card}"]`);
  return card ?? (thing.inHandOf === null ? null : felt.querySelector(`[data-zone="hand-${thing.inHandOf}"]`));
}
