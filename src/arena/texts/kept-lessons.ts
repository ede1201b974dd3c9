import type { Lessons } from './exercise.js';

/** Lessons as JSON can hold them: a sign for each operation and each rule, 1 where it has run. */
export interface KeptLessons {
  readonly pages: readonly (readonly [key: string, ops: string, rules: string, names: Names])[];
  readonly games: Lessons['games'];
}

type Names = Lessons['pages'][number][1]['names'];

export const keptLessons = ({ pages, games }: Lessons): KeptLessons => ({
  pages: pages.map(([key, { ops, rules, names }]) => [key, ops.join(''), rules.join(''), names]),
  games,
});

export const openedLessons = ({ pages, games }: KeptLessons): Lessons => ({
  pages: pages.map(([key, ops, rules, names]) => [key, { ops: opened(ops), rules: opened(rules), names }]),
  games,
});

const opened = (signs: string): Uint8Array => Uint8Array.from(signs, Number);
