// The chance to win, turn by turn, as a chart of letters.
import type { CurvePoint } from '../../session/index.js';
import { wrap } from '../terminal.js';

/** What the players are called, and how wide it may be. */
interface Room {
  readonly names: readonly string[];
  readonly width: number;
}

const ROWS = 9;
const MARGIN = 8;

/** A mark for each turn, higher where the first team stands better; in a long game not for every turn. */
export function chart(curve: readonly CurvePoint[], { names, width }: Room): string[] {
  if (curve.length === 0) return [];
  const team = names.length > 2 ? `${names[0]} and ${names[2]}` : `${names[0]}`;
  const step = Math.max(1, Math.ceil(curve.length / (width - MARGIN)));
  const shown = curve.filter((_, at) => at % step === 0 || at === curve.length - 1);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const at = ROWS - 1 - row;
    const label = row % 2 === 0 ? `${Math.round((100 * at) / (ROWS - 1))} %`.padStart(6) : ' '.repeat(6);
    return `${label} │${shown.map((point) => (rowOf(point) === at ? markOf(point) : ' ')).join('')}`.trimEnd();
  });
  const title = `The chance of ${team} to win, turn by turn (• by what ${team} knew, ◦ by what the others knew, × the end)`;
  return [wrap(title, width), ...rows, `       └${'─'.repeat(shown.length)}`, `        ${turnLabels(shown)}`];
}

const rowOf = ({ teams }: CurvePoint): number => Math.round(teams[0] * (ROWS - 1));

const markOf = ({ seat }: CurvePoint): string => (seat === null ? '×' : seat % 2 === 0 ? '•' : '◦');

/** Every tenth turn, and the first. */
function turnLabels(shown: readonly CurvePoint[]): string {
  let line = '';
  for (const [at, { turn }] of shown.entries())
    if ((at === 0 || at % 10 === 9) && line.length <= at) line = `${line.padEnd(at)}${turn}`;
  return `${line} turn`;
}
