/* The door of the card room: what embedders get, and what only this house needs. */

export { DATABASE_TITLES, DATABASES } from './accounts/database.js';
export { deriveSets } from './accounts/derive-sets.js';
export { together } from './accounts/together.js';
export { canonical } from './compile/canonical.js';
export { forgetTexts } from './compile/known-texts.js';
export { lineName } from './decks/list/line-name.js';
export { nameKey } from './decks/list/name-key.js';
export { nearest } from './decks/list/nearest.js';
export { printName } from './decks/list/pool.js';
export { keepsHand } from './decks/odds/hands.js';
export { openJson } from './doors/open-json.js';
export { type SetDiagnostic, setDiagnostics } from './import/absences.js';
export { joinedSign } from './import/joined-sign.js';
export { type Fields, isFields } from './import/json.js';
export { CARD_FILE_ENDINGS, gatherFile } from './import/source/card-file.js';
export { Checkout } from './import/source/checkout.js';
export { cardFilesAmong } from './import/source/chosen-files.js';
export {
  isOfAnotherGame,
  setIdOf,
  setsById,
  type ValueKind,
  valueKind,
  valuesOf,
  withSet,
} from './import/source/database.js';
export { Gathering, type ReadDatabase } from './import/source/gathering.js';
export { cardInEnglish, isOfCheckout, setInEnglish } from './import/source/in-english.js';
export { Reference, readSource, type SourceData, type SourceFault } from './import/source/literal.js';
export { endingOf } from './import/source/path.js';
export {
  type Ask,
  fewAtOnce,
  MANNERS,
  type Manners,
  NoAnswer,
  type Outside,
  politely,
  restAsked,
  type ServerAnswer,
} from './import/source/polite.js';
export { GROWN } from './import/stage.js';
export { asPrinted } from './library/as-printed.js';
export { type AskedCard, cardsAsked } from './library/find-card.js';
export {
  type ClaimedDecks,
  claimDecks,
  deckNamed,
  readLibrary,
  slugOf,
} from './library/library.js';
export { inOwnWording } from './library/own-wording.js';
export { type WrittenFacts, wholeFacts, writtenFacts, writtenShape } from './library/written-facts.js';
export type { WrittenCard, WrittenSet } from './library/written-library.js';
export { accountsAsRead } from './local/local-card.js';
export { type Merging, mergeInSteps } from './local/merge.js';
export { LOCAL_VERSION, type LocalHeader, readCard } from './local/written.js';
export { type Mutant, mutantsOf, type Survival, type Survivor, survival } from './mutants.js';
export { ownPrizes } from './own-prizes.js';
export { isOwnRule } from './own-rule.js';
export { type GrammarSize, grammarSize } from './parse/sentence.js';
export * from './public.js';
export { type CardOutline, type OutlinedPart, type OutlineStep, outlineCard } from './render/outline.js';
export { FIELDS as SEARCH_FIELDS } from './search/fields.js';
export {
  type Forecast,
  type GrammarUse,
  type PhraseUse,
  type Steering,
  shareOfRare,
  steering,
} from './steering.js';
