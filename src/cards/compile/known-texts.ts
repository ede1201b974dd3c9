import type { CardFacts } from '../../engine/index.js';
import { type AskedFacts, isSameCard } from '../own-facts.js';
import { mayNameItself, SELF } from '../read/own-name.js';
import { tokensIn } from '../read/read.js';
import type { Token } from '../read/token.js';
import { forgetSentences, keyOf } from './hear.js';
import type { Made } from './one-of.js';

/*
 * Half of all texts stand on several cards. A text that was made a program by nothing but what those cards have in common is
 * made so once; programs are never changed, so cards share it.
 */
const known = new Map<number, Texts>();
let kept = 0;

/** Known for each printed number by itself; and for each card by itself. */
const BY_DAMAGE: Made<never> = { ok: false, start: 0, end: 0, reason: '' };
const BY_CARD: Made<never> = { ok: false, start: 0, end: 0, reason: '' };

/** By sort of text, name of the card and text: the cards of that name that it was made for. */
const ofCards = new Map<string, Of[]>();

interface Of extends TextOf {
  readonly made: Made<unknown>;
}

/** Bounded, so that a stream of nonsense does not fill the memory. */
const KEPT = 50_000;

/** As if nothing had ever been read: what follows is compiled anew. */
export function forgetTexts(): void {
  forgetKnown();
  forgetSentences();
}

/** One text of a card. `where` says which sort of text, and so what sort of thing it comes to. */
export interface TextOf {
  readonly text: string;
  readonly where: 'attack' | 'power' | 'card';
  readonly facts: CardFacts;
  /** The printed number of an attack. */
  readonly damage: number;
}

/** Where it is known what a text comes to. */
export interface Place {
  readonly sort: number;
  readonly key: string;
  /** The text names its card. */
  readonly isNamed: boolean;
  /** Its words, where they had to be read to know. */
  readonly tokens: readonly Token[] | null;
}

export function placeOf({ text, where, facts }: TextOf, asked: AskedFacts): Place {
  const tokens = mayNameItself(text, facts) ? tokensIn(text, facts) : null;
  const isNamed = tokens?.some(({ word }) => word === SELF) === true;
  return {
    sort: asked.common * PLACES + PLACE[where],
    key: isNamed ? keyOf(tokens!, text) : text,
    isNamed,
    tokens,
  };
}

/** What the text came to before; undefined where it was not met. */
export function foundAt({ sort, key }: Place, of: TextOf): Made<unknown> | undefined {
  const first = known.get(sort)?.get(key);
  if (first === BY_DAMAGE) return known.get(byDamage(sort, of.damage))?.get(key);
  if (first !== BY_CARD) return first;
  return ofCards.get(keyOfCard(sort, of))?.find((met) => isSameOf(met, of))?.made;
}

/** Other cards share what was not made by anything of this card's own; that, only prints of the same card do. */
export function keepAt({ sort, key, isNamed }: Place, of: TextOf, asked: AskedFacts, made: Made<unknown>): void {
  // A name is longer than another: where a text is not understood is the same place in the same text only.
  if (asked.isOwn || (isNamed && !made.ok)) {
    keep(textsOf(sort), key, BY_CARD);
    const met = ofCards.get(keyOfCard(sort, of));
    if (met === undefined) ofCards.set(keyOfCard(sort, of), [{ ...of, made }]);
    else met.push({ ...of, made });
    return;
  }
  keep(textsOf(sort), key, asked.isByDamage ? BY_DAMAGE : made);
  if (asked.isByDamage) keep(textsOf(byDamage(sort, of.damage)), key, made);
}

const keyOfCard = (sort: number, { text, facts }: TextOf): string => `${sort}\n${facts.name}\n${text}`;

/** Whether it stands at the same place of a print of the same card. */
const isSameOf = (a: TextOf, b: TextOf): boolean => a.damage === b.damage && isSameCard(a.facts, b.facts);

const PLACE = { attack: 0, power: 1, card: 2 };
const PLACES = 3;

/** A sort of text with a printed number is a sort of its own. */
const byDamage = (sort: number, damage: number): number => sort + SORTS * (1 + damage);
const SORTS = 2 ** 24;

type Texts = Map<string, Made<unknown>>;

/** The texts of cards that have this in common. A text is looked up by itself: its hash is made once. */
function textsOf(sort: number): Texts {
  const found = known.get(sort);
  if (found !== undefined) return found;
  const texts: Texts = new Map();
  known.set(sort, texts);
  return texts;
}

function keep(texts: Texts, key: string, made: Made<unknown>): void {
  if (++kept > KEPT) {
    forgetKnown();
    kept = 1;
  }
  texts.set(key, made);
}

function forgetKnown(): void {
  known.clear();
  ofCards.clear();
  kept = 0;
}
