/** What all chance of a game follows from: 128 bits, as four whole numbers from 0 to 2³² - 1. */
export type Seed = readonly [number, number, number, number];

const WORD = 4294967296;

/** A small number is a seed too. */
export const seedOfNumber = (number: number): Seed => [number >>> 0, Math.floor(number / WORD), 0, 0];
