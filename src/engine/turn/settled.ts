import { type Game, pokemonAt } from '../model/game.js';
import { NONE, type PokemonId, type Seat } from '../model/state.js';
import { mayStayOn } from '../rules/holder.js';
import { ASKED, benchSizeOf, hears, isOutOfHp } from '../terms/judge.js';

/**
 * Mostly there is nothing for the checks to do, and one look at the table tells: nobody is Knocked Out, nothing falls
 * off, no Prize card is owed, nobody has won and every Active spot is filled. @rule TURN-13
 */
export function isSettled(game: Game): boolean {
  const { sides } = game.state;
  if (game.state.due.length > 0 || game.setup.occurs.toolLimits) return false;
  for (let seat = 0; seat < sides.length; seat++) if (!isSideSettled(game, seat)) return false;
  return true;
}

function isSideSettled(game: Game, seat: Seat): boolean {
  const { active, bench, prizes, owed } = game.state.sides[seat]!;
  if (owed > 0 || prizes.length === 0 || bench.length > benchSizeOf(game, seat)) return false;
  for (let i = 0; i < active.length; i++) if (active[i] === NONE || !isAtRest(game, active[i]!)) return false;
  for (let i = 0; i < bench.length; i++) if (!isAtRest(game, bench[i]!)) return false;
  return true;
}

/** Whether a Pokémon stays as it is. @rule KO-01 COND-19 NRG-13 */
function isAtRest(game: Game, id: PokemonId): boolean {
  const { conditions, attached, fallen } = pokemonAt(game, id);
  if (fallen !== 0 || isOutOfHp(game, id)) return false;
  if (conditions !== 0 && hears(game, ASKED['can-have-condition'])) return false;
  if (!game.setup.occurs.holders) return true;
  for (let i = 0; i < attached.length; i++) if (!mayStayOn(game, attached[i]!, id)) return false;
  return true;
}
