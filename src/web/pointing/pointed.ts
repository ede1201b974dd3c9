import type { CardId, Option, PokemonId, Seat } from '../../engine/index.js';

/** A thing on the table that an answer is about. */
export type Thing =
  | { readonly card: CardId; readonly inHandOf: Seat | null }
  | { readonly pokemon: PokemonId }
  /** The first of its empty spots, or one further on. */
  | { readonly benchOf: Seat; readonly spot: number };

/** What acts in an answer, and on what; one of them alone is only marked. */
export interface Pointed {
  readonly from: Thing | null;
  readonly to: Thing | null;
}

/** The kinds of answers by which a card is played out of the hand. */
const FROM_HAND: readonly Option['kind'][] = ['attach', 'bench', 'evolve', 'play'];

/** From what to what an answer goes; `spot`: so many empty spots of the Bench are taken before it. */
export function pointedBy({ kind, card, pokemon, target }: Option, seat: Seat, spot = 0): Pointed {
  const on: Thing | null = pokemon === null ? null : { pokemon };
  if (card === null) return target === null ? { from: null, to: on } : { from: on, to: { pokemon: target } };
  const from = { card, inHandOf: FROM_HAND.includes(kind) ? seat : null };
  return { from, to: kind === 'bench' ? { benchOf: seat, spot } : on };
}
