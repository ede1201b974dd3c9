import { answerUnseen, atOnce, type Thinker } from './bot.js';
import { someOf } from './greedy/thin.js';
import { type Depth, Search } from './search/search.js';

const EXPERT: Depth = { lines: 4, acts: 5, answers: 24, choices: 4, turns: 1, later: 0.5, plays: 8_000 };
/** At most so many answers are looked at. */
const MOST_ANSWERS = 48;

/** One that searches, with so many plays. */
export const searcher =
  (plays: number): Thinker =>
  (outlook, random) => {
    const unseen = answerUnseen(outlook, random);
    if (unseen !== null) return atOnce(() => unseen)(outlook, random);
    const answers = outlook.answers.filter(({ kind }) => kind !== 'declare');
    return new Search(outlook, someOf(answers, MOST_ANSWERS, random), random, { ...EXPERT, plays });
  };

/** Searches the whole turn, and the opponent's reply, in games that fit what it knows: the strongest bot. */
export const expert: Thinker = searcher(EXPERT.plays);
