import '../look/list-sheet.css';
import { useState } from 'react';
import { countOf, type KeptDeck } from '../desk/kept-deck.js';
import type { ShippedDeck } from '../desk/shipped-decks.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { DECKS, LIST, SHELF } from '../words/decks.js';
import { ERA_WORDS } from '../words/eras.js';
import { SHIPPED } from '../words/lists.js';
import { FORMAT_WORDS } from '../words/words.js';
import { useDesk } from './desk-client.js';
import { playShipped } from './play-shipped.js';
import { addDeck, openDeck, removeDeck, undo, useShelf } from './shelf.js';
import { ShippedSheet } from './shipped-sheet.js';

interface ShelfViewProps {
  readonly era: string;
  readonly setEra: (era: string) => void;
  readonly onList: () => void;
}

/** All decks: those of one's own, and those that ship and can be copied. */
export function ShelfView({ era, setEra, onList }: ShelfViewProps) {
  const { decks, past } = useShelf();
  const begin = (): void => addDeck({ name: SHELF.freshName, era, format: 'constructed', lines: [] }, SHELF.begun);
  return (
    <section className="list shelf" aria-label={SHELF.yours}>
      <header>
        <h2>{SHELF.yours}</h2>
        <div className="by">
          <label>
            <span className="unseen">{SHELF.which}</span>
            <select value={era} onChange={(event) => setEra(event.target.value)}>
              {Object.entries(ERA_WORDS).map(([id, { name, year }]) => (
                <option key={id} value={id}>{`${name} ${year}`}</option>
              ))}
            </select>
          </label>
          <button type="button" className="btn go" onClick={begin}>
            {SHELF.fresh}
          </button>
          <button type="button" className="btn" onClick={onList}>
            {LIST.read}
          </button>
          <button type="button" className="btn quiet" disabled={past.length === 0} onClick={() => undo(DECKS.undone)}>
            <Mark of="u-undo" />
            {DECKS.undo}
          </button>
        </div>
      </header>
      {decks.length === 0 && <p className="nothing">{SHELF.none}</p>}
      <ul className="own">
        {decks.map((deck) => (
          <OwnDeck key={deck.id} deck={deck} />
        ))}
      </ul>
      <ShippedDecks era={era} />
    </section>
  );
}

function OwnDeck({ deck }: { readonly deck: KeptDeck }) {
  const { id, name, era, format, lines } = deck;
  return (
    <li>
      <button type="button" className="deckopen" aria-label={SHELF.open(name)} onClick={() => openDeck(id)}>
        <b>{name}</b>
        <span className="mut">
          <EraTag era={era} /> {FORMAT_WORDS[format] ?? format} · {SHELF.counts(countOf(lines))}
        </span>
      </button>
      <button
        type="button"
        className="btn quiet"
        aria-label={SHELF.copyOf(name)}
        onClick={() => addDeck(deck, SHELF.copied(name))}
      >
        {LIST.copy}
      </button>
      <button
        type="button"
        className="btn quiet"
        aria-label={SHELF.removeOf(name)}
        onClick={() => removeDeck(id, SHELF.removed(name))}
      >
        {SHELF.remove}
      </button>
    </li>
  );
}

/** Those of the chosen era first; decks of invented cards belong to all. */
function ShippedDecks({ era }: { readonly era: string }) {
  const decks = useDesk((state) => state.toCopy);
  const eras = [era, ...Object.keys(ERA_WORDS).filter((id) => id !== era), null];
  return (
    <>
      <h2>{SHELF.shipped}</h2>
      {eras.map((each) => (
        <section key={each} className="tocopy">
          <h3>{each === null ? SHELF.invented : <EraTag era={each} />}</h3>
          <ul>
            {decks
              .filter((deck) => deck.era === each)
              .map((deck) => (
                <ToCopy key={deck.name} deck={deck} era={each ?? era} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ToCopy({ deck, era }: { readonly deck: ShippedDeck; readonly era: string }) {
  const { name, format, about, lines } = deck;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="mut">
          {FORMAT_WORDS[format] ?? format} · {about || SHELF.counts(countOf(lines))}
        </p>
      </div>
      <div className="shipacts">
        <button type="button" className="btn quiet" aria-label={SHIPPED.lookAt(name)} onClick={() => setOpen(true)}>
          {SHIPPED.look}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-label={SHIPPED.playOf(name)}
          onClick={() => playShipped(deck, era)}
        >
          {SHIPPED.play}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-label={SHELF.copyOf(name)}
          onClick={() => addDeck({ name, era, format, lines }, SHELF.copied(name))}
        >
          {SHELF.copy}
        </button>
      </div>
      {isOpen && <ShippedSheet deck={deck} era={era} onClose={() => setOpen(false)} />}
    </li>
  );
}
