import type { Answer, Outlook, Random } from '../engine/view.js';

/** A bot knows what its seat may know, and answers the open decision. */
export type Bot = (outlook: Outlook, random: Random) => Answer;
