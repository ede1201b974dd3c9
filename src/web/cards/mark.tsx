import type { EnergyType } from '../../engine/index.js';
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

/** One Energy, as a disc with its glyph. */
export function Pip({ type, className = '' }: { readonly type: EnergyType; readonly className?: string }) {
  return (
    <svg className={`pip ${className}`} role="img" aria-label={type}>
      <use href={`#e-${type.toLowerCase()}`} />
    </svg>
  );
}

/** An attack's cost; a cost of nothing is said as well. */
export function Cost({ types }: { readonly types: readonly EnergyType[] }) {
  if (types.length === 0) {
    return (
      <span className="free" role="img" aria-label="no Energy">
        0
      </span>
    );
  }
  return types.map((type, i) => <Pip key={`${type}${String(i)}`} type={type} />);
}
