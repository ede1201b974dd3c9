import { type Bot, chanceFrom } from '../../bots/index.js';
import {
  type Belief,
  begin,
  EngineBug,
  fingerprint,
  Memory,
  outlookOf,
  play,
  type Seed,
  type Setup,
} from '../../engine/index.js';

/** What one game between bots takes. */
export interface Match {
  readonly setup: Setup;
  readonly belief: Belief;
  /** For each seat. */
  readonly bots: readonly Bot[];
  /** Whether the bots are told what happens: one that thinks goes by what it has seen. */
  readonly remember: boolean;
  readonly seed: Seed;
}

export interface MatchResult {
  /** The team that won; `NONE`: the game was left off. */
  readonly winner: number;
  /** `WIN_WAYS` as bits. */
  readonly ways: number;
  readonly turns: number;
  readonly decisions: number;
  readonly fingerprint: number;
}

/** Decks that put everything back make games that need never end: so long is long enough, and nobody has won. */
const MOST_DECISIONS = 4000;

/** Plays a game to its end. Each seat has a chance of its own, so that no bot's thinking changes another's luck. */
export function playMatch({ setup, belief, bots, remember, seed }: Match): MatchResult {
  const game = begin(setup, seed, remember);
  const memories = bots.map((_, seat) => new Memory(seat));
  const chance = bots.map((_, seat) => chanceFrom(seed, seat));
  let decisions = 0;
  while (game.state.phase !== 'over' && decisions < MOST_DECISIONS) {
    const { seat } = game.state.decision;
    for (const memory of memories) memory.notice(game);
    const refusal = play(game, bots[seat]!(outlookOf(game, belief, memories[seat]), chance[seat]!));
    if (refusal !== null) throw new EngineBug(`a bot gave an answer that is refused: ${refusal.sentence}`);
    decisions++;
  }
  const { winner, ways, turn } = game.state;
  return { winner, ways, turns: turn, decisions, fingerprint: fingerprint(game.state) };
}
