/* The door of contests: decks played against each other by bots, and what can be said of it. Pure: a page plays them, too. */

export { BotFault } from './bot-fault.js';
export type { CardReport, FateReport } from './card-report.js';
export { mixed } from './checksum.js';
export {
  type Bout,
  boutOfGame,
  boutsOf,
  type Contest,
  type Field,
  GAMES_IN_BOUT,
  gameNumber,
  type Pairing,
  type Played,
  pairingsOf,
  type Until,
} from './contest.js';
export { Course, groupsOf, type OpenGroup } from './course.js';
export { Hall, recordOfGame, type Table, tableOf } from './hall.js';
export { chanceToStay, looksOf, reachForAll } from './looks.js';
export { type Match, type MatchResult, playMatch } from './match.js';
export { raceOf } from './race.js';
export { type ContestReport, type DeckReport, type EndReport, type PairingReport, reportOf } from './report.js';
export { around, type Cluster, clustered, difference, evenly, meanOf, reachOf, type Share, wilson } from './share.js';
export { type Spread, spreadOf } from './spread.js';
export { fixedNumber, isEnough, type Standing, standingOf } from './standing.js';
export { type BoutTally, FATES, type Fate, LAST_TURN } from './tally.js';
export { Times } from './times.js';
