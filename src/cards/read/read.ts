import type { CardFacts } from '../../engine/index.js';
import { type Claim, claimOf } from './claims.js';
import { lettersToTypes } from './letters-of-types.js';
import { markOwnName, type OwnName } from './own-name.js';
import { goesOn, opensForEach, toReader } from './person.js';
import { type Token, tokensOf } from './token.js';

/** One sentence: its words, and what it claims to be so without saying anything new. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly claim: Claim | null;
  /** The first sentence of one thing out of a list to choose from. */
  readonly option?: true;
  /** Told of each player, and read as if it were told to the reader. */
  readonly ofEach?: true;
}

/** What of a card its texts are read by. */
export type ReadBy = OwnName & Pick<CardFacts, 'trainer'>;

/** The words of a text, the card's own name marked. */
export const tokensIn = (text: string, own: OwnName): readonly Token[] =>
  markOwnName(lettersToTypes(withoutNoise(tokensOf(text))), own);

/**
 * A text as sentences. A parenthesis inside a sentence stays there, unless it restates a rule; one that stands alone
 * is a sentence like any other. Nothing is dropped that is not in the table of claims.
 */
export function read(text: string, facts: ReadBy, tokens = tokensIn(text, facts)): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let open: Token[] = [];
  const close = (): void => {
    if (open.length > 0) sentences.push(sentenceOf(open));
    open = [];
  };
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i];
    if (word === '(') {
      const end = closing(tokens, i);
      const inside = withoutStop(tokens.slice(i + 1, end));
      const claim = claimOf(inside);
      if (claim !== undefined || (open.length === 0 && end < tokens.length)) {
        // A claim in the middle of a sentence does not end that sentence.
        if (claim !== undefined) sentences.push({ tokens: inside, claim });
        else for (const part of split(inside)) sentences.push(sentenceOf(part));
        i = end;
      } else open.push(tokens[i]);
    } else if (word === '•') {
      close();
      open.push(tokens[i]);
    } else if (isEnd(tokens, i)) close();
    else open.push(tokens[i]);
  }
  close();
  return facts.trainer === 'stadium' ? toldToReader(sentences) : sentences;
}

const TITLE = ['{', 'title', '}', ':'];

/** What a database left in a text that no card has: a mark for the title, and a quotation mark that nothing opened. */
function withoutNoise(tokens: Token[]): Token[] {
  const named = TITLE.every((word, i) => tokens[i]?.word === word) ? tokens.slice(TITLE.length) : tokens;
  const last = named[named.length - 1];
  const isAlone = last?.word === '"' && named.filter(({ word }) => word === '"').length === 1;
  return isAlone ? named.slice(0, -1) : named;
}

/** From the sentence that says what each player may do, "that player" is whoever reads it. */
function toldToReader(sentences: readonly Sentence[]): readonly Sentence[] {
  let each = false;
  return sentences.map((sentence) => {
    if (sentence.claim !== null) return sentence;
    each = opensForEach(sentence.tokens) || (each && goesOn(sentence.tokens));
    return each ? { tokens: toReader(sentence.tokens), claim: null, ofEach: true } : sentence;
  });
}

function sentenceOf(tokens: readonly Token[]): Sentence {
  if (tokens[0].word === '•' && tokens.length > 1) return { ...sentenceOf(tokens.slice(1)), option: true };
  return { tokens, claim: claimOf(tokens) ?? null };
}

const isStop = (word: string): boolean => word === '.' || word === ';';
/** A cry ends a text, too; elsewhere the sign may belong to a name. */
const isCry = (tokens: readonly Token[], at: number): boolean => tokens[at].word === '!' && at === tokens.length - 1;

/** A stop ends a sentence; so does the sign of a list, and the comma of "Flip a coin, If heads". */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at];
  if (isStop(word) || isCry(tokens, at)) return true;
  const next = tokens[at + 1];
  return word === ',' && next !== undefined && next.raw === 'If';
}

function closing(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let i = from; i < tokens.length; i++) {
    if (tokens[i].word === '(') depth++;
    else if (tokens[i].word === ')' && --depth === 0) return i;
  }
  return tokens.length;
}

const withoutStop = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 0 && isStop(tokens[tokens.length - 1].word) ? tokens.slice(0, -1) : tokens;

function split(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isStop(token.word)) parts.push([]);
    else parts[parts.length - 1].push(token);
  }
  return parts.filter((part) => part.length > 0);
}
