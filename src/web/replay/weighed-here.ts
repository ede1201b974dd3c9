import { teamOf } from '../../engine/index.js';
import type { Analysis, Judged, Onlooking, WeighedAnswer } from '../../session/index.js';

/** One of the ways that a choice could have gone. */
export interface Way {
  readonly letter: string;
  readonly answer: WeighedAnswer;
  readonly isBest: boolean;
  readonly wasPlayed: boolean;
}

export const judgedAt = ({ decisions }: Analysis, place: number): Judged | null =>
  decisions.find(({ choice }) => choice === place) ?? null;

/** Whoever looks on from a seat sees nobody else's choice weighed: it names cards that were in a hand. */
export const mayBeSeen = ({ seat }: Judged, onlooking: Onlooking): boolean =>
  onlooking === 'open' || onlooking === seat;

const LETTERS = ['A', 'B', 'C', 'D'];

/** The best ways, and the one that was played. */
export function waysIn({ best, given }: Judged): readonly Way[] {
  const isSame = (answer: WeighedAnswer): boolean =>
    JSON.stringify(answer.option.answer) === JSON.stringify(given.option.answer);
  const answers = best.some(isSame) ? best : [...best, given];
  return answers.map((answer, place) => ({
    letter: LETTERS[place] ?? '',
    answer,
    isBest: place === 0,
    wasPlayed: isSame(answer),
  }));
}

/** How a game stands for a team: the chance to win, and how much of it the choice at this place gave away. */
export interface Standing {
  readonly chance: number;
  readonly lost: number;
}

/** By the last choice that was weighed up to a place; the end is known. Null: nothing was weighed yet. */
export function standingAt({ decisions, curve }: Analysis, place: number, team: 0 | 1): Standing | null {
  const end = curve.find((point) => point.seat === null && point.choice <= place);
  if (end !== undefined) return { chance: end.teams[team], lost: 0 };
  const last = decisions.findLast(({ choice }) => choice <= place);
  if (last === undefined) return null;
  const isMine = teamOf(last.seat) === team;
  const chance = isMine ? last.given.chance : 1 - last.given.chance;
  return { chance, lost: last.choice === place && last.verdict !== null && isMine ? last.loss : 0 };
}
