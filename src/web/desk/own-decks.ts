import type { PoolCard } from '../../cards/index.js';
import { type Deck, hasText, programOf } from '../../session/index.js';
import { type DeckOffer, offerOf } from '../session/library.js';
import { type KeptDeck, type KeptLine, keyOf } from './kept-deck.js';
import { cardKept, keyOfCard } from './pool.js';

/** Decks of one's own as games take them and as the page offers them. */
export interface OwnDecks {
  readonly decks: readonly Deck[];
  readonly offers: readonly DeckOffer[];
}

/** Only tables for which a deck was built and where it is legal are offered; a card that cannot be played closes all. */
export function ownDecks(kept: readonly KeptDeck[], shipped: readonly PoolCard[]): OwnDecks {
  const known = new Map(shipped.map((card) => [keyOfCard(card), card]));
  const cardOf = (line: KeptLine): PoolCard | undefined =>
    known.get(keyOf(line)) ?? (line.card === undefined ? undefined : cardKept(line));
  const decks = kept.map(({ lines }) => linked(lines, cardOf));
  const offers = kept.map((deck, place) => {
    const { facts, cards, isWhole } = decks[place]!;
    const offer = offerOf(
      { name: deck.name, own: deck.id, home: deck.era, about: '' },
      cards.map((card) => facts[card]!),
    );
    const isOpen = deck.lines.every(({ card }) => card?.blocked === undefined);
    const canBePlayed = isWhole && isOpen && facts.every((card) => !hasText(card) || programOf(card) !== null);
    return canBePlayed ? offer : { ...offer, legal: [] };
  });
  return { decks, offers };
}

function linked(
  lines: readonly KeptLine[],
  cardOf: (line: KeptLine) => PoolCard | undefined,
): Deck & { readonly isWhole: boolean } {
  const known = lines.map((line) => ({ line, card: cardOf(line) })).filter(({ card }) => card !== undefined);
  return {
    facts: known.map(({ card }) => card!.facts),
    cards: known.flatMap(({ line }, place) => new Array<number>(line.count).fill(place)),
    isWhole: known.length === lines.length,
  };
}
