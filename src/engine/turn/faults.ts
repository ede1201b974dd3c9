import { isChoice } from '../carry-out/list-choice.js';
import { waitingTriggers } from '../carry-out/waiting.js';
import { isAction, isDoneInATurn, isFromHand } from '../model/answer.js';
import { cardOf, type Game, pokemonAt, sideOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf, yOf, zOf } from '../model/packed.js';
import { ATTACKED, type CardId, DECLARED, type Decision, NONE, type PokemonId, type Seat } from '../model/state.js';
import { ATTACH_ENERGY_REASONS, attachEnergyFaults } from '../rules/attach-energy.js';
import { ATTACK_REASONS, barredFaults, targetFaults, useAttackFaults } from '../rules/attack.js';
import { EVOLVE_REASONS, evolveFaults } from '../rules/evolve.js';
import { PLAY_BASIC_REASONS, playBasicFaults } from '../rules/play-basic.js';
import { PLAY_TRAINER_REASONS, playTrainerFaults } from '../rules/play-trainer.js';
import type { FaultReasons, Faults, Reason } from '../rules/reason.js';
import { canPay, RETREAT_REASONS, retreatFaults } from '../rules/retreat.js';
import { isTool } from '../rules/tools.js';
import { USE_POWER_REASONS, useCardFaults, usePowerFaults, useStadiumFaults } from '../rules/use-power.js';
import { seesOwn } from '../view/may-see.js';
import { isMoment } from './checkup-moment.js';
import { announcesFreely, isEndless } from './list-turn.js';
import { canBePlaced, firstOffered, hasActive } from './placement.js';

/** Why an answer to the open decision is refused, most telling reason first; empty: it is legal. */
export function reasonsAgainstPacked(game: Game, given: Packed): Reason[] {
  const { decision, phase } = game.state;
  if (phase === 'over') return ['game-over'];
  if (given === A.NO_ANSWER) return ['not-a-choice'];
  if (kindOfAnswer(given) === A.CONCEDE) return xOf(given) < game.setup.format.seats ? [] : ['not-a-choice'];
  return decision.kind === 'turn' ? turnReasons(game, decision.seat, given) : choiceReasons(game, decision, given);
}

const named = (reasons: FaultReasons, faults: Faults): Reason[] =>
  reasons.filter((_, bit) => (faults & (1 << bit)) !== 0);

const pokemonOrNone = (number: number): PokemonId => (number === A.NOTHING ? NONE : number);

/** Everything but the retreat and a V-UNION is played from the hand. @rule ZONE-09 ZONE-07 CLS-33 */
function turnReasons(game: Game, seat: Seat, given: Packed): Reason[] {
  const kind = kindOfAnswer(given);
  const side = sideOf(game, seat);
  if (kind === A.PASS) return [];
  const endless: Reason[] = isEndless(game) ? ['endless-turn'] : [];
  if (kind === A.GO_BACK)
    return [...endless, ...(side.committed === DECLARED ? [] : (['nothing-to-take-back'] as const))];
  if (kind === A.ATTACK) return attackReasons(game, seat, given);
  if (kind === A.DECLARE) return [...endless, ...declareReasons(game, seat, given)];
  if (!isAction(kind)) return wrongKind(kind);
  const reasons = endless;
  if (side.committed !== 0) reasons.unshift(side.committed === ATTACKED ? 'attacked' : 'committed');
  const ofCard = isFromHand(kind);
  // What else is wrong is said of one's own cards only, and only of those in sight: the rest is secret. ZONE-04 ZONE-07
  const own = !ofCard || seesOwn(game, seat, xOf(given));
  const fromHand = ofCard && !(own && kind === A.BENCH && cardOf(game, xOf(given)).role === 'v-union'); // CLS-33
  if (fromHand && !side.hand.includes(xOf(given))) reasons.push('not-in-hand');
  return own ? [...reasons, ...actionReasons(game, seat, given)] : reasons;
}

function actionReasons(game: Game, seat: Seat, given: Packed): Reason[] {
  const [x, y] = [xOf(given), yOf(given)];
  switch (kindOfAnswer(given)) {
    case A.BENCH:
      return named(PLAY_BASIC_REASONS, playBasicFaults(game, seat, x));
    case A.EVOLVE:
      return named(EVOLVE_REASONS, evolveFaults(game, seat, x, y));
    case A.ATTACH:
      return named(ATTACH_ENERGY_REASONS, attachEnergyFaults(game, seat, x, y));
    case A.PLAY:
      return named(PLAY_TRAINER_REASONS, playTrainerFaults(game, seat, x, pokemonOrNone(y)));
    case A.USE:
      return named(USE_POWER_REASONS, usePowerFaults(game, seat, x, y));
    case A.USE_STADIUM:
      return named(USE_POWER_REASONS, useStadiumFaults(game, seat, y));
    case A.USE_CARD:
      return named(USE_POWER_REASONS, useCardFaults(game, seat, x, y));
    default:
      return named(RETREAT_REASONS, retreatFaults(game, seat, x, y));
  }
}

function attackReasons(game: Game, seat: Seat, given: Packed): Reason[] {
  const [attacker, number, target] = [xOf(given), yOf(given), zOf(given)];
  const faults = useAttackFaults(game, seat, attacker, number) | targetFaults(game, seat, target);
  return named(ATTACK_REASONS, faults === 0 ? barredFaults(game, attacker, number, target) : faults);
}

/** Only an attack that the Pokémon has and cannot use is declared in vain. @rule TURN-09 */
function declareReasons(game: Game, seat: Seat, given: Packed): Reason[] {
  const reasons = named(ATTACK_REASONS, useAttackFaults(game, seat, xOf(given), yOf(given)));
  if (!announcesFreely(game) || reasons.length === 0) return ['cannot-declare', ...reasons];
  return reasons.filter((reason) => reason === 'not-active' || reason === 'no-such-attack');
}

/** The reason for an answer that belongs to another kind of decision than the open one. */
function wrongKind(kind: number): Reason[] {
  if (kind === A.GO) return ['no-flip-choice'];
  if (kind === A.NUMBER) return ['no-bonus'];
  if (kind === A.PRIZE) return ['no-prize-due'];
  return ['other-decision'];
}

function choiceReasons(game: Game, decision: Decision, given: Packed): Reason[] {
  const kind = kindOfAnswer(given);
  const { seat } = decision;
  switch (decision.kind) {
    case 'active':
      // FMT-05: a second Active Pokémon need not be placed
      if (kind === A.DONE) return hasActive(game, seat) ? [] : ['placement-needed'];
      return kind === A.CARD ? placementReasons(game, decision, xOf(given)) : wrongKind(kind);
    case 'bench':
      if (kind === A.DONE) return [];
      return kind === A.CARD ? placementReasons(game, decision, xOf(given)) : wrongKind(kind);
    case 'bonus':
      if (kind !== A.NUMBER) return wrongKind(kind);
      return zOf(given) <= decision.count ? [] : ['bonus-too-many'];
    case 'prizes':
      if (kind !== A.PRIZE) return wrongKind(kind);
      return zOf(given) < sideOf(game, seat).prizes.length ? [] : ['no-such-prize'];
    case 'promote':
    case 'choose-benched':
      if (kind !== A.POKEMON) return wrongKind(kind);
      return sideOf(game, seat).bench.includes(xOf(given)) ? [] : ['not-benched'];
    case 'choose-tool':
      if (kind !== A.CARD) return wrongKind(kind);
      return isToolOn(game, decision.pokemon, xOf(given)) ? [] : ['not-a-choice'];
    case 'pay':
      return paymentReasons(game, decision, given);
    case 'first':
      return kind === A.GO && zOf(given) <= 1 ? [] : wrongKind(kind);
    case 'coin':
      return kind === A.COIN && zOf(given) <= 1 ? [] : wrongKind(kind);
    case 'choose-cards':
    case 'choose-pokemon':
    case 'choose-attack':
    case 'choose-value':
    case 'choose-option':
    case 'choose-order':
      if (isChoice(game, decision, given)) return [];
      if (isDoneInATurn(kind)) return ['other-decision']; // TURN-05
      return [kind === A.DONE ? 'choose-more' : 'not-a-choice'];
    case 'choose-trigger':
      return kind === A.NUMBER && waitingTriggers(game).among.includes(zOf(given)) ? [] : ['not-a-choice'];
    case 'choose-checkup':
      return kind === A.NUMBER && isMoment(zOf(given), decision.count) ? [] : ['checkup-order'];
    case 'choose-checked':
      if (kind !== A.POKEMON) return wrongKind(kind);
      return sideOf(game, seat).active.includes(xOf(given)) ? [] : ['not-active'];
    case 'may':
    case 'release':
    case 'mulligan':
      return kind === A.YES || kind === A.NO ? [] : wrongKind(kind);
    case 'sudden-death':
      return kind === A.BEGIN ? [] : wrongKind(kind);
    case 'off-turn':
      if (kind === A.DONE) return [];
      return isDoneInATurn(kind) ? offTurnReasons(game, seat, given) : wrongKind(kind);
    case 'turn':
    case 'none':
      return ['not-a-choice'];
  }
}

/** Of all that is done in a turn, only a card that waits for this moment. @rule TURN-10 */
function offTurnReasons(game: Game, seat: Seat, given: Packed): Reason[] {
  const card = xOf(given);
  if (kindOfAnswer(given) !== A.PLAY) return ['not-your-turn'];
  if (!sideOf(game, seat).hand.includes(card)) return ['not-in-hand', 'not-your-turn'];
  if (cardOf(game, card).playPart?.on === undefined) return ['not-your-turn'];
  return named(PLAY_TRAINER_REASONS, playTrainerFaults(game, seat, card, pokemonOrNone(yOf(given))));
}

const isToolOn = (game: Game, pokemon: PokemonId, card: CardId): boolean =>
  pokemonAt(game, pokemon).attached.includes(card) && isTool(game, card);

/** @rule RET-06 */
function paymentReasons(game: Game, { count, pokemon }: Decision, given: Packed): Reason[] {
  const kind = kindOfAnswer(given);
  if (kind === A.DONE) return count > 0 ? ['pay-more'] : [];
  if (kind !== A.CARD) return wrongKind(kind);
  return canPay(game, pokemon, xOf(given)) ? [] : ['pay-energy'];
}

function placementReasons(game: Game, { seat, count }: Decision, card: number): Reason[] {
  const side = sideOf(game, seat);
  const at = side.hand.indexOf(card);
  if (at < 0) return ['not-in-hand'];
  if (at < firstOffered(side.hand, count)) return ['not-a-bonus'];
  const reasons: Reason[] = canBePlaced(game, card) ? [] : ['placement-not-basic'];
  if (side.active[0] !== NONE && side.bench.length >= game.setup.format.bench) reasons.push('placement-full');
  return reasons;
}
