import { calculate, deal } from '../carry-out/damage.js';
import { HAPPENED, happen } from '../carry-out/happen.js';
import { interposed, preventedOf } from '../carry-out/interpose.js';
import type { Outcome } from '../carry-out/outcome.js';
import { runOps } from '../carry-out/run-script.js';
import { FOUND_SLOT, PREVENTED_EVENT } from '../effects/linked.js';
import type { AttackStep } from '../eras/era.js';
import { WOULD_CHANNELS } from '../link/listen.js';
import { emit } from '../model/event.js';
import { type Game, pokemonAt, popFrame, topOf } from '../model/game.js';
import { endAttack } from '../model/lasting.js';
import { flipCoin, TAILS, WAIT } from '../model/random.js';
import { CONFUSED, type Frame, NONE } from '../model/state.js';
import { strengthOf } from '../model/strength.js';
import { putDamage } from '../model/table.js';
import { isAgainstDefender, isUsedAsCopier } from '../rules/attack.js';
import { damageBetween, hitOf } from '../rules/damage.js';
import { findKnockOuts, finishChecks } from './checks.js';

/**
 * An attack of `source`, by its number in the game `chosen`, against `target`, in the order of steps of the era. `extra`
 * is 1 where it is used as part of another one. When it is over, whatever came of it, the between-action checks look
 * for Knock Outs. Energy stays: attacking does not spend it. @rule NRG-03 ATK-06 ATK-07 ATK-08 ATK-09 ATK-15 CON-03
 */
export function stepAttack(game: Game, frame: Frame): void {
  const order = game.setup.era.attackStepOrder;
  while (frame.step <= order.length + 1) {
    const came = doStep(game, frame, order[frame.step] ?? (frame.step === order.length ? 'find-out' : 'afterwards'));
    if (came === 'wait' || game.state.phase === 'over') return;
    if (came === 'stop') break;
    frame.step++;
  }
  popFrame(game);
  if (frame.extra === 0) {
    if (frame.step > order.length)
      happen(game, HAPPENED.attacked, { pokemon: frame.source, seat: frame.seat, attack: frame.chosen });
    endAttack(game);
  }
  handOn(game, frame);
}

/** What depends on who is Knocked Out by the attack waits until that is known, and is done before they are discarded. @rule ATK-15 */
function findOut(game: Game, frame: Frame): Outcome {
  if (frame.script === NONE) return 'go-on';
  const { ends } = game.setup.scripts[frame.script]!;
  if (ends[frame.step] === ends[frame.step - 1]) return 'go-on';
  frame.step++;
  findKnockOuts(game);
  return 'wait';
}

/** Whoever has been found is discarded in the checks behind the outermost attack. */
function handOn(game: Game, { env, extra }: Frame): void {
  const found = env[FOUND_SLOT];
  if (found === undefined || found.length === 0) return;
  const below = game.state.frames.at(-1)!;
  if (extra === 0) finishChecks(game, found);
  else below.env[FOUND_SLOT] = found;
}

function doStep(game: Game, frame: Frame, step: AttackStep | 'find-out' | 'afterwards'): Outcome {
  switch (step) {
    case 'baby-flip':
      return frame.extra === 0 ? babyFlip(game, frame) : 'go-on';
    case 'announce':
      return frame.extra === 0 ? announce(game, frame) : 'go-on';
    case 'confusion':
      return andUse(game, frame, frame.extra === 0 ? confusion(game, frame) : 'go-on');
    case 'cancel':
      return andUse(game, frame, frame.extra === 0 ? cancel(game, frame) : 'go-on');
    case 'damage':
      return frame.script === NONE ? deal(game, frame) : carryOut(game, frame);
    case 'choices':
    case 'requirements':
    case 'own-energy':
    case 'before-damage':
    case 'effects':
      return carryOut(game, frame);
    case 'calculation':
      return calculation(game, frame);
    case 'find-out':
      return findOut(game, frame);
    case 'afterwards':
      return carryOut(game, frame);
  }
}

/** @rule ATK-07 */
function calculation(game: Game, frame: Frame): Outcome {
  const came = carryOut(game, frame);
  if (came === 'go-on') calculate(game, frame);
  return came;
}

/** What the attack's text does in this step; "does nothing" ends all of it. @rule ATK-12 */
function carryOut(game: Game, frame: Frame): Outcome {
  if (frame.script === NONE) return 'go-on';
  const { ends } = game.setup.scripts[frame.script]!;
  const came = runOps(game, frame, ends[Math.min(frame.step, ends.length - 1)]!);
  if (came !== 'stop') return came;
  emit(game, 'attackDidNothing', frame.source, frame.chosen);
  // Its own text has stopped it, before Confusion or another text could: it was used.
  if (frame.step < stepOfUse(game)) use(game, frame);
  return 'stop';
}

/** Attacking a Baby Pokémon takes a flip before anything else; tails ends the turn. @rule ATK-05 CLS-01 KIND-09 TURN-14 FMT-08 */
function babyFlip(game: Game, frame: Frame): Outcome {
  if (!topOf(game, frame.target).isFlippedAgainst) return 'go-on';
  const coin = flipCoin(game, frame, frame.seat, 'baby');
  if (coin === WAIT) return 'wait';
  return coin === TAILS ? 'stop' : 'go-on';
}

/** @rule ATK-02 */
function announce(game: Game, frame: Frame): Outcome {
  const { seats, actives } = game.setup.format;
  emit(game, 'attackDeclared', frame.source, frame.chosen);
  if (seats > 2 || actives > 1) emit(game, 'attackAimed', frame.source, frame.target);
  return 'go-on';
}

const WOULD_BE_ATTACKED = [WOULD_CHANNELS.attacked];

/** Effects that alter or cancel the attack sit on the Pokémon that attacks. @rule ATK-03 ATK-04 ATK-10 */
function cancel(game: Game, frame: Frame): Outcome {
  const against = isAgainstDefender(game, game.setup.attacks[frame.chosen]!);
  const to = against ? frame.target : undefined;
  const event = { pokemon: frame.source, seat: frame.seat, attack: frame.chosen, to };
  if (!interposed(game, frame, WOULD_BE_ATTACKED, event)) return 'wait';
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

/** Behind Confusion and what other texts may cancel nothing keeps an attack from happening any more, whichever comes last. */
const stepOfUse = ({ setup: { era } }: Game): number =>
  Math.max(era.attackStepOrder.indexOf('confusion'), era.attackStepOrder.indexOf('cancel'));

function andUse(game: Game, frame: Frame, came: Outcome): Outcome {
  if (came === 'go-on' && frame.step === stepOfUse(game)) use(game, frame);
  return came;
}

/** It has been used, and what can be done once in a game has been done. @rule CLS-18 CLS-32 ATK-21 */
function use(game: Game, { source: pokemon, seat, chosen: attack }: Frame): void {
  game.state.sides[seat]!.spent |= game.setup.attacks[attack]!.once;
  if (game.state.frames.at(-2)?.kind === 'attack' && isUsedAsCopier(game)) return;
  happen(game, HAPPENED['used-attack'], { pokemon, seat, attack });
}

/** @rule COND-10 */
function confusionDamage(game: Game, pokemon: number): number {
  const counters = strengthOf(pokemonAt(game, pokemon), CONFUSED); // COND-16
  if (counters > 0) return counters * 10;
  switch (game.setup.era.confusionTails) {
    case 'attacks-itself':
      return damageBetween(game, 20, { ...hitOf(pokemon, pokemon), itself: true });
    case 'three-counters':
      return 30;
  }
}
