import { useState } from 'react';
import type { TableAbout } from '../../../protocol/index.js';
import { SEATED, SETTING } from '../../words/online.js';
import { keptSeat } from '../kept-seats.js';
import { bringDeck, useHere } from '../seat.js';
import { wishFor } from './deck-choices.js';
import { DeckPick } from './deck-pick.js';
import { useDecks } from './use-decks.js';

interface DeckRowProps {
  readonly about: TableAbout;
  readonly you: number;
}

/** The deck that one has brought, and the way to bring another one as long as one is not ready. */
export function DeckRow({ about, you }: DeckRowProps) {
  const state = useHere((here) => here.deck);
  const [isOpen, setOpen] = useState(false);
  const seat = about.seats[you];
  if (seat === undefined || seat.isReady) return null;
  const name = keptSeat(about.table, you)?.deck ?? '';
  const mustChoose = !seat.hasDeck && state.is !== 'sent';
  return (
    <div className="deckpanel">
      {state.is === 'sent' && <p role="status">{SEATED.sending}</p>}
      {state.is === 'refused' && (
        <p className="fault" role="alert">
          {state.sentence}
        </p>
      )}
      {seat.hasDeck && !isOpen && state.is !== 'sent' && (
        <div className="row">
          <span>
            {SETTING.deck}: <b>{name}</b>
          </span>
          <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
            {SEATED.change}
          </button>
        </div>
      )}
      {(mustChoose || isOpen) && <Choosing about={about} before={name} onTaken={() => setOpen(false)} />}
    </div>
  );
}

interface ChoosingProps {
  readonly about: TableAbout;
  readonly before: string;
  readonly onTaken: () => void;
}

function Choosing({ about: { rules }, before, onTaken }: ChoosingProps) {
  const decks = useDecks(rules.era, rules.format, before);
  const take = async (): Promise<void> => {
    if (decks.chosen === null) return;
    onTaken();
    await bringDeck(await wishFor(decks.chosen, rules.cards));
  };
  return (
    <>
      <DeckPick
        decks={decks.legal}
        era={rules.era}
        chosen={decks.chosen}
        onChoose={decks.choose}
        label={SEATED.choose}
        takesAny={rules.cards === 'as-sent'}
      />
      <button type="button" className="btn" disabled={decks.chosen === null} onClick={() => void take()}>
        {SEATED.take}
      </button>
    </>
  );
}
