import { featuresOf, type Line, Lines, type Mind, type Random, type Width } from '../../bots/index.js';
import type { Imagined, Outlook } from '../../engine/view.js';
import { pick } from '../random-number.js';

/** Lines of a turn as they are found quickly. */
const WIDTH: Width = { lines: 2, acts: 3, answers: 10, choices: 3 };

/** An end of a turn, before it is known what comes of it. */
export interface OpenEnd {
  readonly game: Imagined;
  readonly features: Float64Array;
}

/**
 * Different ends of the turn that an outlook is about, in one imagined game: the one that looks best, and others by
 * chance. Ends at which the game is over are left out, for they need no judgement.
 */
export function endsOf(outlook: Outlook, most: number, random: Random): OpenEnd[] {
  const { seat } = outlook;
  const answers = outlook.answers.filter(({ kind }) => kind !== 'declare');
  const mind: Mind = { seat, random, width: WIDTH, plays: 0 };
  const { best } = new Lines(outlook.imagine(random), answers, mind);
  const lines = best.filter((line): line is Line => line !== null && line.game.state.phase !== 'over');
  lines.sort((one, other) => other.value - one.value);
  const met = new Set<string>();
  const ends: OpenEnd[] = [];
  while (lines.length > 0 && ends.length < most) {
    const { game } = ends.length === 0 ? lines[0]! : pick(random, lines);
    lines.splice(
      lines.findIndex((line) => line.game === game),
      1,
    );
    const features = featuresOf(game, seat);
    const key = features.join(' ');
    if (!met.has(key)) ends.push({ game, features });
    met.add(key);
  }
  return ends;
}
