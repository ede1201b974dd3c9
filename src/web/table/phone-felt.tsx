import type { CSSProperties, ReactNode } from 'react';
import type { SideView } from '../../engine/index.js';
import type { Moment } from '../session/moment.js';
import { ZONES } from '../words/words.js';
import { mySide, otherSides } from './at-table.js';
import { Hand } from './hand.js';
import { Discard, Prizes } from './piles.js';
import { ActiveRow, Bench } from './row.js';
import { Played, Stadium } from './stadium.js';
import { PHONE, useStage } from './stage.js';

interface PhoneFeltProps {
  readonly moment: Moment;
  readonly bench: number;
  readonly prizes: number;
  readonly children: ReactNode;
}

/** The table on a phone, from above: their Bench, their Active, yours, your Bench, your hand. */
export function PhoneFelt({ moment, bench, prizes, children }: PhoneFeltProps) {
  const [room, stage] = useStage(PHONE);
  const mine = mySide(moment);
  const [other] = otherSides(moment);
  const fitted = { '--scale': stage.scale, '--extra': `${stage.height - PHONE.height}px` } as CSSProperties;
  return (
    <main className="felt phfelt" ref={room} id="table" data-actives={mine.active.length} style={fitted}>
      <div className="plan" style={{ width: stage.width, height: stage.height }}>
        {other !== undefined && (
          <section data-side="other" aria-label={ZONES.otherSide}>
            <div data-zone={`hand-${other.seat}`} className="handedge" />
            <Bench side={other} size={bench} />
            <div className="duel">
              <Counts side={other} />
              <ActiveRow side={other} />
              <div className="stad">
                <Stadium view={moment.view} />
                <Played side={other} />
              </div>
            </div>
          </section>
        )}
        <section data-side="mine" aria-label={ZONES.yourSide}>
          <div className="duel me">
            <div className="cnt">
              <Prizes side={mine} of={prizes} />
            </div>
            <ActiveRow side={mine} />
            <div className="cnt r">
              <Counts side={mine} />
              <Played side={mine} />
            </div>
          </div>
          <Bench side={mine} size={bench} />
          <div data-zone={`hand-${mine.seat}`} className="handzone">
            {mine.hand.cards === null ? null : <Hand cards={mine.hand.cards} width={stage.width - 24} />}
          </div>
        </section>
      </div>
      {children}
    </main>
  );
}

function Counts({ side }: { readonly side: SideView }) {
  return (
    <div className="counts">
      <span data-zone={`deck-${side.seat}`}>
        <b>{side.deck.count}</b> {ZONES.deck}
      </span>
      <Discard side={side} />
      {side.lostZone.count > 0 && (
        <span>
          <b>{side.lostZone.count}</b> {ZONES.lost}
        </span>
      )}
    </div>
  );
}
