import { type Answer, type Imagined, kindNamed, type Outlook, type Random } from '../engine/view.js';
import type { Bot } from './bot.js';
import { bestEnding, endingValue, foresee, isEnding, type Thought } from './greedy/foresee.js';
import { someOf } from './greedy/thin.js';

/** At most so many answers are looked at, at most so many are tried in all, and games are imagined in these rounds. */
const MOST_ANSWERS = 48;
const PATIENCE = 900;
const FIRST_GAMES = 2;
const MORE_GAMES = 3;
/** How many of the answers are looked at again in more games. */
const FINALISTS = 5;

/** What an act must promise at least; more in a turn that has been long already, so that every turn ends. */
const LEAST_GAIN = 0.5;
const GAIN_A_CHOICE = 0.05;

/**
 * Tries each answer in games that fit what it knows, looks how they stand when what comes of it is over, and gives the
 * one that looks best. In its turn it first does what makes the best end of the turn better, and then ends it so.
 */
export const greedyBot: Bot = (outlook, random) => {
  const { answers, kind } = outlook;
  if (answers.length === 1 || kind === 'first') return answers[0]!;
  if (kind === 'coin') return answers[random(answers.length)]!; // chance, not a choice
  const looked = someOf(answers, MOST_ANSWERS, random);
  return kind === 'turn' ? bestInTurn(outlook, looked, random) : bestAnswer(outlook, looked, random);
};

type Value = (game: Imagined, given: Answer, thought: Thought) => number;

function bestAnswer(outlook: Outlook, answers: readonly Answer[], random: Random): Answer {
  return best(weigh(outlook, answers, foresee, random)).given;
}

function bestInTurn(outlook: Outlook, answers: readonly Answer[], random: Random): Answer {
  const endings = answers.filter(isEnding);
  const acts = answers.filter((given) => !isEnding(given) && kindNamed(given) !== 'declare');
  if (acts.length > 0) {
    const gains = weigh(outlook, acts, gain, random);
    const act = best(gains);
    if (act.value > LEAST_GAIN) return act.given;
  }
  return endings.length === 1 ? endings[0]! : best(weigh(outlook, endings, endingValue, random)).given;
}

/** By how much an act makes the best end of this turn better. */
function gain(game: Imagined, given: Answer, thought: Thought): number {
  const due = game.state.turnChoices * GAIN_A_CHOICE;
  return foresee(game, given, thought) - bestEnding(game, thought) - due;
}

interface Weighed {
  readonly given: Answer;
  readonly value: number;
}

const best = (all: readonly Weighed[]): Weighed => all.reduce((one, other) => (other.value > one.value ? other : one));

/** The answers with what they are worth on average: all in a few games, the best of them in some more. */
function weigh(outlook: Outlook, answers: readonly Answer[], value: Value, random: Random): readonly Weighed[] {
  const thought: Thought = { seat: outlook.seat, random, patience: { left: PATIENCE } };
  const average = (given: Answer, games: readonly Imagined[]): number =>
    games.reduce((sum, game) => sum + value(game, given, thought), 0) / games.length;
  const imagined = (count: number): Imagined[] => Array.from({ length: count }, () => outlook.imagine(random));
  const first = imagined(FIRST_GAMES);
  const weighed = answers.map((given) => ({ given, value: average(given, first) }));
  if (thought.patience.left <= 0) return weighed;
  const finalists = [...weighed].sort((one, other) => other.value - one.value).slice(0, FINALISTS);
  const more = imagined(MORE_GAMES);
  return finalists.map(({ given, value: before }) => ({
    given,
    value: (before * FIRST_GAMES + average(given, more) * MORE_GAMES) / (FIRST_GAMES + MORE_GAMES),
  }));
}
