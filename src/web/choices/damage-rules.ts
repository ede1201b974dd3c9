import type { DamageStepKind } from '../../engine/index.js';

/** The rule that each step of a damage calculation goes by. */
export const DAMAGE_RULES: Readonly<Record<DamageStepKind, string>> = {
  base: 'DMG-01',
  'attacker-effects': 'DMG-07',
  weakness: 'DMG-09',
  resistance: 'DMG-10',
  'defender-effects': 'DMG-19',
};
