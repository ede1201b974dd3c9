import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Act, CardId, GameEvent, Intent, Option, PokemonId, Seat } from '../../engine/index.js';
import type { Face, Hint, HintStage, Moment, Reasons, TableSetup } from '../../session/index.js';

/** What is being prepared: a card to be played or an action to be aimed. */
export interface Selection {
  readonly title: string;
  readonly card: CardId | null;
  readonly pokemon: PokemonId | null;
  readonly options: readonly Option[];
}

/** Why something was refused; it stays until the next action. */
export interface Slip extends Reasons {
  readonly pokemon: PokemonId | null;
  readonly card: CardId | null;
  /** What was wanted, where that is known. */
  readonly intent: Intent | null;
  /** The kind of action that was pressed on the bar. */
  readonly act: Act | null;
  /** Counts refusals, so that the same one shakes again. */
  readonly number: number;
}

/** What is looked at closely. */
export type Inspected = { readonly card: CardId } | { readonly pokemon: PokemonId } | { readonly face: Face };

export interface TableState {
  readonly setup: TableSetup | null;
  readonly moment: Moment | null;
  /** Moments are being shown or an answer is on its way: nothing can be chosen. */
  readonly busy: boolean;
  /** What was chosen and is on its way to a table elsewhere, in words: nothing else can be chosen meanwhile. */
  readonly sent: string | null;
  /** What has happened since something was done last. */
  readonly news: readonly GameEvent[];
  readonly faces: readonly Face[];
  readonly placeOf: ReadonlyMap<CardId, number>;
  readonly selection: Selection | null;
  /** Cards that are to be chosen together and were not told yet, in their order. */
  readonly drafted: readonly CardId[];
  /** To whom something is given out that was not told yet, in order. */
  readonly given: readonly PokemonId[];
  /** The cards that are laid out to choose from are put aside, to look at the table. */
  readonly folded: boolean;
  readonly act: Act | null;
  /** The Pokémon whose actions are shown. */
  readonly panel: PokemonId | null;
  /** It is asked whether the turn is to end. */
  readonly ending: boolean;
  readonly slip: Slip | null;
  readonly inspected: Inspected | null;
  readonly pile: { readonly title: string; readonly cards: readonly CardId[] } | null;
  readonly rule: string | null;
  readonly logOpen: boolean;
  readonly keysOpen: boolean;
  readonly conceding: boolean;
  /** Who is to have this device next, while it is covered. */
  readonly covered: Seat | null;
  /** From which side bots are watched, and whether their hands lie open. */
  readonly watched: { readonly from: Seat; readonly open: boolean; readonly paused: boolean };
  /** How far a hint has been asked for where the game stands, and what it says. */
  readonly hinted: Hinted | null;
  /** How often a hint was asked for in this game. */
  readonly hints: number;
}

/** A hint that was asked for; `waiting`: it is being looked for. */
export interface Hinted {
  readonly moment: Moment;
  readonly stage: HintStage;
  readonly waiting: boolean;
  readonly hint: Partial<Hint> | null;
  /** Why there is none. */
  readonly none: string | null;
}

export const EMPTY: TableState = {
  setup: null,
  moment: null,
  busy: false,
  sent: null,
  news: [],
  faces: [],
  placeOf: new Map(),
  selection: null,
  drafted: [],
  given: [],
  folded: false,
  act: null,
  panel: null,
  ending: false,
  slip: null,
  inspected: null,
  pile: null,
  rule: null,
  logOpen: false,
  keysOpen: false,
  conceding: false,
  covered: null,
  watched: { from: 0, open: false, paused: false },
  hinted: null,
  hints: 0,
};

/** Only what the game itself does not know: what is shown, chosen and open. */
export const useTable = create<TableState>(() => EMPTY);

/** Nothing is being prepared any more. */
export const atRest = {
  selection: null,
  drafted: [],
  given: [],
  folded: false,
  act: null,
  panel: null,
  ending: false,
  slip: null,
} as const;

type Known = Pick<TableState, 'faces' | 'placeOf'>;

/** The faces that are known at a moment; while no other card is seen, the very same. */
export function knownAt({ faces, seen }: Moment, { moment, placeOf }: TableState): Known {
  return { faces, placeOf: seen === moment?.seen ? placeOf : new Map(seen) };
}

export const faceIn =
  ({ faces, placeOf }: Pick<TableState, 'faces' | 'placeOf'>) =>
  (card: CardId): Face | null =>
    faces[placeOf.get(card) ?? -1] ?? null;

/** Finds the faces of cards that have been seen; a component that asks only for them is not drawn anew for anything else. */
export const useFaces = (): ((card: CardId) => Face | null) =>
  faceIn(useTable(useShallow(({ faces, placeOf }) => ({ faces, placeOf }))));
