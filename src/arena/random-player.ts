import type { Random } from '../bots/index.js';
import { answerOf, listedAt, listPacked } from '../engine/fast.js';
import type { Answer, Game } from '../engine/index.js';

/** Any offered answer, each as likely as the others: what the random bot does, without the cost of a view. */
export const anyAnswer = (game: Game, random: Random): Answer => answerOf(listedAt(random(listPacked(game))));
