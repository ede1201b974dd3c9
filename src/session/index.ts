// The door of the room between the engine and every screen: what a seat sees and may do, moment by moment.

export { cardsIn } from './cards-seen.js';
export { Chronicle, type ToldDelta, toldAfter } from './chronicle.js';
export { claimOf, type Deck, decksOf } from './claim.js';
export { condense } from './condense.js';
export { faceInLine, faceOf, hasText, type KnownCards, knowCards, programOf, tellingCards } from './faces.js';
export { seatedAt } from './go-on.js';
export { type Landmark, type LandmarkKind, landmarkFrom } from './landmarks.js';
export { LocalGame } from './local-game.js';
export type {
  Face,
  FaceStatus,
  GameSummary,
  KeptGame,
  Moment,
  Player,
  Reasons,
  TableSetup,
  Told,
} from './moment.js';
export { openKept, recentShape } from './open-kept.js';
export { mark, type Piece, piecesOf, wordsOf } from './pieces.js';
export { type Onlooking, type ReplayAbout, ReplayedGame, type Spoilt } from './replayed-game.js';
