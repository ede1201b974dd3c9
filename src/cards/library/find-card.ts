import { ERAS } from '../../engine/index.js';
import { endOfTime } from '../decks/list/era-time.js';
import type { PoolCard } from '../decks/list/pool.js';
import { sameCardKey } from '../decks/list/pool.js';
import { numberKey } from '../decks/list/set-codes.js';
import type { Library } from './library.js';

/** A card as a person writes it down: the set may be its name, its code or its id, with or without the number. */
export interface AskedCard {
  readonly name: string;
  readonly set: string | null;
  /** 0: whichever. */
  readonly piece: number;
}

/**
 * The cards that are meant: one, none, or several different ones. Where nothing tells prints of a name apart, those in
 * decks of the era are meant; where there are none, the newest of its time.
 */
export function cardsAsked(library: Library, asked: AskedCard, era: string): readonly PoolCard[] {
  const named = library.pool
    .named(asked.name)
    .filter(({ id, facts }) => id !== '' && (asked.piece === 0 || facts.piece === asked.piece));
  const meant = named.filter((card) => asked.set === null || isOfSet(library, card, asked.set));
  const played = meant.filter((card) =>
    library.decks.some((deck) => deck.era === era && deck.entries.some((entry) => entry.card === card)),
  );
  return oneOfEach(played.length > 0 ? played : nearestInTime(meant, era));
}

/** Those that came out last while the rules of the era held; where all are newer, the oldest. @rule DECK-18 */
function nearestInTime(cards: readonly PoolCard[], id: string): readonly PoolCard[] {
  const era = ERAS.find((each) => each.id === id);
  if (era === undefined) return cards;
  const ofItsTime = cards.filter(({ facts }) => facts.released < endOfTime(era.year));
  const days = (ofItsTime.length > 0 ? ofItsTime : cards).map(({ facts }) => facts.released).sort();
  const day = ofItsTime.length > 0 ? days.at(-1) : days[0];
  return cards.filter(({ facts }) => facts.released === day);
}

/** Of a card of several pieces the last stands for the whole: in play it speaks. @rule CLS-10 CLS-34 */
function oneOfEach(cards: readonly PoolCard[]): readonly PoolCard[] {
  const different = new Map<string, PoolCard>();
  for (const card of cards) {
    const { piece, name } = card.facts;
    const key = piece > 0 ? `${card.setId} ${name}` : sameCardKey(card);
    if (piece > 0 || !different.has(key)) different.set(key, card);
  }
  return [...different.values()];
}

function isOfSet({ pool }: Library, { setId, number }: PoolCard, asked: string): boolean {
  const set = pool.sets.setOfId(setId);
  const names = [setId, ...(set === undefined ? [] : [set.code, set.name, ...set.also])];
  return names.some((name) => {
    if (asked === name) return true;
    return asked.startsWith(`${name} `) && numberKey(asked.slice(name.length + 1)) === numberKey(number);
  });
}
