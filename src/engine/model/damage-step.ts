/** What can change a number of damage, in no era's order. */
export const DAMAGE_STEPS = ['base', 'attacker-effects', 'weakness', 'resistance', 'defender-effects'] as const;
/** A step of the calculation of damage. */
export type DamageStepKind = (typeof DAMAGE_STEPS)[number];

/** A step of the calculation, and what the number was after it. */
export interface DamageStep {
  readonly step: DamageStepKind;
  readonly to: number;
}
