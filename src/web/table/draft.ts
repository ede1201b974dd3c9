import type { AsksView, CardId, DecisionView } from '../../engine/index.js';
import { chooseTogether } from '../play/several.js';
import { type TableState, useTable } from '../session/store.js';
import { myDecision } from './at-table.js';

/* Several cards are put together before anything is told: until then any of them can be taken back. */

type Draftable = DecisionView & { readonly asks: AsksView };

/** The decision for which cards are put together, if it is yours now. */
export function draftedFor(state: Pick<TableState, 'moment' | 'busy' | 'sent'>): Draftable | null {
  const decision = myDecision(state);
  if (decision === null || decision.asks === null || !decision.asks.isFree) return null;
  const { most, picked, among } = decision.asks;
  return Math.min(most ?? among.length, picked + among.length) - picked > 1 ? (decision as Draftable) : null;
}

/** What is put together now, without what the decision does not offer any more. */
export function draftIn(state: Pick<TableState, 'moment' | 'busy' | 'sent' | 'drafted'>): readonly CardId[] {
  const asks = draftedFor(state)?.asks;
  return asks === undefined ? [] : state.drafted.filter((card) => asks.among.includes(card));
}

/** How many are chosen, at least and at most. */
export interface Amounts {
  readonly chosen: number;
  readonly least: number;
  /** Null: as many as one likes. */
  readonly most: number | null;
}

export function amountsOf({ picked, least, most, among, isWhole }: AsksView, draft: readonly CardId[]): Amounts {
  const chosen = picked + draft.length;
  const all = picked + among.length;
  if (isWhole && most !== null) return { chosen, least: chosen === 0 ? 0 : most, most };
  return { chosen, least, most: most === null && least >= all ? all : most };
}

export const isFull = ({ chosen, most }: Amounts): boolean => most !== null && chosen >= most;

/** Puts a card to the others, or takes it back. */
export function draftCard(card: CardId): void {
  const state = useTable.getState();
  const decision = draftedFor(state);
  const draft = draftIn(state);
  if (decision === null) return;
  if (draft.includes(card)) return takeBack(card);
  if (isFull(amountsOf(decision.asks, draft)) || !decision.asks.among.includes(card)) return;
  useTable.setState({ drafted: [...draft, card], slip: null });
}

export const takeBack = (card: CardId): void =>
  useTable.setState(({ drafted }) => ({ drafted: drafted.filter((each) => each !== card), slip: null }));

/** The last one goes back first. */
export const takeLastBack = (): void => useTable.setState((state) => ({ drafted: draftIn(state).slice(0, -1) }));

/** All of them are chosen now. */
export function tellDraft(): void {
  const draft = draftIn(useTable.getState());
  useTable.setState({ drafted: [] });
  chooseTogether(draft);
}
