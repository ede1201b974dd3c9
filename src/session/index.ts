// The door of the room between the engine and every screen: what a seat sees and may do, moment by moment.

export { type Agreement, agreedSeed, commitmentOf, fairClaim, type SealedRecord, sealed } from './agreed.js';
export { cardsIn } from './cards-seen.js';
export { type Change, changed } from './changes.js';
export { claimOf, type Deck, dealtBy, decksOf } from './claim.js';
export { condense } from './condense.js';
export { type Delta, momentAfter } from './delta.js';
export { faceInLine, faceOf, hasText, type KnownCards, knowCards, programOf, tellingCards } from './faces.js';
export {
  type ChanceTold,
  type CheckedShuffles,
  checkShuffles,
  type ShuffleCheck,
  type ShuffleStep,
} from './fair-chance.js';
export { goOnTelling, seatedAt } from './go-on.js';
export { type Landmark, type LandmarkKind, landmarkFrom } from './landmarks.js';
export { Linked } from './linked.js';
export type {
  Face,
  FaceStatus,
  GameSummary,
  KeptGame,
  Moment,
  Reasons,
  TableSetup,
  Told,
} from './moment.js';
export { openKept, recentShape } from './open-kept.js';
export { mark, type Piece, piecesOf, wordsOf } from './pieces.js';
export { Replay, type ReplayAbout, type Spoilt } from './replay.js';
export type { Onlooking, Player } from './seats.js';
export { Table, type TableOptions } from './table.js';
export type { Viewing } from './viewing.js';
export { withPeople } from './with-people.js';
