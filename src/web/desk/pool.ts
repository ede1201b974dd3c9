import {
  asPrinted,
  type CardPool,
  cardPool,
  identityOf,
  isBlocked,
  type LocalCard,
  type LocalSet,
  PLAIN_ENERGY,
  type PoolCard,
  printed,
  printName,
  type SearchableCard,
  type Searcher,
  type SetCode,
  type SetPair,
  searcher,
  setCodes,
  unprinted,
  wholeFacts,
  writtenFacts,
} from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import { type Face, faceInLine } from '../../session/index.js';
import type { Collection } from '../session/library.js';
import type { DeskCard } from './desk-view.js';
import { type KeptLine, keyOf } from './kept-deck.js';
import { INVENTED } from './query.js';

/** What deck lists and searches need besides the cards. */
export interface SetTables {
  readonly sets: readonly LocalSet[];
  readonly codes: readonly SetCode[];
}

/** The same with which compiler the page has. */
export interface CardTables extends SetTables {
  readonly compiler: string;
  /** Which set of one card database is which of the other. */
  readonly pairs: readonly SetPair[];
}

/** What a card is told by. */
export const keyOfCard = ({ id, facts }: PoolCard): string => keyOf({ id, name: facts.name });

const PLAIN_NAMES: ReadonlySet<string> = new Set(PLAIN_ENERGY.map(({ name }) => name));

/** The cards that ship with Rulebox, each once: real ones first, then invented ones and plain Energy. */
export function shippedCards(collections: readonly Collection[]): readonly PoolCard[] {
  const cards = new Map<string, PoolCard>();
  const all = collections.flatMap(({ facts, prints }) =>
    facts.map((card, place): PoolCard => {
      const [id, setId, number] = prints?.[place] ?? ['', '', ''];
      return { facts: card, id, setId, number };
    }),
  );
  for (const card of [...all, ...PLAIN_ENERGY.map(unprinted)]) {
    const key = keyOfCard(card);
    if (!cards.has(key)) cards.set(key, card);
  }
  return [...cards.values()];
}

/** Every card that the page knows, by what it is told by. */
export class CardBox {
  readonly pool: CardPool;
  readonly searched: number;
  private readonly byKey: ReadonlyMap<string, PoolCard>;
  private readonly searcher: Searcher;
  private readonly shipped: ReadonlySet<string>;
  /** Why cards cannot be played by what their database says of them. */
  private readonly blocked = new Map<PoolCard, string>();
  /** Cards that came with decks, by all that is kept of them. */
  private readonly brought = new Map<string, PoolCard>();
  private readonly faces = new Map<PoolCard, Face>();

  constructor(shipped: readonly PoolCard[], tables: SetTables, imported: readonly LocalCard[] = []) {
    const known = new Set(shipped.map(({ id }) => id));
    // Cards that ship are told in our own words, and are known to be playable.
    const more = imported.filter(({ print }) => !known.has(print.id));
    const cards = [...shipped, ...more.map(printed)];
    this.shipped = new Set(shipped.map(keyOfCard));
    // Plain Energy is in every pool by itself.
    this.pool = cardPool(
      cards.filter(({ facts, id }) => id !== '' || !PLAIN_NAMES.has(facts.name)),
      tables.codes,
    );
    const plain = [...PLAIN_NAMES].flatMap((name) => this.pool.named(name).filter(({ id }) => id === ''));
    this.byKey = new Map([...cards, ...plain].map((card) => [keyOfCard(card), card]));
    for (const card of more) if (isBlocked(card)) this.blocked.set(this.byKey.get(card.print.id)!, reasonsOf(card));
    const searchable = [...searchableCards(shipped, tables), ...more.map(beyond(shipped.length))];
    this.searched = searchable.length;
    this.searcher = searcher(searchable, { sets: setCodes(tables.codes) });
  }

  search: Searcher['search'] = (query, limit) => this.searcher.search(query, limit);

  /** The card of a line; one that does not ship comes with the deck. Undefined: nobody knows it here. */
  cardOf(line: Pick<KeptLine, 'id' | 'name' | 'card'>): PoolCard | undefined {
    const known = this.byKey.get(keyOf(line));
    if (known !== undefined || line.card === undefined) return known;
    const key = JSON.stringify([line.id, line.name, line.card]);
    const card = this.brought.get(key) ?? cardKept(line);
    this.brought.set(key, card);
    if (line.card.blocked !== undefined) this.blocked.set(card, line.card.blocked);
    return card;
  }

  /** The card as it is shown. */
  shown(card: PoolCard): DeskCard {
    const { facts, id, setId, number } = card;
    const why = this.whyBlocked(card);
    const more = { setId, number, facts: writtenFacts(facts), ...(why === null ? {} : { blocked: why }) };
    const kept = this.shipped.has(keyOfCard(card)) ? null : more;
    const print = id === '' ? '' : printName(card, this.pool).slice(facts.name.length + 1);
    return { id, name: facts.name, face: this.faceOf(card), print, kept };
  }

  whyBlocked = (card: PoolCard): string | null => this.blocked.get(card) ?? null;

  private faceOf(card: PoolCard): Face {
    let face = this.faces.get(card);
    if (face === undefined) {
      const read = faceInLine(card.facts, this.familyOf(card.facts));
      face = this.whyBlocked(card) === null ? read : { ...read, status: 'unsupported' };
      this.faces.set(card, face);
    }
    return face;
  }

  private familyOf({ name, evolvesFrom }: CardFacts): string {
    const names = [name];
    for (let from = evolvesFrom; from !== '' && !names.includes(from); ) {
      names.push(from);
      from = this.pool.named(from)[0]?.facts.evolvesFrom ?? '';
    }
    return names.at(-1)!;
  }
}

const reasonsOf = ({ diagnostics }: LocalCard): string =>
  diagnostics
    .filter(({ severity }) => severity === 'blocking')
    .map(({ message }) => message)
    .join(' ');

/** A card as a deck of one's own keeps it. */
export function cardKept({ id, name, card }: Pick<KeptLine, 'id' | 'name' | 'card'>): PoolCard {
  const { setId, number, facts } = card!;
  return { facts: wholeFacts({ ...facts, name, set: setId }), id, setId, number };
}

const isInvented = ({ id, facts }: PoolCard): boolean => id === '' && !PLAIN_NAMES.has(facts.name);

const OWN_SET: LocalSet = { setId: INVENTED, setName: 'Rulebox', serie: '', released: '' };

function searchableCards(cards: readonly PoolCard[], { sets }: SetTables): readonly SearchableCard[] {
  const likenesses = new Map<string, number>();
  const withSets = cards.map((card) => (isInvented(card) ? { ...card, setId: INVENTED } : card));
  return asPrinted(withSets, [...sets, OWN_SET]).map((card) => {
    const identity = identityOf(card);
    const likeness = likenesses.get(identity) ?? likenesses.size;
    likenesses.set(identity, likeness);
    return { ...card, likeness, compiles: true, isExercised: false, isVerified: false };
  });
}

/** Imported cards count what is alike for themselves; here they come after the others. */
const beyond =
  (first: number) =>
  (card: LocalCard): SearchableCard => ({ ...card, likeness: first + card.likeness });
