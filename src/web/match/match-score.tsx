import '../look/match.css';
import { type Match, winsIn } from '../session/match.js';
import { MATCH } from '../words/match.js';
import { discsOf } from './discs.js';

/** How the match stands, where there is no room for its games. */
export function MatchStands({ match, team }: { readonly match: Match; readonly team: number }) {
  return (
    <b className="matchstands">
      <span className="unseen">{MATCH.label}</span> {scoreOf(match, team)}
    </b>
  );
}

const scoreOf = (match: Match, team: number): string =>
  MATCH.score(winsIn(match, team), winsIn(match, team === 0 ? 1 : 0));

/** One disc a game of the match: whose it was, the one that is played, and those to come. */
export function MatchScore({ match, team }: { readonly match: Match; readonly team: number }) {
  return (
    <div className="ownmatch">
      <span>{MATCH.bestOf(match.bestOf)}</span>
      <span className="matchdiscs">
        {discsOf(match, team).map((disc, place) => (
          <i
            key={`game${String(place)}`}
            className={`g ${disc}`}
            role="img"
            aria-label={`${MATCH.game(place + 1)}: ${MATCH.is[disc]}`}
          >
            {place + 1}
          </i>
        ))}
      </span>
      <span>{scoreOf(match, team)}</span>
    </div>
  );
}
