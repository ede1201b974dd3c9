/** What the session offers to who embeds it: tables, replays, and what their viewers are told. */
export type { Agreement, SealedRecord } from './agreed.js';
export { type Analysis, type AnalysisOptions, analyse, USUAL_PLAYS } from './analysis/analyse.js';
export type { CurvePoint } from './analysis/curve.js';
export type { Progress } from './analysis/go-through.js';
export { HINT_STAGES, type Hint, type HintOptions, type HintStage, hintFor } from './analysis/hint.js';
export type { Judged, WeighedAnswer } from './analysis/judge.js';
export type { TurningPoint } from './analysis/turning-points.js';
export type { Verdict } from './analysis/verdict.js';
export type { Change } from './changes.js';
export { type Course, courseOf, type Figures, type Hero, type RaceStep } from './course.js';
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
export { outlookFrom } from './outlook-from.js';
export { type Piece, piecesOf, wordsOf } from './pieces.js';
export { type Reckoning, reckoningWith } from './reckoning.js';
export { Replay, type ReplayAbout, type Spoilt } from './replay.js';
export type { Onlooking, Player } from './seats.js';
export type { Motif, Sign } from './sign.js';
export { type Decided, Table, type TableOptions } from './table.js';
export type { Viewing } from './viewing.js';
