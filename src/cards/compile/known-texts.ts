import type { AttackFacts, CardFacts } from '../../engine/index.js';
import { type AskedFacts, commonOf, isSameCard } from '../own-facts.js';
import { mayNameItself, SELF, unnamed } from '../read/own-name.js';
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
const BY_DAMAGE: Known = { result: { ok: false, start: 0, end: 0, reason: '' } };
const BY_CARD: Known = { result: BY_DAMAGE.result };

/** What a text came to. */
export interface Known {
  readonly result: Made<unknown>;
}

/** By sort of text, name of the card and text: the cards of that name that it was made for. */
const ofCards = new Map<string, { readonly place: Place; readonly known: Known }[]>();

/** Bounded, so that a stream of nonsense does not fill the memory. */
const KEPT = 50_000;

/** As if nothing had ever been read: what follows is compiled anew. */
export function forgetTexts(): void {
  forgetKnown();
  forgetSentences();
}

/** Where a text stands, and where it is known what it comes to. */
export interface Place {
  readonly text: string;
  readonly facts: CardFacts;
  /** Null where it is not the text of an attack. */
  readonly attack: AttackFacts | null;
  /** What the card has in common with others, and which sort of text it is. */
  readonly sort: number;
  /** The text, with one sign for the card's own name. */
  readonly key: string;
  /** Its words, where they had to be read to know. */
  readonly tokens: readonly Token[] | null;
}

export function placeOf(text: string, where: keyof typeof PLACE, facts: CardFacts, attack: AttackFacts | null): Place {
  const sort = commonOf(facts, attack) * PLACES + PLACE[where];
  const key = mayNameItself(text, facts) ? unnamed(text, facts) : text;
  if (key !== null) return { text, facts, attack, sort, key, tokens: null };
  const tokens = tokensIn(text, facts);
  const isNamed = tokens.some(({ word }) => word === SELF);
  return { text, facts, attack, sort, key: isNamed ? keyOf(tokens, text) : text, tokens };
}

/** What the text came to before; undefined where it was not met. */
export function foundAt(place: Place): Known | undefined {
  const { sort, key } = place;
  const first = known.get(sort)?.get(key);
  if (first === BY_DAMAGE) return known.get(byDamage(place))?.get(key);
  if (first !== BY_CARD) return first;
  return ofCards.get(keyOfCard(place))?.find((met) => isSamePlace(met.place, place))?.known;
}

/** Other cards share what was not made by anything of this card's own; that, only prints of the same card do. */
export function keepAt(place: Place, asked: AskedFacts, known: Known): void {
  const { sort, key, text } = place;
  // A name is longer than another: where a text is not understood is the same place in the same text only.
  if (asked.isOwn || (key !== text && !known.result.ok)) {
    keep(textsOf(sort), key, BY_CARD);
    const met = ofCards.get(keyOfCard(place));
    if (met === undefined) ofCards.set(keyOfCard(place), [{ place, known }]);
    else met.push({ place, known });
    return;
  }
  keep(textsOf(sort), key, asked.isByDamage ? BY_DAMAGE : known);
  if (asked.isByDamage) keep(textsOf(byDamage(place)), key, known);
}

const keyOfCard = ({ sort, text, facts }: Place): string => `${sort}\n${facts.name}\n${text}`;

/** Whether it stands at the same place of a print of the same card. */
const isSamePlace = (a: Place, b: Place): boolean =>
  a.attack?.damage === b.attack?.damage && isSameCard(a.facts, b.facts);

const PLACE = { attack: 0, power: 1, card: 2 };
const PLACES = 3;

/** A sort of text with a printed number is a sort of its own. */
const byDamage = ({ sort, attack }: Place): number => sort + SORTS * (1 + (attack?.damage ?? 0));
const SORTS = 2 ** 24;

type Texts = Map<string, Known>;

/** The texts of cards that have this in common. A text is looked up by itself: its hash is made once. */
function textsOf(sort: number): Texts {
  const found = known.get(sort);
  if (found !== undefined) return found;
  const texts: Texts = new Map();
  known.set(sort, texts);
  return texts;
}

function keep(texts: Texts, key: string, made: Known): void {
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
