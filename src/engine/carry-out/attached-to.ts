import type { TriggerRule } from '../effects/program.js';
import type { Game } from '../model/game.js';
import type { PokemonId } from '../model/state.js';
import { isListening, isMeant, type MeantBefore, rulesOn } from '../terms/judge.js';
import { HAPPENED } from './happen.js';

/**
 * Which texts speak of the kind of Pokémon that a card is about to be attached to, where that is judged before the card can
 * change it; a text that comes into play with the card is judged when it is there. @rule EFF-14
 */
export function meantBefore(game: Game, target: PokemonId): readonly MeantBefore[] | undefined {
  if (game.setup.era.attachedToJudged === 'right-after' || !isListening(game, HAPPENED.attached)) return undefined;
  let meant: MeantBefore[] | undefined;
  for (const { rule, scope } of rulesOn(game, HAPPENED.attached)) {
    const { to } = (rule.rule as TriggerRule).on;
    if (to === undefined || to.get === 'ref') continue;
    meant ??= [];
    meant.push({ to, scope, isMeant: isMeant(game, scope, to, target) });
  }
  return meant;
}
