import type { CardFacts, Era, Format } from '../../../engine/index.js';
import { chanceThat, type Group, mulliganChance, OPENING_HAND, type Stock, stockOf } from './hands.js';
import { type Ratio, ratio } from './ratio.js';

/** What is asked about a group of cards: at least so many of them, by a player's own turn. */
export interface DrawQuestion {
  readonly group: Group;
  readonly atLeast: number;
  /** The player's own turn, after its draw; 0 for the opening hand. */
  readonly turn: number;
}

/**
 * How many cards a player has drawn by the end of that draw, without any effect of a card. Every turn begins with a
 * draw, the very first one too, so it makes no difference who goes first. @rule TURN-02
 */
export const drawsByTurn = (turn: number): number => turn;

/** The chance to have drawn at least so many by that turn, the hand being one that was kept. */
export function drawChance(deck: readonly CardFacts[], era: Era, { group, atLeast, turn }: DrawQuestion): Ratio | null {
  const stock = stockOf(deck, era, [group]);
  return chanceThat(stock, drawsByTurn(turn), ([inHand = 0], [drawn = 0]) => inHand + drawn >= atLeast);
}

/** The same for several groups at once: all of them must be there. */
export function drawAllChance(
  deck: readonly CardFacts[],
  era: Era,
  wanted: readonly Pick<DrawQuestion, 'group' | 'atLeast'>[],
  turn: number,
): Ratio | null {
  const stock = stockOf(
    deck,
    era,
    wanted.map(({ group }) => group),
  );
  return chanceThat(stock, drawsByTurn(turn), (inHand, drawn) =>
    wanted.every(({ atLeast }, place) => inHand[place]! + drawn[place]! >= atLeast),
  );
}

/** For 0, 1, 2 … of the group the chance that exactly so many are among the Prize cards. @rule SETUP-06 SETUP-07 */
export function prizedChances(
  deck: readonly CardFacts[],
  era: Era,
  { prizes }: Format,
  group: Group,
): readonly (Ratio | null)[] {
  const stock = stockOf(deck, era, [group]);
  const most = Math.min(prizes, deck.filter(group).length);
  return Array.from({ length: most + 1 }, (_, count) =>
    chanceThat(stock, prizes, (_hand, [after = 0]) => after === count),
  );
}

/** For 0, 1, 2 … of the group the chance that exactly so many are in a kept opening hand. */
export function openingChances(deck: readonly CardFacts[], era: Era, group: Group): readonly (Ratio | null)[] {
  const stock = stockOf(deck, era, [group]);
  const most = Math.min(OPENING_HAND, deck.filter(group).length);
  return Array.from({ length: most + 1 }, (_, count) => chanceThat(stock, 0, ([inHand = 0]) => inHand === count));
}

/** For 0, 1, 2 … mulligans the chance that a player takes exactly so many. @rule SETUP-11 */
export function mulliganChances(stock: Stock, most: number): readonly Ratio[] {
  const { numerator, denominator } = mulliganChance(stock) ?? ratio(1n, 1n);
  return Array.from({ length: most + 1 }, (_, count) =>
    ratio(numerator ** BigInt(count) * (denominator - numerator), denominator ** BigInt(count + 1)),
  );
}
