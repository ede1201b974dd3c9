/** The door for whoever may know only what a seat knows: bots, protocol, page. */
export type { Answer, AnswerKind } from './model/answer.js';
export type { GameEvent } from './model/event.js';
export type { CardId, Condition, DecisionKind, Phase, PokemonId, Seat } from './model/state.js';
export type { Option } from './view/describe.js';
export type { CardView, DecisionView, PokemonView, SideView, View, ZoneView } from './view/view.js';
