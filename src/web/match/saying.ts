import { isMatchOver, type Match, pickerAfter, winsIn } from '../session/match.js';
import { MATCH } from '../words/match.js';

/** What is said at the end of a game of a match, for who plays in a team. */
export function sayingInMatch(
  { title, help }: { readonly title: string; readonly help: string },
  match: Match,
  { team, seat }: { readonly team: number; readonly seat: number | null },
): { readonly title: string; readonly help: string } {
  const [mine, theirs] = [winsIn(match, team), winsIn(match, team === 0 ? 1 : 0)] as const;
  if (isMatchOver(match)) {
    const ended = mine > theirs ? MATCH.won : MATCH.lost;
    return { title: seat === null ? title : ended, help: `${help} ${MATCH.ends(mine, theirs)}` };
  }
  const picker = pickerAfter(match);
  const picks = picker === null ? '' : ` ${MATCH.picks(picker === seat)}`;
  return { title, help: `${help} ${MATCH.stands(mine, theirs)}${picks}` };
}
