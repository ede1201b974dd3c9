import type { Library } from '../../cards/index.js';
import { programOf } from '../../session/index.js';
import type { Collection } from './library.js';

/** The real cards, and the decks as places among them: as the built page carries them. */
export function collectionOf(library: Pick<Library, 'cards' | 'decks'>): Collection {
  const cards = [
    ...new Set([...library.cards, ...library.decks.flatMap(({ entries }) => entries.map(({ card }) => card))]),
  ];
  const places = new Map(cards.map((card, place) => [card, place]));
  return {
    names: library.decks.map(({ name }) => name),
    about: library.decks.map(({ era, format, about, plan }) => ({ era, format, about, plan })),
    facts: cards.map(({ facts }) => facts),
    programs: cards.map(({ facts }) => programOf(facts)),
    prints: cards.map(({ id, setId, number }) => [id, setId, number]),
    decks: library.decks.map(({ entries }) =>
      entries.flatMap(({ count, card }) => new Array<number>(count).fill(places.get(card)!)),
    ),
  };
}
