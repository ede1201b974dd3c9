import type { Belief, Setup } from '../engine/index.js';

/** What all games of an environment share. */
export interface Ground {
  readonly setup: Setup;
  readonly belief: Belief;
  readonly shaping: number;
  readonly most: number;
  readonly remember: boolean;
}
