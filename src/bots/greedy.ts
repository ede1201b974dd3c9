import type { Answer, Imagined, Outlook, Random } from '../engine/view.js';
import { answerUnseen, type Bot } from './bot.js';
import { bestEnding, endingValue, foresee, isEnding, type Thought } from './greedy/foresee.js';
import { firstOf } from './greedy/order.js';
import { someOf } from './greedy/thin.js';

/** At most so many answers are looked at, at most so many are tried in all, and games are imagined in these rounds. */
const MOST_ANSWERS = 48;
const PATIENCE = 900;
const FIRST_GAMES = 1;
const MORE_GAMES = 3;
/** How many of the answers are looked at again in more games. */
const FINALISTS = 4;

/** So many others may come before the act that promises most, as these many games tell. */
const OTHERS = 3;
const ORDER_GAMES = 3;

/** What an act must promise at least; more in a turn that has been long already, so that every turn ends. */
const LEAST_GAIN = 0.5;
const GAIN_A_CHOICE = 0.05;

/**
 * Tries each answer in games that fit what it knows, looks how they stand when what comes of it is over, and gives the
 * one that looks best. In its turn it first does what makes the best end of the turn better, and then ends it so.
 */
export const greedyBot: Bot = (outlook, random) => {
  const unseen = answerUnseen(outlook, random);
  if (unseen !== null) return unseen;
  const { answers, kind } = outlook;
  const looked = someOf(answers, MOST_ANSWERS, random);
  return kind === 'turn' ? bestInTurn(outlook, looked, random) : bestAnswer(outlook, looked, random);
};

/** An imagined game, and how it looks if the turn is ended at once as well as can be. */
interface Trial {
  readonly game: Imagined;
  ending: number | null;
}

type Value = (trial: Trial, given: Answer, thought: Thought) => number;

function bestAnswer(outlook: Outlook, answers: readonly Answer[], random: Random): Answer {
  return best(weigh(outlook, answers, ({ game }, given, thought) => foresee(game, given, thought), random)).given;
}

function bestInTurn(outlook: Outlook, answers: readonly Answer[], random: Random): Answer {
  const endings = answers.filter(isEnding);
  const acts = answers.filter((given) => !isEnding(given) && given.kind !== 'declare');
  if (acts.length > 0) {
    const weighed = weigh(outlook, acts, gain, random);
    const act = best(weighed);
    if (act.value > LEAST_GAIN) return first(outlook, act, weighed, random);
  }
  if (endings.length === 1) return endings[0]!;
  return best(weigh(outlook, endings, ({ game }, given, thought) => endingValue(game, given, thought), random)).given;
}

/** By how much an act makes the best end of this turn better. */
function gain(trial: Trial, given: Answer, thought: Thought): number {
  const { game } = trial;
  trial.ending ??= bestEnding(game, thought);
  return foresee(game, given, thought) - trial.ending - game.state.turnChoices * GAIN_A_CHOICE;
}

/** Another act that is of use, if it is better done before. */
function first(outlook: Outlook, act: Weighed, all: readonly Weighed[], random: Random): Answer {
  const others = all.filter((other) => other !== act && other.value > LEAST_GAIN).slice(0, OTHERS);
  if (others.length === 0) return act.given;
  const games = Array.from({ length: ORDER_GAMES }, () => outlook.imagine(random));
  const thought: Thought = { seat: outlook.seat, random, patience: { left: PATIENCE } };
  return firstOf(
    act.given,
    others.map(({ given }) => given),
    games,
    thought,
  );
}

interface Weighed {
  readonly given: Answer;
  readonly value: number;
}

const best = (all: readonly Weighed[]): Weighed => all.reduce((one, other) => (other.value > one.value ? other : one));

/** The answers with what they are worth on average: all in a few games, the best of them in some more. */
function weigh(outlook: Outlook, answers: readonly Answer[], value: Value, random: Random): readonly Weighed[] {
  const thought: Thought = { seat: outlook.seat, random, patience: { left: PATIENCE } };
  const sum = (given: Answer, trials: readonly Trial[]): number =>
    trials.reduce((total, trial) => total + value(trial, given, thought), 0);
  const trials = (count: number): Trial[] =>
    Array.from({ length: count }, () => ({ game: outlook.imagine(random), ending: null }));
  const first = trials(FIRST_GAMES);
  const weighed = answers.map((given) => ({ given, value: sum(given, first) / FIRST_GAMES }));
  if (answers.length === 1 || thought.patience.left <= 0) return weighed;
  const finalists = weighed.sort((one, other) => other.value - one.value).slice(0, FINALISTS);
  const more = trials(MORE_GAMES);
  return finalists.map(({ given, value: before }) => ({
    given,
    value: (before * FIRST_GAMES + sum(given, more)) / (FIRST_GAMES + MORE_GAMES),
  }));
}
