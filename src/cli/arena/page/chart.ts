// Curves with labels that keep their size: lines are stretched to the room there is, words are not.
import { at, escaped } from './html.js';

export interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly number[];
}

interface Axes {
  /** What is read from left to right, and upwards. */
  readonly across: string;
  readonly up: string;
  /** The place of the first value. */
  readonly from: number;
  readonly isLabelled: boolean;
}

const TICKS = [0.25, 0.5, 1, 2, 5, 10];

export function chart(curves: readonly Curve[], { across, up, from, isLabelled }: Axes): string {
  const all = curves.flatMap(({ values }) => values);
  const step = TICKS.find((each) => (Math.max(...all, 0) - Math.min(...all, 0)) / each <= 5) ?? 20;
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all, 0) / step) * step);
  const last = Math.max(...curves.map(({ values }) => values.length)) - 1;
  const y = (value: number): number => 1 - (value - low) / (high - low);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const lines = curves.map(({ values, colour }) => {
    const points = values.map((value, i) => `${((i / last) * 100).toFixed(2)},${(y(value) * 100).toFixed(2)}`);
    return `<polyline points="${points.join(' ')}" stroke="${colour}"/>`;
  });
  const grid = ticks.map(
    (tick) =>
      `<i class="grid${tick === 0 ? ' zero' : ''}" style="top:${at(y(tick))}"></i><span class="y" style="top:${at(y(tick))}">${tickText(tick, low < 0)}</span>`,
  );
  const every = [1, 2, 5, 10, 20].find((each) => last / each <= 8) ?? 50;
  const turns = Array.from({ length: last + 1 }, (_, i) => i + from).filter((turn) => turn % every === 0);
  const marks = turns.map((turn) => `<span class="x" style="left:${at((turn - from) / last)}">${turn}</span>`);
  return `<figure class="chart${isLabelled ? ' labelled' : ''}" role="img" aria-label="${escaped(`${up} by ${across}: ${curves.map(ending).join(', ')}`)}">
<p class="up" aria-hidden="true">${escaped(up)}</p>
<div class="plot" aria-hidden="true">${grid.join('')}<svg viewBox="0 0 100 100" preserveAspectRatio="none">${lines.join('')}</svg>${marks.join('')}${isLabelled ? labels(curves, y) : ''}</div>
<p class="across" aria-hidden="true">${escaped(across)}</p></figure>`;
}

const tickText = (tick: number, isSigned: boolean): string =>
  `${tick > 0 && isSigned ? '+' : ''}${Number(tick.toFixed(2))}`.replace('-', '−');

const ending = ({ name, values }: Curve): string => `${name} ${(values.at(-1) ?? 0).toFixed(1)} at the end`;

/** Labels lie beside the ends of their curves, moved apart where two would touch. */
const APART = 0.075;

function labels(curves: readonly Curve[], y: (value: number) => number): string {
  const placed = curves
    .map(({ name, colour, values }) => ({ name, colour, top: y(values.at(-1) ?? 0) }))
    .sort((one, other) => one.top - other.top);
  const apart = Math.min(APART, 1 / placed.length);
  for (let i = 1; i < placed.length; i++) placed[i]!.top = Math.max(placed[i]!.top, placed[i - 1]!.top + apart);
  const beyond = Math.max(0, (placed.at(-1)?.top ?? 0) - 1);
  for (let i = placed.length - 1; i >= 0; i--) {
    const most = i === placed.length - 1 ? 1 : placed[i + 1]!.top - apart;
    placed[i]!.top = Math.min(placed[i]!.top, beyond > 0 ? most : 1);
  }
  return placed
    .map(
      ({ name, colour, top }) =>
        `<span class="label" style="top:${at(top)}"><i style="background:${colour}"></i>${escaped(name)}</span>`,
    )
    .join('');
}
