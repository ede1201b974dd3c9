// What is known of the cards of a database, serie by serie: how many there are, compile, were exercised, are verified.
import type { TextCard } from '../../arena/index.js';
import { type CoverageReport, type ImportedCard, identityOf } from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';

/** Counted by unique cards. */
export interface SerieFigures {
  readonly unique: number;
  readonly compiled: number;
  /** Every branch of its program has run in play. */
  readonly exercised: number;
  /** All its texts stand on cards of scenarios. */
  readonly verified: number;
}

export interface CorpusFigures {
  /** The soak that exercised them. */
  readonly games: number;
  readonly seed: string;
  readonly total: SerieFigures;
  readonly series: Readonly<Record<string, SerieFigures>>;
  /** Compiled cards that are played in a way that is not known yet. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** What is not understood: sentences without names and numbers, and how many unique cards have them. */
  readonly clauses: readonly { readonly text: string; readonly cards: number }[];
}

export interface FiguresFrom {
  readonly cards: readonly ImportedCard[];
  readonly coverage: CoverageReport;
  readonly isExercised: (identity: string) => boolean;
  readonly isVerified: (facts: CardFacts) => boolean;
}

/** More are not worth a page. */
const CLAUSES_TOLD = 40;

export function figuresFrom(from: FiguresFrom): Omit<CorpusFigures, 'games' | 'seed' | 'leftOut'> {
  const { cards, coverage } = from;
  const exercised = countBySerie(cards, (card) => from.isExercised(identityOf(card)));
  const verified = countBySerie(cards, ({ facts }) => from.isVerified(facts));
  const figures = (serie: string, { unique, compiled }: CoverageReport['total']): SerieFigures => ({
    unique,
    compiled,
    exercised: exercised.get(serie) ?? 0,
    verified: verified.get(serie) ?? 0,
  });
  const names = namesIn(cards);
  return {
    total: figures(ALL, coverage.total),
    series: Object.fromEntries(Object.entries(coverage.series).map(([serie, tally]) => [serie, figures(serie, tally)])),
    clauses: [...skeletons(coverage, names)]
      .map(([text, count]) => ({ text, cards: count }))
      .sort((a, b) => b.cards - a.cards || (a.text < b.text ? -1 : 1))
      .slice(0, CLAUSES_TOLD),
  };
}

const ALL = '(all)';

/** Unique cards of each serie, and of all, of which something holds. */
function countBySerie(cards: readonly ImportedCard[], holds: (card: ImportedCard) => boolean): Map<string, number> {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const known = new Map<string, boolean>();
  for (const card of cards) {
    const identity = identityOf(card);
    if (!known.has(identity)) known.set(identity, holds(card));
    for (const serie of [card.print.serie, ALL]) {
      const key = `${serie}\n${identity}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (known.get(identity) === true) counts.set(serie, (counts.get(serie) ?? 0) + 1);
    }
  }
  return counts;
}

/** Sentences that differ in names only are one. */
function skeletons({ reasons }: CoverageReport, names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { text, cards } of reasons) {
    let skeleton = text;
    for (const name of names) if (skeleton.includes(name)) skeleton = skeleton.replaceAll(name, 'NAME');
    found.set(skeleton, (found.get(skeleton) ?? 0) + cards);
  }
  return found;
}

/** Names of Pokémon, attacks and powers, the longest first; short ones are words too. */
function namesIn(cards: readonly ImportedCard[]): readonly string[] {
  const names = new Set<string>();
  for (const { facts } of cards) {
    if (facts.kind !== 'pokemon') continue;
    for (const name of [facts.name, ...facts.attacks.map((attack) => attack.name)]) names.add(name);
  }
  return [...names].filter((name) => name.length > 3).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Texts as they are compared: the card's own name does not matter. */
export const textsOn = ({ name, text, attacks, powers }: CardFacts): readonly string[] =>
  [text, ...attacks.map((attack) => attack.text), ...powers.map((power) => power.text)]
    .filter((each) => each !== '')
    .map((each) => each.replaceAll('’', "'").replaceAll(name, 'NAME').replace(/\s+/g, ' ').trim());

/** Whether all texts of a card are among those; a card without text is verified by none. */
export function verifier(texts: ReadonlySet<string>): (facts: CardFacts) => boolean {
  return (facts) => {
    const own = textsOn(facts);
    return own.length > 0 && own.every((text) => texts.has(text));
  };
}

export const exercisedIdentities = (
  cards: readonly TextCard[],
  isExercised: (card: TextCard) => boolean,
): Set<string> => new Set(cards.filter(isExercised).map(({ identity }) => identity));
