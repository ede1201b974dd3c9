import type { Act } from '../effects/linked.js';
import { BASE_SLOT, FIRST_FREE_SLOT } from '../effects/linked.js';
import { type Game, pushFrame } from '../model/game.js';
import { NONE } from '../model/state.js';
import { attacksMeant } from '../terms/judge.js';
import type { Asking } from './candidates.js';
import type { Outcome } from './outcome.js';

/**
 * Another attack as part of this one: it is the copier's own, so its names mean the copier. The steps before it (the
 * announcement, Confusion) are not done again. @rule ATK-16 ATK-17 ATK-18
 */
export function use(game: Game, { frame, scope }: Asking, doing: Extract<Act, { op: 'use' }>): Outcome {
  const [id] = attacksMeant(game, scope, doing.what as never);
  const attack = id === undefined ? undefined : game.setup.attacks[id];
  if (attack === undefined) return 'go-on';
  const copy = pushFrame(game, 'attack', frame.seat);
  copy.source = frame.source;
  copy.target = frame.target;
  copy.chosen = attack.id;
  copy.card = frame.card;
  copy.extra = 1;
  copy.script = attack.script;
  const size = attack.script === NONE ? FIRST_FREE_SLOT : game.setup.scripts[attack.script]!.size;
  copy.env = Array.from({ length: size }, () => []);
  copy.env[BASE_SLOT] = [attack.counted ? 0 : attack.damage];
  return 'let';
}
