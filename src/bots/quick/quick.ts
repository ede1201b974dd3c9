import { type Answer, answersIn, type Imagined, playIn, type Random } from '../../engine/view.js';
import { attachWorth } from './attach.js';
import { attackWorth } from './attack.js';
import { benchWorth, evolveWorth, promoteWorth } from './field.js';
import { pickWorth } from './pick.js';
import { retreatWorth } from './retreat.js';
import { SCORE } from './scores.js';

/*
 * A player who goes by rules of thumb, without trying anything: evolve, fill the Bench, attach where it is needed, play
 * what can be played, then the best attack. It plays badly and very fast: what may come of a turn is found out with it.
 */

/** After so many choices a turn has been long enough. */
const LONG = 30;
/** So many choices may follow when it is played on. */
const LONGEST = 400;

/** What it would do at the open decision of an imagined game, of all that is offered or of some of it. */
export function quickAnswer(game: Imagined, random: Random, offered: readonly Answer[] = answersIn(game)): Answer {
  if (offered.length === 1) return offered[0]!;
  const { kind } = game.state.decision;
  if (kind === 'turn') return bestOf(offered, (given) => worthInTurn(game, given, random));
  if (kind === 'promote' || kind === 'active') return bestOf(offered, (given) => worthInFront(game, given));
  if (kind === 'choose-cards') return bestOf(offered, (given) => worthAsked(game, given, random));
  return offered[random(offered.length)]!;
}

/** Plays on so until so many turns have ended, or the game has. */
export function playTurns(game: Imagined, turns: number, random: Random): number {
  const { state } = game;
  const until = state.turn + turns;
  let plays = 0;
  while (state.phase !== 'over' && !(state.turn >= until && state.decision.kind === 'turn') && plays < LONGEST) {
    playIn(game, quickAnswer(game, random));
    plays++;
  }
  return plays;
}

function bestOf(offered: readonly Answer[], worth: (given: Answer) => number): Answer {
  let best = offered[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const given of offered) {
    const value = worth(given);
    if (value <= most) continue;
    most = value;
    best = given;
  }
  return best;
}

/** See `SCORE`; of cards and uses that come at the same time, any. */
function worthInTurn(game: Imagined, given: Answer, random: Random): number {
  switch (given.kind) {
    case 'pass':
      return SCORE.pass;
    case 'attack':
      return attackWorth(game, given);
    case 'evolve':
      return evolveWorth(game, given);
    case 'bench':
      return benchWorth(game);
    case 'attach':
      return attachWorth(game, given);
    case 'play':
      return game.state.turnChoices < LONG ? SCORE.play + random(500) : SCORE.ofNoUse;
    case 'use':
    case 'use-stadium':
    case 'use-card':
      return game.state.turnChoices < LONG / 2 ? SCORE.use + random(500) : SCORE.ofNoUse;
    case 'retreat':
      return retreatWorth(game, given);
    default:
      return SCORE.ofNoUse;
  }
}

/** Of cards alike, any. */
const worthAsked = (game: Imagined, given: Answer, random: Random): number =>
  given.kind === 'card' ? pickWorth(game, game.state.decision.seat, given.card) + random(4) : 0;

const worthInFront = (game: Imagined, given: Answer): number =>
  given.kind === 'pokemon' ? promoteWorth(game, given.pokemon) : 0;
