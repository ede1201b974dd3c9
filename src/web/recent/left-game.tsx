import { useState } from 'react';
import { EraTag } from '../parts/era-tag.js';
import { forgetAside, gamesAside, keptGame } from '../session/keep.js';
import { namesOf } from '../session/played.js';
import { saveFile } from '../session/save-file.js';
import { RECENT } from '../words/replay.js';
import { decksIn } from './recent-list.js';

/** The game that was left in the middle: one touch away. */
export function LeftGame() {
  const [kept] = useState(keptGame);
  if (kept === null || kept.summary.over) return null;
  const { era, turn } = kept.summary;
  return (
    <a className="leftgame" href="#/table">
      <span>
        <b>{RECENT.yours}</b>
        <span className="mut">
          <EraTag era={era} long={false} />{' '}
          {RECENT.stands(decksIn(kept.summary, namesOf(String(kept.setup.seed)) ?? []), turn)}
        </span>
      </span>
      <span className="btn">{RECENT.goOn}</span>
    </a>
  );
}

/** Games that cannot be gone on with: what is wrong with each, and the way to keep it or to be rid of it. */
export function GamesAside() {
  const [games, setGames] = useState(gamesAside);
  const throwAway = (place: number): void => {
    forgetAside(place);
    setGames(gamesAside());
  };
  return games.map(({ fault, game }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their places
    <p className="aside" role="status" key={place}>
      {RECENT.aside} {fault}{' '}
      <button
        type="button"
        className="linklike"
        onClick={() => saveFile('rulebox-game.json', game, 'application/json')}
      >
        {RECENT.save}
      </button>{' '}
      <button type="button" className="linklike" onClick={() => throwAway(place)}>
        {RECENT.throwAway}
      </button>
    </p>
  ));
}
