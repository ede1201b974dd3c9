import { useEffect, useState } from 'react';
import type { Entry, Rule } from '../../registry/index.js';
import { Mark } from '../parts/mark.js';
import { Sheet } from '../parts/sheet.js';
import { useTable } from '../session/store.js';
import { ERA_WORDS, RULE } from '../words/words.js';
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
      {Object.entries(rule.eras).map(([id, cell]) => {
        const words = ERA_WORDS[id];
        const text = cell.says === 'same' ? RULE.same : cell.says === 'none' ? '–' : cell.text;
        return (
          <div key={id} className={`ecell e${words?.short ?? ''} ${id === era ? 'here' : ''}`}>
            <header>
              {words !== undefined && <Mark of={`era-${words.short}`} />}
              <b>{words?.name ?? id}</b>
              <i>{words?.year}</i>
            </header>
            <p>{text}</p>
            {cell.standing === 'inferred' && <footer>{RULE.inferred}</footer>}
          </div>
        );
      })}
    </div>
  );
}
