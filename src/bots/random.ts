import type { Bot } from './bot.js';

/** Any of the answers it is offered, each as likely as the others. It must be asked for its own decision only. */
export const randomBot: Bot = ({ answers }, random) => answers[random(answers.length)]!;
