import { openSettings } from '../settings/open.js';
import { SETTINGS } from '../words/settings.js';
import { Mark } from './mark.js';

/** The way to the settings; `shortcut`: where a key opens them too. */
export function SettingsButton({ shortcut = false }: { readonly shortcut?: boolean }) {
  return (
    <button
      type="button"
      className="ib"
      aria-label={SETTINGS.title}
      aria-keyshortcuts={shortcut ? ',' : undefined}
      title={SETTINGS.title}
      onClick={openSettings}
    >
      <Mark of="u-sliders" />
    </button>
  );
}
