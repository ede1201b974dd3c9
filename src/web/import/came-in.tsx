import { useState } from 'react';
import { sumsOf } from '../desk/sums.js';
import { Mark } from '../parts/mark.js';
import { saveBlob } from '../session/save-file.js';
import { CARDS } from '../words/import.js';
import { forgetCards, savedCards, troublesOf, useImport } from './client.js';
import type { Trouble } from './importer.js';

/** Three honest sums, which cards they are of, and what can be done with all of them. */
export function CameIn() {
  const { sets, progress } = useImport();
  if (sets === null) return <section className="camein" aria-label={CARDS.came} />;
  const { cards, playable, nearly } = progress?.sums ?? sumsOf(sets.map(({ sums }) => sums));
  return (
    <section className="camein" aria-label={CARDS.came}>
      <h2>{CARDS.came}</h2>
      {cards === 0 ? (
        <p className="mut">{CARDS.none}</p>
      ) : (
        <>
          <ul className="sums">
            <li>
              <Mark of="u-check" />
              <b>{playable.toLocaleString('en')}</b> <span>{CARDS.playable}</span>
            </li>
            <Which of="nearly" count={nearly} />
            <Which of="not" count={cards - playable - nearly} />
          </ul>
          <Keeping />
        </>
      )}
    </section>
  );
}

/** More than these are not shown. */
const MOST = 60;

type Found = { readonly cards: readonly Trouble[]; readonly total: number };

function Which({ of, count }: { readonly of: 'nearly' | 'not'; readonly count: number }) {
  const [found, setFound] = useState<Found | 'looking' | null>(null);
  const look = async (): Promise<void> => {
    setFound('looking');
    setFound(await troublesOf(of, MOST));
  };
  return (
    <li>
      {of === 'nearly' ? <span className="half" aria-hidden="true" /> : <Mark of="u-cross" />}
      <b>{count.toLocaleString('en')}</b>{' '}
      <span>
        {CARDS[of]}{' '}
        {count > 0 && (
          <button
            type="button"
            className="which"
            aria-expanded={found !== null}
            aria-label={`${CARDS.which}: ${CARDS.whichOf[of]}`}
            onClick={() => (found === null ? void look() : setFound(null))}
          >
            {found === null ? CARDS.which : CARDS.hide}
          </button>
        )}
      </span>
      {found === 'looking' && <p className="mut">{CARDS.looking}</p>}
      {found !== null && found !== 'looking' && <Troubles of={of} found={found} />}
    </li>
  );
}

function Troubles({ of, found: { cards, total } }: { readonly of: 'nearly' | 'not'; readonly found: Found }) {
  return (
    <div className="troubles">
      <ul aria-label={CARDS.whichOf[of]}>
        {cards.map(({ name, print, why }) => (
          <li key={`${name} ${print}`}>
            <b>{name}</b> <i>{print}</i>
            <q>{why}</q>
          </li>
        ))}
      </ul>
      {total > cards.length && <p className="mut">{CARDS.whichMore(total - cards.length)}</p>}
    </div>
  );
}

/** Saving all of them, and taking all of them out. */
function Keeping() {
  const isBusy = useImport((state) => state.progress !== null);
  const [isAsked, setAsked] = useState(false);
  const save = async (): Promise<void> => saveBlob('cards.jsonl', await savedCards());
  const forget = async (): Promise<void> => {
    setAsked(false);
    await forgetCards();
  };
  return (
    <div className="keeping">
      <button type="button" className="btn" disabled={isBusy} onClick={() => void save()}>
        <Mark of="u-save" />
        {CARDS.save}
      </button>
      <p className="mut">{CARDS.saveHelp}</p>
      {isAsked ? (
        <div role="alert">
          <p>{CARDS.forgetSure}</p>
          <div className="row">
            <button type="button" className="btn" disabled={isBusy} onClick={() => void forget()}>
              {CARDS.yes}
            </button>
            <button type="button" className="btn quiet" onClick={() => setAsked(false)}>
              {CARDS.no}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="btn quiet" disabled={isBusy} onClick={() => setAsked(true)}>
          {CARDS.forget}
        </button>
      )}
    </div>
  );
}
