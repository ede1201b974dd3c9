import type { CSSProperties } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { CardId, CardView, DecisionView, ZoneView } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardBack } from '../cards/in-play.js';
import { aims } from '../session/reach.js';
import { type TableState, useFaces, useTable } from '../session/store.js';
import { useSettings } from '../settings/settings.js';
import { ZONES } from '../words/words.js';
import { myDecision, mySide, reachNow } from './at-table.js';
import { amountsOf, draftedFor, draftIn, isFull } from './draft.js';
import { liftCard } from './drag.js';
import { inShownOrder } from './hand-order.js';
import { useHold } from './hold.js';
import { inspect, touchCard } from './touch.js';

interface OwnHandProps {
  readonly hand: ZoneView;
  readonly width: number;
}

/** The hand on this side of the table: backs, for who only looks on. */
export function OwnHand({ hand, width }: OwnHandProps) {
  if (hand.cards !== null) return <Hand cards={hand.cards} width={width} />;
  return (
    <div className="handbacks" role="img" aria-label={ZONES.hand(hand.count)}>
      {Array.from({ length: Math.min(hand.count, MOST_BACKS) }, (_, i) => (
        <CardBack key={`back${String(i)}`} />
      ))}
    </div>
  );
}

/** More backs beside each other tell nobody anything. */
const MOST_BACKS = 14;

/** Your hand as a fan: every card stays to be seen, however many there are. */
function Hand({ cards: drawn, width }: { readonly cards: readonly CardView[]; readonly width: number }) {
  const cards = inShownOrder(
    drawn,
    useSettings(({ hand }) => hand),
    useFaces(),
  );
  const aiming = useTable(({ selection }) => selection !== null && aims(selection.options).size > 0);
  const picking = useTable(isPickedFromHand);
  // A hand that is swiped must be reached by keys too, also when nothing in it can be played.
  const stop = useTable((state) => (cards.some(({ card }) => lookOf(state, card).reached) ? null : cards[0]?.card));
  return (
    <section
      className={`fan ${aiming ? 'choosing' : ''} ${picking ? 'picking' : ''}`}
      aria-label={ZONES.yourHand}
      style={{ '--room': `${width}px`, '--n': Math.max(2, cards.length) } as CSSProperties}
    >
      {cards.map((card, i) => (
        <HandCard
          key={card.card}
          card={card}
          turn={i - (cards.length - 1) / 2}
          of={cards.length}
          isStop={card.card === stop}
        />
      ))}
    </section>
  );
}

/** Whether cards of the hand are put together now. */
export function isPickedFromHand(state: TableState): boolean {
  const drafting = draftedFor(state);
  if (drafting === null || state.moment === null) return false;
  const hand = mySide(state.moment).hand.cards ?? [];
  return drafting.asks.among.some((card) => hand.some((each) => each.card === card));
}

interface HandCardProps {
  readonly card: CardView;
  readonly turn: number;
  readonly of: number;
  /** Tab stops here whether or not it can be touched to some purpose. */
  readonly isStop: boolean;
}

function HandCard({ card: { card, name }, turn, of, isStop }: HandCardProps) {
  const hold = useHold({ tap: () => touchCard(card), look: () => inspect({ card }), lift: liftCard(card) });
  const face = useFaces()(card);
  const { look, reached, pressed, place } = useTable(useShallow((state) => lookOf(state, card)));
  if (face === null) return null;
  const lean = Math.min(1, 7 / of);
  return (
    <button
      type="button"
      className={`hc ${look}`}
      style={{ '--i': turn, '--lean': lean } as CSSProperties}
      data-card={card}
      data-thing=""
      tabIndex={reached || isStop ? 0 : -1}
      aria-label={name}
      aria-pressed={pressed}
      onClick={hold.onClick}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect({ card });
      }}
      onPointerDown={hold.onPointerDown}
    >
      <CardFace face={face} size="hand" />
      {place > 0 && <span className="numseal">{place}</span>}
    </button>
  );
}

interface Look {
  readonly look: string;
  /** It can be touched to some purpose. */
  readonly reached: boolean;
  /** Whether it is chosen, where it can be. */
  readonly pressed: boolean | undefined;
  /** Its place among the chosen ones, from 1; 0: it is not chosen. */
  readonly place: number;
}

function lookOf(state: TableState, card: CardId): Look {
  const decision = myDecision(state);
  const options = reachNow(state).cards.get(card);
  const drafting = draftedFor(state);
  const draft = draftIn(state);
  const place = drafting === null ? 0 : draft.indexOf(card) + 1;
  const isOpen = drafting === null || place > 0 || !isFull(amountsOf(drafting.asks, draft));
  const legal = options !== undefined && isOpen && isOfAct(state, options);
  const replayed = state.moment?.replayed;
  const selected = state.selection?.card === card || replayed?.given?.card === card;
  const looks = [
    selected && 'sel',
    place > 0 && 'drafted',
    legal && !selected && place === 0 && 'play',
    decision !== null && !legal && 'off',
    state.slip?.card === card && 'refused',
    isHinted(state, card) && 'hinted',
  ];
  return {
    look: looks.filter(Boolean).join(' '),
    reached: legal || selected || replayed !== undefined,
    pressed: drafting !== null && legal ? place > 0 : decision?.kind === 'turn' && legal ? selected : undefined,
    place,
  };
}

/** Where one kind of action is asked for, only its cards are lit. */
const isOfAct = ({ act }: TableState, options: DecisionView['options']): boolean =>
  act === null || options.some((option) => option.group === act);

const isHinted = ({ hinted, moment }: TableState, card: CardId): boolean =>
  hinted !== null && hinted.moment === moment && hinted.hint?.where?.cards.includes(card) === true;
