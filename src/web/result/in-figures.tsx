import type { CSSProperties } from 'react';
import type { Course } from '../../session/index.js';
import { HINT } from '../words/hint.js';
import { FIGURES, RESULT } from '../words/result.js';
import type { Sides } from './sides.js';

const ROWS = Object.keys(FIGURES) as readonly (keyof typeof FIGURES)[];

interface InFiguresProps {
  readonly course: Course;
  readonly sides: Sides;
  readonly hints: number;
}

/** What both sides did, in pairs; what nobody did is not told. */
export function InFigures({ course, sides, hints }: InFiguresProps) {
  const [mine, theirs] = [course.teams[sides.teams[0]], course.teams[sides.teams[1]]];
  return (
    <section className="stats">
      <h2>{RESULT.figures}</h2>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">{sides.names[0]}</th>
            <th scope="col">{RESULT.figures}</th>
            <th scope="col">{sides.names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.filter((row) => mine[row] + theirs[row] > 0).map((row) => (
            <tr key={row}>
              <td>{mine[row]}</td>
              <th scope="row">
                {FIGURES[row]}
                <i style={{ '--part': mine[row] / (mine[row] + theirs[row]) } as CSSProperties} />
              </th>
              <td>{theirs[row]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hints > 0 && <p className="mut">{HINT.used(hints)}</p>}
    </section>
  );
}
