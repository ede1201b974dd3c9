import type { Era } from '../engine/index.js';
import { type CardScreen, wordsOf } from './card-screen.js';
import { type Definition, dictionaryOf } from './dictionary/dictionary.js';

/** The terms of a card's screen, each with what it means. */
export interface DictionaryScreen {
  readonly screen: 'dictionary';
  /** In the order in which they are met on the card screen. */
  readonly entries: readonly Definition[];
}

/** Absent where the card screen uses no term of the game. @rule ERD-07 */
export function dictionaryScreen(card: CardScreen, era: Era): DictionaryScreen | null {
  const dictionary = dictionaryOf(era);
  const entries = [...new Set(dictionary.termsIn(wordsOf(card)).map(({ definition }) => definition))];
  return entries.length === 0 ? null : { screen: 'dictionary', entries };
}

/** The meaning of a word that was selected on the screen. @rule ERD-07 */
export function selectWord({ entries }: DictionaryScreen, word: string, era: Era): Definition | null {
  const found = dictionaryOf(era).lookUp(word);
  return found !== null && entries.includes(found) ? found : null;
}
