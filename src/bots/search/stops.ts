import { type Answer, answersIn, type Imagined } from '../../engine/view.js';
import { evaluate } from '../evaluation.js';
import { atAGlance } from '../quick/glance.js';
import { quickAnswer } from '../quick/quick.js';
import { give, LONGEST, type Mind, tried } from './mind.js';

/** Answers given one after the other, and the game that they led to. */
export interface Path {
  readonly answers: readonly Answer[];
  readonly game: Imagined;
}

/**
 * Where an answer leads, up to the next turn that has to be decided. If its player is asked something on the way, several
 * answers to the first question are followed; later ones are answered as looks best at once.
 */
export function stopsFrom(game: Imagined, answers: readonly Answer[], mind: Mind): Path[] {
  const stops: Path[] = [];
  for (const way of waysFrom({ game, answers }, mind)) stops.push(ledOn(way, mind));
  return stops;
}

/** The ways into which the first question divides a path. */
function waysFrom(path: Path, mind: Mind): Path[] {
  const asked = ledToQuestion(path, mind);
  if (!isAsked(asked.game, mind)) return [asked];
  return offeredIn(asked.game, mind).map((given) => ({
    answers: [...asked.answers, given],
    game: tried(asked.game, given, mind),
  }));
}

/** On to the turn, with the best answer to each question. */
function ledOn(from: Path, mind: Mind): Path {
  let path = from;
  for (let steps = 0; steps < LONGEST; steps++) {
    path = ledToQuestion(path, mind);
    if (!isAsked(path.game, mind)) break;
    path = bestOf(path, mind);
  }
  return path;
}

function bestOf({ game, answers }: Path, mind: Mind): Path {
  let best: Path | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const given of offeredIn(game, mind)) {
    const next = tried(game, given, mind);
    const value = evaluate(next, mind.seat);
    if (best !== null && value <= most) continue;
    most = value;
    best = { answers: [...answers, given], game: next };
  }
  return best!;
}

const offeredIn = (game: Imagined, { width, random }: Mind): readonly Answer[] =>
  atAGlance(game, answersIn(game), width.choices, random);

/** Plays what is not the thinker's to choose, what is no choice, and what nobody can see: Prize cards, coins. */
function ledToQuestion({ game, answers }: Path, mind: Mind): Path {
  const given = answers.slice();
  const { state } = game;
  for (let steps = 0; steps < LONGEST && isOpen(game) && !isAsked(game, mind); steps++) {
    const isOwn = state.decision.seat === mind.seat;
    const answer = quickAnswer(game, mind.random);
    give(game, answer, mind);
    if (isOwn) given.push(answer);
  }
  return { answers: given, game };
}

const isOpen = ({ state }: Imagined): boolean => state.phase !== 'over' && state.decision.kind !== 'turn';

function isAsked(game: Imagined, mind: Mind): boolean {
  const { kind, seat } = game.state.decision;
  return isOpen(game) && seat === mind.seat && kind !== 'prizes' && kind !== 'coin' && answersIn(game).length > 1;
}
