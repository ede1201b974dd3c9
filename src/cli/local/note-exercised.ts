// What a soak has found out is kept with the cards it was played with.
import { statSync } from 'node:fs';
import { identityOf } from '../../cards/index.js';
import { compilerMark } from './compiler-mark.js';
import { changeLibrary, type LocalLibrary, startsAsLibrary } from './library-file.js';

/** Marks the cards of local libraries among the files whose every branch has run. Returns how many were not marked before. */
export function noteExercised(paths: readonly string[], exercised: ReadonlySet<string>): number {
  let noted = 0;
  const isLibrary = (path: string): boolean =>
    statSync(path, { throwIfNoEntry: false })?.isFile() === true && startsAsLibrary(path);
  for (const path of paths.filter(isLibrary)) {
    const likenesses = new Set<number>();
    changeLibrary(path, (library) => {
      likenesses.clear();
      return noteIn(library, exercised, likenesses);
    });
    noted += likenesses.size;
  }
  return noted;
}

/** The library with its cards marked; null where there is nothing to mark. */
function noteIn(library: LocalLibrary, exercised: ReadonlySet<string>, likenesses: Set<number>): LocalLibrary | null {
  // Programs of another compiler are other programs.
  if (library.compiler !== compilerMark()) return null;
  const cards = library.cards.map((card) => {
    if (card.isExercised || !card.compiles || !exercised.has(identityOf(card))) return card;
    likenesses.add(card.likeness);
    return { ...card, isExercised: true };
  });
  return likenesses.size > 0 ? { ...library, cards } : null;
}
