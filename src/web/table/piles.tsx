import type { FaceUpView, SideView, ZoneView } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardBack } from '../cards/in-play.js';
import { Mark } from '../parts/mark.js';
import { choose } from '../play/play.js';
import { useFaces, useTable } from '../session/store.js';
import { ZONES } from '../words/words.js';
import { myDecision, nameOf } from './at-table.js';

export const openPile = (title: string, { cards }: ZoneView): void =>
  useTable.setState({ pile: { title, cards: (cards ?? []).map(({ card }) => card) } });

/** Deck, discard pile and Lost Zone of a side. */
export function Piles({ side }: { readonly side: SideView }) {
  const { deck, seat } = side;
  return (
    <div className="decks">
      <div className="pile">
        <div className="pilecard" data-zone={`deck-${seat}`}>
          {deck.count > 0 && <CardBack />}
        </div>
        <span>
          <b>{deck.count}</b> {ZONES.deck}
        </span>
      </div>
      <Discard side={side} />
      <LostZone side={side} />
    </div>
  );
}

/** The Lost Zone, once there is a card in it. */
export function LostZone({ side }: { readonly side: SideView }) {
  const { lostZone } = side;
  if (lostZone.count === 0) return null;
  return (
    <button type="button" className="lost" onClick={() => openPile(titleOf('lostZone', side), lostZone)}>
      <Mark of="era-09" />
      {ZONES.lost} <b>{lostZone.count}</b>
    </button>
  );
}

/** What a pile is called where its cards are shown: whose it is belongs to it. */
function titleOf(pile: 'discard' | 'lostZone', side: SideView): string {
  const { moment } = useTable.getState();
  if (moment === null) return '';
  const name = nameOf(moment, side);
  if (moment.view.seat === side.seat) return pile === 'discard' ? ZONES.yourDiscard : ZONES.yourLost;
  return pile === 'discard' ? ZONES.discardOf(name) : ZONES.lostOf(name);
}

export function Discard({ side }: { readonly side: SideView }) {
  const { discard, seat } = side;
  const faceOf = useFaces();
  const top = discard.cards?.at(-1);
  const face = top === undefined ? null : faceOf(top.card);
  return (
    <button
      type="button"
      className="pile"
      data-thing=""
      tabIndex={-1}
      aria-label={ZONES.piles(ZONES.discard, discard.count)}
      onClick={() => openPile(titleOf('discard', side), discard)}
    >
      <div className="pilecard" data-zone={`discard-${seat}`}>
        {face === null ? (
          <span className="gone" />
        ) : (
          <span className="mini" key={top?.card} data-card={top?.card}>
            <CardFace face={face} size="table" />
          </span>
        )}
      </div>
      <span>
        <b>{discard.count}</b> {ZONES.discard}
      </span>
    </button>
  );
}

/** How many cards a hand has; one that lies open can be looked into. */
export function HandCount({ side: { hand }, name }: { readonly side: SideView; readonly name: string }) {
  if (hand.cards === null || hand.cards.length < hand.count) return ZONES.hand(hand.count);
  return (
    <button type="button" className="handcount" onClick={() => openPile(ZONES.handOf(name), hand)}>
      {ZONES.hand(hand.count)}
    </button>
  );
}

/** Prize cards, face down but for those that texts have turned; those to be taken are lit. @rule ZONE-10 */
export function Prizes({ side, of }: { readonly side: SideView; readonly of: number }) {
  const decision = useTable(myDecision);
  const phase = useTable(({ moment }) => moment?.view.phase);
  const due = decision?.kind === 'prizes' && decision.seat === side.seat ? decision.options : [];
  const { count } = side.prizes;
  return (
    <div className="prizes" data-zone={`prizes-${side.seat}`}>
      {Array.from({ length: Math.max(of, count) }, (_, place) => {
        const option = due.find(({ number }) => number === place);
        if (place >= count) return <span key={`gone${String(place)}`} className="gone" />;
        const up = side.faceUp.find(({ position }) => position === place);
        if (option === undefined) return <Prize key={`prize${String(place)}`} up={up} />;
        return (
          <button
            key={`prize${String(place)}`}
            type="button"
            className="prize"
            data-thing=""
            aria-label={ZONES.prizeCard(place + 1, up?.name)}
            onClick={() => void choose(option)}
          >
            <Prize up={up} />
          </button>
        );
      })}
      <span className="lab">{ZONES.prizes(count, phase)}</span>
    </div>
  );
}

function Prize({ up }: { readonly up: FaceUpView | undefined }) {
  const faceOf = useFaces();
  const face = up === undefined ? null : faceOf(up.card);
  if (up === undefined || face === null) return <CardBack />;
  return (
    <span className="mini" data-card={up.card} title={up.name}>
      <CardFace face={face} size="table" />
    </span>
  );
}
