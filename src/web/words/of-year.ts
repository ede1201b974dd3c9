import { ERA_WORDS } from './eras.js';

/** What the cards of a year call things that have had more than one name. */
export interface YearWords {
  readonly from: number;
  /** What a Pokémon can do without attacking. */
  readonly aPower: string;
  readonly powers: string;
  /** A Trainer card that is nothing more special. */
  readonly plainTrainer: string;
  readonly plainTrainers: string;
}

const BEFORE_ITEMS = { powers: 'Powers', plainTrainer: 'Trainer', plainTrainers: 'Trainers' } as const;

const WORDS: readonly YearWords[] = [
  { from: 1999, aPower: 'a Pokémon Power', ...BEFORE_ITEMS },
  { from: 2002, aPower: 'a Poké-Power', ...BEFORE_ITEMS },
  { from: 2011, aPower: 'an Ability', powers: 'Abilities', plainTrainer: 'Item', plainTrainers: 'Items' },
];

const wordsOfYear = (year: number): YearWords => WORDS.findLast(({ from }) => from <= year) ?? WORDS.at(-1)!;

/** The words of an era; of the newest where none is played. */
export const wordsOf = (era: string | null | undefined): YearWords => wordsOfYear(Number(ERA_WORDS[era ?? '']?.year));

/** Words that are the same in all years, or those of each. */
export type Worded = string | ((words: YearWords) => string);

export const wordedIn = (said: Worded, era: string | null | undefined): string =>
  typeof said === 'string' ? said : said(wordsOf(era));
