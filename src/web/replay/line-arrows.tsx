import type { Moment } from '../../session/index.js';
import { Arrows, type Shown } from '../pointing/arrows.js';
import { useAnalysed } from './analysed.js';
import { useReplay } from './watch.js';
import { judgedAt, mayBeSeen, waysIn } from './weighed-here.js';

/** The best line that the coach found here, and the answer that was given instead, on the table. */
export function LineArrows({ moment }: { readonly moment: Moment }) {
  const { analysis, isOpen } = useAnalysed();
  const { place, onlooking } = useReplay();
  // While the next moment is on its way the last one stands on the table.
  const judged = analysis === null || !isOpen || moment.replayed?.place !== place ? null : judgedAt(analysis, place);
  if (judged === null || !mayBeSeen(judged, onlooking)) return null;
  const ways = waysIn(judged);
  const { seat } = judged;
  const shown = ways.flatMap(({ letter, answer, isBest, wasPlayed }): Shown[] => {
    const steps = answer.steps.map((option, i) => ({ label: `${i + 1}`, option }));
    if (isBest) return [{ look: 'best', side: 'right', seat, steps }];
    const given = [{ label: letter, option: answer.option }];
    return wasPlayed ? [{ look: 'played', side: 'left', seat, steps: given }] : [];
  });
  return <Arrows moment={moment} shown={shown} />;
}
