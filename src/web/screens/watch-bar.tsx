import '../look/watch-bar.css';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { Moment } from '../../session/index.js';
import { AfterGame, resultOf } from '../choices/bar.js';
import { Mark } from '../parts/mark.js';
import { changeSide, holdOn, pauseOrGoOn, stepOnce, turnHands } from '../play/watching.js';
import { useTable } from '../session/store.js';
import { change, SPEEDS, type Speed, useSettings } from '../settings/settings.js';
import { nameOf } from '../table/at-table.js';
import { SPEED_WORDS, WATCH } from '../words/watching.js';
import { useWatchKeys } from './watch-keys.js';

/** Everything that bots among themselves are watched with. Who goes elsewhere finds them where they were. */
export function WatchBar({ moment }: { readonly moment: Moment }) {
  const { paused, open } = useTable((state) => state.watched);
  const isOver = moment.view.phase === 'over';
  useWatchKeys();
  useEffect(() => () => holdOn(true), []);
  const asked = moment.view.sides[moment.view.decision?.seat ?? -1];
  return (
    <section className="bar watchbar" aria-label={WATCH.bar}>
      <div className="say">
        <h2>{isOver ? resultOf(moment) : paused ? WATCH.paused : WATCH.goesOn}</h2>
        <p>{asked === undefined ? WATCH.over : WATCH.chooses(nameOf(moment, asked))}</p>
      </div>
      {!isOver && (
        <div className="watchsteps">
          <button type="button" className="btn" aria-keyshortcuts="Space" onClick={pauseOrGoOn}>
            <Mark of={paused ? 'u-play' : 'u-pause'} />
            {paused ? WATCH.play : WATCH.pause}
          </button>
          <button type="button" className="btn" aria-keyshortcuts="ArrowRight" onClick={stepOnce}>
            <Mark of="u-right" />
            {WATCH.step}
          </button>
          <SpeedPick />
        </div>
      )}
      {isOver && (
        <div className="acts">
          <AfterGame />
        </div>
      )}
      <span className="grow" />
      <div className="watchsteps">
        <button type="button" className={open ? 'btn on' : 'btn'} aria-pressed={open} onClick={turnHands}>
          <Mark of="u-eye" />
          {WATCH.openHands}
        </button>
        <button type="button" className="btn" onClick={changeSide}>
          {WATCH.side}
        </button>
        {!isOver && (
          <button type="button" className="btn" title={WATCH.stopHelp} onClick={() => navigate('/')}>
            {WATCH.stop}
          </button>
        )}
      </div>
    </section>
  );
}

function SpeedPick() {
  const speed = useSettings((settings) => settings.speed);
  return (
    <label className="pickone">
      <span className="unseen">{WATCH.speed}</span>
      <select value={speed} onChange={(event) => change({ speed: event.target.value as Speed })}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {SPEED_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
