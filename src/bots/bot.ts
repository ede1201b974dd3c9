import type { Answer, Random as Chance, Outlook } from '../engine/view.js';

/** Chance as a bot gets it: a whole number from 0 up to, and not including, the limit. */
export type Random = Chance;

/** A bot knows what its seat may know, and answers the open decision. */
export type Bot = (outlook: Outlook, random: Random) => Answer;

/** Thought about one decision, a step at a time: whoever waits for it can do something else in between. */
export interface Thinking {
  /** Whether enough has been thought. */
  readonly isDone: boolean;
  step(): void;
  /** What looks best so far. It must have thought one step at least. */
  best(): Answer;
}

/** A bot that can be asked to go on later. */
export type Thinker = (outlook: Outlook, random: Random) => Thinking;

/** The bot that thinks until it is done. */
export const thoughtThrough =
  (thinker: Thinker): Bot =>
  (outlook, random) => {
    const thinking = thinker(outlook, random);
    while (!thinking.isDone) thinking.step();
    return thinking.best();
  };

/** A bot whose whole thought is one step. */
export const atOnce =
  (bot: Bot): Thinker =>
  (outlook, random) => {
    let given: Answer | null = null;
    return {
      get isDone() {
        return given !== null;
      },
      step: () => {
        given ??= bot(outlook, random);
      },
      best: () => given ?? bot(outlook, random),
    };
  };

/** Answered without thinking: there is no choice, or nobody can see what it is about. */
export function answerUnseen({ answers, kind }: Outlook, random: Random): Answer | null {
  if (answers.length === 1 || kind === 'first' || kind === 'prizes' || kind === 'mulligan') return answers[0]!; // Prize cards lie face down; a lone Fossil is no opening
  return kind === 'coin' ? answers[random(answers.length)]! : null; // chance, not a choice
}
