import { type KeyboardEvent, memo, useState } from 'react';
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
    // One stop for Tab, whatever has happened: between the table and the decision there may be a hundred cards.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled, and its cards are gone through, by keys.
    <section className={whole ? 'log whole' : 'log'} aria-label={BAR.log} tabIndex={0} onKeyDown={goThrough}>
      <ol>
        {told.length === 0 && <li>{BAR.nothingYet}</li>}
        {first > 0 && (
          <li className="earlier">
            <button type="button" className="linklike" tabIndex={-1} onClick={() => setWhole(true)}>
              {BAR.earlier(first)}
            </button>
          </li>
        )}
        {told.slice(first).map((part, i) => (
          <Part key={`${part.title}${String(first + i)}`} part={part} isLast={first + i === told.length - 1} />
        ))}
      </ol>
    </section>
  );
}

/** The arrow keys go from card to card, the newest first; the keys of the table do not hear of it. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const cards: readonly Element[] = [...event.currentTarget.querySelectorAll('button')];
  const here = document.activeElement === null ? -1 : cards.indexOf(document.activeElement);
  const to = placeAfter(event.key, here < 0 ? cards.length : here, cards.length);
  if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  (cards[to] as HTMLElement | undefined)?.focus();
}

/** Where a key leads among so many; null: it leads nowhere. */
function placeAfter(key: string, here: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: here - 1,
    ArrowLeft: here - 1,
    ArrowDown: here + 1,
    ArrowRight: here + 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? null : Math.max(0, Math.min(count - 1, place));
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
        <CardChip card={piece.card} name={piece.name} isInside />
        {closing}
      </span>
    );
  });
}

/** What must not be parted from the word before it. */
const CLOSING = /^[.,;:]+/;

interface CardChipProps {
  readonly card: number;
  readonly name: string;
  /** It is reached through what it is part of, and is no stop of its own for Tab. */
  readonly isInside?: boolean;
}

export function CardChip({ card, name, isInside = false }: CardChipProps) {
  const face = useTable((state) => faceIn(state)(card));
  if (face === null) return name;
  const { facts } = face;
  return (
    <button
      type="button"
      className={`ref tone-${toneOf(facts)}`}
      tabIndex={isInside ? -1 : undefined}
      onClick={() => inspect({ card })}
    >
      {facts.kind === 'pokemon' ? <Pip type={facts.types[0] ?? 'Colorless'} /> : <Mark of={kindMark(facts)} />}
      {name}
    </button>
  );
}
