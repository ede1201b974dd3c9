import '../look/charts.css';
import { useId } from 'react';
import type { Course, RaceStep } from '../../session/index.js';
import { RESULT } from '../words/result.js';

const WIDTH = 760;
const HEIGHT = 180;

const across = (turn: number, turns: number): number => (turn / Math.max(1, turns)) * WIDTH;

interface RaceProps {
  readonly course: Course;
  /** Yours first. */
  readonly teams: readonly [0 | 1, 0 | 1];
  readonly names: readonly [string, string];
}

/** Prize cards taken, turn by turn: yours solid, the others' dashed. */
export function Race({ course, teams, names }: RaceProps) {
  const { prizes, turns } = course;
  const most = Math.max(1, prizes);
  const up = (taken: number): number => HEIGHT - (taken / most) * (HEIGHT - 14);
  const lines = Array.from({ length: most + 1 }, (_, taken) => taken);
  const taken = teams.map((team) => course.teams[team].prizes) as [number, number];
  return (
    <svg
      className="chart gamechart race"
      viewBox="-26 -4 800 216"
      role="img"
      aria-label={RESULT.raceIs(names, taken, turns)}
    >
      {lines.map((each) => (
        <g key={each}>
          <path d={`M0 ${up(each)}H${WIDTH}`} className={each === most ? 'gr whole' : 'gr'} />
          <text x={-10} y={up(each) + 4} className="ax e">
            {each}
          </text>
        </g>
      ))}
      <Turns turns={turns} y={HEIGHT + 24} />
      <Steps steps={course.race[teams[1]]} look="opp" turns={turns} up={up} />
      <Steps steps={course.race[teams[0]]} look="you" turns={turns} up={up} />
    </svg>
  );
}

interface StepsProps {
  readonly steps: readonly RaceStep[];
  readonly look: 'you' | 'opp';
  readonly turns: number;
  readonly up: (taken: number) => number;
}

function Steps({ steps, look, turns, up }: StepsProps) {
  const path = steps.map(({ turn, taken }) => `H${across(turn, turns).toFixed(1)}V${up(taken).toFixed(1)}`).join('');
  return (
    <>
      <path className={`ln ${look}`} d={`M0 ${up(0)}${path}H${WIDTH}`} />
      {steps.map(({ turn, taken }) => (
        <circle key={turn} className={`mk ${look}`} cx={across(turn, turns)} cy={up(taken)} r={5} />
      ))}
    </>
  );
}

/** No more than a dozen numbers stand below. */
function Turns({ turns, y }: { readonly turns: number; readonly y: number }) {
  const apart = Math.max(1, Math.ceil(turns / 12));
  const shown = Array.from({ length: Math.floor(turns / apart) }, (_, at) => (at + 1) * apart);
  return shown.map((turn) => (
    <text key={turn} x={across(turn, turns)} y={y} className="ax m">
      {turn}
    </text>
  ));
}

/** A turn, the chance to win then, and what it is to be marked with. */
export interface EstimatePoint {
  readonly turn: number;
  readonly chance: number;
}

export interface EstimateMark extends EstimatePoint {
  readonly number: number;
  readonly isBad: boolean;
}

interface EstimateProps {
  readonly points: readonly EstimatePoint[];
  readonly marks: readonly EstimateMark[];
  readonly turns: number;
}

const LOW = 236;
const down = (chance: number): number => 6 + (1 - chance) * (LOW - 12);

/** The chance to win by turn, with what decided the game marked on it. */
export function Estimate({ points, marks, turns }: EstimateProps) {
  const id = useId();
  const places = points.map(({ turn, chance }) => [across(turn, turns), down(chance)] as const);
  const [first] = places;
  if (first === undefined) return null;
  const line = smooth(places);
  const middle = down(0.5);
  const area = `${line}V${middle}H${first[0]}Z`;
  const label = RESULT.estimateIs(points.map(({ turn, chance }) => [turn, chance] as const));
  return (
    <svg className="chart gamechart estimate" viewBox="-26 -12 800 276" role="img" aria-label={label}>
      <clipPath id={`${id}u`}>
        <rect x={0} y={-20} width={WIDTH} height={middle + 20} />
      </clipPath>
      <clipPath id={`${id}d`}>
        <rect x={0} y={middle} width={WIDTH} height={LOW} />
      </clipPath>
      <path d={area} className="up" clipPath={`url(#${id}u)`} />
      <path d={area} className="dn" clipPath={`url(#${id}d)`} />
      {[1, 0.5, 0].map((chance) => (
        <g key={chance}>
          <path d={`M0 ${down(chance)}H${WIDTH}`} className={chance === 0.5 ? 'gr mid' : 'gr'} />
          <text x={-10} y={down(chance) + 4} className="ax e">
            {chance * 100}
          </text>
        </g>
      ))}
      <path d={line} className="ln chance" />
      <Turns turns={turns} y={LOW + 20} />
      {marks.map((mark) => (
        <Marked key={mark.number} mark={mark} x={across(mark.turn, turns)} />
      ))}
    </svg>
  );
}

/** Round for what was good or came about, a lozenge for a mistake. */
function Marked({ mark: { number, chance, isBad }, x }: { readonly mark: EstimateMark; readonly x: number }) {
  const y = down(chance);
  const off = chance > 0.5 ? 32 : -32;
  return (
    <g className={isBad ? 'tp bad' : 'tp'} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d={`M0 0V${off * 0.8}`} className="stem" />
      <circle r={4} className="dot" />
      <g transform={`translate(0 ${off})`}>
        {isBad ? <path d="M0-13 13 0 0 13-13 0z" /> : <circle r={12} />}
        <text y={4.5} className="tn">
          {number}
        </text>
      </g>
    </g>
  );
}

/** Level at each point, so that it never shows more than was reckoned. */
function smooth(places: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = places;
  let [x, y] = first!;
  let path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (const [nextX, nextY] of rest) {
    const middle = ((x + nextX) / 2).toFixed(1);
    path += `C${middle} ${y.toFixed(1)} ${middle} ${nextY.toFixed(1)} ${nextX.toFixed(1)} ${nextY.toFixed(1)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}
