/** The door for whoever may know only what a seat knows: bots, protocol, page. */
export { type Answer, type AnswerKind, kindNamed } from './model/answer.js';
export type { GameEvent } from './model/event.js';
export type { CardId, Condition, DecisionKind, Phase, PokemonId, Seat } from './model/state.js';
export type { Attack, Card } from './model/setup.js';
export { NONE, type State, type Side, type Pokemon } from './model/state.js';
export type { Random } from './view/belief.js';
export type { Option } from './view/describe.js';
export * from './view/imagined.js';
export type { Outlook } from './view/outlook.js';
export type { CardView, DecisionView, PokemonView, SideView, View, ZoneView } from './view/view.js';
