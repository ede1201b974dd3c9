import { type Answer, type Game, listAnswers, play, type Random, type Seat } from '../../engine/index.js';

/** A game of which a turn is to be played out. */
interface Playing {
  readonly game: Game;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly random: Random;
}

/** No turn takes so many choices. */
const LONGEST = 400;

/** Plays on until the turn of a seat is over; false: it does not end. The other players do anything they may. */
export function playOut({ game, seat, random }: Playing, choose: () => Answer): boolean {
  for (let choices = 0; choices < LONGEST; choices++) {
    if (isTurnOver(game, seat)) return true;
    const isTheirs = game.state.decision.seat === seat && game.state.decision.kind !== 'coin';
    play(game, isTheirs ? choose() : anyAnswer(game, random));
  }
  return false;
}

/** Another player's turn has begun, or nothing comes any more. */
const isTurnOver = ({ state: { phase, decision } }: Game, seat: Seat): boolean =>
  phase === 'over' || decision.kind === 'sudden-death' || (decision.kind === 'turn' && decision.seat !== seat);

function anyAnswer(game: Game, random: Random): Answer {
  const offered = listAnswers(game);
  return offered[random(offered.length)]!;
}
