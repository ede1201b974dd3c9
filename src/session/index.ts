/* The door of the room between the engine and every screen: what embedders get, and what only this house needs. */

export { agreedSeed, commitmentOf, fairClaim, sealed } from './agreed.js';
export { cardsIn } from './cards-seen.js';
export { changeBetween, changed } from './changes.js';
export { claimOf, type Deck, dealtBy, decksOf } from './claim.js';
export { condense } from './condense.js';
export { faceInLine, faceOf, hasText, type KnownCards, knowCards, programOf, tellingCards } from './faces.js';
export { goOnTelling, seatedAt } from './go-on.js';
export { landmarkFrom } from './landmarks.js';
export type { KeptGame, TableSetup } from './moment.js';
export { openKept, recentShape } from './open-kept.js';
export { type Covered, isPassed, Passing } from './passing.js';
export { mark } from './pieces.js';
export * from './public.js';
export { type NotShort, openShort, shortOf } from './short/short-game.js';
export { withPeople } from './with-people.js';
