import type { ScenarioClaim, StepClaim } from '../read/claims.js';

type ActStep = Extract<StepClaim, { kind: 'act' }>;

/** The rule that binds a player to a declared attack: a scenario about it announces attacks that cannot be used. */
const COMMITMENT = 'TURN-09';

/**
 * What a step means by an attack that cannot be used, where the era lets it be announced: the announcement, the attack
 * itself (then it is refused, as in any other era), or nobody can tell. @rule TURN-09
 */
export function meaningOf(scenario: ScenarioClaim, step: ActStep): 'announced' | 'carried-out' | 'doubtful' {
  if (step.inVain !== null) return step.inVain ? 'announced' : 'carried-out';
  if (scenario.rules.includes(COMMITMENT)) return 'announced';
  if (step.choose.length > 0) return 'carried-out';
  const after = scenario.steps.slice(scenario.steps.indexOf(step) + 1);
  if (after.some((each) => each.kind === 'refused' && each.rules.includes(COMMITMENT))) return 'announced';
  const next = after.find((each) => each.kind !== 'expect');
  if (next?.kind === 'act' && knowsOfIt(step, next)) return 'announced';
  return after.length === 0 && scenario.expect.length === 0 ? 'carried-out' : 'doubtful';
}

/** Only who knows that the turn is not over goes on in it, or lets the player go back. */
const knowsOfIt = ({ player }: ActStep, { player: next, action }: ActStep): boolean =>
  next === player
    ? action.kind === 'pass' || action.kind === 'attack'
    : action.kind === 'answer' && action.answer.kind === 'yes-no';
