import type { CSSProperties, ReactNode } from 'react';
import type { Moment } from '../session/moment.js';
import { ZONES } from '../words/words.js';
import { mySide, othersOf } from './at-table.js';
import { Hand } from './hand.js';
import { Prizes } from './piles.js';
import { ActiveRow, Bench } from './row.js';
import { Played, Stadium } from './stadium.js';
import { PHONE, useStage } from './stage.js';
import { Counts, Third } from './third.js';

interface PhoneFeltProps {
  readonly moment: Moment;
  readonly children: ReactNode;
}

/** The table on a phone, from above: their Bench, their Active, yours, your Bench, your hand. */
export function PhoneFelt({ moment, children }: PhoneFeltProps) {
  const [room, stage] = useStage(PHONE);
  const mine = mySide(moment);
  const fitted = { '--scale': stage.scale, '--extra': `${stage.height - PHONE.height}px` } as CSSProperties;
  return (
    <main className="felt phfelt" ref={room} id="table" data-actives={mine.active.length} style={fitted}>
      <div className="plan" style={{ width: stage.width, height: stage.height }}>
        <div className="others">
          {othersOf(moment).map((side) => (
            <Third key={side.seat} side={side} moment={moment}>
              <Stadium view={moment.view} />
            </Third>
          ))}
        </div>
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
            {mine.hand.cards === null ? null : <Hand cards={mine.hand.cards} width={stage.width - 24} />}
          </div>
        </section>
      </div>
      {children}
    </main>
  );
}
