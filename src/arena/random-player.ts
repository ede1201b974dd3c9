import type { Random } from '../bots/index.js';
import { answers, type Game, listAnswers, type Packed } from '../engine/index.js';

/** The answers that the open decision offers, copied out of the shared buffer. */
export const offeredAnswers = (game: Game): Packed[] => Array.from(answers.list.subarray(0, listAnswers(game)));

/** Any offered answer, each as likely as the others: what the random bot does, without the cost of a view. */
export function anyAnswer(game: Game, random: Random): Packed {
  const count = listAnswers(game);
  return answers.list[random(count)]!;
}
