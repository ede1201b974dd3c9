/** The door for whoever may know only what a seat knows: bots, protocol, page. */
export { type Answer, type AnswerKind, keyOfAnswer, sameAnswer } from './model/answer.js';
export type { Seed } from './model/chance/seed.js';
export { nonceFor, type Random, streamOf } from './model/chance/stream.js';
export { COLORLESS } from './model/energy-type.js';
export type { GameEvent } from './model/event-table.js';
export { areOpponents as opposes, teamOf } from './model/format.js';
export type { Attack, Card } from './model/setup.js';
export {
  type CardId,
  type Condition,
  type DecisionKind,
  NONE,
  type Phase,
  type Pokemon,
  type PokemonId,
  type Seat,
  type Side,
  type State,
  seatOf,
} from './model/state.js';
export type { AsksView, CardsTo } from './view/choice.js';
export type { Option } from './view/describe.js';
export * from './view/imagined.js';
export type { Outlook } from './view/outlook.js';
export type { CardView, PokemonView, SideView, ZoneView } from './view/parts.js';
export type { PrizedView } from './view/prized.js';
export type { SpreadView } from './view/spread.js';
export type { DecisionView, View } from './view/view.js';
