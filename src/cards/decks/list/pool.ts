import { BLANK_FACTS, type CardFacts } from '../../../engine/index.js';
import type { ImportedCard } from '../../import/imported.js';
import { PLAIN_ENERGY } from '../../plain-energy.js';
import { keysOf, nameKey } from './name-key.js';
import { type NearWords, nearWords } from './nearest.js';
import { nicknamed } from './nicknames.js';
import { numberKey, type SetCode, type SetCodes, setCodes } from './set-codes.js';

/** A card that a list may name: its facts, and which print it is where that is known. */
export interface PoolCard {
  readonly facts: CardFacts;
  /** The print's id in its database; empty for a card without prints. */
  readonly id: string;
  readonly setId: string;
  readonly number: string;
}

/** All cards that lists are read against. */
export interface CardPool {
  readonly sets: SetCodes;
  readonly byId: ReadonlyMap<string, PoolCard>;
  /** Every card with this name, in whatever spelling. */
  named(name: string): readonly PoolCard[];
  /** Every card of these sets. */
  inSets(setIds: readonly string[]): readonly PoolCard[];
  /** One spelling of each name, by its key. */
  readonly names: ReadonlyMap<string, string>;
  /** The keys of all names, to find the nearest among. */
  readonly near: NearWords;
  /** The year whose rules the lists are meant for, if that is known. */
  readonly year: number | null;
}

/** A card without prints: cards of the shipped library, plain Energy. */
export const unprinted = (facts: CardFacts): PoolCard => ({ facts, id: '', setId: '', number: '' });

/** A card of a database as a card that lists may name. */
export const printed = ({ facts, print }: ImportedCard): PoolCard => ({
  facts,
  id: print.id,
  setId: print.setId,
  number: print.localId,
});

/** Plain Energy cards are in every pool. */
export function cardPool(cards: readonly PoolCard[], table: readonly SetCode[], year: number | null = null): CardPool {
  const all = [...cards, ...PLAIN_ENERGY.map(unprinted)];
  const byKey = new Map<string, PoolCard[]>();
  const bySet = new Map<string, PoolCard[]>();
  const names = new Map<string, string>();
  for (const card of all) {
    for (const key of keysOf(card.facts.name)) into(byKey, key, card);
    if (card.setId !== '') into(bySet, card.setId, card);
    const key = nameKey(card.facts.name);
    if (!names.has(key)) names.set(key, card.facts.name);
  }
  let near: NearWords | null = null;
  return {
    sets: setCodes(table),
    byId: new Map(all.filter(({ id }) => id !== '').map((card) => [card.id, card])),
    named: (name) => byKey.get(nameKey(name)) ?? byKey.get(nicknamed(nameKey(name)) ?? '') ?? [],
    inSets: (setIds) => setIds.flatMap((setId) => bySet.get(setId) ?? []),
    names,
    near: {
      nearest(asked, count) {
        near ??= nearWords(names.keys());
        return near.nearest(asked, count);
      },
    },
    year,
  };
}

function into(map: Map<string, PoolCard[]>, key: string, card: PoolCard): void {
  const cards = map.get(key);
  if (cards === undefined) map.set(key, [card]);
  else cards.push(card);
}

/** What is the same in all prints of one card. A Trainer or Energy card is told by its name: the newest text counts. @rule DECK-18 */
export function sameCardKey({ facts }: PoolCard): string {
  if (facts.kind !== 'pokemon') return `${facts.kind} ${facts.energy ?? ''} ${facts.name}`;
  return JSON.stringify({ ...BLANK_FACTS, ...facts, set: '', released: '', tags: [...facts.tags].sort() });
}

/** How a print is called in a list: its set's code, or the id of a set without one, and its number. */
export function printName(card: PoolCard, { sets }: Pick<CardPool, 'sets'>): string {
  if (card.setId === '') return card.facts.name;
  return `${card.facts.name} ${sets.setOfId(card.setId)?.code ?? card.setId} ${numberKey(card.number)}`;
}
