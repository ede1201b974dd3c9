import { useEffect, useRef } from 'react';
import { Mark, Pip } from '../cards/mark.js';
import { kindMark, toneOf } from '../cards/print.js';
import type { Told } from '../session/moment.js';
import { piecesOf } from '../session/pieces.js';
import { faceIn, useTable } from '../session/store.js';
import { inspect } from '../table/touch.js';

/** What happened, in sentences; every card in them can be looked at. */
export function Log({ told }: { readonly told: readonly Told[] }) {
  const end = useRef<HTMLLIElement>(null);
  const last = told.at(-1)?.lines.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence is what scrolls it.
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [last]);
  return (
    <ol className="log">
      {told.map(({ title, lines }, section) => [
        <li key={`${title}${String(section)}`} className="turnhead">
          {title}
        </li>,
        ...lines.map((line, i) => {
          const isLast = section === told.length - 1 && i === lines.length - 1;
          return (
            <li
              key={`${title}${String(section)}-${String(i)}`}
              className={isLast ? 'now' : ''}
              ref={isLast ? end : null}
            >
              <Line line={line} />
            </li>
          );
        }),
      ])}
    </ol>
  );
}

/** A sentence with its cards as chips. */
export function Line({ line }: { readonly line: string }) {
  const pieces = piecesOf(line);
  return pieces.map((piece, i) => {
    if (typeof piece === 'string') return i === 0 ? piece : piece.replace(CLOSING, '');
    const next = pieces[i + 1];
    const closing = typeof next === 'string' ? (CLOSING.exec(next)?.[0] ?? '') : '';
    return (
      <span key={`${piece.card}-${String(i)}`} className="held">
        <CardChip card={piece.card} name={piece.name} />
        {closing}
      </span>
    );
  });
}

/** What must not be parted from the word before it. */
const CLOSING = /^[.,;:]+/;

export function CardChip({ card, name }: { readonly card: number; readonly name: string }) {
  const face = faceIn(useTable())(card);
  if (face === null) return name;
  const { facts } = face;
  return (
    <button type="button" className={`ref tone-${toneOf(facts)}`} onClick={() => inspect({ card })}>
      {facts.kind === 'pokemon' ? <Pip type={facts.types[0] ?? 'Colorless'} /> : <Mark of={kindMark(facts)} />}
      {name}
    </button>
  );
}
