import type { Game, Reason, Refusal } from '../../engine/index.js';
import type { ActionClaim, StepClaim } from '../read/claims.js';

/** What refuses any action alike: whoever does not name the rule may have meant another one. */
const OF_ANYTHING: readonly Reason[] = [
  'game-over',
  'not-your-turn',
  'not-your-decision',
  'other-decision',
  'not-in-hand',
];

/** Why a refusal that the scenario asks for may not be the one that is meant; null where nothing speaks for it. */
export function accidentOf(
  game: Game,
  { action, rules, leads }: Extract<StepClaim, { kind: 'refused' }>,
  { reasons, sentence }: Refusal,
): string | null {
  const unknown = unknownIn(game, action);
  if (unknown !== null) return `This is refused because no card of this scenario has ${unknown}.`;
  if (rules.length + leads.length > 0 || !reasons.every((reason) => OF_ANYTHING.includes(reason))) return null;
  return `This is refused, as anything would be now: ${sentence} Name the \`rule\` if that is meant.`;
}

/** The attack or power that an action names and no card in the game has. */
function unknownIn({ setup }: Game, action: ActionClaim): string | null {
  if (action.kind === 'attack') {
    return setup.attacks.some(({ name }) => name === action.attack) ? null : `an attack "${action.attack}"`;
  }
  if (action.kind !== 'use') return null;
  const named = setup.cards.some(
    ({ facts: { name, powers } }) => name === action.power || powers.some((power) => power.name === action.power),
  );
  return named ? null : `a power "${action.power}"`;
}
