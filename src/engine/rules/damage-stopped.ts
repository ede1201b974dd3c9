import type { DamageStep } from '../model/damage-step.js';
import type { Game } from '../model/game.js';
import { NONE } from '../model/state.js';
import { type Answering, amount } from '../terms/judge.js';
import { answersAt, damageBetween, type Hit } from './damage.js';

/** The rule in force that has left no damage, `NONE` where Resistance has; null: it is nobody's doing, or there is some. */
export function stopperOf(game: Game, base: number, hit: Hit): number | null {
  const account: DamageStep[] = [];
  if (damageBetween(game, base, { ...hit, account }) > 0) return null;
  switch (account.find(({ to }) => to === 0)?.step) {
    case 'resistance':
      return NONE;
    case 'attacker-effects':
    case 'defender-effects':
      return answersAt(game, hit).find((one) => takesOff(game, one))?.linked.id ?? null;
    case 'base':
    case 'weakness':
    case undefined:
      return null;
  }
}

function takesOff(game: Game, { rule, scope }: Answering): boolean {
  const { change } = rule;
  if ('add' in change && change.add !== undefined) return amount(game, scope, change.add) < 0;
  return 'set' in change && change.set !== undefined && amount(game, scope, change.set) <= 0;
}
