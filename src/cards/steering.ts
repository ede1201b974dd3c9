// Where the grammar should grow: what each phrase of it serves, and how it would fare with sets that nobody here has seen.
import type { CardFacts } from '../engine/index.js';
import { type ReadSentence, SentenceBook } from './compile/sentences.js';
import type { Compilation, CompileAll } from './compiled.js';
import type { ImportedCard } from './import/imported.js';
import { type Phrase, phrasesOfGrammar } from './parse/sentence.js';
import { identityOf } from './unique.js';

/** Of the sentences that stand in one set only: how many there are, and how many need nothing that this set alone has. */
export interface Forecast {
  readonly sentences: number;
  /** They compile, and each of their phrases serves a sentence of another set too. */
  readonly carried: number;
}

/** What a phrase serves. */
export interface PhraseUse {
  /** Its words; a slot is "…". */
  readonly says: string;
  readonly sentences: number;
  readonly sets: number;
}

/** How much of the grammar serves next to nothing. */
export interface GrammarUse {
  readonly phrases: number;
  /** Phrases that serve no sentence of these cards, one, or two. */
  readonly unused: number;
  readonly once: number;
  readonly twice: number;
}

/** What the grammar serves in some cards, and what it promises for others. */
export interface Steering {
  readonly total: Forecast;
  readonly series: Readonly<Record<string, Forecast>>;
  readonly use: GrammarUse;
  readonly phrases: readonly PhraseUse[];
}

/** A sentence, and where it stands. */
interface Standing {
  readonly sentence: ReadSentence;
  readonly sets: Set<string>;
  readonly serie: string;
  /** A text that it stands in compiles. */
  isCompiled: boolean;
}

/** Reads every sentence of the cards, each once however often it was printed. */
export function steering(cards: readonly ImportedCard[], compile: CompileAll): Steering {
  const sentences = [...sentencesOf(cards, compile).values()];
  const compiled = sentences.filter(({ isCompiled }) => isCompiled);
  const phrases = phrasesOfGrammar();
  const sets = new Map(phrases.map((phrase) => [phrase, new Set<string>()]));
  const count = new Map<Phrase, number>();
  for (const { sentence, sets: stands } of compiled) {
    for (const phrase of sentence.phrases) {
      count.set(phrase, (count.get(phrase) ?? 0) + 1);
      for (const set of stands) sets.get(phrase)!.add(set);
    }
  }
  const serves = (most: number): number => phrases.filter((phrase) => (count.get(phrase) ?? 0) === most).length;
  return {
    ...forecastOf(sentences, sets),
    use: { phrases: phrases.length, unused: serves(0), once: serves(1), twice: serves(2) },
    phrases: phrases.map((phrase) => ({
      says: phrase.says,
      sentences: count.get(phrase) ?? 0,
      sets: sets.get(phrase)!.size,
    })),
  };
}

/** The share of phrases that serve at most two sentences. */
export const shareOfRare = ({ phrases, unused, once, twice }: GrammarUse): number =>
  (unused + once + twice) / Math.max(1, phrases);

function forecastOf(
  sentences: readonly Standing[],
  sets: ReadonlyMap<Phrase, ReadonlySet<string>>,
): Pick<Steering, 'total' | 'series'> {
  const series: Record<string, { sentences: number; carried: number }> = {};
  const total = { sentences: 0, carried: 0 };
  for (const { sentence, sets: stands, serie, isCompiled } of sentences) {
    if (stands.size !== 1) continue;
    const carried = isCompiled && sentence.phrases.every((phrase) => sets.get(phrase)!.size > 1);
    series[serie] ??= { sentences: 0, carried: 0 };
    for (const tally of [total, series[serie]]) {
      tally.sentences++;
      if (carried) tally.carried++;
    }
  }
  return { total, series };
}

function sentencesOf(cards: readonly ImportedCard[], compile: CompileAll): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  const book = new SentenceBook();
  for (const { facts, compilation, prints } of compiledCards(cards, compile)) {
    for (const { text, isCompiled } of textsOf(facts, compilation)) {
      for (const sentence of book.sentencesOf(text, facts)) {
        const serie = prints[0]!.print.serie;
        const standing = found.get(sentence.key) ?? { sentence, sets: new Set(), serie, isCompiled: false };
        found.set(sentence.key, standing);
        standing.isCompiled ||= isCompiled;
        for (const { print } of prints) standing.sets.add(print.setId);
      }
    }
  }
  return found;
}

interface CompiledCard {
  readonly facts: CardFacts;
  readonly compilation: Compilation;
  readonly prints: readonly ImportedCard[];
}

function compiledCards(cards: readonly ImportedCard[], compile: CompileAll): readonly CompiledCard[] {
  const prints = new Map<string, ImportedCard[]>();
  for (const card of [...cards].sort(byDate)) {
    const identity = identityOf(card);
    const known = prints.get(identity);
    if (known === undefined) prints.set(identity, [card]);
    else known.push(card);
  }
  const all = [...prints.values()];
  const compiled = compile(all.map(([{ facts }]) => facts));
  return all.map((same, i) => ({ facts: same[0].facts, compilation: compiled[i], prints: same }));
}

/** Series are told in the order of their release. */
function byDate({ print: a }: ImportedCard, { print: b }: ImportedCard): number {
  if (a.released === b.released) return 0;
  return a.released < b.released ? -1 : 1;
}

interface CardText {
  readonly text: string;
  readonly isCompiled: boolean;
}

function textsOf(facts: CardFacts, compilation: Compilation): readonly CardText[] {
  const unread = compilation.ok ? [] : compilation.unsupported;
  const textOf = (text: string, where: 'attack' | 'power' | 'card', index: number): CardText => ({
    text,
    isCompiled: !unread.some((span) => span.where === where && span.index === index),
  });
  return [
    ...facts.attacks.map(({ text }, index) => textOf(text, 'attack', index)),
    ...facts.powers.map(({ text }, index) => textOf(text, 'power', index)),
    textOf(facts.text, 'card', 0),
  ].filter(({ text }) => text !== '');
}
