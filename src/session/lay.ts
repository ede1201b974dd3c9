import { type Diagnostic, fork, type Game, type GameRecord, ok, type Result, replay } from '../engine/index.js';
import { type Memories, memoriesFor, noticeAll } from './minds.js';
import { isNobodys } from './nobodys.js';
import { Past } from './past.js';
import { type Player, seatsOfPeople } from './seats.js';

/** A game with its past: as it was before the first choice, as it is now, and what its bots have seen on the way. */
export interface Laid {
  readonly start: Game;
  readonly game: Game;
  readonly memories: Memories;
  readonly past: Past;
}

/** Plays a record as far as it goes. */
export function lay(record: GameRecord, players: readonly Player[]): Result<Laid, Diagnostic[]> {
  const [past, memories] = [new Past(), memoriesFor(players)];
  const people = seatsOfPeople(players).length;
  let start: Game | null = null;
  const visit = (game: Game, number: number): void => {
    start ??= { ...game, state: fork(game.state), log: null };
    const choice = record.choices[number];
    if (choice === undefined) return;
    noticeAll(memories, game);
    past.stand({ game, memories });
    past.add(choice, isNobodys(game, people) ? null : game.state.decision.seat);
  };
  const ended = replay(record, { listen: true, visit });
  return ended.ok ? ok({ start: start!, game: ended.value, memories, past }) : ended;
}
