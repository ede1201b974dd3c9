import { create } from 'zustand';
import { keepShelf, keptShelf, type Shelf } from '../desk/keep-shelf.js';
import { freeId, freeName, type KeptDeck, type KeptLine, withCount } from '../desk/kept-deck.js';

export interface ShelfState extends Shelf {
  /** What was there before each change, the newest last. */
  readonly past: readonly Shelf[];
  /** What was done last, and whether the browser kept it. */
  readonly said: string;
  readonly isKept: boolean;
}

/** Decks of one's own. Every change is kept at once, and can be taken back. */
export const useShelf = create<ShelfState>(() => ({ ...keptShelf(), past: [], said: '', isKept: true }));

const MOST_REMEMBERED = 200;

export const openDeckOf = ({ decks, open }: Shelf): KeptDeck | null => decks.find(({ id }) => id === open) ?? null;

function change(next: Shelf, said: string): void {
  const { decks, open, past } = useShelf.getState();
  const remembered = [...past, { decks, open }].slice(-MOST_REMEMBERED);
  useShelf.setState({ ...next, past: remembered, said, isKept: keepShelf(next) });
}

export function undo(said: string): void {
  const { past } = useShelf.getState();
  const before = past.at(-1);
  if (before === undefined) return;
  useShelf.setState({ ...before, past: past.slice(0, -1), said, isKept: keepShelf(before) });
}

/** Opens a deck, or with null the shelf. Looking changes nothing, so there is nothing to take back. */
export function openDeck(open: string | null): void {
  const { decks } = useShelf.getState();
  useShelf.setState({ open, said: '', isKept: keepShelf({ decks, open }) });
}

/** Puts a deck onto the shelf under a name of its own, and opens it. */
export function addDeck(deck: Omit<KeptDeck, 'id'>, said: string): void {
  const { decks } = useShelf.getState();
  const added = { ...deck, id: freeId(decks), name: freeName(deck.name, decks) };
  change({ decks: [...decks, added], open: added.id }, said);
}

export function changeDeck(deck: KeptDeck, said: string): void {
  const { decks, open } = useShelf.getState();
  change({ decks: decks.map((each) => (each.id === deck.id ? deck : each)), open }, said);
}

export function removeDeck(id: string, said: string): void {
  const { decks, open } = useShelf.getState();
  change({ decks: decks.filter((deck) => deck.id !== id), open: open === id ? null : open }, said);
}

/** A card put into a deck that is not there yet begins it. */
export function setCount(deck: KeptDeck, card: Omit<KeptLine, 'count'>, count: number, said: string): void {
  const changed = withCount(deck, card, count);
  if (deck.id === '') addDeck(changed, said);
  else changeDeck(changed, said);
}
