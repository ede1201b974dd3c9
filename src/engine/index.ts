/*
 * The door of the engine: the whole game, as embedders get it, and what only this house needs. Who may know only what a seat
 * knows comes in by `view.ts`.
 */

export { reasonsAgainst } from './answering.js';
export { playAllowed, refusalNow } from './apply.js';
export { allGoNow, choicesNow, isBlindNow, isPlayerChoice, triggeredNow } from './carry-out/candidates.js';
export { HAPPENED, happen } from './carry-out/happen.js';
export { isOptional as isOptionalTrigger } from './carry-out/waiting.js';
export type * from './effects/program.js';
export type * from './effects/terms.js';
export type * from './effects/words.js';
export { rowOf } from './eras/index.js';
export { notCarriedOut } from './link/carried-out.js';
export { classInDoubt } from './link/class-doubts.js';
export { dealtAs } from './link/setup.js';
export { Annals } from './model/annals.js';
export { ACTS, answerOfNumber as answerOfKey } from './model/answer.js';
export { bytesOfHex, hexOf, utf8 } from './model/chance/bytes.js';
export { hmacSha256 } from './model/chance/hmac-sha256.js';
export { seedOfNumber } from './model/chance/seed.js';
export { sha256 } from './model/chance/sha256.js';
export { nonceFor, type Random, seedFrom, streamOf } from './model/chance/stream.js';
export type { DamageStep, DamageStepKind } from './model/damage-step.js';
export { TYPE_LETTERS } from './model/energy-type.js';
export { copyOfLog } from './model/event-log.js';
export { isFaceUp } from './model/face-up.js';
export {
  areOpponents,
  CONSTRUCTED,
  facing,
  LIMITED,
  LIMITED_TEAM_BATTLE,
  mateOf,
  TEAM_BATTLE,
  TWO_ON_TWO,
  teamOf,
} from './model/format.js';
export {
  beginningOf,
  cardOf,
  gameWith,
  isActive,
  isEvolved,
  isToolOnPokemon,
  markersOf,
  pokemonAt,
  sideOf,
  type Trace,
  topOf,
} from './model/game.js';
export { nextRandom } from './model/random.js';
export type { Card, Setup } from './model/setup.js';
export { type Decision, NONE, ONCE_PER_GAME, type Pokemon, type Side, seatOf } from './model/state.js';
export * from './public.js';
export { KNOWN } from './record/claim.js';
export { claimShape } from './record/claim-shape.js';
export { factsShape } from './record/facts-shape.js';
export { broughtUp, RECORD_VERSIONS } from './record/first-version.js';
export { begin, prepare } from './record/new-game.js';
export { cardsOfSide } from './record/position.js';
export { recordShape } from './record/record.js';
export * as jsonShape from './record/shape.js';
export { refusalOfMore } from './refusal.js';
export { attackCount, attackOf, payableAttack, useAttackFaults } from './rules/attack.js';
// Instead of the public one: what is judged in this house has been checked.
export { deckFaults, liftsTheFour } from './rules/deck.js';
export { isBabyRule, isBasicPokemonCard, isFlippedAgainst, piecesOf, type Role, roleOf } from './rules/kind.js';
export { nameThatCounts } from './rules/name.js';
export { REASONS } from './rules/reason.js';
export { canPay, mustPayAll, retreatCostOf } from './rules/retreat.js';
export { actionsOf, cardActions, stadiumActions, type Usable } from './rules/use-power.js';
export { benchSizeOf, hpOf, placeOfCard, typesOf } from './terms/judge.js';
export { conditionBehind } from './turn/checkup-moment.js';
export type { AsksView, CardsTo } from './view/choice.js';
export { describe, seatName, TEAM_NAMES } from './view/describe.js';
export { imagine } from './view/imagine.js';
export { maySee } from './view/may-see.js';
export { Memory } from './view/memory.js';
export type { PrizedView } from './view/prized.js';
export { sharedView } from './view/shared-view.js';
export { Sketcher } from './view/sketch/sketch.js';
export type { SpreadView } from './view/spread.js';
export { capital, type Voice, voiceOf } from './view/voice.js';
export { isOpen } from './ways/ways-of.js';
