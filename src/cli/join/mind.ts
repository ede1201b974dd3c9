import { type BotName, type Random, thinkers } from '../../bots/index.js';
import { type Answer, sameAnswer } from '../../engine/index.js';
import { outlookFrom, type Sketched } from '../../protocol/index.js';
import type { Moment } from '../../session/index.js';

/** Where a bot is asked. */
export interface AskedSeat {
  readonly moment: Moment | null;
  sketch(): Promise<Sketched>;
}

/** What a bot has come to; or why it cannot: `again`: it may be otherwise in a moment. */
export type Thought =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'none'; readonly sentence: string }
  | { readonly is: 'again' };

/** How a bot answers the decision that is open at its seat. */
export type Mind = (seat: AskedSeat) => Promise<Thought>;

const answered = (answer: Answer): Thought => ({ is: 'answer', answer });

/** Any of the answers that are offered: for that nothing else need be known. */
const anyOf =
  (random: Random): Mind =>
  async ({ moment }) => {
    const { options } = moment!.view.decision!;
    return answered(options[random(options.length)]!.answer);
  };

/** Lets what has come meanwhile be heard. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Asks for the game as its seat knows it, and thinks about it as it would at a table of its own. */
const thinking =
  (bot: BotName, random: Random): Mind =>
  async (seat) => {
    const { options } = seat.moment!.view.decision!;
    if (options.length === 1) return answered(options[0]!.answer);
    const told = await seat.sketch();
    if (told.is === 'late') return { is: 'again' };
    if (told.is === 'refused') return { is: 'none', sentence: told.sentence };
    const outlook = outlookFrom(told.sketch);
    if (!outlook.ok) return { is: 'none', sentence: outlook.error };
    const thought = thinkers[bot](outlook.value, random);
    while (!thought.isDone) {
      thought.step();
      await othersFirst();
    }
    const answer = thought.best();
    // The table may have gone on meanwhile; what is not offered any more is not said.
    const offered = seat.moment?.view.decision?.options ?? [];
    return offered.some((option) => sameAnswer(option.answer, answer)) ? answered(answer) : { is: 'again' };
  };

export const mindOf = (bot: BotName, random: Random): Mind =>
  bot === 'random' ? anyOf(random) : thinking(bot, random);
