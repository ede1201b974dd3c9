import type { Random } from '../../bots/index.js';
import {
  A,
  type Answer,
  actionsOf,
  answers,
  attackOf,
  cardActions,
  cardOf,
  type Game,
  kindOfAnswer,
  listAnswers,
  NONE,
  stadiumActions,
  xOf,
  yOf,
} from '../../engine/index.js';

/** How much an answer is liked; what leads to something that was never tried is liked most. */
const UNTRIED = 40;
const LIKED: Readonly<Record<number, number>> = {
  [A.PASS]: 1,
  [A.RETREAT]: 1,
  [A.DECLARE]: 1,
  [A.GO_BACK]: 1,
  [A.ATTACK]: 4,
  [A.BENCH]: 6,
  [A.EVOLVE]: 12,
  [A.ATTACH]: 6,
  [A.NO]: 1,
  [A.YES]: 4,
};
const OTHERWISE = 3;

/** An offered answer by chance, those the likelier that use texts of which something was never carried out. */
export function curiousAnswer(game: Game, random: Random): Answer {
  const count = listAnswers(game);
  const offered = answers.list.slice(0, count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    sum += likingOf(game, offered[i]!);
    sums[i] = sum;
  }
  const drawn = random(sum);
  for (let i = 0; i < count; i++) if (drawn < sums[i]!) return offered[i]!;
  return offered[count - 1]!;
}

const sums = new Int32Array(4096);

function likingOf(game: Game, given: Answer): number {
  const script = scriptOf(game, given);
  if (script !== NONE && isUntried(game, script)) return UNTRIED;
  return LIKED[kindOfAnswer(given)] ?? OTHERWISE;
}

/** The text that the answer uses. */
function scriptOf(game: Game, given: Answer): number {
  const [x, y] = [xOf(given), yOf(given)];
  switch (kindOfAnswer(given)) {
    case A.ATTACK:
      return attackOf(game, x, y)?.script ?? NONE;
    case A.PLAY:
      return cardOf(game, x).play;
    case A.USE:
      return actionsOf(game, x)[y]?.action.script ?? NONE;
    case A.USE_STADIUM:
      return stadiumActions(game)[y]?.action.script ?? NONE;
    case A.USE_CARD:
      return cardActions(game, x)[y]?.action.script ?? NONE;
    default:
      return NONE;
  }
}

function isUntried({ setup, trace }: Game, script: number): boolean {
  const { ops } = setup.scripts[script]!;
  for (let i = 0; i < ops.length; i++) if (trace?.ops[ops[i]!.id] === 0) return true;
  return false;
}
