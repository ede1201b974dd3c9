/* The door of the card room: what embedders get, and what only this house needs. */

export { canonical } from './compile/canonical.js';
export { forgetTexts } from './compile/known-texts.js';
export { nameKey } from './decks/list/name-key.js';
export { nearest } from './decks/list/nearest.js';
export { printName } from './decks/list/pool.js';
export { lineName } from './decks/list/write-list.js';
export { keepsHand } from './decks/odds/hands.js';
export { openJson } from './doors/open-json.js';
export { type SetDiagnostic, setDiagnostics } from './import/absences.js';
export { joinedSign } from './import/joined-sign.js';
export { type Fields, isFields } from './import/json.js';
export {
  isOfAnotherGame,
  setIdOf,
  setsById,
  type ValueKind,
  valueKind,
  valuesOf,
  withSet,
} from './import/source/database.js';
export { cardInEnglish, isOfCheckout, setInEnglish } from './import/source/in-english.js';
export { Reference, readSource, type SourceData, type SourceFault } from './import/source/literal.js';
export { GROWN } from './import/stage.js';
export { asPrinted } from './library/as-printed.js';
export { type AskedCard, cardsAsked } from './library/find-card.js';
export {
  type ClaimedDecks,
  claimDecks,
  deckNamed,
  type Library,
  type LibraryDeck,
  type LibraryFile,
  type LibraryFiles,
  readLibrary,
  slugOf,
} from './library/library.js';
export { inOwnWording } from './library/own-wording.js';
export { type WrittenFacts, wholeFacts, writtenFacts, writtenShape } from './library/written-facts.js';
export {
  DECK_ORIGINS,
  type DeckOrigin,
  type WrittenCard,
  type WrittenDeck,
  type WrittenSet,
} from './library/written-library.js';
export { LOCAL_VERSION, type LocalHeader } from './local/written.js';
export { ownPrizes } from './own-prizes.js';
export { isOwnRule } from './own-rule.js';
export { type GrammarSize, grammarSize } from './parse/sentence.js';
export * from './public.js';
export { type CardOutline, type OutlinedPart, type OutlineStep, outlineCard } from './render/outline.js';
export { FIELDS as SEARCH_FIELDS } from './search/fields.js';
