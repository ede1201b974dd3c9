// A turn of a greedy bot with few cards, and what it says.
import { randomNumbers } from '../../src/arena/index.js';
import { greedyBot } from '../../src/bots/index.js';
import { type Game, gameAt, outlookOf, sameAnswer } from '../../src/engine/index.js';
import { type Board, boardClaim, FILLER } from './board.js';

/** What a bot has in front of it; against nobody in particular, where nobody is named. */
export type Duel = Omit<Board, 'against'> & Partial<Pick<Board, 'against'>>;

/** The bot's fifth turn, against an opponent with a Bench. */
export function duel(position: Duel): Game {
  const game = gameAt(boardClaim({ against: FILLER, ...position }));
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

/** What the greedy bot does now, in words. */
export function said(game: Game): string {
  const outlook = outlookOf(game);
  const given = greedyBot(outlook, randomNumbers(1));
  return outlook.view.decision!.options.find(({ answer }) => sameAnswer(answer, given))!.text;
}
