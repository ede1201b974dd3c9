import { type ReactNode, useInsertionEffect } from 'react';
import { CARDS_PAGE } from '../words/import.js';
import { REPLAY } from '../words/replay.js';
import { STATISTICS } from '../words/statistics.js';
import { APP } from '../words/words.js';

/** What the window is called on each screen; the first screen needs no name beside ours. */
const TITLES = {
  home: null,
  table: APP.table,
  decks: APP.decks,
  cards: CARDS_PAGE,
  judge: APP.judge,
  rules: APP.rules,
  replay: REPLAY.page,
  learn: APP.learn,
  figures: STATISTICS.page,
  friend: APP.friend,
  tables: APP.tables,
} as const satisfies Readonly<Record<string, string | null>>;

export type ScreenName = keyof typeof TITLES;

/**
 * Says which screen is open. A sheet of style that a screen brings along stays when the screen is left, so each speaks
 * only of its own: `[data-screen="decks"]`. It is said before anything on the screen is measured.
 */
export function Screen({ name, children }: { readonly name: ScreenName; readonly children: ReactNode }) {
  useInsertionEffect(() => {
    const title = TITLES[name];
    document.documentElement.dataset['screen'] = name;
    document.title = title === null ? APP.name : `${title} · ${APP.name}`;
  }, [name]);
  return children;
}
