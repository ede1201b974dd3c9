/**
 * `rulebox/engine`: the whole game, for who embeds it. A game is made of a claim, waits for one decision of one seat, and
 * takes answers; everything that comes from outside is checked and refused with sentences.
 */
export { listAnswers } from './answering.js';
export { type Applied, apply, play } from './apply.js';
export { EngineBug } from './bug.js';
export type { CardProgram } from './effects/program.js';
export type { Era } from './eras/era.js';
export { ERAS, type EraId } from './eras/index.js';
export {
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
  plainAnswer,
  sameAnswer,
} from './model/answer.js';
export * from './model/card-facts.js';
export type { Seed } from './model/chance/seed.js';
export { ENERGY_TYPES, type EnergyType } from './model/energy-type.js';
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
export { FORMATS, type Format } from './model/format.js';
export type { Game } from './model/game.js';
export { NOWHERE } from './model/packed.js';
export type { Options } from './model/setup.js';
export {
  type CardId,
  CONDITIONS,
  type Condition,
  DECISION_KINDS,
  type DecisionKind,
  PHASES,
  type Phase,
  type PokemonId,
  type Seat,
  type State,
  WIN_WAYS,
  type WinWay,
  winWaysIn,
} from './model/state.js';
export type { Known } from './record/claim.js';
export type { Diagnostic } from './record/diagnostic.js';
export { fork } from './record/fork.js';
export type { GameClaim } from './record/game-claim.js';
export { judgedDeck as deckFaults } from './record/judged-deck.js';
export { LIMITS } from './record/limits.js';
export { newGame } from './record/new-game.js';
export { fingerprint, pack, unpack } from './record/pack.js';
export { gameAt } from './record/position.js';
export type { PokemonClaim, PositionClaim, PositionGameClaim, SideClaim } from './record/position-claim.js';
export { beginning, type GameRecord, type ReplayOptions, recordOf, replay } from './record/record.js';
export { type SeedClaim, seedOf, seedText } from './record/seed-of.js';
export { type Refusal, refusalOf } from './refusal.js';
export { err, ok, orThrow, type Result } from './result.js';
export type { DeckFault } from './rules/deck.js';
export type { Reason } from './rules/reason.js';
export { type Belief, believe, type DeckPool } from './view/belief.js';
export { type Option, seatNames } from './view/describe.js';
export { type Outlook, outlookOf } from './view/outlook.js';
export type { CardView, FaceUpView, PokemonView, SideView, ZoneView } from './view/parts.js';
export { type Opening, outlookIn } from './view/sketch/open-sketch.js';
export type { Sketch } from './view/sketch/sketch.js';
export { type Teller, teller } from './view/tell.js';
export type { Telling } from './view/telling-words.js';
export { type DecisionView, type KnownViews, type View, type Viewer, viewFor } from './view/view.js';
export type { Foreseen } from './ways/foresee.js';
export type { Intent } from './ways/intent.js';
export { type ActWays, type TurnWays, turnWays } from './ways/turn-ways.js';
export type { Use, Uses } from './ways/uses.js';
export { type Ways, waysOf } from './ways/ways-of.js';
