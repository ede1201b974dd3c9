import { useEffect } from 'react';
import { Mark } from '../cards/mark.js';
import { DecisionBar } from '../choices/bar.js';
import { LaidOut } from '../choices/laid-out.js';
import { RefusalSlip } from '../choices/refusal-slip.js';
import { UsesPanel } from '../choices/uses-panel.js';
import { Live } from '../log/live.js';
import { Log } from '../log/log.js';
import { hurry } from '../motion/director.js';
import type { Moment } from '../session/moment.js';
import { resumeGame } from '../session/play.js';
import { useTable } from '../session/store.js';
import { mySide, otherSides, othersOf, relationOf } from '../table/at-table.js';
import { Felt } from '../table/felt.js';
import { PhoneFelt } from '../table/phone-felt.js';
import { BAR, HOME, SEATS, ZONES } from '../words/words.js';
import { EraTag } from './era-tag.js';
import { useFocusKept, useKeys } from './keys.js';
import { Sheets } from './sheets.js';
import { ThemeButton } from './theme.js';
import { useMedia } from './use-media.js';

/** The table with everything around it. A game that was left is gone on with. */
export default function TableScreen({ leave }: { readonly leave: () => void }) {
  const moment = useTable((state) => state.moment);
  const begun = useTable((state) => state.setup !== null);
  useEffect(() => {
    if (!begun) void resumeGame().then((found) => !found && leave());
  }, [begun, leave]);
  if (moment === null) return <p className="opening">{HOME.loading}</p>;
  return <Table moment={moment} />;
}

function Table({ moment }: { readonly moment: Moment }) {
  const phone = useMedia('(max-width: 759px), (max-aspect-ratio: 3/4)');
  const drawer = useMedia('(max-width: 1179px)');
  const busy = useTable((state) => state.busy);
  useKeys();
  useFocusKept(busy ? null : moment);
  const Room = phone ? PhoneFelt : Felt;
  return (
    <div
      className={phone ? 'game phone' : drawer ? 'game narrow' : 'game'}
      data-busy={busy}
      data-fingerprint={moment.fingerprint}
      onPointerDownCapture={() => busy && hurry()}
    >
      {phone ? <PhoneTop moment={moment} /> : <Top moment={moment} drawer={drawer} />}
      <Room moment={moment}>
        <div className="overlays">
          <RefusalSlip />
          <UsesPanel />
          <LaidOut />
        </div>
      </Room>
      {!phone && !drawer && <Side moment={moment} />}
      <DecisionBar />
      <Live />
      <Sheets />
    </div>
  );
}

function Top({ moment, drawer }: { readonly moment: Moment; readonly drawer: boolean }) {
  const setup = useTable((state) => state.setup);
  return (
    <header className="gtop">
      <a className="logo" href="#/">
        <Mark of="logo" />
        Rulebox
      </a>
      {setup !== null && <EraTag era={setup.era} />}
      <span className="meta">{setup !== null && `${HOME.seed.toLowerCase()} ${setup.seed}`}</span>
      <span className="grow" />
      {moment.view.turn > 0 && <span className="meta">{BAR.turn(moment.view.turn)}</span>}
      {drawer && <LogButton />}
      <TopButtons />
    </header>
  );
}

function TopButtons() {
  const over = useTable((state) => state.moment?.view.phase === 'over');
  const playing = useTable((state) => state.setup?.players.includes('you') === true);
  return (
    <>
      <ThemeButton />
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

function LogButton() {
  return (
    <button
      type="button"
      className="ib"
      aria-label={BAR.log}
      title={BAR.log}
      onClick={() => useTable.setState({ logOpen: true })}
    >
      <Mark of="u-log" />
    </button>
  );
}

function PhoneTop({ moment }: { readonly moment: Moment }) {
  const setup = useTable((state) => state.setup);
  const [other] = otherSides(moment);
  return (
    <header className="phtop">
      <a className="ib" href="#/" aria-label="Rulebox">
        <Mark of="logo" />
      </a>
      <div>
        <b>{BAR.opponent}</b> {setup !== null && <EraTag era={setup.era} long={false} />}
        <br />
        <span className="meta">
          {other !== undefined && `${ZONES.hand(other.hand.count)} · ${ZONES.prizes(other.prizes.count)}`}
        </span>
      </div>
      <span className="grow" />
      <TopButtons />
      <LogButton />
    </header>
  );
}

function Side({ moment }: { readonly moment: Moment }) {
  const mine = mySide(moment);
  return (
    <aside className="side" aria-label={BAR.whatHappened}>
      <div className="score">
        {[...othersOf(moment), mine].map((side) => (
          <div key={side.seat} className={moment.view.player === side.seat ? 'pl me' : 'pl'}>
            <span className="who">{side === mine ? BAR.you : SEATS[relationOf(moment, side)]}</span>
            <span className="n">{ZONES.hand(side.hand.count)}</span>
          </div>
        ))}
      </div>
      <h2 className="sideh">{BAR.whatHappened}</h2>
      <Log told={moment.told} />
    </aside>
  );
}
