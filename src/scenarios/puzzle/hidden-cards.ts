import type { PositionGameClaim } from '../../engine/index.js';

type EngineSide = PositionGameClaim['position']['sides'][number];

/**
 * Filler is blank, and whoever knows that the other hand and deck are blank fears nothing. So in a puzzle it is such
 * cards as its player shows: those in play, in the discard pile, and those of the hand that are told, in turn.
 */
export function withLikelyCards(claim: PositionGameClaim, filler: number): PositionGameClaim {
  const sides = claim.position.sides.map((side) => likely(side, filler));
  return { ...claim, position: { ...claim.position, sides } };
}

function likely(side: EngineSide, filler: number): EngineSide {
  const inPlay = [...side.active, ...side.bench].flatMap((pokemon) =>
    pokemon === null ? [] : [...pokemon.under, pokemon.card, ...pokemon.attached],
  );
  const shown = [...inPlay, ...side.hand, ...side.discard].filter((card) => card !== filler);
  if (shown.length === 0) return side;
  let next = 0;
  const fill = (pile: readonly number[]): number[] =>
    pile.map((card) => (card === filler ? shown[next++ % shown.length]! : card));
  return { ...side, hand: fill(side.hand), deck: fill(side.deck), prizes: fill(side.prizes) };
}
