import '../../look/online-table.css';
import { useEffect } from 'react';
import type { Moment } from '../../../session/index.js';
import { DecisionBar } from '../../choices/bar.js';
import { useFocusKept } from '../../frame/focus.js';
import { useKeys } from '../../frame/keys.js';
import { type People, TableFrame, useLayout } from '../../frame/table-frame.js';
import { Live } from '../../log/live.js';
import { Screen } from '../../parts/screen.js';
import { useTable } from '../../session/store.js';
import { mySide, nameOf } from '../../table/at-table.js';
import { SAYING } from '../../words/online-table.js';
import { HOME } from '../../words/words.js';
import { AfterOnlineGame, resultAt } from './after-game.js';
import { Banner } from './banner.js';
import { Clock } from './clock.js';
import { enterOnlineTable } from './enter.js';
import { MatchScore } from './match-score.js';
import { useOnlineKeys } from './online-keys.js';
import { OnlineTop, Presence } from './online-top.js';
import { openPhrases, Phrases, Spoken } from './phrases.js';
import { Slips } from './slips.js';
import { useOnline } from './state.js';
import type { TableEnd } from './table-end.js';

/** The table with everything around it, played elsewhere: the game as at home, and people. */
export default function OnlineTable({ client }: { readonly client: TableEnd }) {
  const moment = useTable((state) => state.moment);
  useEffect(() => enterOnlineTable(client), [client]);
  return (
    <Screen name="table">
      {moment === null ? <p className="opening">{HOME.loading}</p> : <Table moment={moment} />}
    </Screen>
  );
}

const PEOPLE: People = {
  banner: <Banner />,
  about: (seat) => ({
    before: <Presence seat={seat} />,
    after: (
      <>
        <Clock seat={seat} />
        <Spoken seat={seat} />
      </>
    ),
  }),
  match: <MatchScore />,
};

function Table({ moment }: { readonly moment: Moment }) {
  const busy = useTable((state) => state.busy);
  const about = useOnline((state) => state.about);
  const game = useOnline((state) => state.game);
  const result = about === null || about.phase === 'playing' ? null : resultAt(about, moment, game);
  useKeys();
  useOnlineKeys();
  useFocusKept(busy ? null : moment);
  return (
    <TableFrame
      moment={moment}
      look="online"
      people={PEOPLE}
      beside={<Beside />}
      top={(layout) => <OnlineTop moment={moment} layout={layout} />}
    >
      <DecisionBar result={result} after={<AfterOnlineGame />} beside={<ToPeople moment={moment} />} />
      <Live />
      <Announced />
    </TableFrame>
  );
}

/** What lies beside the table, and on it where there is no room beside it. */
function Beside() {
  const isOpen = useOnline((state) => state.phrasesOpen);
  return (
    <>
      <Slips />
      {isOpen && <Phrases />}
    </>
  );
}

/** The way to what can be said and asked; on a phone also what has no room elsewhere. */
function ToPeople({ moment }: { readonly moment: Moment }) {
  const layout = useLayout();
  const seat = useOnline((state) => state.seat);
  const isOpen = useOnline((state) => state.phrasesOpen);
  if (seat === null) return layout === 'phone' ? <LowerPlayer moment={moment} /> : null;
  return (
    <div className="topeople">
      {layout === 'phone' && (
        <>
          <MatchScore />
          <Clock seat={seat} />
        </>
      )}
      <button type="button" className="btn quiet" aria-expanded={isOpen} onClick={() => openPhrases(!isOpen)}>
        {SAYING.open}
        {layout === 'wide' && <kbd>P</kbd>}
      </button>
    </div>
  );
}

/** For who looks on with a phone: the player whose side is the lower one has no other place. */
function LowerPlayer({ moment }: { readonly moment: Moment }) {
  const side = mySide(moment);
  return (
    <div className="topeople">
      <MatchScore />
      <Presence seat={side.seat} />
      <b>{nameOf(moment, side)}</b>
      <Spoken seat={side.seat} />
      <Clock seat={side.seat} />
    </div>
  );
}

/** Tells who listens instead of looking what people do. */
function Announced() {
  const announced = useOnline((state) => state.announced);
  return (
    <div className="unseen" aria-live="polite">
      {announced}
    </div>
  );
}
