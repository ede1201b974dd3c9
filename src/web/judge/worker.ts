import { expose } from 'comlink';
import { type Library, type LibraryFiles, readLibrary } from '../../cards/index.js';
import type { GameRecord } from '../../engine/index.js';
import { type DeskWorld, follow, recordAt, type StepOf } from './follow.js';
import type { Followed } from './followed.js';

/* The thread of the judge's desk: it reads and plays scenarios and knows nothing of the page. */

let world: DeskWorld = { library: null, rules: [] };

const desk = {
  /** Takes in the cards that need no definition, and the rules that there are. */
  take(files: LibraryFiles, rules: readonly string[]): void {
    const library = readLibrary(files);
    world = { library: library.ok ? (library.value satisfies Library) : null, rules };
  },
  follow: (text: string, place: number): Followed => follow(text, place, world),
  recordAt: (text: string, step: StepOf): GameRecord | null => recordAt(text, step, world),
};

export type DeskThread = typeof desk;

expose(desk);
