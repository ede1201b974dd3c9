import type { CardFacts } from '../../engine/index.js';
import { wordsOf } from '../parse/combinators.js';
import { type Heard, readings } from '../parse/sentence.js';
import { type Claim, holdsFor } from '../read/claims.js';
import { SELF } from '../read/own-name.js';
import { read, type Sentence } from '../read/read.js';
import type { Token } from '../read/token.js';

export interface Unread {
  readonly ok: false;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** All ways to read each sentence that says something, and what the others claim. */
export interface Reading {
  readonly ok: true;
  readonly sentences: readonly { readonly ways: readonly Heard[]; readonly tokens: readonly Token[] }[];
  readonly claims: readonly Claim[];
}

/** What was read of a sentence: its ways, or how far the reading came. */
type Known = readonly Heard[] | number;

/** Cards share sentences: each is parsed once. Bounded, so that a stream of nonsense does not fill the memory. */
const known = new Map<string, Known>();
const KEPT = 50_000;

/** As if nothing had ever been read: what follows is parsed anew. */
export const forgetSentences = (): void => known.clear();

/** Marks a sentence that is told of each player: its words are read in another way. */
const OF_EACH = '\u0001';

function waysOf({ tokens, ofEach }: Sentence, text: string): Known {
  const key = ofEach === true ? `${OF_EACH}${keyOf(tokens, text)}` : keyOf(tokens, text);
  const found = known.get(key);
  if (found !== undefined) return found;
  const result = parsed(tokens);
  if (known.size >= KEPT) known.clear();
  known.set(key, result);
  return result;
}

/** "a Energy card": a sign of a type stood there, and the database has lost it. */
const lostType = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ word }, i) => word === 'energy' && tokens[i - 1]?.word === 'a');

function parsed(tokens: readonly Token[]): Known {
  const lost = lostType(tokens);
  if (lost >= 0) return lost;
  const words = wordsOf(tokens);
  const ways = readings(words);
  return ways.length > 0 ? ways : words.far;
}

/** What is printed, with the own name as one sign: texts of different cards are then the same. */
export function keyOf(tokens: readonly Token[], text: string): string {
  let key = '';
  let from = tokens[0].start;
  for (const { word, start, end } of tokens) {
    if (word !== SELF) continue;
    key += `${text.slice(from, start)}${SELF}`;
    from = end;
  }
  return key + text.slice(from, endOf(tokens));
}

const unread = (token: Token, reason: string): Unread => ({ ok: false, start: token.start, end: token.end, reason });

export function heardIn(text: string, facts: CardFacts, all: readonly Token[]): Reading | Unread {
  const sentences: { ways: readonly Heard[]; tokens: readonly Token[] }[] = [];
  const claims: Claim[] = [];
  for (const sentence of read(text, facts, all)) {
    const { tokens, claim } = sentence;
    if (claim !== null) {
      if (!holdsFor(claim, facts))
        return { ...unread(tokens[0], `this is said of another kind of card (${claim.rule})`), end: endOf(tokens) };
      claims.push(claim);
      continue;
    }
    const ways = waysOf(sentence, text);
    if (typeof ways === 'number') return unread(tokens[Math.min(ways, tokens.length - 1)], 'not understood');
    const heard = sentence.option === true ? ways.map((first): Heard => ({ is: 'option', first })) : ways;
    sentences.push({ ways: heard, tokens });
  }
  return { ok: true, sentences, claims };
}

export const endOf = (tokens: readonly Token[]): number => tokens[tokens.length - 1].end;
