import { emit } from '../model/event.js';
import { facing, teamOf } from '../model/format.js';
import { type Game, pokemonInPlay, pushFrame } from '../model/game.js';
import { NONE, type Seat, WON_BY_NO_POKEMON, WON_BY_PRIZES } from '../model/state.js';

export function endGame(game: Game, team: number, ways: number): void {
  const { state } = game;
  state.phase = 'over';
  state.winner = team;
  state.ways = ways;
  state.frames.length = 0;
  state.decision.kind = 'none';
  emit(game, 'gameWon', team, ways);
}

/** A player loses at once; the other team wins in this way. @rule WIN-03 TURN-03 */
export function lose(game: Game, seat: Seat, way: number): void {
  endGame(game, teamOf(facing(seat)), way);
}

/**
 * The win conditions a team fulfils now: all its Prize cards taken, or in a tie game fewer left than the other team's; no
 * opposing Pokémon in play. @rule WIN-01 WIN-02 WIN-08
 */
function waysOf(game: Game, team: number): number {
  let prizesLeft = 0;
  let theirPrizes = 0;
  let opposing = 0;
  const { sides } = game.state;
  for (let seat = 0; seat < sides.length; seat++) {
    const { prizes } = sides[seat]!;
    if (teamOf(seat) === team) prizesLeft += prizes.length;
    else {
      theirPrizes += prizes.length;
      opposing += pokemonInPlay(sides[seat]!);
    }
  }
  const isAhead = prizesLeft === 0 || (isLeadEnough(game) && prizesLeft < theirPrizes);
  return (isAhead ? WON_BY_PRIZES : 0) | (opposing === 0 ? WON_BY_NO_POKEMON : 0);
}

/** @rule WIN-08 */
const isLeadEnough = ({ state, setup }: Game): boolean =>
  state.suddenDeaths > 0 && setup.era.tieGame === 'six-prizes-first-lead-wins';

const howMany = (ways: number): number => (ways & 1) + ((ways >> 1) & 1);

/** More conditions fulfilled wins; as many on both sides is Sudden Death. There are no draws. @rule WIN-04 WIN-05 WIN-06 */
export function decideWinner(game: Game): void {
  const [ours, theirs] = [waysOf(game, 0), waysOf(game, 1)];
  if ((ours | theirs) === 0) return;
  const [weFulfil, theyFulfil] = [howMany(ours), howMany(theirs)];
  if (weFulfil > theyFulfil) return endGame(game, 0, ours);
  if (theyFulfil > weFulfil) return endGame(game, 1, theirs);
  game.state.frames.length = 0;
  game.state.winner = NONE;
  pushFrame(game, 'sudden-death', 0);
}
