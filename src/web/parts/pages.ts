import { REPLAY } from '../words/replay.js';
import { APP } from '../words/words.js';

export interface Page {
  readonly path: string;
  readonly name: string;
}

/** The screens that the top bar leads to. */
export const PAGES: readonly Page[] = [
  { path: '/', name: APP.play },
  { path: '/decks', name: APP.decks },
  { path: '/judge', name: APP.judge },
  { path: '/rules', name: APP.rules },
  { path: '/replay', name: REPLAY.page },
  { path: '/learn', name: APP.learn },
];
