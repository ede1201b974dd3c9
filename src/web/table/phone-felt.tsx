import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type SideView, seatOf } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { aims } from '../session/reach.js';
import { useTable } from '../session/store.js';
import { ZONES } from '../words/words.js';
import { mySide, nameOf, othersOf, reachNow } from './at-table.js';
import { isPickedFromHand, OwnHand } from './hand.js';
import { Prizes } from './piles.js';
import { ActiveRow, Bench } from './row.js';
import { Played, Stadium } from './stadium.js';
import { Fitted, PHONE, PHONE_OF_FOUR, withHandRaised } from './stage.js';
import { Counts, Third } from './third.js';

interface PhoneFeltProps {
  readonly moment: Moment;
  readonly children: ReactNode;
}

const OF_TWO = { usual: PHONE, raised: withHandRaised(PHONE, 96) };
const OF_FOUR = { usual: PHONE_OF_FOUR, raised: withHandRaised(PHONE_OF_FOUR, 96) };

/** The table on a phone, from above: their Bench, their Active, yours, your Bench, your hand. */
export function PhoneFelt({ moment, children }: PhoneFeltProps) {
  const picking = useTable(isPickedFromHand);
  const { usual, raised } = moment.view.sides.length > 2 ? OF_FOUR : OF_TWO;
  const design = picking ? raised : usual;
  const mine = mySide(moment);
  return (
    <Fitted design={design} look="felt phfelt" actives={mine.active.length} panels={children}>
      {(stage) => (
        <>
          <Others moment={moment} />
          <section data-side="mine" aria-label={ZONES.yourSide}>
            <div className="duel me">
              <div className="cnt">
                <Prizes side={mine} of={moment.prizes} />
              </div>
              <ActiveRow side={mine} />
              <div className="cnt r">
                <Counts side={mine} />
                <Played side={mine} />
              </div>
            </div>
            <Bench side={mine} moment={moment} />
            <div data-zone={`hand-${mine.seat}`} className="handzone">
              <OwnHand hand={mine.hand} width={stage.width - 24} />
            </div>
          </section>
        </>
      )}
    </Fitted>
  );
}

/** The other sides: one, or three beside each other, of which the screen has room for one. @rule FMT-12 */
function Others({ moment }: { readonly moment: Moment }) {
  const sides = othersOf(moment);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const acting = sides.findIndex(({ seat }) => seat === moment.view.player);
  useEffect(() => {
    if (acting >= 0) turnTo(strip.current, acting);
  }, [acting]);
  const note = (): void => {
    const { current } = strip;
    if (current !== null) setShown(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)));
  };
  return (
    <>
      {sides.length > 1 && (
        <section className="seats" aria-label={ZONES.otherSides}>
          {sides.map((side, place) => (
            <SeatTab
              key={side.seat}
              side={side}
              moment={moment}
              isShown={place === shown}
              onTurn={() => turnTo(strip.current, place)}
            />
          ))}
        </section>
      )}
      <Strip label={sides.length > 1 ? ZONES.otherSides : null} strip={strip} onScroll={note}>
        {sides.map((side) => (
          <Third key={side.seat} side={side} moment={moment}>
            <Stadium view={moment.view} />
          </Third>
        ))}
      </Strip>
    </>
  );
}

interface StripProps {
  /** What lies in it, where it can be turned; null: it lies still. */
  readonly label: string | null;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly children: ReactNode;
}

/** Sides beside each other; what turns under a finger turns by the arrow keys too. */
function Strip({ label, strip, onScroll, children }: StripProps) {
  const focusable = label === null ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div className="others" ref={strip} onScroll={onScroll} {...focusable}>
      {children}
    </div>
  );
}

const turnTo = (strip: HTMLElement | null, place: number): void =>
  strip?.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' });

interface SeatTabProps {
  readonly side: SideView;
  readonly moment: Moment;
  readonly isShown: boolean;
  readonly onTurn: () => void;
}

/** Turns to another side; it is lit where something on that side can be chosen. */
function SeatTab({ side, moment, isShown, onTurn }: SeatTabProps) {
  const state = useTable();
  const reach = state.selection === null ? reachNow(state).pokemon : aims(state.selection.options);
  const lit = [...reach.keys()].some((pokemon) => seatOf(pokemon) === side.seat);
  const looks = [isShown && 'on', lit && 'lit', moment.view.player === side.seat && 'inturn'].filter(Boolean).join(' ');
  return (
    <button type="button" className={looks} aria-pressed={isShown} onClick={onTurn}>
      {nameOf(moment, side)}
    </button>
  );
}
