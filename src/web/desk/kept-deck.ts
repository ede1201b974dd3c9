import type { WrittenFacts } from '../../cards/index.js';

/** A card that does not ship with Rulebox, kept with the deck it is in: the deck can be played wherever it is taken. */
export interface KeptCard {
  readonly setId: string;
  readonly number: string;
  readonly facts: WrittenFacts;
  /** Why it cannot be played by what its database says of it; left out where it can. */
  readonly blocked?: string;
}

/** Some copies of a card in a deck of one's own. */
export interface KeptLine {
  readonly count: number;
  /** The print's id; empty for a card without prints. */
  readonly id: string;
  readonly name: string;
  readonly card?: KeptCard;
}

/** A deck of one's own, as the browser keeps it. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly era: string;
  readonly format: string;
  readonly lines: readonly KeptLine[];
}

/** What a card is told by: its print, or its name where it has none. */
export const keyOf = ({ id, name }: Pick<KeptLine, 'id' | 'name'>): string => (id === '' ? name : id);

export const countOf = (lines: readonly Pick<KeptLine, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** The deck with so many copies of a card; none takes the line away. */
export function withCount(deck: KeptDeck, card: Omit<KeptLine, 'count'>, count: number): KeptDeck {
  const key = keyOf(card);
  const copies = Math.max(0, Math.min(MOST, count));
  const known = deck.lines.some((line) => keyOf(line) === key);
  const lines = known
    ? deck.lines.map((line) => (keyOf(line) === key ? { ...line, count: copies } : line))
    : [...deck.lines, { ...card, count: copies }];
  return { ...deck, lines: lines.filter((line) => line.count > 0) };
}

/** No format has decks larger than this. @rule DECK-01 */
const MOST = 60;

export const countIn = (deck: KeptDeck | null, key: string): number =>
  deck?.lines.find((line) => keyOf(line) === key)?.count ?? 0;

/** A name that no deck has yet: "Fire", "Fire 2", "Fire 3" … */
export function freeName(name: string, decks: readonly Pick<KeptDeck, 'name'>[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(tried)) return tried;
  }
}

/** An id that no deck has yet. */
export function freeId(decks: readonly Pick<KeptDeck, 'id'>[]): string {
  const numbers = decks.map(({ id }) => Number(id.replace(/^deck-/, ''))).filter(Number.isFinite);
  return `deck-${Math.max(0, ...numbers) + 1}`;
}
