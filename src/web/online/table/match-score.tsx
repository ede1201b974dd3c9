import { teamOf } from '../../../engine/index.js';
import type { GameResult, TableAbout } from '../../../protocol/index.js';
import { PEOPLE } from '../../words/online-table.js';
import { useOnline } from './state.js';

type Disc = 'won' | 'lost' | 'drawn' | 'now' | 'toCome';

/** One disc a game of the match: whose it was, the one that is played, and those to come. */
export function MatchScore() {
  const about = useOnline((state) => state.about);
  const seat = useOnline((state) => state.seat);
  if (about === null || about.rules.bestOf === 1) return null;
  const discs = discsOf(about, teamOf(seat ?? 0));
  return (
    <div className="mscore">
      <span>{PEOPLE.bestOf(about.rules.bestOf)}</span>
      <span className="discs">
        {discs.map((disc, i) => (
          <i
            key={`game${String(i)}`}
            className={`g ${disc}`}
            role="img"
            aria-label={`${PEOPLE.game(i + 1)}: ${PEOPLE[disc]}`}
          >
            {i + 1}
          </i>
        ))}
      </span>
      <span>{scoreText(about, seat)}</span>
    </div>
  );
}

/** How the match stands, as one sees it who sits there, or team by team. */
export function scoreText(about: TableAbout, seat: number | null): string {
  const [first, second] = winsIn(about.results);
  if (seat === null) return PEOPLE.scoreOf([first, second]);
  return teamOf(seat) === 0 ? PEOPLE.score(first, second) : PEOPLE.score(second, first);
}

const winsIn = (results: readonly GameResult[]): readonly [number, number] => [
  results.filter(({ winner }) => winner === 0).length,
  results.filter(({ winner }) => winner === 1).length,
];

function discsOf({ results, rules, phase }: TableAbout, team: number): readonly Disc[] {
  const played = results.map(({ winner }): Disc => (winner === null ? 'drawn' : winner === team ? 'won' : 'lost'));
  const now: Disc[] = phase === 'playing' ? ['now'] : [];
  const rest = Math.max(0, rules.bestOf - played.length - now.length);
  return [...played, ...now, ...Array.from({ length: rest }, (): Disc => 'toCome')];
}
