import type { CSSProperties } from 'react';
import type { Moment } from '../../session/index.js';
import { sidesOf } from '../result/sides.js';
import { ANALYSIS } from '../words/analysis.js';
import { useAnalysed } from './analysed.js';
import { useReplay } from './watch.js';
import { standingAt } from './weighed-here.js';

/** At the edge of the table: whose game it is, and what a choice has just given away. */
export function EvaluationBar({ moment }: { readonly moment: Moment }) {
  const { analysis, isOpen } = useAnalysed();
  const place = useReplay((state) => state.place);
  const { teams, names } = sidesOf(moment);
  const standing = analysis === null || !isOpen ? null : standingAt(analysis, place, teams[0]);
  if (standing === null) return null;
  const { chance, lost } = standing;
  return (
    <div
      className="evalbar"
      role="img"
      aria-label={ANALYSIS.bar(names[0], chance)}
      style={{ '--mine': chance, '--lost': Math.min(lost, 1 - chance) } as CSSProperties}
    >
      <i className="mine" />
      {lost > 0 && <i className="lost" />}
      <b className="figure">{ANALYSIS.percent(chance)}</b>
      {lost > 0 && <span className="was">{ANALYSIS.wasThere(chance + lost)}</span>}
    </div>
  );
}
