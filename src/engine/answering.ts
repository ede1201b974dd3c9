import { type Answer, answerOf, packed } from './model/answer.js';
import type { Game } from './model/game.js';
import { listedAt } from './model/packed.js';
import type { Reason } from './rules/reason.js';
import { reasonsAgainstPacked } from './turn/faults.js';
import { listPacked } from './turn/list.js';

/** What the open decision offers: every legal answer, equal cards as one. Conceding is always possible and not listed. */
export const listAnswers = (game: Game): Answer[] => answersListed(listPacked(game));

/** The first so many of what was listed last. */
export function answersListed(count: number): Answer[] {
  const list: Answer[] = [];
  for (let i = 0; i < count; i++) list.push(answerOf(listedAt(i)));
  return list;
}

/** Why an answer to the open decision is refused, most telling reason first; empty: it is legal. */
export const reasonsAgainst = (game: Game, answer: Answer): Reason[] => reasonsAgainstPacked(game, packed(answer));
