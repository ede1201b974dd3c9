import type { ReactNode } from 'react';
import type { SideView } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { ZONES } from '../words/words.js';
import { calledApart, nameOf } from './at-table.js';
import { Discard, HandCount, LostZone, Prizes } from './piles.js';
import { ActiveRow, Bench } from './row.js';
import { Played } from './stadium.js';

interface ThirdProps {
  readonly side: SideView;
  readonly moment: Moment;
  readonly children?: ReactNode;
}

/** Another player's side, small: the one across on a phone, each of three where four play. @rule FMT-12 */
export function Third({ side, moment, children }: ThirdProps) {
  const several = moment.view.sides.length > 2;
  const name = nameOf(moment, side);
  return (
    <section className="third" data-side="other" aria-label={ZONES.sideOf(calledApart(moment, side))}>
      <div data-zone={`hand-${side.seat}`} className="handedge" />
      <Bench side={side} moment={moment} />
      <div className="duel">
        <div className="cnt l">
          <Counts side={side} />
          <Played side={side} />
        </div>
        <ActiveRow side={side} />
        <div className="stad">
          {children}
          {several && (
            <>
              <b className="cap">{name}</b>
              <span className="cap">{side.out ? ZONES.out : <HandCount side={side} name={name} />}</span>
              <Prizes side={side} of={moment.prizes} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Deck, discard pile and Lost Zone as figures. */
export function Counts({ side }: { readonly side: SideView }) {
  return (
    <div className="counts">
      <span data-zone={`deck-${side.seat}`}>
        <b>{side.deck.count}</b> {ZONES.deck}
      </span>
      <Discard side={side} />
      <LostZone side={side} />
    </div>
  );
}
