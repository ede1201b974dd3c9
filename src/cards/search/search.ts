// Cards found by what is asked of them.
import { ok, type Result } from '../../engine/index.js';
import { type Entry, entryMaker, type SearchableCard } from './entry.js';
import { NO_SURROUNDINGS, type SearchSurroundings } from './fields.js';
import { squash } from './fold.js';
import { meaningOf } from './meaning.js';
import { parseQuery, type Query, type QueryFault } from './syntax.js';

/** A card that was found. */
export interface FoundCard<Card extends SearchableCard = SearchableCard> {
  /** The newest of its prints that were found. */
  readonly card: Card;
  /** How many of its prints were found. */
  readonly prints: number;
}

/** What a search has found. */
export interface FoundCards<Card extends SearchableCard = SearchableCard> {
  /** Different cards, the best first; as many as were asked for. */
  readonly cards: readonly FoundCard<Card>[];
  /** How many different cards were found in all. */
  readonly total: number;
  readonly prints: number;
}

/** Cards made ready to be searched many times. */
export interface Searcher<Card extends SearchableCard = SearchableCard> {
  search(query: string, limit?: number): Result<FoundCards<Card>, QueryFault>;
}

/** Makes cards ready to be searched. Nothing is written to them, and nothing of the machine matters. */
export function searcher<Card extends SearchableCard>(
  cards: readonly Card[],
  surroundings: SearchSurroundings = NO_SURROUNDINGS,
): Searcher<Card> {
  const entries = cards.map(entryMaker()).sort(byName);
  return {
    search(text, limit = Number.POSITIVE_INFINITY) {
      const query = parseQuery(text);
      if (!query.ok) return query;
      const test = meaningOf(query.value, surroundings);
      if (!test.ok) return test;
      const found = entries.filter(test.value);
      const groups = grouped(found);
      const shown = bestFirst(groups, namesAsked(query.value)).slice(0, limit);
      const cards = shown.map(({ newest, prints }) => ({ card: newest.card as Card, prints }));
      return ok({ cards, total: groups.length, prints: found.length });
    },
  };
}

interface Group {
  readonly newest: Entry;
  prints: number;
}

/** One group for all prints of a card; the newest comes first. */
function grouped(found: readonly Entry[]): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const entry of found) {
    const group = groups.get(entry.card.likeness);
    if (group === undefined) groups.set(entry.card.likeness, { newest: entry, prints: 1 });
    else group.prints++;
  }
  return [...groups.values()];
}

/** The words that are asked of the name, in one piece: a name that is or begins with them is meant most likely. */
function namesAsked(query: Query): string {
  const terms = query.kind === 'all' ? query.of : [query];
  const words = terms.flatMap((term) =>
    term.kind === 'term' && (term.field === '' || term.field === 'name') ? [term.value] : [],
  );
  return squash(words.join(' '));
}

/** The name that was typed, names that begin with it, the others. */
function bestFirst(groups: readonly Group[], asked: string): readonly Group[] {
  if (asked === '') return groups;
  const [same, begun, others]: [Group[], Group[], Group[]] = [[], [], []];
  for (const group of groups) {
    const { name } = group.newest.words;
    if (!name.includes(`\n${asked}`)) others.push(group);
    else if (name.endsWith(`\n${asked}`)) same.push(group);
    else begun.push(group);
  }
  return [...same, ...begun, ...others];
}

/** By name, the newest first. */
function byName(one: Entry, other: Entry): number {
  if (one.words.name !== other.words.name) return one.words.name < other.words.name ? -1 : 1;
  const [a, b] = [one.card.print, other.card.print];
  if (a.released !== b.released) return a.released > b.released ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
