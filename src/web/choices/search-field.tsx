import { Mark } from '../parts/mark.js';
import { CHOICES } from '../words/choices.js';

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Searches the cards that are laid out: what is found stays, and from here the keys go on to it. */
export function SearchField({ typed, onType }: SearchFieldProps) {
  return (
    <label className="findcard">
      <Mark of="u-search" />
      <span className="unseen">{CHOICES.search}</span>
      <input
        type="search"
        value={typed}
        placeholder={CHOICES.searchHint}
        aria-keyshortcuts="/"
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
          if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('.laidout .spread .spot')?.focus();
        }}
      />
      <kbd>/</kbd>
    </label>
  );
}
