// Which set of one database is which of the other, found by their cards: numbers and names, and dates where those do not do.
import { numberKey } from '../decks/list/set-codes.js';
import type { ImportedCard, Print } from '../import/imported.js';
import type { DatabaseName } from './database.js';
import { namesakeKey } from './namesake.js';
import type { DatabaseSet, SetPair } from './set-table.js';

/** The pairs of sets that the cards of both databases show, by the dates of the sets. */
export function deriveSets(cards: readonly ImportedCard[]): readonly SetPair[] {
  const [here, there] = [setsIn(cards, 'tcgdex'), setsIn(cards, 'pokemon-tcg-data')];
  const left = new Map(here.map((set) => [set.known.id, set]));
  const pairs: SetPair[] = [];
  const second: { readonly set: Cards; readonly of: readonly Print[] }[] = [];
  for (const set of there) {
    const twin = twinOf(set, here);
    if (twin === null) continue;
    left.delete(twin.known.id);
    const { ids, others } = idsOf(set, twin);
    pairs.push(pairOf(set, twin, ids));
    if (others.length >= FEWEST) second.push({ set, of: others });
  }
  for (const { set, of } of second) pairs.push(...splitOff(set, of, [...left.values()]));
  return pairs.sort(inOrder);
}

/** Fewer cards that are left over are no set of their own. */
const FEWEST = 10;

/** The cards of one set of one database. */
interface Cards {
  readonly known: DatabaseSet;
  readonly prints: readonly Named[];
}

interface Named {
  readonly print: Print;
  readonly name: string;
}

function setsIn(cards: readonly ImportedCard[], database: DatabaseName): readonly Cards[] {
  const sets = new Map<string, { known: DatabaseSet; prints: Named[] }>();
  for (const card of cards) {
    if (card.database !== database) continue;
    const { setId: id, setName: name, serie, released } = card.print;
    const set = sets.get(id) ?? { known: { id, name, serie, released, cards: 0 }, prints: [] };
    set.prints.push({ print: card.print, name: namesakeKey(card.facts.name) });
    sets.set(id, { ...set, known: { ...set.known, cards: set.prints.length } });
  }
  return [...sets.values()];
}

/** The set with most of the same numbers and names; where none has half of them, one of the same day with most of the names. */
function twinOf(set: Cards, others: readonly Cards[]): Cards | null {
  const numbered = mostAlike(set, others, ({ print, name }) => `${numberOf(print)} ${name}`);
  if (numbered !== null) return numbered;
  const ofTheDay = others.filter(({ known }) => known.released === set.known.released);
  return mostAlike(set, ofTheDay, ({ name }) => name);
}

function mostAlike(set: Cards, others: readonly Cards[], key: (card: Named) => string): Cards | null {
  const own = new Set(set.prints.map(key));
  let [best, most] = [null as Cards | null, 0];
  for (const other of others) {
    const shared = other.prints.filter((card) => own.has(key(card))).length;
    if (shared > most && 2 * shared >= Math.min(set.prints.length, other.prints.length)) [best, most] = [other, shared];
  }
  return best;
}

/** Some numbers are written as addresses write them. */
const numberOf = ({ localId }: Print): string => numberKey(localId === '%3F' ? '?' : localId);

/** Cards of one name that is left over once in both sets are one card, whatever their numbers; the rest has no twin there. */
function idsOf(set: Cards, twin: Cards): { ids: Record<string, string>; others: readonly Print[] } {
  const keys = (cards: Cards) => new Set(cards.prints.map(({ print, name }) => `${numberOf(print)} ${name}`));
  const [own, its] = [keys(set), keys(twin)];
  const unmatched = (cards: Cards, other: ReadonlySet<string>) =>
    cards.prints.filter(({ print, name }) => !other.has(`${numberOf(print)} ${name}`));
  const [here, there] = [unmatched(twin, own), unmatched(set, its)];
  const once = (all: readonly Named[], name: string) => all.filter((one) => one.name === name).length === 1;
  const ids: Record<string, string> = {};
  const others: Print[] = [];
  for (const { print, name } of there) {
    const one = once(there, name) && once(here, name) ? here.find((each) => each.name === name) : undefined;
    if (one === undefined) others.push(print);
    else ids[print.id] = one.print.id;
  }
  return { ids, others };
}

/** A set that the other database counts to a larger one: it has the cards that are left over there, number by number. */
function splitOff(set: Cards, of: readonly Print[], left: readonly Cards[]): readonly SetPair[] {
  const numbers = new Map(of.map((print) => [numberOf(print), print]));
  for (const other of left) {
    const shared = other.prints.filter(({ print }) => numbers.has(numberOf(print)));
    if (shared.length < other.prints.length || other.prints.length < FEWEST) continue;
    const ids = Object.fromEntries(shared.map(({ print }) => [numbers.get(numberOf(print))!.id, print.id]));
    return [pairOf(set, other, ids)];
  }
  return [];
}

const pairOf = (set: Cards, twin: Cards, ids: Readonly<Record<string, string>>): SetPair => ({
  tcgdex: twin.known,
  'pokemon-tcg-data': set.known,
  digits: digitsOf(twin),
  ...(Object.keys(ids).length === 0 ? {} : { ids }),
});

/** As many as a number with a zero before it has. */
const digitsOf = ({ prints }: Cards): number =>
  prints.find(({ print }) => /^0\d*$/.test(print.localId))?.print.localId.length ?? 1;

function inOrder(one: SetPair, other: SetPair): number {
  const [here, there] = [one, other].map(({ tcgdex: { released, id } }) => `${released}\n${id}`);
  return here! < there! ? -1 : 1;
}
