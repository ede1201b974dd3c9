import { type CardPool, type PoolCard, printName, sameCardKey } from '../list/pool.js';
import type { DeckEntry } from '../list/read-list.js';
import { type Ban, bansOn, type Span, spanOn, type TournamentFormat } from './tournament-format.js';

/** A card that a deck could not have held on a day, and why; or what cannot be known of it. */
export interface NotLegalThen {
  readonly code: 'no-such-format' | 'not-legal-then' | 'banned-then' | 'not-known';
  readonly message: string;
  /** Whether it makes the deck illegal; the others are remarks. */
  readonly isFault: boolean;
}

/** What a deck is judged by: a format as it was on a day. */
export interface Then {
  readonly format: TournamentFormat;
  readonly day: string;
}

/**
 * What speaks against a deck in a tournament format on a day. A card is legal in any print where one of its prints is of a legal set; a
 * Trainer or Energy card is told by its name. @rule DECK-07 DECK-21
 */
export function notLegalThen(entries: readonly DeckEntry[], pool: CardPool, { format, day }: Then): NotLegalThen[] {
  const span = spanOn(format, day);
  if (span === null) return [fault('no-such-format', `There was no ${format.name} format yet on ${day}.`)];
  const bans = bansOn(format, day);
  const found = entries.flatMap(({ card }) => {
    const banned = bans.find((ban) => isBanned(card, ban));
    if (banned !== undefined) return [fault('banned-then', `${card.facts.name} was banned from ${banned.from} on.`)];
    return isPlain(card) ? [] : ofCard(card, pool, span, day);
  });
  return [...found, ...unknownsOf(format, day)];
}

const fault = (code: NotLegalThen['code'], message: string): NotLegalThen => ({ code, message, isFault: true });
const remark = (message: string): NotLegalThen => ({ code: 'not-known', message, isFault: false });

const isPlain = ({ facts }: PoolCard): boolean => facts.energy === 'basic';

const isBanned = ({ facts, setId }: PoolCard, { name, sets }: Ban): boolean =>
  facts.name === name && (sets === undefined || sets.includes(setId));

function ofCard(card: PoolCard, pool: CardPool, span: Span, day: string): NotLegalThen[] {
  const { name } = card.facts;
  const key = sameCardKey(card);
  const prints = [card, ...pool.named(name).filter((other) => sameCardKey(other) === key)];
  const dates = prints.map(({ facts }) => facts.released);
  if (dates.some((date) => date !== '' && isLegal(date, span, day))) return [];
  if (dates.every((date) => date === '')) return [remark(`When ${name} came out is not known here.`)];
  // Promos of a series have the day of its first one; later numbers may have been legal.
  const promo = prints.find(({ setId, facts }) => isPromos(setId) && facts.released <= day);
  if (promo !== undefined) {
    return [remark(`Whether ${printName(promo, pool)}, a promo, was legal depends on its number.`)];
  }
  const earliest = dates.filter((date) => date !== '').sort()[0]!;
  const why =
    earliest > day
      ? `came out on ${earliest}, after that day`
      : `is of no set from ${span.since.name} on that is known`;
  return [fault('not-legal-then', `${printName(card, pool)} ${why}.`)];
}

const isLegal = (date: string, { since, to }: Span, day: string): boolean =>
  date >= since.released && date <= day && (to === undefined || date <= to.released);

/** The ids of the series of promos end so, in all databases that are read: basep, np, dpp, … */
const isPromos = (setId: string): boolean => /^(?:base|n|dp|hgss|bw|xy|sm|swsh|sv|me)p$/.test(setId);

function unknownsOf({ name, knownUntil, bansKnownUntil, banned }: TournamentFormat, day: string): NotLegalThen[] {
  if (day >= knownUntil) return [remark(`What ${name} was like from ${knownUntil} on is not known here.`)];
  if (banned.length > 0 && day >= bansKnownUntil)
    return [remark(`What was banned after ${bansKnownUntil} is not known here.`)];
  return [];
}
