import { expose } from 'comlink';
import { cardPool, type Library, type LibraryFiles, printed, readLibrary } from '../../cards/index.js';
import type { GameRecord } from '../../engine/index.js';
import { keptSets } from '../desk/card-store.js';
import { byDate, cardsIn, isPlayable } from '../desk/kept-set.js';
import { type DeskWorld, follow, recordAt, type StepOf } from './follow.js';
import type { Followed } from './followed.js';

/* The thread of the judge's desk: it reads and plays scenarios and knows nothing of the page. */

let world: DeskWorld = { library: null, rules: [] };

const desk = {
  /** Takes in the cards that need no definition, and the rules that there are. */
  async take(files: LibraryFiles, rules: readonly string[]): Promise<void> {
    const library = readLibrary(files);
    world = { library: library.ok ? await withBroughtIn(library.value, files) : null, rules };
  },
  follow: (text: string, place: number): Followed => follow(text, place, world),
  recordAt: (text: string, step: StepOf): GameRecord | null => recordAt(text, step, world),
};

/**
 * The library with the cards that were brought in and can be played. A name that ships means what it means everywhere:
 * scenarios must not come to something else here.
 */
async function withBroughtIn(library: Library, { codes }: LibraryFiles): Promise<Library> {
  const sets = await keptSets().catch(() => []);
  if (sets.length === 0) return library;
  const more = [...sets]
    .sort(byDate)
    .flatMap(cardsIn)
    .filter((card) => isPlayable(card) && library.pool.named(card.facts.name).length === 0);
  const cards = [...library.cards, ...more.map(printed)];
  return { ...library, cards, pool: cardPool(cards, codes) };
}

export type DeskThread = typeof desk;

expose(desk);
