// The library as its files hold it: cards once, set by set, and one file a deck.
import { ERAS, FORMATS, jsonShape } from '../../engine/index.js';
import { type WrittenFacts, writtenShape } from './written-facts.js';

/** Cards of one set. What all of them share stands once. */
export interface WrittenSet {
  readonly id: string;
  readonly name: string;
  /** The series it belongs to, as card databases call it. */
  readonly serie: string;
  readonly released: string;
  readonly cards: readonly WrittenCard[];
}

export interface WrittenCard extends Omit<WrittenFacts, 'set' | 'released'> {
  readonly number: string;
}

/** Where a deck comes from: lists like it won tournaments, it was sold in a box, or people built it for the fun of it. */
export const DECK_ORIGINS = ['tournament', 'sold', 'built'] as const;
/** Where a deck comes from. */
export type DeckOrigin = (typeof DECK_ORIGINS)[number];

/** A deck as its file has it. */
export interface WrittenDeck {
  readonly name: string;
  readonly era: string;
  readonly format: string;
  readonly year: number;
  readonly origin: DeckOrigin;
  /** What it is, and what it shows of its time. */
  readonly about: string;
  /** How it wants to win. */
  readonly plan: string;
  /** The cards it is built around. */
  readonly key: readonly string[];
  /** The deck that it is meant to be played with, or against. */
  readonly partner?: string;
  /** Lines as the official clients write them: count, name, set code and number. */
  readonly cards: readonly string[];
}

const { fields, isFields, listOf, name, oneOf, text, whole } = jsonShape;

/** More than any set has, and more than any deck has lines. */
const [MOST_CARDS, MOST_LINES] = [2000, 100];

export const setShape = fields({
  id: name,
  name,
  serie: text(),
  released: text(),
  cards: listOf((value, check) => {
    if (!isFields(value)) return check.must(false, 'an object', value);
    const { number, ...facts } = value;
    check.at('number', name, number);
    writtenShape(facts, check);
  }, MOST_CARDS),
});

export const deckShape = fields(
  {
    name,
    era: oneOf(ERAS.map(({ id }) => id)),
    format: oneOf(FORMATS.map(({ id }) => id)),
    year: whole(1996, 2100),
    origin: oneOf(DECK_ORIGINS),
    about: text(),
    plan: text(),
    key: listOf(name, MOST_LINES),
    cards: listOf(text(), MOST_LINES),
  },
  { partner: name },
);
