import { ERA_WORDS } from '../words/eras.js';
import { Mark } from './mark.js';

/** An era by its mark, its name and its year: shape first, colour second. */
export function EraTag({ era, long = true }: { readonly era: string; readonly long?: boolean }) {
  const words = ERA_WORDS[era];
  if (words === undefined) return era;
  return (
    <span className={`era e${words.short}`}>
      <Mark of={`era-${words.short}`} />
      {long && words.name} <i>{words.year}</i>
    </span>
  );
}
