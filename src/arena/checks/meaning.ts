import { A, type Game, kindOfAnswer, type Packed, xOf, yOf, zOf } from '../../engine/index.js';

/** Kinds of answer whose first number is a card. */
const OF_A_CARD: readonly number[] = [A.BENCH, A.EVOLVE, A.ATTACH, A.PLAY, A.CARD];

/** What an answer means: the same for two answers that differ only in which of two equal cards they name. */
export function meaningOf({ setup }: Game, given: Packed): string {
  const card = OF_A_CARD.includes(kindOfAnswer(given)) ? setup.cardOf[xOf(given)] : undefined;
  return card === undefined ? `${given}` : `${kindOfAnswer(given)} of card ${card}, ${yOf(given)}, ${zOf(given)}`;
}
