/** `rulebox/env`: an environment for learning. Games that are asked, answered, observed as vectors, copied and imagined, one or many at once. */
export { Batch, type BatchWants, ENDS } from './batch.js';
export { type EnvClaim, type EnvOptions, MOST_DECISIONS } from './claim.js';
export { Asking, type Wanted } from './engine/asking.js';
export { Conversation, faultOfOurs } from './engine/conversation.js';
export type { DeckName, FromEngine, FromEngineKind, Reply } from './engine/from-engine.js';
export { REFUSALS } from './engine/from-engine.js';
export { base64 } from './engine/numbers.js';
export { claimOfDecks, type DecksAsked, type Stock } from './engine/stock.js';
export { ENGINE_LIMITS, ENGINE_PROTOCOL, TO_ENGINE, type ToEngine, type ToEngineKind } from './engine/to-engine.js';
export { Env, openEnv } from './env.js';
export { EnvGame } from './env-game.js';
export { type AskedRows, rowPlanOf } from './trajectory/asked.js';
export { bytesOf, type Column, type ColumnType, columnsOf } from './trajectory/columns.js';
export { type Row, type RowPlan, TRAJECTORY_VERSION, trajectory } from './trajectory/rows.js';
export { ROW_FORMS, type RowForm, type WrittenRows, writtenRows } from './trajectory/written.js';
export { ACTION_LAYOUT, ACTION_VERSION, setAction } from './vector/action.js';
export { type Layout, namesOf, type Part } from './vector/layout.js';
export { OBSERVATION_VERSION, observationLayout, observe } from './vector/observation.js';
