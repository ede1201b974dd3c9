// The decks of an arena, with their cards' texts compiled.
import { compileCard } from '../../cards/index.js';
import type { CardFacts, CardProgram, DeckPool } from '../../engine/index.js';
import { type CardSource, type LoadedDeck, wholeDeck } from '../deck/source.js';
import { fail } from '../terminal.js';

/** Decks by file or by name; cards that are the same are one. */
export function contestDecks(sources: readonly string[], options: CardSource): { names: string[]; pool: DeckPool } {
  const decks = sources.map((source) => wholeDeck(source, options));
  const places = new Map<string, number>();
  const facts: CardFacts[] = [];
  const placeOf = (card: CardFacts): number => {
    const key = JSON.stringify(card);
    const place = places.get(key) ?? facts.push(card) - 1;
    places.set(key, place);
    return place;
  };
  const lists = decks.map(({ list }) =>
    list.cards.flatMap(({ count, card }) => new Array<number>(count).fill(placeOf(card.facts))),
  );
  return { names: namesOf(decks), pool: { facts, programs: facts.map(programOf), decks: lists } };
}

/**
 * Two lists of one deck with what they share in the same places: then the same chance deals them the same cards, but for those
 * in which they differ.
 */
export function sideBySide(pool: DeckPool): DeckPool {
  const [first, second, ...others] = pool.decks;
  if (first === undefined || second === undefined) return pool;
  const left = [...second];
  const kept = first.map((card) => {
    const at = left.indexOf(card);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  const placed = kept.flatMap((card) => card ?? left.shift() ?? []);
  return { ...pool, decks: [first, [...placed, ...left], ...others] };
}

/** A name that comes twice is told apart by its number. */
const namesOf = (decks: readonly LoadedDeck[]): string[] =>
  decks.map(({ name }, i) => {
    const before = decks.slice(0, i).filter((deck) => deck.name === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

function programOf(card: CardFacts): CardProgram {
  const compiled = compileCard(card);
  if (compiled.ok) return compiled.program;
  const [span] = compiled.unsupported;
  return fail(
    `${card.name} cannot be played, because its text is not understood: "${span?.text ?? ''}" (${span?.reason ?? ''}). Take it out of the deck, or look at it with: rulebox cards explain "${card.name}"`,
  );
}
