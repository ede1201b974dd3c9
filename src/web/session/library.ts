import { type CardFacts, deckFaults, type EnergyType, ERAS, FORMATS } from '../../engine/index.js';
import { type Face, faceOf, type KnownCards, tellingCards } from '../../session/index.js';

/** Decks as the built page carries them: the cards of a collection, and decks as places among them. */
export interface Collection extends KnownCards {
  readonly names: readonly string[];
  /** For decks of real cards the table that each was built for, and what it is. */
  readonly about?: readonly AboutDeck[];
  /** Of real cards which print each is: id, set, number. */
  readonly prints?: readonly (readonly [string, string, string])[];
  readonly decks: readonly (readonly number[])[];
}

/** A file of decks as the built page has them: those of one era, or those that are at home in all. */
export interface DeckShelf {
  readonly file: string;
  readonly era: string | null;
  readonly decks: number;
}

/** What the library says of a deck. */
export interface AboutDeck {
  readonly era: string;
  readonly format: string;
  readonly about: string;
  readonly plan: string;
}

/** A deck as the page offers it. */
export interface DeckOffer {
  readonly name: string;
  /** The id of a deck of one's own; null: it ships with Rulebox. */
  readonly own: string | null;
  /** The era it was built in; null: it is at home in all. */
  readonly home: string | null;
  /** What it is, in a sentence; empty where nobody has said it. */
  readonly about: string;
  readonly count: number;
  /** The tables at which it is legal: era and format. */
  readonly legal: readonly TableKind[];
  /** Its most telling cards, to be shown on top of it. */
  readonly top: readonly Face[];
  readonly types: readonly EnergyType[];
}

/** How to play, and with what. */
export interface TableKind {
  readonly era: string;
  readonly format: string;
  readonly seats: number;
}

/** Every era with each of its formats. */
export const TABLES = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({ era, format })),
);

export const kindOf = ({ era, format }: (typeof TABLES)[number]): TableKind => ({
  era: era.id,
  format: format.id,
  seats: format.seats,
});

/** Everything that can be chosen from. */
export const offersOf = (collections: readonly Collection[]): readonly DeckOffer[] =>
  collections.flatMap((collection) =>
    collection.decks.map((deck, i) => {
      const cards = deck.map((place) => collection.facts[place]!);
      const { era: home = null, about = '' } = collection.about?.[i] ?? {};
      return offerOf({ name: collection.names[i]!, own: null, home, about }, cards);
    }),
  );

/** A deck with the tables at which it is legal. */
export const offerOf = (
  named: Pick<DeckOffer, 'name' | 'own' | 'home' | 'about'>,
  cards: readonly CardFacts[],
): DeckOffer => ({
  ...named,
  count: cards.length,
  legal: TABLES.filter(({ era, format }) => deckFaults(cards, era, format).length === 0).map(kindOf),
  top: tellingCards(cards).map((facts) => faceOf(facts, cards)),
  types: [...new Set(cards.flatMap(({ types }) => types))],
});
