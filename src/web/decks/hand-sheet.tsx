import { useEffect, useState } from 'react';
import { CardFace } from '../cards/card-face.js';
import type { TestHand } from '../desk/desk-view.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { Sheet } from '../parts/sheet.js';
import { useMedia } from '../parts/use-media.js';
import { newSeed } from '../play/play.js';
import { DECK, HAND } from '../words/decks.js';
import { openDesk, useDesk } from './desk-client.js';
import { look } from './result.js';

/** A hand as a game would deal it, and what is drawn after it. */
export function HandSheet({ deck, onClose }: { readonly deck: KeptDeck; readonly onClose: () => void }) {
  const [seed, setSeed] = useState(newSeed);
  const [{ dealt, dealtBy }, setDealt] = useState<{ readonly dealt: TestHand | null; readonly dealtBy: string }>(NONE);
  const [drawn, setDrawn] = useState(0);
  const [prizesShown, showPrizes] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setDrawn(0);
    void openDesk()
      .then((session) => session.dealHand(deck, seed))
      .then((hand) => isCurrent && setDealt({ dealt: hand, dealtBy: seed }));
    return () => {
      isCurrent = false;
    };
  }, [deck, seed]);
  const again = (): void => {
    showPrizes(false);
    setSeed(newSeed());
  };
  return (
    <Sheet title={HAND.title} look="handsheet" onClose={onClose}>
      <div className="row">
        <button type="button" className="btn go" onClick={again}>
          {HAND.again}
        </button>
        <button
          type="button"
          className="btn"
          disabled={dealt === null || drawn >= dealt.deck.length}
          onClick={() => setDrawn(drawn + 1)}
        >
          {HAND.draw}
        </button>
        <label className="seed mut">
          <Mark of="u-seed" />
          {HAND.seed}
          <input value={seed} maxLength={200} onChange={(event) => setSeed(event.target.value)} />
        </label>
      </div>
      {dealt !== null && <Dealt dealt={dealt} drawn={drawn} isOld={dealtBy !== seed} />}
      {dealt !== null && dealt.prizes.length > 0 && (
        <section>
          <h3>{HAND.prizes}</h3>
          {prizesShown ? (
            <Cards keys={dealt.prizes} />
          ) : (
            <button type="button" className="btn quiet" onClick={() => showPrizes(true)}>
              {HAND.showPrizes}
            </button>
          )}
        </section>
      )}
    </Sheet>
  );
}

const NONE = { dealt: null, dealtBy: '' };

interface DealtProps {
  readonly dealt: TestHand;
  readonly drawn: number;
  /** Another one is being dealt. */
  readonly isOld: boolean;
}

function Dealt({ dealt, drawn, isOld }: DealtProps) {
  const count = dealt.mulligans.length;
  return (
    <>
      <p className="mut" role="status" aria-busy={isOld}>
        {count === 0 ? HAND.kept : HAND.mulligan(count)} {count > 0 && <RuleChip id="SETUP-11" />}{' '}
        {drawn > 0 && HAND.drawn(drawn)} · {HAND.left(dealt.deck.length - drawn)}
      </p>
      <Cards keys={[...dealt.hand, ...dealt.deck.slice(0, drawn)]} />
      {dealt.mulligans.map((hand, place) => (
        <details key={`mulligan${String(place)}`}>
          <summary>{HAND.mulliganHand(place + 1)}</summary>
          <Cards keys={hand} />
        </details>
      ))}
    </>
  );
}

/** Two copies of a card are the same card: only their place tells them apart. */
function Cards({ keys }: { readonly keys: readonly string[] }) {
  const isWide = useMedia('(min-width: 1100px)');
  const cards = useDesk((state) => state.cards);
  return (
    <div className="cards">
      {keys.map((key, place) => {
        const card = cards.get(key);
        return (
          card !== undefined && (
            <button
              key={`${key} ${String(place)}`}
              type="button"
              className="face"
              aria-label={DECK.look(card.name)}
              onClick={() => look(card)}
            >
              <CardFace face={card.face} size={isWide ? 'hand' : 'table'} />
            </button>
          )
        );
      })}
    </div>
  );
}
