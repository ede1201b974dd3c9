/**
 * `rulebox/cards`: what is printed on cards, for who embeds it: card databases read, texts compiled to programs and worded
 * anew, decks read, judged and counted, cards searched.
 */
export type { DatabaseName } from './accounts/database.js';
export type { FactName, Finding, Ground, Standing } from './accounts/finding.js';
export { type Joined, type Joining, join } from './accounts/join.js';
export { type DatabaseSet, type SetPair, type SetTable, setTable } from './accounts/set-table.js';
export type { Contradiction, FactTally, TallyOfFacts } from './accounts/tally.js';
export { accountsOf } from './accounts/together.js';
export { compileCard, compileCards } from './compile/compile.js';
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
export { FAULT_CODES, type FaultCode, type ListFault, type PrintOffer } from './decks/list/fault.js';
export { type EraGuess, guessEra } from './decks/list/guess-era.js';
export { deckToJson, type JsonCard, type JsonDeck } from './decks/list/json-deck.js';
export { encodingOf } from './decks/list/plain-text.js';
export { type CardPool, cardPool, type PoolCard, printed, unprinted } from './decks/list/pool.js';
export { type DeckEntry, type DeckList, type Reprints, readClaims, readList } from './decks/list/read-list.js';
export { type SetCode, type SetCodes, setCodes } from './decks/list/set-codes.js';
export { writeList } from './decks/list/write-list.js';
export {
  type DrawQuestion,
  drawAllChance,
  drawChance,
  mulliganChances,
  openingChances,
  prizedChances,
} from './decks/odds/card-odds.js';
export { expectedMulligans, type Group, mulliganChance, stockOf } from './decks/odds/hands.js';
export { type Ratio, toNumber, toText } from './decks/odds/ratio.js';
export { eraOn } from './decks/tournament/era-on.js';
export { type NotLegalThen, notLegalThen, type Then } from './decks/tournament/legal-then.js';
export {
  type Ban,
  type DatedSet,
  isDay,
  type Span,
  spanOn,
  type Told,
  type TournamentFormat,
} from './decks/tournament/tournament-format.js';
export { openClaim } from './doors/open-claim.js';
export { type OpenedDeck, openDeck } from './doors/open-deck.js';
export { type OpenedRecord, openRecord } from './doors/open-record.js';
export { importCard } from './import/import.js';
export {
  type CardDiagnostic,
  type ImportedCard,
  isBlocked,
  isIncomplete,
  type Print,
  type Rejection,
} from './import/imported.js';
export { settle } from './import/settle.js';
export type { Library, LibraryDeck, LibraryFile, LibraryFiles } from './library/library.js';
export { type LibraryEra, libraryOf, type ShippedLibrary } from './library/shipped-library.js';
export { DECK_ORIGINS, type DeckOrigin, type WrittenDeck } from './library/written-library.js';
export { CARD_STATUSES, type CardStatus, type Judgement, type LocalCard, statusOf } from './local/local-card.js';
export { type Judges, type Merged, merge } from './local/merge.js';
export { openCard } from './local/open-card.js';
export { type LocalLines, type LocalSet, writeCards } from './local/written.js';
export { ourWording } from './our-wording.js';
export { PLAIN_ENERGY } from './plain-energy.js';
export { type CardTexts, renderCard } from './render/render.js';
export type { SearchableCard } from './search/entry.js';
export type { SearchSurroundings } from './search/fields.js';
export { type FoundCard, type FoundCards, type Searcher, searcher } from './search/search.js';
export type { QueryFault } from './search/syntax.js';
export { identityOf, uniqueCards } from './unique.js';
