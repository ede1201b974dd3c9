import { type Act, BASE_SLOT, FIRST_FREE_SLOT } from '../effects/linked.js';
import type { AttacksOf, CardsOf } from '../effects/terms.js';
import { cardOf, type Game, pushFrame } from '../model/game.js';
import { type FrameKind, NONE, ORIGINS, unbound } from '../model/state.js';
import { countEnergy } from '../rules/attack.js';
import { coversCost } from '../rules/energy-cost.js';
import { attacksMeant, cardsMeant, costOf, firstActive, seatFor } from '../terms/judge.js';
import type { Asking } from './candidates.js';
import { pushProgram } from './interpose.js';
import type { Outcome } from './outcome.js';
import { meetsText } from './used-cards.js';
import { isUsable } from './useful.js';

/** Another attack, or a card's text, as part of this one. @rule ATK-16 ATK-17 ATK-18 */
export function use(game: Game, at: Asking, doing: Extract<Act, { op: 'use' }>): Outcome {
  return isOfCards(at, doing.what) ? useCard(game, at, doing.what as CardsOf) : useAttack(game, at, doing);
}

/** A binding means what was bound: a card that was picked or moved, or else an attack. */
function isOfCards({ script }: Asking, what: AttacksOf | CardsOf): boolean {
  if (what.get === 'cards' || what.get === 'whole') return true;
  if (what.get !== 'ref') return false;
  const made = script.ops.find((op) => op.into === script.slots[what.name])?.do;
  return made?.op === 'move' || (made?.op === 'pick' && (made.of.get === 'cards' || made.of.get === 'ref'));
}

/** A text that uses itself again, by way of others or at once, would never come to an end: it does nothing more. @rule HOUSE-01 */
const isInUse = (game: Game, kind: FrameKind, script: number): boolean =>
  script !== NONE && game.state.frames.some((frame) => frame.kind === kind && frame.script === script);

/** The card stays where it is; its text is carried out by whoever uses it. Where that cannot be done, nothing happens. @rule ATK-17 */
function useCard(game: Game, { frame, scope }: Asking, what: CardsOf): Outcome {
  const [card] = cardsMeant(game, scope, what);
  const play = card === undefined ? NONE : cardOf(game, card).play;
  if (card === undefined || play === NONE || isInUse(game, 'program', play)) return 'go-on';
  if (!meetsText(game, scope.you, card)) return 'go-on';
  const { size } = game.setup.scripts[play]!;
  pushProgram(game, {
    script: play,
    seat: scope.you,
    self: NONE,
    card,
    origin: frame.kind === 'attack' ? ORIGINS.indexOf('attack') : frame.extra,
    env: unbound(size),
  });
  return 'let';
}

/**
 * The copied attack is the copier's own, so its names mean the copier. The steps before it (the announcement, Confusion)
 * are not done again. Where it cannot be used, or its Energy must be there and is not, nothing happens. @rule ATK-16 ATK-17 ATK-18
 */
function useAttack(game: Game, { frame, scope }: Asking, doing: Extract<Act, { op: 'use' }>): Outcome {
  const [id] = attacksMeant(game, scope, doing.what as AttacksOf);
  const attack = id === undefined ? undefined : game.setup.attacks[id];
  if (attack === undefined || frame.source === NONE || isInUse(game, 'attack', attack.script)) return 'go-on';
  if (!isUsable(game, frame, attack.id)) return 'go-on';
  if (doing.pay === 'cost') {
    countEnergy(game, frame.source);
    if (!coversCost(costOf(game, frame.source, attack))) return 'go-on';
  }
  const copy = pushFrame(game, 'attack', frame.seat);
  copy.source = frame.source;
  copy.target = frame.target === NONE ? firstActive(game, seatFor(scope, 'opponent')) : frame.target;
  copy.chosen = attack.id;
  copy.card = frame.card;
  copy.extra = 1;
  copy.script = attack.script;
  const size = attack.script === NONE ? FIRST_FREE_SLOT : game.setup.scripts[attack.script]!.size;
  copy.env = unbound(size);
  copy.env[BASE_SLOT] = [attack.counted ? 0 : attack.damage];
  return 'let';
}
