import type { Face } from '../../session/index.js';
import { kindMark, toneOf } from '../cards/print.js';
import { Mark, Pip } from '../parts/mark.js';
import { useTable } from '../session/store.js';

interface CardNameProps {
  readonly name: string;
  readonly face: Face | null;
  readonly count?: number;
}

/** A card by its name, to be looked at. */
export function CardName({ name, face, count = 1 }: CardNameProps) {
  if (face === null) return name;
  const { facts } = face;
  return (
    <button
      type="button"
      className={`ref tone-${toneOf(facts)}`}
      onClick={() => useTable.setState({ inspected: { face } })}
    >
      {facts.kind === 'pokemon' ? <Pip type={facts.types[0] ?? 'Colorless'} /> : <Mark of={kindMark(facts)} />}
      {name}
      {count > 1 && ` ×${count}`}
    </button>
  );
}
