import { A, answer, type Game, NONE, type Refusal, reasonsAgainst, type Seat, sideOf } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { resolveAnswer } from './resolve.js';
import { give, type Table } from './table.js';

/** What giving a claim came to: the answers of the engine, and the refusal that stopped it. */
export interface Trial {
  readonly given: number[];
  readonly refusal: Refusal | null;
}

/** What giving a claim would do, on a copy of the game. */
export function giveClaim(copy: Game, seat: Seat, claim: AnswerClaim): Trial {
  const table: Table = { ...ASKING, game: copy };
  const { kind } = copy.state.decision;
  const choice = choiceOf(copy);
  const given: number[] = [];
  const tryOne = (each: number): Refusal | null => {
    given.push(each);
    return give(table, seat, each);
  };
  for (const each of picksOf(copy, seat, claim)) {
    const refusal = tryOne(each(copy));
    if (refusal !== null) return { given, refusal };
  }
  const open = copy.state.decision;
  const list = claim.kind === 'list' || claim.kind === 'none';
  const goesOn = open.kind === kind && open.seat === seat && given.at(-1) !== answer(A.DONE);
  if (list && kind === 'bench' && goesOn) tryOne(answer(A.DONE));
  // What was named is what is chosen: a choice that could take more is closed, if it may be.
  if (kind.startsWith('choose-') && goesOn && choice === choiceOf(copy) && isOffered(copy, answer(A.DONE))) {
    tryOne(answer(A.DONE));
  }
  return { given, refusal: null };
}

/** Which choice of which text is open: the same one asks again while it takes more. */
function choiceOf({ state }: Game): string {
  const at = state.frames.findLast(({ waiting }) => waiting === 1);
  return at === undefined ? '' : `${state.frames.length} ${at.script} ${at.at}`;
}

const isOffered = (game: Game, given: number): boolean => reasonsAgainst(game, given).length === 0;

/** A table for asking only. */
export const ASKING = {
  scenario: null as never,
  choices: [] as number[],
  coinsUsed: 0,
  taken: [],
  held: [],
  suddenDeath: false,
};

type Pick = (game: Game) => number;

/** Each pick is worked out when its turn comes, because places and positions shift. */
function picksOf(game: Game, seat: Seat, claim: AnswerClaim): Pick[] {
  if (claim.kind !== 'list' || claim.answers.length === 0) return [(now) => resolveAnswer(now, seat, claim)];
  if (game.state.decision.kind !== 'prizes')
    return claim.answers.map((each) => (now) => resolveAnswer(now, seat, each));
  const cards = claim.answers.map((each) => sideOf(game, seat).prizes[each.kind === 'number' ? each.number : NONE]);
  return cards.map((card) => (now) => {
    const position = sideOf(now, seat).prizes.indexOf(card ?? NONE);
    return answer(A.PRIZE, undefined, undefined, position < 0 ? 254 : position);
  });
}
