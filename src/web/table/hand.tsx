import type { CSSProperties } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { CardId, CardView, DecisionView, ZoneView } from '../../engine/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardBack } from '../cards/in-play.js';
import { aims } from '../session/reach.js';
import { type TableState, useFaces, useTable } from '../session/store.js';
import { ZONES } from '../words/words.js';
import { myDecision, reachNow } from './at-table.js';
import { liftCard } from './drag.js';
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
function Hand({ cards, width }: { readonly cards: readonly CardView[]; readonly width: number }) {
  const aiming = useTable(({ selection }) => selection !== null && aims(selection.options).size > 0);
  return (
    <section
      className={`fan ${aiming ? 'choosing' : ''}`}
      aria-label={ZONES.yourHand}
      style={{ '--room': `${width}px`, '--n': Math.max(2, cards.length) } as CSSProperties}
    >
      {cards.map((card, i) => (
        <HandCard key={card.card} card={card} turn={i - (cards.length - 1) / 2} of={cards.length} />
      ))}
    </section>
  );
}

interface HandCardProps {
  readonly card: CardView;
  readonly turn: number;
  readonly of: number;
}

function HandCard({ card: { card, name }, turn, of }: HandCardProps) {
  const hold = useHold({ tap: () => touchCard(card), look: () => inspect({ card }), lift: liftCard(card) });
  const face = useFaces()(card);
  const { look, reached, pressed } = useTable(useShallow((state) => lookOf(state, card)));
  if (face === null) return null;
  const lean = Math.min(1, 7 / of);
  return (
    <button
      type="button"
      className={`hc ${look}`}
      style={{ '--i': turn, '--lean': lean } as CSSProperties}
      data-card={card}
      data-thing=""
      tabIndex={reached ? 0 : -1}
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
    </button>
  );
}

interface Look {
  readonly look: string;
  /** It can be touched to some purpose. */
  readonly reached: boolean;
  /** Whether it is chosen, where it can be. */
  readonly pressed: boolean | undefined;
}

function lookOf(state: TableState, card: CardId): Look {
  const decision = myDecision(state);
  const options = reachNow(state).cards.get(card);
  const legal = options !== undefined && isOfAct(state, options);
  const replayed = state.moment?.replayed;
  const selected = state.selection?.card === card || replayed?.given?.card === card;
  const looks = [
    selected && 'sel',
    legal && !selected && 'play',
    decision !== null && !legal && 'off',
    state.slip?.card === card && 'refused',
  ];
  return {
    look: looks.filter(Boolean).join(' '),
    reached: legal || selected || replayed !== undefined,
    pressed: decision?.kind === 'turn' && legal ? selected : undefined,
  };
}

/** Where one kind of action is asked for, only its cards are lit. */
const isOfAct = ({ act }: TableState, options: DecisionView['options']): boolean =>
  act === null || options.some((option) => option.group === act);
