import { useEffect, useState } from 'react';
import type { DeskCard } from '../desk/desk-view.js';
import { countOf, keyOf } from '../desk/kept-deck.js';
import type { ShippedDeck } from '../desk/shipped-decks.js';
import { Sheet } from '../parts/sheet.js';
import { DECK, SHELF } from '../words/decks.js';
import { wordedIn } from '../words/of-year.js';
import { CardRef } from './deck-list.js';
import { openDesk } from './desk-client.js';
import { groupsOf } from './groups.js';
import { playShipped } from './play-shipped.js';
import { addDeck } from './shelf.js';

interface ShippedSheetProps {
  readonly deck: ShippedDeck;
  /** The era it would be played in: its own, or the chosen one for decks that have none. */
  readonly era: string;
  readonly onClose: () => void;
}

/** A deck that ships, to be looked at before it is played or copied. */
export function ShippedSheet({ deck, era, onClose }: ShippedSheetProps) {
  const { name, about, format, lines } = deck;
  const groups = groupsOf(lines, useCards(deck, era));
  return (
    <Sheet title={name} look="shiplook" onClose={onClose}>
      <p className="mut">{about || SHELF.counts(countOf(lines))}</p>
      {groups.map((group) => (
        <section key={group.name}>
          <h3>
            {wordedIn(DECK.groups[group.name], era)} {group.count}
          </h3>
          <ul>
            {group.lines.map(({ line, card }) => (
              <li key={keyOf(line)}>
                <b>{line.count}</b> {card === null ? line.name : <CardRef card={card} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="row">
        <button type="button" className="btn go" onClick={() => playShipped(deck, era)}>
          {DECK.play}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            addDeck({ name, era, format, lines }, SHELF.copied(name));
            onClose();
          }}
        >
          {SHELF.copy}
        </button>
      </div>
    </Sheet>
  );
}

/** The cards of the deck, once the desk has found them. */
function useCards({ name, format, lines }: ShippedDeck, era: string): ReadonlyMap<string, DeskCard> {
  const [cards, setCards] = useState<ReadonlyMap<string, DeskCard>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    void openDesk()
      .then((session) => session.judgeDeck({ id: '', name, era, format, lines }))
      .then((verdict) => isCurrent && setCards(new Map(verdict.cards.map((card) => [keyOf(card), card]))));
    return () => {
      isCurrent = false;
    };
  }, [name, era, format, lines]);
  return cards;
}
