import type { Game, GameClaim, newGame, Options, PositionGameClaim, SeedClaim } from '../../engine/index.js';
import type { ScenarioClaim } from '../read/claims.js';
import { failAsWrong } from './failure.js';

/** Built so that the runner decides everything: coins and forced choices are asked, illegal attacks may be announced. */
export const OPTIONS: Partial<Options> = { coins: 'asked', askForced: true, announceFreely: true };

export interface Built {
  readonly game: Game;
  readonly claim: GameClaim | PositionGameClaim;
}

export const shuffles = ({ shuffles: how }: ScenarioClaim): Options['shuffles'] => (how === 'keep' ? 'keep' : 'seeded');
export const seed = ({ shuffles: how }: ScenarioClaim): SeedClaim => (how === 'keep' ? 0 : how);

type Outcome = ReturnType<typeof newGame>;

/** The game, or the reasons why it cannot be set up. */
export function started(game: Outcome, claim: Built['claim'], line: number): Built {
  if (game.ok) return { game: game.value, claim };
  const told = game.error.map(({ message, rule }) => (rule === null ? message : `${message} (${rule})`)).join(' ');
  return failAsWrong(line, told);
}
