import type { ReactNode } from 'react';
import type { Seat } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { EndQuestion } from '../choices/end-question.js';
import { isLaidOut, LaidOut } from '../choices/laid-out.js';
import { RefusalSlip } from '../choices/refusal-slip.js';
import { Steppers } from '../choices/steppers.js';
import { UsesPanel } from '../choices/uses-panel.js';
import { hintNow } from '../hint/ask-hint.js';
import { HintArrow } from '../hint/hint-arrow.js';
import { HintPanel } from '../hint/hint-panel.js';
import { Log } from '../log/log.js';
import { touched } from '../motion/watch-keys.js';
import { Mark } from '../parts/mark.js';
import { useMedia } from '../parts/use-media.js';
import { useTable } from '../session/store.js';
import { mySide, nameOf, othersOf } from '../table/at-table.js';
import { Felt } from '../table/felt.js';
import { PhoneFelt } from '../table/phone-felt.js';
import { HandCount } from '../table/piles.js';
import { spreadFor } from '../table/spread.js';
import { BAR, ZONES } from '../words/words.js';
import { Sheets } from './sheets.js';
import { ShownHands } from './shown-hands.js';
import { TurnStrip } from './turn-strip.js';

/** The log beside the table, in a drawer, or everything as on a phone. */
export type Layout = 'wide' | 'narrow' | 'phone';

/** A phone held sideways, or a page at twice its size: all of the height is the table's. */
const useLow = (): boolean => useMedia('(max-height: 499px) and (min-aspect-ratio: 5/4)');

export function useLayout(): Layout {
  const phone = useMedia('(max-width: 759px), (max-aspect-ratio: 3/4)');
  const drawer = useMedia('(max-width: 1179px)');
  return phone ? 'phone' : drawer ? 'narrow' : 'wide';
}

/** What there is to say of those who sit at a table elsewhere. */
export interface People {
  /** A line over the table that covers nothing on it. */
  readonly banner: ReactNode;
  /** Beside each name in the column. */
  readonly about: (seat: Seat) => { readonly before: ReactNode; readonly after: ReactNode };
  /** Below the names. */
  readonly match: ReactNode;
}

interface TableFrameProps {
  readonly moment: Moment;
  readonly look?: string;
  /** What is said beside the table: above the log, or above the decision where there is no room for it. */
  readonly beside?: ReactNode;
  /** What is said of the people at the table. */
  readonly people?: People;
  /** What on the table is pointed at. */
  readonly hint?: string | null;
  readonly top: (layout: Layout) => ReactNode;
  /** What stands below the table: the decision, or what a replay is watched with. */
  readonly children: ReactNode;
}

/** The table of a moment with the log beside it, whatever brings the moments. */
export function TableFrame({ moment, look = '', beside = null, hint = null, people, top, children }: TableFrameProps) {
  const isLow = useLow() && look === ''; // who plays elsewhere or looks on has more to see beside the table
  const usual = useLayout();
  const layout = isLow ? 'narrow' : usual;
  const busy = useTable((state) => state.busy);
  const isHinting = useTable((state) => layout === 'phone' && hintNow(state) !== null);
  const isSpreading = useTable((state) => spreadFor(state) !== null);
  const isDrawn = useTable(isLaidOut) && layout !== 'phone';
  const Room = layout === 'phone' ? PhoneFelt : Felt;
  return (
    <div
      className={`game ${layout} ${isLow && !isDrawn ? 'low' : ''} ${look} ${beside === null && !isHinting ? '' : 'coached'} ${isDrawn ? 'drawn' : ''} ${isSpreading ? 'spreading' : ''}`}
      data-busy={busy}
      data-hint={hint ?? undefined}
      onPointerDownCapture={(event) => busy && touched(event.nativeEvent)}
    >
      {top(layout)}
      <Room moment={moment}>
        {people?.banner}
        <TurnStrip />
        <HintArrow moment={moment} />
        <Steppers />
        <div className="overlays">
          <RefusalSlip />
          <UsesPanel />
          <EndQuestion />
          <ShownHands />
          {layout !== 'phone' && <HintPanel />}
          {!isDrawn && <LaidOut />}
        </div>
      </Room>
      {/* The table makes room: what is laid out lies on nothing that may be touched. */}
      {isDrawn ? (
        <aside className="drawer">
          <LaidOut />
        </aside>
      ) : (
        layout === 'wide' && (
          <Side moment={moment} people={people}>
            {beside}
          </Side>
        )
      )}
      {(layout !== 'wide' || isDrawn) && beside}
      {/* On a phone there is no room beside the Active Pokémon. */}
      {layout === 'phone' && <HintPanel />}
      {children}
      <Sheets />
    </div>
  );
}

export function LogButton() {
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

/** The keys, for who does not know yet that ? shows them. */
export function KeysButton() {
  return (
    <button
      type="button"
      className="ib keysbutton"
      aria-label={BAR.keys}
      aria-keyshortcuts="?"
      title={BAR.keys}
      onClick={() => useTable.setState({ keysOpen: true })}
    >
      ?
    </button>
  );
}

interface SideProps {
  readonly moment: Moment;
  readonly people: People | undefined;
  readonly children: ReactNode;
}

function Side({ moment, people, children }: SideProps) {
  const mine = mySide(moment);
  return (
    <aside className="side" aria-label={BAR.whatHappened}>
      <div className="score">
        {[...othersOf(moment), mine].map((side) => {
          const about = people?.about(side.seat);
          return (
            <div key={side.seat} className={moment.view.player === side.seat ? 'pl me' : 'pl'}>
              <span className="who">
                {about?.before}
                {nameOf(moment, side)}
              </span>
              <span className="n">
                {side === mine ? ZONES.hand(side.hand.count) : <HandCount side={side} name={nameOf(moment, side)} />}
              </span>
              {about?.after}
            </div>
          );
        })}
        {people?.match}
      </div>
      {children}
      <h2 className="sideh">{BAR.whatHappened}</h2>
      <Log told={moment.told} />
    </aside>
  );
}
