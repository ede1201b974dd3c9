import type { Everything } from '../desk/everything.js';
import { EVERYTHING_VERSION } from '../desk/everything-version.js';
import { HEAD, isChunk, storedGame } from '../session/stored-game.js';

/** Under names that begin so, the page keeps what is its own. */
const OURS = 'rulebox.';

const ourNames = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(OURS));

/** All that is kept. */
export const keptHere = (): Everything['kept'] =>
  Object.fromEntries(
    ourNames()
      .filter((name) => !isChunk(name)) // the game is told whole
      .map((name) => [name, valueIn(name, localStorage.getItem(name)!)]),
  );

/** How many decks and games there are, for somebody who has to choose between the two. */
export interface Counted {
  readonly decks: number;
  readonly games: number;
}

export function countedIn(kept: Everything['kept']): Counted {
  const shelf = kept['rulebox.decks'] as { readonly decks?: unknown } | undefined;
  const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  return {
    decks: lengthOf(shelf?.decks),
    games: lengthOf(kept['rulebox.recent']) + (kept['rulebox.game'] === undefined ? 0 : 1),
  };
}

/** The same as the text of a file. */
export function writtenEverything(): string {
  const everything: Everything = { rulebox: 'everything', version: EVERYTHING_VERSION, kept: keptHere() };
  return `${JSON.stringify(everything, null, 1)}\n`;
}

/** What is kept as it was written, and not as JSON. */
const PLAIN = ['rulebox.theme', 'rulebox.scenario', 'rulebox.guest'];

/** What is damaged is told as text, and refused when it is brought back. */
function valueIn(name: string, written: string): unknown {
  if (PLAIN.includes(name)) return written;
  if (name === HEAD) return storedGame()?.game ?? written;
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** Puts everything in the place of what is kept now; where there is no room, all is as it was, and the answer is false. */
export function keepEverything(kept: Everything['kept']): boolean {
  const before = new Map(ourNames().map((name) => [name, localStorage.getItem(name)!]));
  try {
    for (const name of before.keys()) localStorage.removeItem(name);
    for (const [name, value] of Object.entries(kept)) {
      localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return true;
  } catch {
    for (const name of ourNames()) localStorage.removeItem(name);
    for (const [name, value] of before) localStorage.setItem(name, value);
    return false;
  }
}
