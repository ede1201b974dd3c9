import { deal } from '../carry-out/damage.js';
import { happen } from '../carry-out/happen.js';
import { interposed, preventedOf } from '../carry-out/interpose.js';
import type { Outcome } from '../carry-out/outcome.js';
import { runOps } from '../carry-out/run-script.js';
import { PREVENTED_EVENT } from '../effects/linked.js';
import type { AttackStep } from '../eras/era.js';
import { emit } from '../model/event.js';
import { type Game, pokemonAt, popFrame, topOf } from '../model/game.js';
import { endAttack } from '../model/lasting.js';
import { flipCoin, TAILS, WAIT } from '../model/random.js';
import { CONFUSED, type Frame, NONE } from '../model/state.js';
import { putDamage } from '../model/table.js';
import { damageBetween } from '../rules/damage.js';

/**
 * An attack of `source`, by its number in the game `chosen`, against `target`, in the order of steps of the era. `extra`
 * is 1 where it is used as part of another one. When it is over, whatever came of it, the between-action checks look
 * for Knock Outs. Energy stays: attacking does not spend it. @rule NRG-03 ATK-06 ATK-07 ATK-08 ATK-09 ATK-15 CON-03
 */
export function stepAttack(game: Game, frame: Frame): void {
  const order = game.setup.era.attackStepOrder;
  while (frame.step <= order.length) {
    const came = frame.step < order.length ? doStep(game, frame, order[frame.step]!) : carryOut(game, frame);
    if (came === 'wait' || game.state.phase === 'over') return;
    if (came === 'stop') break;
    frame.step++;
  }
  popFrame(game);
  if (frame.extra !== 0) return;
  if (frame.step > order.length)
    happen(game, 'attacked', { pokemon: frame.source, seat: frame.seat, attack: frame.chosen });
  endAttack(game);
}

function doStep(game: Game, frame: Frame, step: AttackStep): Outcome {
  switch (step) {
    case 'baby-flip':
      return frame.extra === 0 ? babyFlip(game, frame) : 'go-on';
    case 'announce':
      return frame.extra === 0 ? announce(game, frame) : 'go-on';
    case 'confusion':
      return frame.extra === 0 ? confusion(game, frame) : 'go-on';
    case 'cancel':
      return frame.extra === 0 ? cancel(game, frame) : 'go-on';
    case 'damage':
      return frame.script === NONE ? deal(game, frame) : carryOut(game, frame);
    case 'choices':
    case 'requirements':
    case 'own-energy':
    case 'before-damage':
    case 'calculation':
    case 'effects':
      return carryOut(game, frame);
  }
}

/** What the attack's text does in this step; "does nothing" ends all of it. @rule ATK-12 */
function carryOut(game: Game, frame: Frame): Outcome {
  if (frame.script === NONE) return 'go-on';
  const came = runOps(game, frame, game.setup.scripts[frame.script]!.ends[frame.step]!);
  if (came === 'stop') emit(game, 'attackDidNothing', frame.source, frame.chosen);
  return came;
}

/** Attacking a Baby Pokémon takes a flip before anything else; tails ends the turn. @rule ATK-05 CLS-01 TURN-14 FMT-08 */
function babyFlip(game: Game, frame: Frame): Outcome {
  if (game.setup.era.babyFlip !== 'rule' || !topOf(game, frame.target).isBaby) return 'go-on';
  const coin = flipCoin(game, frame, frame.seat, 'baby');
  if (coin === WAIT) return 'wait';
  return coin === TAILS ? 'stop' : 'go-on';
}

/** @rule ATK-02 */
function announce(game: Game, frame: Frame): Outcome {
  const { seats, actives } = game.setup.format;
  emit(game, 'attackDeclared', frame.source, frame.chosen);
  if (seats > 2 || actives > 1) emit(game, 'attackAimed', frame.source, frame.target);
  happen(game, 'used-attack', { pokemon: frame.source, seat: frame.seat, attack: frame.chosen });
  return 'go-on';
}

/** Effects that alter or cancel the attack sit on the Pokémon that attacks. @rule ATK-10 ATK-03 */
function cancel(game: Game, frame: Frame): Outcome {
  const event = { pokemon: frame.source, seat: frame.seat, attack: frame.chosen, to: frame.target };
  if (!interposed(game, frame, ['attacked'], event)) return 'wait';
  if ((preventedOf(frame) & PREVENTED_EVENT) === 0) return 'go-on';
  emit(game, 'attackDidNothing', frame.source, frame.chosen);
  return 'stop';
}

/** Heads: the attack goes on; tails: it does not happen and the Pokémon is hurt. It stays Confused. @rule COND-10 COND-12 TURN-07 */
function confusion(game: Game, frame: Frame): Outcome {
  if ((pokemonAt(game, frame.source).conditions & CONFUSED) === 0) return 'go-on';
  const coin = flipCoin(game, frame, frame.seat, 'confused');
  if (coin === WAIT) return 'wait';
  if (coin !== TAILS) return 'go-on';
  const damage = confusionDamage(game, frame.source);
  emit(game, 'attackFailed', frame.source, frame.chosen);
  emit(game, 'damagedByConfusion', frame.source, damage);
  if (damage > 0) putDamage(game, frame.source, damage);
  return 'stop';
}

/** @rule COND-10 */
function confusionDamage(game: Game, pokemon: number): number {
  switch (game.setup.era.confusionTails) {
    case 'attacks-itself':
      return damageBetween(game, 20, { attacker: pokemon, defender: pokemon });
    case 'three-counters':
      return 30;
  }
}
