import type { ActionClaim, ScenarioClaim, StepClaim } from './claims.js';
import type { FactClaim } from './fact-claims.js';

/** A position in which a player knows what is right, as its file tells it. Only the form has been checked. */
export interface PuzzleClaim {
  /** The position, and the steps that lead to the decision that is asked about. */
  readonly scenario: ScenarioClaim;
  /** Why every strong player would say so. */
  readonly why: string;
  /** Answers any of which is right, and no other; empty: not said. */
  readonly best: readonly RightClaim[];
  /** Answers that are wrong, and any other is not. */
  readonly blunders: readonly RightClaim[];
  /** What must be true when the turn is over; empty: only the first answer counts. */
  readonly turn: readonly FactClaim[];
  /** A turn of which that becomes true, and one of which it does not. */
  readonly solution: readonly StepClaim[];
  readonly mistake: readonly StepClaim[];
}

/** An answer that is judged, and how the file writes it. */
export interface RightClaim {
  readonly action: ActionClaim;
  readonly text: string;
}
