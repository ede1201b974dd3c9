import { useEffect, useState } from 'react';
import { type KeptDeck, keyOf } from '../desk/kept-deck.js';
import { type Filters, KIND_FILTERS, queryOf, TYPE_FILTERS, toggled } from '../desk/query.js';
import { Mark, Pip } from '../parts/mark.js';
import { DECKS, SEARCH } from '../words/decks.js';
import { CARDS } from '../words/import.js';
import { wordedIn } from '../words/of-year.js';
import { searchCards, useDesk } from './desk-client.js';
import { Result } from './result.js';

/** How many are shown at first, and more each time. */
const STEP = 40;

/** The filters as they are chosen: the year is the era's. */
type Chosen = Omit<Filters, 'year'> & { readonly ofItsTime: boolean };

/** Cards to be found: what is typed, filters, and what is like that. */
export function SearchColumn({ deck, year }: { readonly deck: KeptDeck; readonly year: number }) {
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<Chosen>({ kinds: [], types: [], isReal: true, ofItsTime: true });
  const [limit, setLimit] = useState(STEP);
  const { found, total, searched, fault, imported, isOpen } = useDesk();
  const query = queryOf(typed, { ...filters, year: filters.ofItsTime ? year : null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards on the desk make another answer.
  useEffect(() => {
    void searchCards(query, limit);
  }, [query, limit, imported]);
  const ask = (change: () => void): void => {
    setLimit(STEP);
    change();
  };
  return (
    <section className="searchcol" aria-label={DECKS.panes.search}>
      <SearchBox typed={typed} onType={(text) => ask(() => setTyped(text))} />
      <FilterChips era={deck.era} filters={filters} onChange={(next) => ask(() => setFilters(next))} year={year} />
      {fault !== null && <p className="fault">{fault}</p>}
      <div className="counted">
        <p className="mut count" role="status">
          {isOpen && fault === null ? SEARCH.found(total, searched) : ''}
        </p>
        <a className="morecards" href="#/cards">
          {CARDS.inDecks} ›
        </a>
      </div>
      <ul className={fault === null ? 'results' : 'results old'} aria-label={SEARCH.results}>
        {found.map((each) => (
          <Result key={keyOf(each.card)} found={each} deck={deck} />
        ))}
      </ul>
      {isOpen && total === 0 && fault === null && <p className="mut">{SEARCH.none}</p>}
      {total > found.length && (
        <button type="button" className="btn quiet more" onClick={() => setLimit(limit + STEP)}>
          {SEARCH.more(Math.min(STEP, total - found.length))}
        </button>
      )}
    </section>
  );
}

function SearchBox({ typed, onType }: { readonly typed: string; readonly onType: (text: string) => void }) {
  const help = useDesk((state) => state.help);
  return (
    <search>
      <label className="find">
        <Mark of="u-search" />
        <span className="unseen">{SEARCH.label}</span>
        <input
          type="search"
          spellCheck={false}
          autoComplete="off"
          placeholder={SEARCH.placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <details className="how">
        <summary>{SEARCH.how}</summary>
        <dl>
          {help.map(([example, about]) => (
            <div key={example}>
              <dt>
                <button type="button" onClick={() => onType(`${typed} ${example}`.trim())}>
                  {example}
                </button>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <p className="mut">{SEARCH.howMore}</p>
      </details>
    </search>
  );
}

interface FilterChipsProps {
  readonly filters: Chosen;
  readonly onChange: (filters: Chosen) => void;
  readonly era: string;
  readonly year: number;
}

function FilterChips({ filters, onChange, era, year }: FilterChipsProps) {
  const { kinds, types, isReal, ofItsTime } = filters;
  return (
    <div className="filters">
      <fieldset>
        <legend className="unseen">{SEARCH.filters}</legend>
        <button
          type="button"
          className="fl"
          aria-pressed={ofItsTime}
          title={SEARCH.yearHelp(year)}
          onClick={() => onChange({ ...filters, ofItsTime: !ofItsTime })}
        >
          {SEARCH.year(year)}
        </button>
        <button
          type="button"
          className="fl"
          aria-pressed={isReal}
          title={SEARCH.realHelp}
          onClick={() => onChange({ ...filters, isReal: !isReal })}
        >
          {SEARCH.real}
        </button>
        {KIND_FILTERS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="fl"
            aria-pressed={kinds.includes(kind)}
            onClick={() => onChange({ ...filters, kinds: toggled(kinds, kind) })}
          >
            {wordedIn(SEARCH.kinds[kind], era)}
          </button>
        ))}
      </fieldset>
      <fieldset className="types">
        <legend className="unseen">{SEARCH.types}</legend>
        {TYPE_FILTERS.map((type) => (
          <button
            key={type}
            type="button"
            className="fl pipped"
            aria-pressed={types.includes(type)}
            aria-label={type}
            title={type}
            onClick={() => onChange({ ...filters, types: toggled(types, type) })}
          >
            <Pip type={type} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
