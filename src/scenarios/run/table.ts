import type { Library } from '../../cards/index.js';
import {
  type Answer,
  allGoNow,
  choicesNow,
  eventCount,
  fork,
  type Game,
  gameWith,
  isBlindNow,
  listAnswers,
  mustPayAll,
  NONE,
  play,
  type Refusal,
  reasonsAgainst,
  refusalOf,
  type Seat,
  type State,
  sideOf,
} from '../../engine/index.js';
import type { ScenarioClaim } from '../read/claims.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { fail } from './failure.js';
import { Story } from './story.js';

/** A decision with one legal answer that was answered by itself: a later step may still be that very answer. */
export interface Taken {
  readonly seat: Seat;
  readonly before: State;
  readonly given: Answer;
}

/** Something that holds, but perhaps not as it is meant. */
export interface Remark {
  readonly line: number;
  readonly message: string;
}

/** A scenario being played. */
export interface Table {
  /** Cards that steps may name without a definition. */
  readonly library: Library | null;
  readonly scenario: ScenarioClaim;
  readonly game: Game;
  readonly choices: Answer[];
  coinsUsed: number;
  taken: Taken[];
  /** Answers for face-down placement that came before their player was asked. */
  held: { readonly seat: Seat; readonly claim: AnswerClaim }[];
  /** Answers that wait for a choice behind the one that is open. */
  waiting: AnswerClaim[];
  /** What the report should mention of the step that is played, though it holds. */
  remarks: Remark[];
  suddenDeath: boolean;
  readonly story: Story;
  /** How much of the story had happened when the last step of a player began. */
  stepBegan: number;
  /** How many events there were when the last action, not an answer, began. */
  actionBegan: number;
  /** The triggered effect that was last said to come next; empty: none. */
  named: string;
}

export const newTable = (scenario: ScenarioClaim, game: Game, library: Library | null): Table => ({
  scenario,
  game,
  library,
  choices: [],
  coinsUsed: 0,
  taken: [],
  held: [],
  waiting: [],
  remarks: [],
  suddenDeath: false,
  story: new Story(game),
  stepBegan: 0,
  actionBegan: 0,
  named: '',
});

/** How many events have been told. */
export const happenedIn = ({ log }: Game): number => (log === null ? 0 : eventCount(log));

/** The same game somewhere else, to ask what would happen. */
export const copyOf = ({ setup, state }: Game): Game => gameWith(setup, fork(state));

/** Gives an answer to the open decision, or says why the rules refuse it. */
export function give(table: Table, seat: Seat, given: Answer): Refusal | null {
  const refusal = refusalOf(table.game, seat, given);
  if (refusal !== null) return refusal;
  table.choices.push(given);
  play(table.game, given);
  return null;
}

/** The answer that a forced decision has; null where there is a choice. Where everything goes, the order is no choice. */
export function forcedAnswer(game: Game): Answer | null {
  const { kind, seat, count, pokemon } = game.state.decision;
  if (kind === 'turn') return null;
  const offered = listAnswers(game);
  const first = offered[0]!;
  if (isBlindNow(game) && new Set(choicesNow(game).map((card) => game.setup.cardOf[card])).size === 1) {
    // Cards of one name in one zone are one answer, also unseen; whether any is taken may be another question.
    return reasonsAgainst(game, { kind: 'done' }).length === 0 ? null : first;
  }
  const allGoes =
    allGoNow(game) ||
    (kind === 'prizes' && count >= sideOf(game, seat).prizes.length) ||
    (kind === 'pay' && mustPayAll(game, pokemon, count));
  if (allGoes) return first;
  if (kind === 'pay' && count === 0) return { kind: 'done' }; // RET-06: no more than is needed goes unless it is named
  return offered.length === 1 && !mayTakeMore(game, first) ? first : null;
}

/** Whether one pick leaves it open to take more or no more: then how many is a choice. @rule PREC-05 */
function mayTakeMore(game: Game, pick: Answer): boolean {
  if (!game.state.decision.kind.startsWith('choose-') || game.state.decision.count < 2) return false;
  const then = copyOf(game);
  play(then, pick);
  return (
    choiceOf(then) === choiceOf(game) &&
    reasonsAgainst(then, { kind: 'done' }).length === 0 &&
    listAnswers(then).length > 1
  );
}

/** Which choice of which text is open: the same one asks again while it takes more. Each round of a loop asks anew. */
export function choiceOf({ state, setup }: Pick<Game, 'state' | 'setup'>): string {
  const at = state.frames.findLast(({ waiting }) => waiting === 1);
  if (at === undefined) return '';
  const op = setup.scripts[at.script]?.ops[at.at];
  const round =
    op === undefined || op.subject === NONE ? '' : `${at.env[op.subject]} of ${at.env[op.subject + 1]?.length}`;
  const who = op === undefined || op.you === NONE ? '' : at.env[op.you];
  return `${state.frames.length} ${at.script} ${at.at} ${round} ${who}`;
}

/** Flips a coin of the script. */
export function flip(table: Table, line: number): void {
  const { coins } = table.scenario;
  const coin = coins[table.coinsUsed];
  if (coin === undefined) {
    fail(line, `A coin is flipped here, but \`coins\` lists ${coins.length === 0 ? 'none' : `only ${coins.length}`}.`);
  }
  table.coinsUsed++;
  give(table, table.game.state.decision.seat, { kind: 'coin', heads: coin === 'heads' });
}

/** Takes a forced decision, and remembers it. */
export function takeForced(table: Table, given: Answer): void {
  const { seat } = table.game.state.decision;
  table.taken.push({ seat, before: fork(table.game.state), given });
  give(table, seat, given);
}

/** A table for asking only. */
export const ASKING = {
  scenario: null as never,
  library: null,
  choices: [] as Answer[],
  coinsUsed: 0,
  taken: [],
  held: [],
  waiting: [],
  remarks: [],
  suddenDeath: false,
  story: null as never,
  stepBegan: 0,
  actionBegan: 0,
  named: '',
};
