/** The door of the companion room: tools beside the table that never change a game. */
export {
  type BattleTimer,
  isRunning,
  isTimeUp,
  newBattleTimer,
  pressTimer,
  TIMER_BUTTONS,
  type TimerButton,
  timeEvents,
  timeLeftText,
  timePhase,
  timerAt,
} from './battle-timer.js';
export { type CardLine, type CardScreen, cardScreen } from './card-screen.js';
export {
  type CardCodes,
  type CardInHand,
  cardsMissing,
  codesOf,
  SIDE_FEATURES,
  type SideCode,
  type SideFeature,
  UNKNOWN_CODES,
} from './codes.js';
export {
  type CoinFlipper,
  type CoinScreen,
  type CoinSide,
  type CoinStatistics,
  type CoinTally,
  coinAnswer,
  coinScreen,
  coinStatistics,
  flip,
  NO_COINS,
  newCoinFlipper,
  tally,
  tallyEvents,
} from './coin-flipper.js';
export { type DataScreen, dataScreen } from './data-screen.js';
export { type Definition, type Dictionary, dictionaryOf, type TermInText } from './dictionary/dictionary.js';
export { type DictionaryScreen, dictionaryScreen, selectWord } from './dictionary-screen.js';
export { type EvolutionPage, type EvolutionScreen, evolutionScreen } from './evolution-screen.js';
export { type Relative, STAGE_NAMES } from './family.js';
export {
  addBeat,
  type CoinGame,
  callCoin,
  type MelodyBox,
  MOST_BEATS,
  melodyOf,
  NOTES,
  type Note,
  type OpenFeature,
  openFeature,
  type Tone,
} from './features.js';
export { type PokedexFacts, type PokemonScreen, pokemonScreen, UNKNOWN_POKEDEX } from './pokemon-screen.js';
export type { Draft, ReportDelta, Sentence } from './report/manuscript.js';
export { MatchReport, type Section, tellMatch } from './report/match-report.js';
export { counted, inWords, listed, tallied } from './report/sentence.js';
export { type AbsentScreen, type CardScreens, type Screen, type ShownCard, screensOf } from './screens.js';
export type { Tip } from './tips/tip.js';
export { attend, newTools, type Tools, toolsStanding } from './tools.js';
