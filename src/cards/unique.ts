import type { CardFacts } from '../engine/index.js';
import type { ImportedCard } from './import/imported.js';

/**
 * What two prints of one card share: they agree in everything but number, set, date, rarity and legality. Facts that
 * are missing count as such, so that a gap is not taken for "none"; how a fact was found does not count. The pieces of a
 * LEGEND or V-UNION share one text and are told apart by their number alone, so they count once too.
 */
export function identityOf({ facts, diagnostics }: ImportedCard): string {
  const { set: _set, released: _released, piece: _piece, ...printed } = facts;
  const doubts = diagnostics.filter(({ severity }) => severity !== 'note').map(({ code }) => code);
  return JSON.stringify([ordered(printed), doubts]);
}

/** The facts in one order, whichever database they came from. */
function ordered(facts: Omit<CardFacts, 'set' | 'released' | 'piece'>): unknown {
  return { ...facts, tags: [...facts.tags].sort() };
}

/** The first print of every card, in the order of the prints. */
export function uniqueCards(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const first = new Map<string, ImportedCard>();
  for (const card of cards) {
    const identity = identityOf(card);
    if (!first.has(identity)) first.set(identity, card);
  }
  return [...first.values()];
}
