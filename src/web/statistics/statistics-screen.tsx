import '../look/statistics.css';
import { type CSSProperties, useState } from 'react';
import { TopBar } from '../parts/top-bar.js';
import { forgetPlayed, type PlayedGame, playedGames } from '../session/played.js';
import { ERA_WORDS } from '../words/eras.js';
import { STATISTICS } from '../words/statistics.js';
import { PLAYERS } from '../words/words.js';
import { streakIn, type Tally, type TallyKey, talliesBy, tallyOf } from './tally.js';

/** One's games in figures: by deck, by what was played against, by year and opponent. */
export default function StatisticsScreen() {
  const [games, setGames] = useState(playedGames);
  return (
    <>
      <TopBar at="/replay" />
      <main className="figures">
        <p className="crumb">
          <a href="#/replay">‹ {STATISTICS.crumb}</a>
        </p>
        <h1>{STATISTICS.page}</h1>
        <p className="mut">{STATISTICS.lede}</p>
        {games.length === 0 ? (
          <p className="mut">{STATISTICS.none}</p>
        ) : (
          <>
            <Whole games={games} />
            <div className="tallies">
              {(Object.keys(STATISTICS.by) as TallyKey[]).map((key) => (
                <By key={key} by={key} games={games} />
              ))}
            </div>
            <Forget
              onForget={() => {
                forgetPlayed();
                setGames([]);
              }}
            />
          </>
        )}
      </main>
    </>
  );
}

function Whole({ games }: { readonly games: readonly PlayedGame[] }) {
  const { won, drawn, last } = tallyOf('', games);
  const streak = streakIn(games);
  return (
    <p className="whole">
      <b>{STATISTICS.of(won, games.length)}</b>
      {drawn > 0 && STATISTICS.drawn(drawn)}
      <span className="mut">
        {streak > 1 && `${STATISTICS.streak(streak)} · `}
        {STATISTICS.last(new Date(last).toLocaleDateString(undefined, { dateStyle: 'medium' }))}
      </span>
    </p>
  );
}

const NAME_OF: Readonly<Record<TallyKey, (name: string) => string>> = {
  mine: (name) => name,
  theirs: (name) => name,
  era: (id) => (ERA_WORDS[id] === undefined ? id : `${ERA_WORDS[id].name} ${ERA_WORDS[id].year}`),
  opponent: (who) => (who in PLAYERS ? PLAYERS[who as keyof typeof PLAYERS].name : STATISTICS.person),
};

function By({ by, games }: { readonly by: TallyKey; readonly games: readonly PlayedGame[] }) {
  return (
    <section>
      <table>
        <caption>{STATISTICS.by[by]}</caption>
        <thead>
          <tr>
            <th scope="col" className="unseen">
              {STATISTICS.by[by]}
            </th>
            <th scope="col">{STATISTICS.won}</th>
            <th scope="col">{STATISTICS.games}</th>
            <th scope="col">{STATISTICS.turns}</th>
          </tr>
        </thead>
        <tbody>
          {talliesBy(games, by).map((tally) => (
            <Row key={tally.name} tally={tally} name={NAME_OF[by](tally.name)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ tally: { won, games, turns }, name }: { readonly tally: Tally; readonly name: string }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <i className="part" aria-hidden="true" style={{ '--part': won / games } as CSSProperties} />
      </th>
      <td>{won}</td>
      <td>{games}</td>
      <td>{turns}</td>
    </tr>
  );
}

function Forget({ onForget }: { readonly onForget: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="btn quiet" onClick={() => setAsked(true)}>
        {STATISTICS.forget}
      </button>
    );
  return (
    <div role="alert">
      <p>{STATISTICS.forgetSure}</p>
      <button type="button" className="btn" onClick={onForget}>
        {STATISTICS.yes}
      </button>{' '}
      <button type="button" className="btn quiet" onClick={() => setAsked(false)}>
        {STATISTICS.no}
      </button>
    </div>
  );
}
