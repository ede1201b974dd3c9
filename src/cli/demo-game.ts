// A game between bots.
import type { BotName } from '../bots/index.js';
import {
  type Diagnostic,
  eventsFor,
  FORMATS,
  type Game,
  type GameClaim,
  type GameEvent,
  type GameRecord,
  ok,
  type Result,
  replay,
} from '../engine/index.js';
import { Table } from '../session/index.js';

export interface DemoGame {
  readonly record: GameRecord;
  /** The game as it ended. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Plays the claimed game to its end. `atTurn` is called for when a player's turn comes to be decided for the first time. */
export function playDemo(
  claim: GameClaim,
  atTurn: (game: Game) => void = () => {},
  bot: BotName = 'random',
): Result<DemoGame, Diagnostic[]> {
  const seats = FORMATS.find(({ id }) => id === claim.format)?.seats ?? 0;
  const table = Table.begin(
    claim,
    Array.from({ length: seats }, () => bot),
  );
  if (!table.ok) return table;
  while (table.value.goOn());
  const record = table.value.record();
  const visit = (game: Game): void => {
    const { phase, decision, turnChoices } = game.state;
    if (phase !== 'over' && decision.kind === 'turn' && turnChoices === 0) atTurn(game);
  };
  const ended = replay(record, { listen: true, visit });
  if (!ended.ok) return ended;
  return ok({ record, game: ended.value, events: eventsFor(ended.value.log!, 'all-seeing') });
}
