import { identityOf, isBlocked, type LocalCard, type LocalSet, readCard, writeCards } from '../../cards/index.js';
import { likenessOf } from './likeness.js';
import type { Sums } from './sums.js';

/** Cards of one set, a line each, with the set as they name it. */
interface Lines {
  readonly names: readonly LocalSet[];
  readonly lines: string;
}

/** What searches and games need of a set; the cards as they were read stand elsewhere. */
export interface KeptSet extends Lines {
  readonly setId: string;
  readonly sums: Sums;
}

/** Cards of which more is known than games need: doubts, and how they were read. */
export interface KeptRest extends Lines {
  readonly setId: string;
}

/** A set in its two parts. */
export interface WholeSet {
  readonly set: KeptSet;
  readonly rest: KeptRest;
}

/** `isNearly`: whether all but one line of a card that cannot be played is understood. */
export function wholeSet(setId: string, cards: readonly LocalCard[], isNearly: (card: LocalCard) => boolean): WholeSet {
  const told = cards.map((card) => ({ ...card, likeness: likenessOf(identityOf(card)) }));
  const playable = told.filter(isPlayable).length;
  const nearly = told.filter((card) => !isPlayable(card) && isNearly(card)).length;
  const sums: Sums = { cards: told.length, playable, nearly };
  return {
    set: { setId, sums, ...linesOf(told.map(inShort)) },
    rest: { setId, ...linesOf(told.filter(hasMore)) },
  };
}

export const isPlayable = (card: LocalCard): boolean => card.compiles && !isBlocked(card);

const isBlocking = ({ severity }: LocalCard['diagnostics'][number]): boolean => severity === 'blocking';
const hasMore = ({ asRead, accounts, diagnostics }: LocalCard): boolean =>
  asRead !== null || accounts !== undefined || !diagnostics.every(isBlocking);
const inShort = (card: LocalCard): LocalCard =>
  hasMore(card) ? { ...withoutAccounts(card), asRead: null, diagnostics: card.diagnostics.filter(isBlocking) } : card;
const withoutAccounts = ({ accounts: _, ...card }: LocalCard): LocalCard => card;

function linesOf(cards: readonly LocalCard[]): Lines {
  const { sets, lines } = writeCards(cards);
  return { names: sets, lines: lines.join('\n') };
}

/** The cards of a set as games need them. */
export const cardsIn = ({ names, lines }: Lines): LocalCard[] =>
  lines === '' ? [] : lines.split('\n').map((line) => readCard(line, names));

/** The same with all that was ever read of them. */
export function wholeCardsIn({ set, rest }: WholeSet): LocalCard[] {
  const more = new Map(cardsIn(rest).map((card) => [card.print.id, card]));
  return cardsIn(set).map((card) => more.get(card.print.id) ?? card);
}

export const isSameSet = (one: WholeSet, other: WholeSet): boolean => JSON.stringify(one) === JSON.stringify(other);

/** When a set came out, and its id where two came out together. */
export const byDate = (one: KeptSet, other: KeptSet): number => (dateOf(one) < dateOf(other) ? -1 : 1);
const dateOf = ({ names, setId }: KeptSet): string => `${names[0]?.released ?? ''}\n${setId}`;
