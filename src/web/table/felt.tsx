import type { ReactNode } from 'react';
import type { SideView } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardBack } from '../cards/in-play.js';
import { useFaces, useTable } from '../session/store.js';
import { ZONES } from '../words/words.js';
import { mySide, nameOf, othersOf } from './at-table.js';
import { isPickedFromHand, OwnHand } from './hand.js';
import { openPile, Piles, Prizes } from './piles.js';
import { ActiveRow, Bench } from './row.js';
import { Played, Stadium } from './stadium.js';
import { Fitted, WIDE, withHandRaised } from './stage.js';
import { Third } from './third.js';

interface FeltProps {
  readonly moment: Moment;
  /** Panels that lie on the felt and are not drawn smaller with it. */
  readonly children: ReactNode;
}

const WIDE_PICKING = withHandRaised(WIDE, 84);

/** The table on a wide screen: the others above, you below, your hand as a fan. */
export function Felt({ moment, children }: FeltProps) {
  const mine = mySide(moment);
  const others = othersOf(moment);
  const [other] = others;
  const picking = useTable(isPickedFromHand);
  return (
    <Fitted design={picking ? WIDE_PICKING : WIDE} look="felt" actives={mine.active.length} panels={children}>
      {(stage) => (
        <>
          {others.length > 1 && (
            <div className="thirds">
              {others.map((side) => (
                <Third key={side.seat} side={side} moment={moment} />
              ))}
            </div>
          )}
          {other !== undefined && others.length === 1 && <OtherHalf side={other} moment={moment} />}
          <div className="midline" />
          <Stadium view={moment.view} />
          <section className="half" data-side="mine" aria-label={ZONES.yourSide}>
            <div className="zone z-mp">
              <Prizes side={mine} of={moment.prizes} />
            </div>
            <div className="zone z-mplayed">
              <Played side={mine} />
            </div>
            <div className="zone z-ma">
              <ActiveRow side={mine} />
            </div>
            <div className="zone z-md">
              <Piles side={mine} />
            </div>
            <div className="zone z-mb">
              <Bench side={mine} moment={moment} />
            </div>
            <div data-zone={`hand-${mine.seat}`} className="handzone">
              <OwnHand hand={mine.hand} width={stage.width - 170} />
            </div>
          </section>
        </>
      )}
    </Fitted>
  );
}

/** The one opponent, across the table. */
function OtherHalf({ side, moment }: { readonly side: SideView; readonly moment: Moment }) {
  return (
    <section className="half" data-side="other" aria-label={ZONES.otherSide}>
      <OtherHand side={side} moment={moment} />
      <div className="zone z-od">
        <Piles side={side} />
      </div>
      <div className="zone z-ob">
        <Bench side={side} moment={moment} />
      </div>
      <div className="zone z-op">
        <Prizes side={side} of={moment.prizes} />
      </div>
      <div className="zone z-oa">
        <ActiveRow side={side} />
      </div>
      <div className="zone z-oplayed">
        <Played side={side} />
      </div>
    </section>
  );
}

/** Backs; where the hand lies open, its cards, which can be looked at. */
function OtherHand({ side, moment }: { readonly side: SideView; readonly moment: Moment }) {
  const { hand, seat } = side;
  const faceOf = useFaces();
  const zone = `hand-${seat}`;
  if (hand.cards !== null && hand.cards.length === hand.count && hand.count > 0) {
    const title = ZONES.handOf(nameOf(moment, side));
    return (
      <button
        type="button"
        className="ophand open"
        aria-label={title}
        data-zone={zone}
        onClick={() => openPile(title, hand)}
      >
        {hand.cards.map(({ card }) => {
          const face = faceOf(card);
          return face === null ? (
            <CardBack key={card} />
          ) : (
            <span key={card} className="mini" data-card={card}>
              <CardFace face={face} size="table" />
            </span>
          );
        })}
      </button>
    );
  }
  return (
    <div className="ophand" role="img" aria-label={ZONES.otherHand(hand.count)} data-zone={zone}>
      {Array.from({ length: Math.min(hand.count, 14) }, (_, i) => (
        <CardBack key={`back${String(i)}`} />
      ))}
    </div>
  );
}
