import { type DeckPool, FORMATS } from '../../engine/index.js';
import { programOf, type Reckoning, reckoningWith } from '../../session/index.js';
import type { Collection } from '../session/library.js';

/** What the bots of this page reckon with: the decks that ship, era by era. A deck of one's own is none of them. */
export class Reckoned {
  private readonly known = new Map<string, Reckoning>();

  constructor(private readonly collections: readonly Collection[] = []) {}

  at({ era, format }: { readonly era: string; readonly format: string }): Reckoning {
    const key = `${era} ${format}`;
    const reckoning = this.known.get(key) ?? reckoningWith(() => this.poolFor(era, format));
    this.known.set(key, reckoning);
    return reckoning;
  }

  /** A deck of no era may be met in any. */
  private poolFor(era: string, format: string): DeckPool {
    const size = FORMATS.find(({ id }) => id === format)?.deck;
    const facts = this.collections.flatMap((collection) => collection.facts);
    const decks: (readonly number[])[] = [];
    let before = 0;
    for (const collection of this.collections) {
      const from = before;
      for (const [place, deck] of collection.decks.entries()) {
        const home = collection.about?.[place]?.era ?? era;
        if (home === era && deck.length === size) decks.push(deck.map((card) => from + card));
      }
      before += collection.facts.length;
    }
    return compact(facts, decks);
  }
}

/** Only the cards that the decks have: others need not be linked. */
function compact(facts: DeckPool['facts'], decks: DeckPool['decks']): DeckPool {
  const used = [...new Set(decks.flat())];
  const placeOf = new Map(used.map((card, place) => [card, place]));
  const cards = used.map((card) => facts[card]!);
  return {
    facts: cards,
    programs: cards.map(programOf),
    decks: decks.map((deck) => deck.map((card) => placeOf.get(card)!)),
  };
}
