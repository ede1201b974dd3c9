/* Sentences that say the same of one card after the other become one. Cards are marked, see pieces.ts. */
import { listed } from '../companion/index.js';
import { BEGIN, END, wordsOf } from './pieces.js';

const UNKNOWN = 'A card';
const GOES_SOMEWHERE = /^(\ue000[^\ue002]*\ue002|A card) goes to (.*)\.$/u;

/** Sentences with the same key say the same of the cards. */
interface Run {
  readonly key: string;
  /** One a sentence. */
  readonly cards: string[];
}

interface Line {
  /** The number of its first sentence. */
  readonly first: number;
  readonly sentence: string;
  readonly run: Run | null;
}

/** "You draw a. You draw b." as "You draw a and b."; what is not of this kind stays as it is. */
export function condense(sentences: readonly string[]): string[] {
  const lines = new Lines();
  lines.take(0, sentences);
  return lines.told();
}

/** The same of sentences that come little by little, and of which the last may be told anew. */
export class Lines {
  private readonly lines: Line[] = [];

  /** Puts these sentences in the place of all from that one on; returns the number of the first line that is another now. */
  take(from: number, sentences: readonly string[]): number {
    const { lines } = this;
    while (lines.length > 0 && lines.at(-1)!.first >= from) lines.pop();
    const kept = lines.length;
    const isOpen = this.shorten(from);
    for (const [place, sentence] of sentences.entries()) this.push(from + place, sentence);
    const wentOn = kept > 0 && lines[kept]?.first !== from && sentences.length > 0;
    return isOpen || wentOn ? kept - 1 : kept;
  }

  /** The lines from that number on. */
  told(from = 0): string[] {
    return this.lines
      .slice(from)
      .map(({ sentence, run }) => (run === null || run.cards.length === 1 ? sentence : together(sentence, run.cards)));
  }

  /** Takes out of the last line what it tells of sentences from that one on, if there is any. */
  private shorten(from: number): boolean {
    const last = this.lines.at(-1);
    if (last === undefined || last.run === null || last.first + last.run.cards.length <= from) return false;
    last.run.cards.length = from - last.first;
    return true;
  }

  private push(number: number, sentence: string): void {
    const run = runOf(sentence);
    const last = this.lines.at(-1)?.run ?? null;
    if (run !== null && last?.key === run.key) last.cards.push(...run.cards);
    else this.lines.push({ first: number, sentence, run });
  }
}

function runOf(line: string): Run | null {
  const ending = cardAtTheEnd(line);
  if (ending !== null) return { key: ending[0], cards: [ending[1]] };
  if (!line.startsWith(BEGIN) && !line.startsWith(UNKNOWN)) return null;
  const [, card, place] = GOES_SOMEWHERE.exec(line) ?? [];
  return card === undefined || place === undefined ? null : { key: `${card !== UNKNOWN}${place}`, cards: [card] };
}

/** The sentence with which a run begins, said of all its cards. */
function together(line: string, cards: readonly string[]): string {
  const ending = cardAtTheEnd(line);
  if (ending !== null) return `${ending[0]}${withCopies(cards)}.`;
  const [, card, place] = GOES_SOMEWHERE.exec(line)!;
  return `${card === UNKNOWN ? `${cards.length} cards` : withCopies(cards)} go to ${place}.`;
}

/** The one card of a line that ends in it, and what stands before it; null: it does not end so. */
function cardAtTheEnd(line: string): readonly [before: string, card: string] | null {
  const from = line.indexOf(BEGIN);
  if (from <= 0 || line[from - 1] !== ' ' || !line.endsWith(`${END}.`)) return null;
  return line.indexOf(END) === line.length - 2 ? [line.slice(0, from), line.slice(from, -1)] : null;
}

/** Cards of one name are counted: "Cub and Fish ×3". */
function withCopies(cards: readonly string[]): string {
  const copies = new Map<string, string[]>();
  for (const card of cards) {
    const name = wordsOf(card);
    copies.set(name, [...(copies.get(name) ?? []), card]);
  }
  const words = [...copies.values()].map((all) => (all.length === 1 ? all[0]! : `${all[0]} ×${all.length}`));
  return listed(words);
}
