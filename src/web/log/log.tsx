import { memo, useState } from 'react';
import { piecesOf, type Told } from '../../session/index.js';
import { kindMark, toneOf } from '../cards/print.js';
import { Mark, Pip } from '../parts/mark.js';
import { faceIn, useTable } from '../session/store.js';
import { inspect } from '../table/touch.js';
import { BAR } from '../words/words.js';
import { named, namesToSay } from './named.js';

/** So many turns are shown at first: a long game has hundreds of sentences, and the newest are the ones looked for. */
const LATEST = 6;

/** What happened, in sentences; every card in them can be looked at. */
export function Log({ told }: { readonly told: readonly Told[] }) {
  const [whole, setWhole] = useState(false);
  const first = whole ? 0 : Math.max(0, told.length - LATEST);
  return (
    <div className={whole ? 'log whole' : 'log'}>
      <ol>
        {told.length === 0 && <li>{BAR.nothingYet}</li>}
        {first > 0 && (
          <li className="earlier">
            <button type="button" className="linklike" onClick={() => setWhole(true)}>
              {BAR.earlier(first)}
            </button>
          </li>
        )}
        {told.slice(first).map((part, i) => (
          <Part key={`${part.title}${String(first + i)}`} part={part} isLast={first + i === told.length - 1} />
        ))}
      </ol>
    </div>
  );
}

/** A turn, or what came before the first. Parts that are over stay as they are. */
const Part = memo(
  ({ part: { title, lines }, isLast }: { readonly part: Told; readonly isLast: boolean }) => (
    <>
      <li className="turnhead">{named(title, namesToSay(useTable.getState()))}</li>
      {lines.map((line, i) => (
        <li key={`${line}${String(i)}`} className={isLast && i === lines.length - 1 ? 'now' : ''}>
          <Line line={line} />
        </li>
      ))}
    </>
  ),
  (one, other) =>
    one.isLast === other.isLast &&
    one.part.lines.length === other.part.lines.length &&
    one.part.lines.at(-1) === other.part.lines.at(-1),
);

/** A sentence with its cards as chips. */
export function Line({ line }: { readonly line: string }) {
  const names = namesToSay(useTable.getState());
  const pieces = piecesOf(line).map((piece) => (typeof piece === 'string' ? named(piece, names) : piece));
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
  const face = useTable((state) => faceIn(state)(card));
  if (face === null) return name;
  const { facts } = face;
  return (
    <button type="button" className={`ref tone-${toneOf(facts)}`} onClick={() => inspect({ card })}>
      {facts.kind === 'pokemon' ? <Pip type={facts.types[0] ?? 'Colorless'} /> : <Mark of={kindMark(facts)} />}
      {name}
    </button>
  );
}
