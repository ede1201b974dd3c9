import { type Bot, chanceFrom } from '../bots/index.js';
import {
  type Answer,
  type Belief,
  begin,
  fingerprint,
  type Game,
  Memory,
  NONE,
  outlookOf,
  play,
  type Seat,
  type Seed,
  type Setup,
  teamOf,
} from '../engine/index.js';
import { type Seen, Witness } from './witness.js';

/** What one game between bots takes. */
export interface Match {
  readonly setup: Setup;
  readonly belief: Belief;
  /** For each seat. */
  readonly bots: readonly Bot[];
  /** Whether the bots are told what happens: one that thinks goes by what it has seen. */
  readonly remember: boolean;
  readonly seed: Seed;
  /** Whether the choices are wanted. */
  readonly keep: boolean;
}

/** How a game went, in numbers. Teams are those of seats; in what comes of a bout, 0 is the row and 1 the column. */
export interface MatchResult {
  /** The team that won; `NONE`: the game was left off. */
  readonly winner: number;
  /** `WIN_WAYS` as bits. */
  readonly ways: number;
  readonly turns: number;
  readonly decisions: number;
  readonly fingerprint: number;
  /** The team that went first. */
  readonly starter: number;
  /** The team that took the first Prize card; `NONE`: nobody took one. */
  readonly firstPrize: number;
  /** How many Prize cards each team took. */
  readonly prizes: readonly [number, number];
  /** Every choice, where it is kept. */
  readonly choices?: readonly Answer[];
}

/** Decks that put everything back make games that need never end: so long is long enough, and nobody has won. */
const MOST_DECISIONS = 4000;

/** What is wrong with a bot's answer, or that there is none. */
export interface Complaint {
  readonly says: string;
  readonly cause?: unknown;
}

/** Called when the bot of a seat fails. */
export type Complain = (seat: Seat, complaint: Complaint) => never;

/** Plays a game to its end. Each seat has a chance of its own, so that no bot's thinking changes another's luck. */
export function playMatch(match: Match, complain: Complain): { readonly result: MatchResult; readonly seen: Seen } {
  const { setup, belief, bots, remember, seed, keep } = match;
  const game = begin(setup, seed, true);
  const witness = new Witness(game);
  const memories = remember ? bots.map((_, seat) => new Memory(seat)) : [];
  const chance = bots.map((_, seat) => chanceFrom(seed, seat));
  const choices: Answer[] = [];
  let decisions = 0;
  while (game.state.phase !== 'over' && decisions < MOST_DECISIONS) {
    const { seat } = game.state.decision;
    witness.notice();
    for (const memory of memories) memory.notice(game);
    const answer = answerOf(() => bots[seat]!(outlookOf(game, belief, memories[seat]), chance[seat]!), complain, seat);
    const refusal = play(game, answer);
    if (refusal !== null) complain(seat, { says: `it gave an answer that is refused: ${refusal.sentence}` });
    if (keep) choices.push(answer);
    decisions++;
  }
  witness.notice();
  return { result: { ...resultOf(game, witness.seen, decisions), ...(keep ? { choices } : {}) }, seen: witness.seen };
}

function answerOf(asked: () => Answer, complain: Complain, seat: Seat): Answer {
  try {
    return asked();
  } catch (fault) {
    return complain(seat, {
      says: `it threw: ${fault instanceof Error ? fault.message : String(fault)}`,
      cause: fault,
    });
  }
}

function resultOf({ state }: Game, { taken }: Seen, decisions: number): MatchResult {
  const { winner, ways, turn, starter } = state;
  const count = (team: number): number => taken.filter((each) => each.team === team).length;
  return {
    winner,
    ways,
    turns: turn,
    decisions,
    fingerprint: fingerprint(state),
    starter: teamOf(starter),
    firstPrize: taken[0]?.team ?? NONE,
    prizes: [count(0), count(1)],
  };
}
