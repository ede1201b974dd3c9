import type { CardFacts } from '../../engine/index.js';
import { wordsOf } from '../parse/combinators.js';
import { type Phrase, phrasesIn } from '../parse/sentence.js';
import { read, tokensIn } from '../read/read.js';
import { keyOf } from './hear.js';

/** A sentence of a text as the grammar reads it: the same on another card. */
export interface ReadSentence {
  /** What is printed, with one sign for the card's own name. */
  readonly key: string;
  /** The phrases by which it can be read; none: it cannot. */
  readonly phrases: readonly Phrase[];
}

/** Knows the phrases of sentences that were met before. */
export class SentenceBook {
  private readonly known = new Map<string, ReadSentence>();

  /** The sentences of a card's text that say something. */
  sentencesOf(text: string, facts: CardFacts): readonly ReadSentence[] {
    return read(text, facts, tokensIn(text, facts)).flatMap(({ tokens, claim, ofEach }) => {
      if (claim !== null) return [];
      const key = `${ofEach === true ? 'each: ' : ''}${keyOf(tokens, text)}`;
      const sentence = this.known.get(key) ?? { key, phrases: phrasesIn(wordsOf(tokens)) };
      this.known.set(key, sentence);
      return [sentence];
    });
  }
}
