import { libraryOf, type ShippedLibrary } from '../cards/index.js';
import { libraryFiles } from './read-files.js';

let read: ShippedLibrary | null = null;

/** Read once, and not before it is asked for anything. What ships is whole: a test reads it. */
function shipped(): ShippedLibrary {
  if (read !== null) return read;
  const made = libraryOf(libraryFiles());
  if (!made.ok) throw new Error(`The library of this package is damaged: ${made.error.join(' ')}`);
  read = made.value;
  return read;
}

/** The cards and decks that ship with Rulebox. */
export const library: ShippedLibrary = {
  get eras() {
    return shipped().eras;
  },
  get decks() {
    return shipped().decks;
  },
  get cards() {
    return shipped().cards;
  },
  get sets() {
    return shipped().sets;
  },
  get pool() {
    return shipped().pool;
  },
  deck: (name) => shipped().deck(name),
  card: (asked) => shipped().card(asked),
  claim: (decks, seed) => shipped().claim(decks, seed),
};
