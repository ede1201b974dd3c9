import type { Answer, Imagined, Outlook } from '../engine/view.js';
import { answerUnseen, type Bot, type Random } from './bot.js';
import { evaluate } from './evaluation.js';
import { tried } from './greedy/foresee.js';
import { someOf } from './greedy/thin.js';
import { quickAnswer } from './quick/quick.js';

/** It looks at so many of the answers that a text asks for. */
const MOST_ANSWERS = 8;

/** Plays its turns by rules of thumb, and thinks one step ahead when it is asked something. */
export const casualBot: Bot = (outlook, random) => {
  const unseen = answerUnseen(outlook, random);
  if (unseen !== null) return unseen;
  const game = outlook.imagine(random);
  const isByThumb = outlook.kind === 'turn' || outlook.kind === 'promote' || outlook.kind === 'active';
  return isByThumb ? quickAnswer(game, random, outlook.answers) : bestAtOnce(outlook, game, random);
};

function bestAtOnce({ answers, seat }: Outlook, game: Imagined, random: Random): Answer {
  const patience = { left: MOST_ANSWERS };
  const looked = someOf(answers, MOST_ANSWERS, random);
  const values = looked.map((given) => evaluate(tried(game, given, { seat, random, patience }), seat));
  return looked[values.indexOf(Math.max(...values))]!;
}
