import { type Answer, sameAnswer } from '../engine/view.js';
import { answerUnseen, type Bot, type Random } from './bot.js';
import { quickAnswer } from './quick/quick.js';

/** Of what can be done in a turn it overlooks so many in a hundred. */
const OVERLOOKED = 45;

/**
 * Plays by rules of thumb like somebody who has just learned the game: it does sensible things, but overlooks much of what
 * it could do, and does not think about what a text asks it.
 */
export const beginnerBot: Bot = (outlook, random) => {
  const unseen = answerUnseen(outlook, random);
  if (unseen !== null) return unseen;
  const seen = outlook.kind === 'turn' ? noticed(outlook.answers, random) : outlook.answers;
  return quickAnswer(outlook.imagine(random), random, seen);
};

/** What it notices; that the turn can be ended nobody overlooks. */
function noticed(answers: readonly Answer[], random: Random): readonly Answer[] {
  return answers.filter((given) => sameAnswer(given, { kind: 'pass' }) || random(100) >= OVERLOOKED);
}
