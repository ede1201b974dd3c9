import type { AttackStep } from '../eras/era.js';
import { emit } from '../model/event.js';
import { type Game, pokemonAt, popFrame, pushFrame, sideOf, topOf } from '../model/game.js';
import { flipCoin, TAILS, WAIT } from '../model/random.js';
import { CONFUSED, type Frame } from '../model/state.js';
import { putDamage } from '../model/table.js';
import { attackOf } from '../rules/attack.js';
import { damageBetween } from '../rules/damage.js';

/**
 * An attack of `source`, number `chosen`, against `target`, in the order of steps of the era. When it is over, whatever
 * came of it, the between-action checks look for Knock Outs. Energy stays: attacking does not spend it.
 * @rule NRG-03 ATK-06 ATK-07 ATK-08 ATK-09 ATK-15 CON-03
 */
export function stepAttack(game: Game, frame: Frame): void {
  const order = game.setup.era.attackStepOrder;
  while (frame.step < order.length) {
    const outcome = doStep(game, frame, order[frame.step]!);
    if (outcome === 'wait') return;
    if (outcome === 'stop') break;
    frame.step++;
  }
  popFrame(game);
  if (game.state.checksDue !== 0) pushFrame(game, 'checks', frame.seat);
}

type Outcome = 'go-on' | 'wait' | 'stop';

function doStep(game: Game, frame: Frame, step: AttackStep): Outcome {
  switch (step) {
    case 'baby-flip':
      return babyFlip(game, frame);
    case 'announce':
      return announce(game, frame);
    case 'confusion':
      return confusion(game, frame);
    case 'damage':
      return dealDamage(game, frame);
    // The text of an attack fills these steps; an attack without text has nothing to do in them.
    case 'choices':
    case 'requirements':
    case 'own-energy':
    case 'cancel':
    case 'before-damage':
    case 'effects':
      return 'go-on';
  }
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
  emit(game, 'attackDeclared', frame.source, attackOf(game, frame.source, frame.chosen)!.id);
  if (seats > 2 || actives > 1) emit(game, 'attackAimed', frame.source, frame.target);
  return 'go-on';
}

/** Heads: the attack goes on; tails: it does not happen and the Pokémon is hurt. It stays Confused. @rule COND-10 COND-12 TURN-07 */
function confusion(game: Game, frame: Frame): Outcome {
  if ((pokemonAt(game, frame.source).conditions & CONFUSED) === 0) return 'go-on';
  const coin = flipCoin(game, frame, frame.seat, 'confused');
  if (coin === WAIT) return 'wait';
  if (coin !== TAILS) return 'go-on';
  const damage = confusionDamage(game, frame.source);
  emit(game, 'attackFailed', frame.source, attackOf(game, frame.source, frame.chosen)!.id);
  emit(game, 'damagedByConfusion', frame.source, damage);
  if (damage > 0) putDamage(game, frame.source, damage);
  return 'stop';
}

/** @rule COND-10 */
function confusionDamage(game: Game, pokemon: number): number {
  switch (game.setup.era.confusionTails) {
    case 'attacks-itself':
      return damageBetween(game, 20, pokemon, pokemon);
    case 'three-counters':
      return 30;
  }
}

/** @rule DMG-01 DMG-14 ATK-14 */
function dealDamage(game: Game, frame: Frame): Outcome {
  const attack = attackOf(game, frame.source, frame.chosen)!;
  sideOf(game, frame.seat).spent |= attack.once; // CLS-18: it has happened now
  const damage = damageBetween(game, attack.damage, frame.source, frame.target);
  if (attack.damage > 0) emit(game, 'damagedByAttack', frame.target, damage);
  if (damage > 0) putDamage(game, frame.target, damage);
  return 'go-on';
}
