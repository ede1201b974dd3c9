// Cards of a database put to those that are there: what is new, what has changed, and what comes of all of them together.
import type { CardFacts } from '../../engine/index.js';
import { NO_SETS, type SetTable } from '../accounts/set-table.js';
import type { TallyOfFacts } from '../accounts/tally.js';
import { accountsOf, together } from '../accounts/together.js';
import type { Compile } from '../compiled.js';
import { type ImportedCard, isBlocked } from '../import/imported.js';
import { settle } from '../import/settle.js';
import { identityOf } from '../unique.js';
import { accountsAsRead, type Judgement, type LocalCard } from './local-card.js';

/** A library after cards were put to it, and how many of them were new. */
export interface Merged {
  readonly cards: readonly LocalCard[];
  readonly counts: { readonly new: number; readonly changed: number; readonly same: number };
  /** What several databases say of the same cards: confirmed, told by one, contradicted. */
  readonly facts: TallyOfFacts;
}

/** Who finds out what is to be known of a card. */
export interface Judges {
  readonly compile: Compile;
  /** Whether each of its texts stands on a card of a scenario. */
  readonly isVerified: (facts: CardFacts) => boolean;
  /** Whether what the library says of its cards was found out by another compiler, so that all of it must be found out anew. */
  readonly isOutdated: boolean;
  /** Which set of one database is which of the other; without it each id is its own. */
  readonly sets?: SetTable;
  /** Called now and then with how many cards have been judged. */
  readonly reached?: (cards: number) => void;
}

/**
 * The library with the cards as they were read (not settled) put into it: what a database says of a card takes the place of
 * what the same database said before, and is put together with what the other says. All of them are settled anew, for a
 * new card may answer what an old one leaves open.
 */
export function merge(library: readonly LocalCard[], read: readonly ImportedCard[], judges: Judges): Merged {
  const { counts, facts, judging } = mergeInSteps(library, read, judges);
  return { cards: [...judging], counts, facts };
}

/** A library in the making: what its cards will be is known, and one is judged whenever the next is asked for. */
export interface Merging extends Pick<Merged, 'counts' | 'facts'> {
  /** All cards as they were read, in the order in which they are judged. */
  readonly asRead: readonly ImportedCard[];
  readonly judging: Iterable<LocalCard>;
}

/** The same for who has other things to do between two cards. */
export function mergeInSteps(library: readonly LocalCard[], read: readonly ImportedCard[], judges: Judges): Merging {
  const byId = new Map(library.flatMap(accountsAsRead).map((card) => [idOf(card), card]));
  const incoming = new Map(read.flatMap(accountsOf).map((card) => [idOf(card), card]));
  const counts = { new: 0, changed: 0, same: 0 };
  for (const [id, card] of incoming) {
    const known = byId.get(id);
    counts[known === undefined ? 'new' : isSame(known, card) ? 'same' : 'changed']++;
    byId.set(id, card);
    // A library of long ago does not know whose word it has: the same card from a database takes its place.
    byId.delete(idOf({ print: card.print }));
    if (card.database === undefined) byId.set(id, card);
  }
  const { cards, facts } = together([...byId.values()], { compile: judges.compile, sets: judges.sets ?? NO_SETS });
  const asRead = inOrderOfPrinting(cards);
  return { asRead, judging: judged(asRead, known(library, judges), judges), counts, facts };
}

/** Two databases may give one id to two cards. */
const idOf = ({ print, database }: Pick<ImportedCard, 'print' | 'database'>): string => `${database ?? ''} ${print.id}`;

const isSame = (one: ImportedCard, other: ImportedCard): boolean =>
  identityOf(one) === identityOf(other) &&
  one.facts.piece === other.facts.piece &&
  JSON.stringify([inOrder(one.print), one.diagnostics]) === JSON.stringify([inOrder(other.print), other.diagnostics]);

/** Fields of two readers may come in two orders. */
const inOrder = (print: ImportedCard['print']): unknown =>
  Object.entries({ ...print, legal: Object.entries(print.legal).sort() }).sort(([a], [b]) => (a < b ? -1 : 1));

/** By date, set and number, in whatever order they were read: the same cards make the same library. */
function inOrderOfPrinting(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const keys = cards.map((card) => ({ card, key: keyOf(card.print) }));
  return keys.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ card }) => card);
}

const keyOf = ({ released, setId, localId, id }: ImportedCard['print']): string =>
  [released, setId, localId.replace(/\d+/g, (digits) => digits.padStart(4, '0')), id].join('\n');

/** What was found out before and still holds, by what all prints of a card share. */
function known(library: readonly LocalCard[], { isOutdated }: Judges): ReadonlyMap<string, Judgement> {
  if (isOutdated) return new Map();
  const first = new Map<number, LocalCard>();
  for (const card of library) if (!first.has(card.likeness)) first.set(card.likeness, card);
  return new Map([...first.values()].map((card) => [identityOf(card), card]));
}

function* judged(
  asRead: readonly ImportedCard[],
  before: ReadonlyMap<string, Judgement>,
  judges: Judges,
): Generator<LocalCard> {
  const likenesses = new Map<string, number>();
  const judgements: Judgement[] = [];
  for (const [place, card] of settle(asRead).entries()) {
    const identity = identityOf(card);
    let likeness = likenesses.get(identity);
    if (likeness === undefined) {
      likeness = judgements.push(before.get(identity) ?? judge(card, judges)) - 1;
      likenesses.set(identity, likeness);
    }
    const { compiles, isExercised, isVerified } = judgements[likeness]!;
    judges.reached?.(place + 1);
    const open = asRead[place]!;
    yield {
      ...card,
      likeness,
      compiles,
      isExercised,
      isVerified,
      asRead: open === card || open.accounts !== undefined ? null : open,
    };
  }
}

function judge(card: ImportedCard, { compile, isVerified }: Judges): Judgement {
  const compiles = !isBlocked(card) && compile(card.facts).ok;
  return { compiles, isExercised: false, isVerified: compiles && isVerified(card.facts) };
}
