/** What the session offers to who embeds it: tables, replays, and what their viewers are told. */
export type { Agreement, SealedRecord } from './agreed.js';
export type { Change } from './changes.js';
export { type Delta, momentAfter } from './delta.js';
export {
  type ChanceTold,
  type CheckedShuffles,
  checkShuffles,
  type ShuffleCheck,
  type ShuffleStep,
} from './fair-chance.js';
export type { Landmark, LandmarkKind } from './landmarks.js';
export { Linked } from './linked.js';
export type { Face, FaceStatus, GameSummary, Moment, Reasons, Told } from './moment.js';
export { type Piece, piecesOf, wordsOf } from './pieces.js';
export { Replay, type ReplayAbout, type Spoilt } from './replay.js';
export type { Onlooking, Player } from './seats.js';
export { type Decided, Table, type TableOptions } from './table.js';
export type { Viewing } from './viewing.js';
