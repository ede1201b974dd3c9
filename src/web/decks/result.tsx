import { CardFace } from '../cards/card-face.js';
import { printOf } from '../cards/print.js';
import type { DeskCard, FoundDeskCard } from '../desk/desk-view.js';
import { countIn, type KeptDeck, type KeptLine, keyOf } from '../desk/kept-deck.js';
import { useTable } from '../session/store.js';
import { DECK, SEARCH } from '../words/decks.js';
import { CARD } from '../words/words.js';
import { Copies } from './copies.js';

/** Shows a card large. */
export const look = (card: DeskCard): void => useTable.setState({ inspected: { face: card.face } });

/** What a deck keeps of a card. */
export const asLine = ({ id, name, kept }: DeskCard): Omit<KeptLine, 'count'> =>
  kept === null ? { id, name } : { id, name, card: kept };

interface ResultProps {
  readonly found: FoundDeskCard;
  readonly deck: KeptDeck;
}

/** A card that was found, with how many of it are in the deck. */
export function Result({ found: { card, prints }, deck }: ResultProps) {
  const { facts } = card.face;
  const print = printOf(facts);
  const count = countIn(deck, keyOf(card));
  const about = [print.kind || print.badge, facts.hp > 0 ? SEARCH.hp(facts.hp) : '', SEARCH.prints(prints)];
  return (
    <li className={count > 0 ? 'res in' : 'res'}>
      <button type="button" className="face" aria-label={DECK.look(card.name)} onClick={() => look(card)}>
        <CardFace face={card.face} size="table" />
      </button>
      <div className="about">
        <b>{card.name}</b>
        <span className="mut">{about.filter((each) => each !== '').join(' · ')}</span>
        <span className="mut">{card.print || (facts.energy === 'basic' ? SEARCH.everySet : SEARCH.invented)}</span>
        {card.face.status === 'unsupported' && <span className="closed">{CARD.status.unsupported}</span>}
        <span className="had">{count > 0 ? SEARCH.inDeck(count) : ''}</span>
      </div>
      <Copies deck={deck} card={asLine(card)} />
    </li>
  );
}
