// What a soak has found out is kept with the cards it was played with.
import { statSync } from 'node:fs';
import { identityOf } from '../../cards/index.js';
import { compilerMark } from './compiler-mark.js';
import { readLibrary, startsAsLibrary, writeLibrary } from './library-file.js';

/** Marks the cards of local libraries among the files whose every branch has run. Returns how many were not marked before. */
export function noteExercised(paths: readonly string[], exercised: ReadonlySet<string>): number {
  let noted = 0;
  const isLibrary = (path: string): boolean =>
    statSync(path, { throwIfNoEntry: false })?.isFile() === true && startsAsLibrary(path);
  for (const path of paths.filter(isLibrary)) {
    const library = readLibrary(path);
    // Programs of another compiler are other programs.
    if (library.compiler !== compilerMark()) continue;
    const likenesses = new Set<number>();
    const cards = library.cards.map((card) => {
      if (card.isExercised || !card.compiles || !exercised.has(identityOf(card))) return card;
      likenesses.add(card.likeness);
      return { ...card, isExercised: true };
    });
    if (likenesses.size > 0) writeLibrary({ ...library, cards });
    noted += likenesses.size;
  }
  return noted;
}
