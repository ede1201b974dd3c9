/** The door of the engine: the whole game. Who may know only what a seat knows comes in by `view.ts`. */
export { listAnswers, reasonsAgainst } from './answering.js';
export { type Applied, apply, play } from './apply.js';
export { EngineBug } from './bug.js';
export { allGoNow, choicesNow, isBlindNow, isPlayerChoice, triggeredNow } from './carry-out/candidates.js';
export { HAPPENED, happen } from './carry-out/happen.js';
export { isOptional as isOptionalTrigger } from './carry-out/waiting.js';
export type * from './effects/program.js';
export type * from './effects/terms.js';
export type * from './effects/words.js';
export type { AttackStep, CheckOrder, CheckStep, DeckCap, Era, NameMark } from './eras/era.js';
export { ERAS, type EraId, rowOf } from './eras/index.js';
export { notCarriedOut } from './link/carried-out.js';
export { classInDoubt } from './link/class-doubts.js';
export { dealtAs } from './link/setup.js';
export {
  ACTS,
  type Act,
  ANSWER_FIELDS,
  ANSWER_KINDS,
  ANSWERS,
  type Answer,
  type AnswerField,
  type AnswerGroup,
  type AnswerKind,
  type AnswerOf,
  isAnswer,
  keyOfAnswer,
  sameAnswer,
} from './model/answer.js';
export * from './model/card-facts.js';
export { type Seed, seedOfNumber } from './model/chance/seed.js';
export { nonceFor, type Random, seedFrom, streamOf } from './model/chance/stream.js';
export { DAMAGE_STEPS, type DamageStep, type DamageStepKind } from './model/damage-step.js';
export { ENERGY_TYPES, type EnergyType, TYPE_LETTERS } from './model/energy-type.js';
export { dropEvents, eventCount, eventsFor, type Onlooker } from './model/event.js';
export {
  FIELD_KINDS,
  type FieldKind,
  type FieldKindName,
  type FieldValue,
  type FieldValues,
  type FlipReason,
} from './model/event-fields.js';
export type { EventLog } from './model/event-log.js';
export {
  cardOfEvent,
  EVENT_KINDS,
  EVENTS,
  type EventGroup,
  type EventKind,
  type EventOf,
  type GameEvent,
  isOfGroup,
  type KindIn,
  seatOfEvent,
} from './model/event-table.js';
export { isFaceUp } from './model/face-up.js';
export {
  areOpponents,
  CONSTRUCTED,
  FORMATS,
  type Format,
  facing,
  LIMITED,
  LIMITED_TEAM_BATTLE,
  mateOf,
  nextSeat,
  TEAM_BATTLE,
  TWO_ON_TWO,
  teamOf,
} from './model/format.js';
export {
  beginningOf,
  cardOf,
  type Game,
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
export { NOWHERE } from './model/packed.js';
export { nextRandom } from './model/random.js';
export type { Card, Options, Setup, TracedNumbers } from './model/setup.js';
export {
  type CardId,
  CONDITIONS,
  type Condition,
  type Decision,
  type DecisionKind,
  NONE,
  ONCE_PER_GAME,
  PHASES,
  type Phase,
  type Pokemon,
  type PokemonId,
  type Seat,
  type Side,
  type State,
  seatOf,
  WIN_WAYS,
  type WinWay,
} from './model/state.js';
export { answerShape } from './record/answer-shape.js';
export { KNOWN, type Known } from './record/claim.js';
export { claimShape } from './record/claim-shape.js';
export type { Diagnostic } from './record/diagnostic.js';
export { factsShape } from './record/facts-shape.js';
export { broughtUp, RECORD_VERSIONS } from './record/first-version.js';
export { fork } from './record/fork.js';
export type { GameClaim } from './record/game-claim.js';
export { LIMITS } from './record/limits.js';
export { begin, newGame, prepare } from './record/new-game.js';
export { fingerprint, pack, unpack } from './record/pack.js';
export { cardsOfSide, gameAt } from './record/position.js';
export type { PokemonClaim, PositionClaim, PositionGameClaim, SideClaim } from './record/position-claim.js';
export { beginning, type GameRecord, type ReplayOptions, recordOf, recordShape, replay } from './record/record.js';
export { type SeedClaim, seedOf, seedText } from './record/seed-of.js';
export * as jsonShape from './record/shape.js';
export { type Refusal, refusalOf, refusalOfMore } from './refusal.js';
export { err, ok, type Result } from './result.js';
export { attackCount, attackOf, payableAttack, useAttackFaults } from './rules/attack.js';
export { type DeckFault, deckFaults, liftsTheFour } from './rules/deck.js';
export { isBabyRule, isBasicPokemonCard, isFlippedAgainst, piecesOf, type Role, roleOf } from './rules/kind.js';
export { nameThatCounts } from './rules/name.js';
export { REASONS, type Reason } from './rules/reason.js';
export { canPay, mustPayAll, retreatCostOf } from './rules/retreat.js';
export { actionsOf, cardActions, stadiumActions, type Usable } from './rules/use-power.js';
export { benchSizeOf, hpOf, placeOfCard, typesOf } from './terms/judge.js';
export { conditionBehind } from './turn/checkup-moment.js';
export { type Belief, believe, type DeckPool } from './view/belief.js';
export type { AsksView } from './view/choice.js';
export { describe, type Option, seatName, seatNames, TEAM_NAMES } from './view/describe.js';
export { imagine, type Knowing } from './view/imagine.js';
export { maySee } from './view/may-see.js';
export { Memory } from './view/memory.js';
export { type Outlook, outlookOf } from './view/outlook.js';
export { sharedView } from './view/shared-view.js';
export { type Teller, teller } from './view/tell.js';
export type { Telling } from './view/telling-words.js';
export {
  type CardView,
  type DecisionView,
  type FaceUpView,
  type PokemonView,
  type SideView,
  type View,
  type Viewer,
  viewFor,
  type ZoneView,
} from './view/view.js';
export { capital, type Voice, voiceOf } from './view/voice.js';
export type { Foreseen } from './ways/foresee.js';
export type { Intent } from './ways/intent.js';
export { type ActWays, type TurnWays, turnWays } from './ways/turn-ways.js';
export type { Use, Uses } from './ways/uses.js';
export { isOpen, type Ways, waysOf } from './ways/ways-of.js';
