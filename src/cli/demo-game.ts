// A game between two bots.
import { type BotName, bots, chanceFrom } from '../bots/index.js';
import {
  type Answer,
  beginning,
  type Diagnostic,
  eventsFor,
  type Game,
  type GameClaim,
  type GameEvent,
  type GameRecord,
  ok,
  outlookOf,
  play,
  type Result,
  recordOf,
} from '../engine/index.js';

export interface DemoGame {
  readonly record: GameRecord;
  /** The game as it ended. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Plays the claimed game to its end. `atTurn` is called when a player's turn comes to be decided for the first time. */
export function playDemo(
  claim: GameClaim,
  atTurn: (game: Game) => void = () => {},
  bot: BotName = 'random',
): Result<DemoGame, Diagnostic[]> {
  const begun = beginning(claim, true);
  if (!begun.ok) return begun;
  const game = begun.value;
  const chance = game.state.sides.map((_, seat) => chanceFrom(game.state.seed, seat));
  const choices: Answer[] = [];
  while (game.state.phase !== 'over') {
    const { decision, turnChoices } = game.state;
    if (decision.kind === 'turn' && turnChoices === 0) atTurn(game);
    const given = bots[bot](outlookOf(game), chance[decision.seat]!);
    choices.push(given);
    play(game, given);
  }
  return ok({ record: recordOf(claim, choices), game, events: eventsFor(game.log!, 'all-seeing') });
}
