import type { DecisionView } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';

/** What a face of a decision is drawn from. */
export interface ChoiceProps {
  readonly moment: Moment;
  readonly decision: DecisionView;
}
