/** The door of the card room. */
export { canonical } from './compile/canonical.js';
export { compileCard, compileCards } from './compile/compile.js';
export { forgetTexts } from './compile/known-texts.js';
export {
  type Compilation,
  type Compile,
  type CompileAll,
  sentenceAround,
  textAround,
  type UnsupportedSpan,
} from './compiled.js';
export {
  type CoverageOptions,
  type CoverageReason,
  type CoverageReport,
  type CoverageTally,
  coverage,
} from './coverage.js';
export { cardsOf, type Legality, rulesBroken } from './decks/legality.js';
export { ADVICE_CODES, type Advice, type AdviceCode } from './decks/lint/advice.js';
export { lintDeck } from './decks/lint/lint.js';
export { FAULT_CODES, type FaultCode, type ListFault } from './decks/list/fault.js';
export { deckToJson, type JsonCard, type JsonDeck } from './decks/list/json-deck.js';
export { nameKey } from './decks/list/name-key.js';
export { nearest } from './decks/list/nearest.js';
export { type CardPool, cardPool, type PoolCard, printed, printName, unprinted } from './decks/list/pool.js';
export { type DeckEntry, type DeckList, readClaims, readList } from './decks/list/read-list.js';
export { type SetCode, type SetCodes, setCodes } from './decks/list/set-codes.js';
export { lineName, writeList } from './decks/list/write-list.js';
export {
  type DrawQuestion,
  drawAllChance,
  drawChance,
  mulliganChances,
  openingChances,
  prizedChances,
} from './decks/odds/card-odds.js';
export { expectedMulligans, type Group, keepsHand, mulliganChance, stockOf } from './decks/odds/hands.js';
export { type Ratio, toNumber, toText } from './decks/odds/ratio.js';
export { openClaim } from './doors/open-claim.js';
export { type OpenedDeck, openDeck } from './doors/open-deck.js';
export { openJson } from './doors/open-json.js';
export { type OpenedRecord, openRecord } from './doors/open-record.js';
export { type SetDiagnostic, setDiagnostics } from './import/absences.js';
export { importCard } from './import/import.js';
export {
  type CardDiagnostic,
  type ImportedCard,
  isBlocked,
  isIncomplete,
  type Print,
  type Rejection,
} from './import/imported.js';
export { joinedSign } from './import/joined-sign.js';
export { type Fields, isFields } from './import/json.js';
export { settle } from './import/settle.js';
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
export { CARD_STATUSES, type CardStatus, type LocalCard, statusOf } from './local/local-card.js';
export { type Judges, type Merged, merge } from './local/merge.js';
export {
  LOCAL_VERSION,
  type LocalHeader,
  type LocalLines,
  type LocalSet,
  readCard,
  writeCards,
} from './local/written.js';
export { ownPrizes } from './own-prizes.js';
export { isOwnRule } from './own-rule.js';
export { type GrammarSize, grammarSize } from './parse/sentence.js';
export { PLAIN_ENERGY } from './plain-energy.js';
export { type CardOutline, type OutlinedPart, type OutlineStep, outlineCard } from './render/outline.js';
export { type CardTexts, renderCard } from './render/render.js';
export type { SearchableCard } from './search/entry.js';
export { FIELDS as SEARCH_FIELDS, type SearchSurroundings } from './search/fields.js';
export { type FoundCard, type FoundCards, type Searcher, searcher } from './search/search.js';
export type { QueryFault } from './search/syntax.js';
export { identityOf, uniqueCards } from './unique.js';
