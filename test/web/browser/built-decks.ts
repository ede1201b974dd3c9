import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection, DeckShelf } from '../../../src/web/session/library.js';
import { root } from './browser.js';

const built = <T>(file: string): T => JSON.parse(readFileSync(join(root, 'dist', 'web', file), 'utf8')) as T;

/** The decks that the built page carries, in the order in which games count them. */
export const builtDecks = (): readonly Collection[] =>
  built<readonly DeckShelf[]>('decks.json').map(({ file }) => built<Collection>(file));
