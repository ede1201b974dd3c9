import { useState } from 'react';
import { EraTag } from '../parts/era-tag.js';
import { keptGame } from '../session/keep.js';
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
          <EraTag era={era} long={false} /> {RECENT.stands(decksIn(kept.summary), turn)}
        </span>
      </span>
      <span className="btn">{RECENT.goOn}</span>
    </a>
  );
}
