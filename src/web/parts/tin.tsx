import type { ERA_WORDS } from '../words/eras.js';
import { HOME } from '../words/words.js';
import { Mark } from './mark.js';

interface TinProps {
  readonly words: (typeof ERA_WORDS)[string];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** An era as a tin on the shelf, with what was different then. */
export function Tin({ words, isChosen, onChoose }: TinProps) {
  const { short, year, name, sets, points } = words;
  return (
    <button
      type="button"
      className={`box b${short} ${isChosen ? 'on' : ''}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className="art" aria-hidden="true">
        <Art of={short} />
      </span>
      <span className="yr">{year}</span>
      <span className="nm">
        <Mark of={`era-${short}`} />
        {name}
      </span>
      <span className="sets">{sets}</span>
      <span className="points">
        {points.map(([text, rule]) => (
          <span key={rule}>
            {text} <span className="rc">{rule}</span>
          </span>
        ))}
      </span>
      {isChosen && (
        <span className="tick">
          <Mark of="u-check" />
          {HOME.chosen}
        </span>
      )}
    </button>
  );
}

/** What is drawn on a tin of the year. */
export function Art({ of }: { readonly of: string }) {
  if (of === '02') {
    return (
      <svg viewBox="0 0 320 40" preserveAspectRatio="none" aria-hidden="true">
        <path d={DOTS} />
      </svg>
    );
  }
  if (of === '09') {
    return (
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {[14, 26, 38, 50, 62, 74, 86, 98].map((r) => (
          <path key={r} d={`M0 ${-r}L${r} 0 0 ${r} ${-r} 0z`} />
        ))}
      </svg>
    );
  }
  if (of !== '22') return null;
  return (
    <svg viewBox="0 0 320 412" preserveAspectRatio="none" aria-hidden="true">
      {[-40, 20, 80, 140].map((down) => (
        <path key={down} d={`M-40 ${40 + down * 2}L160 ${430 + down * 2} 360 ${40 + down * 2}`} />
      ))}
    </svg>
  );
}

/** A strip of dots like a code, the same every time. */
const DOTS = ((): string => {
  let bits = 7;
  let path = '';
  for (let x = 0; x < 80; x++) {
    for (let y = 0; y < 10; y++) {
      bits = (bits * 1103515245 + 12345) & 0x7fffffff;
      if ((bits >> 16) % 5 < 2) path += `M${x * 4} ${y * 4}h3v3h-3z`;
    }
  }
  return path;
})();
