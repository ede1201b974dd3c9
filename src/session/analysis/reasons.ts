import { evaluate, type Random } from '../../bots/index.js';
import { type Answer, type CardId, cardOf, imagine } from '../../engine/index.js';
import { differencesIn, type Tense } from './differences.js';
import { type Facts, factsOf } from './facts.js';
import { playOn } from './play-on.js';
import type { Stand } from './stand.js';

/** What is compared: the line of the better answer and the line of the other. */
export interface Compared {
  readonly better: readonly Answer[];
  readonly other: readonly Answer[];
}

/** So many games are imagined for it. */
const GAMES = 10;

/** Why one answer is better than another. */
export interface Why {
  /** The weightiest first; none, where nothing is clearly different. */
  readonly sentences: readonly string[];
  /** Whether the game looks better in more of the imagined games than it looks worse. */
  readonly isBorneOut: boolean;
}

/**
 * Why one answer is better than the other: both are played on in a handful of imagined games, and what came of them is compared.
 * It can be stopped after each game.
 */
export function* reasonsFor(
  stand: Stand,
  { better, other }: Compared,
  tense: Tense,
  random: Random,
): Generator<void, Why> {
  const nameOf = (card: CardId): string => cardOf(stand.game, card).name;
  const pairs = { better: [] as Facts[], other: [] as Facts[], nameOf };
  let ahead = 0;
  for (let game = 0; game < GAMES; game++) {
    const world = imagine(stand.game, stand.seat, stand, random);
    const [one, two] = [playOn(stand, world, better, random), playOn(stand, world, other, random)];
    pairs.better.push(factsOf(stand, one));
    pairs.other.push(factsOf(stand, two));
    ahead += Math.sign(evaluate(one.end, stand.seat) - evaluate(two.end, stand.seat));
    yield;
  }
  return { sentences: differencesIn(pairs, tense), isBorneOut: ahead > 0 };
}
