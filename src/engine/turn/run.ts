import { EngineBug } from '../bug.js';
import { stepProgram } from '../carry-out/run-script.js';
import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import { CONCEDE, kindOfAnswer, type Packed, xOf } from '../model/packed.js';
import { type Frame, WON_BY_CONCESSION } from '../model/state.js';
import { stepPlayed } from './act.js';
import { stepAttack } from './attack.js';
import { stepChecks } from './checks.js';
import { stepCheckup } from './checkup.js';
import { stepOffTurn } from './off-turn.js';
import { stepRelease } from './release.js';
import { stepRetreat } from './retreat.js';
import { stepSetUp } from './set-up.js';
import { settleLocks } from './settle-locks.js';
import { stepSuddenDeath } from './sudden-death.js';
import { stepTurn } from './turn.js';
import { lose } from './win.js';

/** Nothing that cards can do takes as many steps between two decisions; what does would go on for ever. */
const MOST_STEPS = 100_000;

/** Lets the top frame do a step until a decision is open or the game is over. */
export function run(game: Game): void {
  const { state } = game;
  for (let step = 0; state.decision.kind === 'none' && state.phase !== 'over'; step++) {
    if (step === MOST_STEPS) throw new EngineBug('the game goes on and on without a decision');
    stepFrame(game, state.frames[state.frames.length - 1]!);
    settleLocks(game);
  }
}

function stepFrame(game: Game, frame: Frame): void {
  switch (frame.kind) {
    case 'setup':
      return stepSetUp(game, frame);
    case 'turn':
      return stepTurn(game, frame);
    case 'retreat':
      return stepRetreat(game, frame);
    case 'attack':
      return stepAttack(game, frame);
    case 'release':
      return stepRelease(game, frame);
    case 'checks':
      return stepChecks(game, frame);
    case 'checkup':
      return stepCheckup(game, frame);
    case 'sudden-death':
      return stepSuddenDeath(game, frame);
    case 'program':
      return stepProgram(game, frame);
    case 'played':
      return stepPlayed(game, frame);
    case 'off-turn':
      return stepOffTurn(game, frame);
  }
}

/** Gives a legal answer to the open decision and plays on, in place. Whether it is legal, `reasonsAgainstPacked` tells. */
export function playPacked(game: Game, given: Packed): void {
  const { state } = game;
  state.choices++;
  if (kindOfAnswer(given) === CONCEDE) return concede(game, xOf(given));
  if (state.decision.kind === 'turn') state.turnChoices++;
  game.answer = given;
  state.decision.kind = 'none';
  run(game);
}

function concede(game: Game, seat: number): void {
  emit(game, 'conceded', seat);
  lose(game, seat, WON_BY_CONCESSION);
}
