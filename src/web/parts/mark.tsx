import type { CardFacts } from '../../engine/index.js';
import { CARD } from '../words/words.js';
import { GLYPHS, type Unit } from './disc.js';
import sprite from './marks.svg?raw';

/** Puts the drawings of all marks into the page, once, where `use` finds them. */
export function placeMarks(into: HTMLElement): void {
  into.insertAdjacentHTML('afterbegin', sprite);
}

interface MarkProps {
  /** The mark's name among the drawings. */
  readonly of: string;
  readonly className?: string;
}

/** A mark beside words that say the same, or on a button that has a name. */
export function Mark({ of, className = '' }: MarkProps) {
  return (
    <svg className={`i ${className}`} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}

/** The units that an Energy card provides, as discs. */
export const unitsOf = ({ provides }: Pick<CardFacts, 'provides'>): readonly Unit[] =>
  provides.map((types) => (types.length === 1 ? types[0]! : 'any'));

/** One Energy, as a disc with its glyph. */
export function Pip({ type, className = '' }: { readonly type: Unit; readonly className?: string }) {
  const label = type === 'any' ? CARD.anyType : type;
  return (
    <svg className={`pip e-${type.toLowerCase()} ${className}`} viewBox="0 0 24 24" role="img" aria-label={label}>
      {GLYPHS[type]}
    </svg>
  );
}

/** An attack's cost; a cost of nothing is said as well. */
export function Cost({ types }: { readonly types: readonly Unit[] }) {
  if (types.length === 0) {
    return (
      <span className="free" role="img" aria-label="no Energy">
        0
      </span>
    );
  }
  return types.map((type, i) => <Pip key={`${type}${String(i)}`} type={type} />);
}
