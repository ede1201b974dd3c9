import { type BotName, bots } from '../../bots/index.js';
import { type DeckPool, type Diagnostic, ok, type Result, type Seed } from '../../engine/index.js';
import type { EnvClaim } from '../claim.js';
import { openEnv } from '../env.js';
import type { RowPlan } from './rows.js';
import type { RowForm } from './written.js';

/** Trajectories as they are asked for: plain data, for whoever plays some of them. */
export interface AskedRows {
  readonly claim: EnvClaim;
  readonly reckon: DeckPool;
  readonly shaping: number;
  readonly bots: readonly [BotName, BotName];
  readonly seed: Seed;
  readonly vectors: boolean;
  readonly form: RowForm;
  readonly games: number;
}

/** What plays them, the same wherever they are played; or why nothing can. */
export function rowPlanOf(asked: AskedRows): Result<RowPlan, readonly Diagnostic[]> {
  const { claim, reckon, shaping, seed, vectors } = asked;
  const [one, other] = asked.bots;
  const env = openEnv(claim, { shaping, remember: true, reckon });
  return env.ok ? ok({ env: env.value, bots: [bots[one], bots[other]], seed, vectors }) : env;
}
