import { useState } from 'react';
import { APP } from '../words/words.js';
import { Mark } from './mark.js';

type Theme = 'night' | 'day';
const KEY = 'rulebox.theme';

const kept = (): Theme | null => {
  try {
    const word = localStorage.getItem(KEY);
    return word === 'night' || word === 'day' ? word : null;
  } catch {
    return null; // a browser that keeps nothing is set as the machine is
  }
};

function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It is kept for as long as the page is open.
  }
}

/** The room as it was left, or as the machine is set. */
export function setTheTable(): void {
  const light = window.matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset['theme'] = kept() ?? (light ? 'day' : 'night');
}

export function ThemeButton() {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] as Theme);
  const other: Theme = theme === 'night' ? 'day' : 'night';
  const change = (): void => {
    document.documentElement.dataset['theme'] = other;
    keep(other);
    setTheme(other);
  };
  return (
    <button type="button" className="ib" aria-label={APP[other]} title={APP[other]} onClick={change}>
      <Mark of={other === 'day' ? 'u-sun' : 'u-moon'} />
    </button>
  );
}
