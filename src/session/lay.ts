import {
  Annals,
  type Answer,
  type Diagnostic,
  fork,
  type Game,
  type GameRecord,
  ok,
  type Result,
  replay,
  type Seat,
  type Setup,
} from '../engine/index.js';
import { memoriesFor, noticeAll } from './minds.js';
import { nobodysAnswers } from './nobodys.js';
import { Past, type Standing } from './past.js';
import { type Player, practisingAt, seatsWaitedFor } from './seats.js';

/** A game with its past, as it is now, and what its bots have seen on the way. */
export interface Laid extends Standing {
  readonly past: Past;
}

/** A game that stays as it stands here, before its first choice. */
export const beforeAll = (game: Game): Game => ({ ...game, state: fork(game.state), log: null });

/** Whose word a choice was: a concession is its player's, whoever decides; null: nobody's. */
export const wordOf = (choice: Answer, { state }: Game, isSomebodys: boolean): Seat | null => {
  if (choice.kind === 'concede') return choice.seat;
  return isSomebodys ? state.decision.seat : null;
};

/** What is known before a record is played. */
export interface Beforehand {
  /** What its claim was linked to. */
  readonly setup?: Setup | undefined;
  /** Seats that remember what they have seen, though no bot sits there. */
  readonly remembering?: ReadonlySet<Seat>;
}

const NOBODY: ReadonlySet<Seat> = new Set();

/** Plays a record as far as it goes. */
export function lay(
  record: GameRecord,
  players: readonly Player[],
  { setup, remembering = NOBODY }: Beforehand = {},
): Result<Laid, Diagnostic[]> {
  const memories = memoriesFor(players, remembering);
  const waited = seatsWaitedFor(players).length;
  const canGoBack = practisingAt(players) !== null;
  let [past, annals] = [null as Past | null, null as Annals | null];
  const visit = (game: Game, number: number): void => {
    annals ??= new Annals(game.log!);
    past ??= new Past({ game, annals, memories });
    const choice = record.choices[number];
    if (choice === undefined) return;
    noticeAll(memories, game);
    if (canGoBack) past.keep({ game, annals, memories });
    past.add(choice, wordOf(choice, game, nobodysAnswers(game, waited) === null));
  };
  const ended = replay(record, { listen: true, visit, ...(setup === undefined ? {} : { setup }) });
  return ended.ok ? ok({ game: ended.value, annals: annals!, memories, past: past! }) : ended;
}
