import type { AsksView, DecisionView, PokemonId, SpreadView } from '../../engine/index.js';
import { chooseAll } from '../play/several.js';
import { type TableState, useTable } from '../session/store.js';
import { myDecision } from './at-table.js';

/* What is given out over Pokémon is put together before anything is told: until then all of it can be taken back. */

type Knowing = Pick<TableState, 'moment' | 'busy' | 'sent' | 'given'>;

/** A decision by which something is given out. */
export interface Spreading {
  readonly decision: DecisionView;
  readonly asks: AsksView;
  readonly spread: SpreadView;
  /** Who can be given it. */
  readonly among: readonly PokemonId[];
}

/** The decision by which something is given out over several Pokémon, if it is yours now. */
export function spreadFor(state: Omit<Knowing, 'given'>): Spreading | null {
  const decision = myDecision(state);
  const asks = decision?.asks ?? null;
  if (decision === null || asks === null || asks.spread === null || asks.spread.left < 2) return null;
  const among = decision.options.flatMap(({ kind, pokemon }) =>
    kind === 'pokemon' && pokemon !== null ? [pokemon] : [],
  );
  return among.length < 2 ? null : { decision, asks, spread: asks.spread, among };
}

/** To whom something is given now, in order: who is named twice is given it twice. */
export function givenIn(state: Knowing): readonly PokemonId[] {
  const among = spreadFor(state)?.among;
  return among === undefined ? [] : state.given.filter((pokemon) => among.includes(pokemon));
}

export const givenTo = (given: readonly PokemonId[], pokemon: PokemonId): number =>
  given.filter((each) => each === pokemon).length;

/** One more for a Pokémon, as long as there is one left. */
export function giveOne(pokemon: PokemonId): void {
  const state = useTable.getState();
  const spreading = spreadFor(state);
  const given = givenIn(state);
  if (spreading === null || given.length >= spreading.spread.left || !spreading.among.includes(pokemon)) return;
  useTable.setState({ given: [...given, pokemon], slip: null });
}

/** One less. */
export function takeOne(pokemon: PokemonId): void {
  const given = givenIn(useTable.getState());
  const last = given.lastIndexOf(pokemon);
  if (last >= 0) useTable.setState({ given: given.toSpliced(last, 1), slip: null });
}

export const takeLast = (): void => useTable.setState((state) => ({ given: givenIn(state).slice(0, -1) }));

export const takeAll = (): void => useTable.setState({ given: [] });

/** All of it is given out now. */
export function tellGiven(): void {
  const state = useTable.getState();
  const spreading = spreadFor(state);
  if (spreading === null) return;
  const { asks, spread } = spreading;
  const answers = givenIn(state).map((pokemon) => ({ kind: 'pokemon', pokemon }) as const);
  useTable.setState({ given: [] });
  chooseAll(
    answers,
    ({ asks: now }, told) =>
      now?.name === asks.name && now.spread?.what === spread.what && now.spread.left === spread.left - told,
  );
}
