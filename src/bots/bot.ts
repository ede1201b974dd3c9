import type { Answer, Random as Chance, Outlook } from '../engine/view.js';

/** Chance as a bot gets it: a whole number from 0 up to, and not including, the limit. */
export type Random = Chance;

/** A bot knows what its seat may know, and answers the open decision. */
export type Bot = (outlook: Outlook, random: Random) => Answer;
