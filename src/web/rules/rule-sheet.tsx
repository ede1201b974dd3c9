import { useEffect, useState } from 'react';
import type { Entry, Rule } from '../../registry/index.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { Sheet } from '../parts/sheet.js';
import { useTable } from '../session/store.js';
import { ERA_WORDS } from '../words/eras.js';
import { RULE } from '../words/words.js';
import { type SharedReading, sharedReadingsOf } from './readings.js';
import { ruleBook } from './rule-book.js';
import { rulePage } from './rule-link.js';

/** A rule: what it says in this game, and what other years made of it. */
export function RuleSheet({ era: named }: { readonly era?: string }) {
  const id = useTable((state) => state.rule);
  const played = useTable((state) => state.setup?.era ?? null);
  const era = named ?? played;
  const [book, setBook] = useState<ReadonlyMap<string, Entry> | null>(null);
  useEffect(() => {
    if (id !== null) void ruleBook().then(setBook);
  }, [id]);
  if (id === null || book === null) return null;
  const entry = book.get(id);
  const title = entry === undefined ? id : `${id} ${entry.title}`;
  return (
    <Sheet title={title} look="rulesheet" onClose={() => useTable.setState({ rule: null })}>
      {entry === undefined ? <p>{RULE.missing(id)}</p> : <p className="statement">{entry.rule}</p>}
      {entry?.kind === 'rule' && <EraCells rule={entry} era={era} />}
      {entry !== undefined && entry.sources.length > 0 && (
        <p className="mut">
          {RULE.sources}: {entry.sources.join('; ')}
        </p>
      )}
      {entry !== undefined && (
        <a className="btn quiet" href={rulePage(id)} onClick={() => useTable.setState({ rule: null })}>
          <Mark of="u-book" />
          {RULE.open}
        </a>
      )}
    </Sheet>
  );
}

function EraCells({ rule, era }: { readonly rule: Rule; readonly era: string | null }) {
  if (Object.values(rule.eras).every(({ says }) => says === 'same'))
    return <p className="mut">{RULE.sameEverywhere}</p>;
  return (
    <div className="ecells">
      {sharedReadingsOf(rule).map(({ says, text, eras }) => {
        const words = ERA_WORDS[eras[0]!.era];
        const isHere = eras.some(({ era: id }) => id === era);
        const doubts = eras.filter(({ cell }) => cell.standing !== 'printed');
        return (
          <div key={eras[0]!.era} className={`ecell e${words?.short ?? ''} ${isHere ? 'here' : ''}`}>
            <header>
              {eras.length === 1 ? (
                <EraTag era={eras[0]!.era} />
              ) : (
                eras.map(({ era: id }) => <EraTag key={id} era={id} long={false} />)
              )}
            </header>
            <p>{says === 'same' ? RULE.same : says === 'none' ? '–' : text}</p>
            <Doubts doubts={doubts} isAll={doubts.length === eras.length} />
          </div>
        );
      })}
    </div>
  );
}

interface DoubtsProps {
  readonly doubts: SharedReading['eras'];
  readonly isAll: boolean;
}

/** How sure the readings are that nobody printed; the years of them, where others of the same reading are printed. */
function Doubts({ doubts, isAll }: DoubtsProps) {
  const kinds = new Set(doubts.flatMap(({ cell }) => (cell.standing === 'printed' ? [] : [cell.standing])));
  return [...kinds].map((kind) => {
    const years = doubts.filter(({ cell }) => cell.standing === kind).map(({ era }) => ERA_WORDS[era]?.year ?? era);
    return (
      <footer key={kind}>
        {isAll && kinds.size === 1 ? '' : `${years.join(', ')}: `}
        {RULE.standing[kind]}
      </footer>
    );
  });
}
