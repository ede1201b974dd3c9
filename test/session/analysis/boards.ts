// Small positions in which a player errs, as records.
import { type Answer, describe, type GameRecord, gameAt, listAnswers } from '../../../src/engine/index.js';
import { type Analysis, type AnalysisOptions, analyse, type Judged } from '../../../src/session/index.js';
import { type Board, boardClaim } from '../../bots/board.js';

/** The record in which A answers so, and nothing follows. */
export function recordOf(board: Board, said: string): GameRecord {
  const claim = boardClaim(board);
  const game = gameAt(claim);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  const given = listAnswers(game.value).findLast((answer: Answer) => describe(game.value, answer).text === said);
  if (given === undefined) throw new Error(`${said} is not offered.`);
  return { rulebox: 2, game: claim, choices: [given] };
}

/** The whole analysis, without a stop. */
export function analysisOf(record: GameRecord, options: AnalysisOptions = {}): Analysis {
  const going = analyse(record, options);
  for (;;) {
    const next = going.next();
    if (next.done !== true) continue;
    if (!next.value.ok) throw new Error(next.value.error.map(({ message }) => message).join(' '));
    return next.value.value;
  }
}

/** What is said of A's answer on a board. */
export const judged = (board: Board, said: string): Judged =>
  analysisOf(recordOf(board, said), { plays: 3000 }).decisions[0]!;
