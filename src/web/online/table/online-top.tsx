import type { ReactNode } from 'react';
import type { Moment } from '../../../session/index.js';
import { KeysButton, type Layout, LogButton } from '../../frame/table-frame.js';
import { EraTag } from '../../parts/era-tag.js';
import { Mark } from '../../parts/mark.js';
import { SettingsButton } from '../../parts/settings-button.js';
import { ThemeButton } from '../../parts/theme.js';
import { useTable } from '../../session/store.js';
import { mySide, nameOf, othersOf } from '../../table/at-table.js';
import { PEOPLE } from '../../words/online-table.js';
import { BAR, FORMAT_WORDS, ZONES } from '../../words/words.js';
import { Clock } from './clock.js';
import { Spoken } from './phrases.js';
import { sideAbove } from './side-above.js';
import { useOnline } from './state.js';

interface OnlineTopProps {
  readonly moment: Moment;
  readonly layout: Layout;
}

/** The line above a table that is played elsewhere. */
export function OnlineTop({ moment, layout }: OnlineTopProps) {
  if (layout === 'phone') return <PhoneTop moment={moment} />;
  return (
    <header className="gtop">
      <a className="logo" href="#/">
        <Mark of="logo" />
        Rulebox
      </a>
      <Era />
      <Meta />
      <span className="grow" />
      {layout === 'narrow' && <NarrowClocks moment={moment} />}
      {moment.view.turn > 0 && <span className="meta">{BAR.turn(moment.view.turn)}</span>}
      {layout === 'narrow' && <LogButton />}
      <TopButtons />
    </header>
  );
}

function Era({ long = true }: { readonly long?: boolean }) {
  const era = useOnline((state) => state.about?.rules.era);
  return era === undefined ? null : <EraTag era={era} long={long} />;
}

function Meta() {
  const about = useOnline((state) => state.about);
  if (about === null) return null;
  const { format, bestOf } = about.rules;
  const match = PEOPLE.gameOf(Math.max(1, about.results.length + (about.phase === 'playing' ? 1 : 0)), bestOf);
  return (
    <>
      <span className="meta">{[FORMAT_WORDS[format] ?? format, match].filter((each) => each !== '').join(' · ')}</span>
      <Watching />
    </>
  );
}

/** For who only looks on; `short`: where there is no room for the words, which the decision's bar says anyhow. */
function Watching({ short = false }: { readonly short?: boolean }): ReactNode {
  const isWatching = useOnline((state) => state.seat === null);
  const isLate = useOnline((state) => state.about?.rules.watching === 'later');
  if (!isWatching) return null;
  const words = isLate ? `${PEOPLE.watching}, ${PEOPLE.behind}` : PEOPLE.watching;
  return short ? (
    <span className="watchtag" role="img" aria-label={words} title={words}>
      <Mark of="u-eye" />
    </span>
  ) : (
    <span className="watchtag">
      <Mark of="u-eye" />
      {words}
    </span>
  );
}

/** Where there is no column beside the table, names and clocks are up here. */
function NarrowClocks({ moment }: { readonly moment: Moment }) {
  return (
    <span className="topclocks">
      {[...othersOf(moment), mySide(moment)].map((side) => (
        <span key={side.seat}>
          <b>{nameOf(moment, side)}</b>
          <Spoken seat={side.seat} />
          <Clock seat={side.seat} />
        </span>
      ))}
    </span>
  );
}

function PhoneTop({ moment }: { readonly moment: Moment }) {
  const shown = sideAbove(moment);
  return (
    <header className="phtop">
      <a className="ib" href="#/" aria-label="Rulebox">
        <Mark of="logo" />
      </a>
      <div>
        <Presence seat={shown.seat} />
        <b>{nameOf(moment, shown)}</b> <Era long={false} />
        <span className="meta">
          {ZONES.hand(shown.hand.count)} · {ZONES.prizes(shown.prizes.count, moment.view.phase)}
        </span>
      </div>
      <Spoken seat={shown.seat} />
      <Watching short />
      <span className="grow" />
      <Clock seat={shown.seat} />
      <TopButtons />
      <LogButton />
    </header>
  );
}

/** Whether somebody is at the table: a shape, and words. */
export function Presence({ seat }: { readonly seat: number }) {
  const isAway = useOnline(({ awaySince }) => awaySince.has(seat));
  const word = isAway ? PEOPLE.away : PEOPLE.here;
  return <span className={isAway ? 'dot away' : 'dot'} role="img" aria-label={word} title={word} />;
}

function TopButtons() {
  const over = useTable((state) => state.moment?.view.phase === 'over');
  const playing = useOnline((state) => state.seat !== null && state.about?.phase === 'playing');
  return (
    <>
      <KeysButton />
      <ThemeButton />
      <SettingsButton shortcut />
      {playing && !over && (
        <button
          type="button"
          className="ib"
          aria-label={BAR.concede}
          title={BAR.concede}
          onClick={() => useTable.setState({ conceding: true })}
        >
          <Mark of="u-flag" />
        </button>
      )}
    </>
  );
}
