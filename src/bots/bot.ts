import type { Answer, View } from '../engine/view.js';

/** Chance as a bot gets it: a whole number from 0 up to, and not including, the limit. */
export type Random = (limit: number) => number;

/** A bot knows what its seat may know, and answers the open decision. */
export type Bot = (view: View, random: Random) => Answer;
