import { useState } from 'react';
import { keptGame } from '../session/keep.js';
import { APP, HOME } from '../words/words.js';
import { Mark } from './mark.js';
import { PAGES } from './pages.js';
import { SettingsButton } from './settings-button.js';
import { ThemeButton } from './theme.js';

/** The bar above every screen but the table: where one is, and where one can go. */
export function TopBar({ at }: { readonly at: string }) {
  const [kept] = useState(() => keptGame()?.summary.over === false);
  return (
    <nav className="top" aria-label={APP.name}>
      <a className="logo" href="#/">
        <Mark of="logo" />
        {APP.name}
      </a>
      {PAGES.map(({ path, name }) => (
        <a key={path} href={`#${path}`} aria-current={path === at ? 'page' : undefined}>
          {name}
        </a>
      ))}
      {kept && at !== '/' && (
        <a className="togame" href="#/table">
          {HOME.resume}
        </a>
      )}
      <span className="grow" />
      <ThemeButton />
      <SettingsButton />
    </nav>
  );
}
