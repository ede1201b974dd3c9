import { navigate } from 'wouter/use-hash-location';
import { countOf, type KeptDeck } from '../desk/kept-deck.js';
import { Mark } from '../parts/mark.js';
import { DECK, DECKS, SHELF } from '../words/decks.js';
import { ERA_WORDS } from '../words/eras.js';
import { TRIAL } from '../words/trial.js';
import { FORMAT_WORDS } from '../words/words.js';
import { DeckList } from './deck-list.js';
import { useDesk } from './desk-client.js';
import { changeDeck, openDeck, undo, useShelf } from './shelf.js';
import { VerdictPanel } from './verdict-panel.js';
import { wishFor } from './wish.js';

interface DeckViewProps {
  readonly deck: KeptDeck;
  readonly onSheet: (sheet: 'hand' | 'list' | 'trial') => void;
}

/** The deck that lies open: what it is called, what it is judged by, whether it is legal, and its cards. */
export function DeckView({ deck, onSheet }: DeckViewProps) {
  const verdict = useDesk((state) => state.verdict);
  return (
    <section className="list" aria-label={deck.name}>
      <Head deck={deck} onSheet={onSheet} />
      <VerdictPanel verdict={verdict} deck={deck} />
      {deck.lines.length === 0 ? <p className="nothing">{DECK.empty}</p> : <DeckList deck={deck} verdict={verdict} />}
    </section>
  );
}

function Head({ deck, onSheet }: DeckViewProps) {
  const past = useShelf((state) => state.past.length);
  return (
    <header>
      <div className="tools">
        <button type="button" className="toshelf" onClick={() => openDeck(null)}>
          ‹ {SHELF.back}
        </button>
        <span className="grow" />
        <button type="button" className="btn quiet" disabled={past === 0} onClick={() => undo(DECKS.undone)}>
          <Mark of="u-undo" />
          {DECKS.undo}
        </button>
        <button type="button" className="btn quiet" onClick={() => onSheet('list')}>
          {DECK.list}
        </button>
        <button type="button" className="btn quiet" onClick={() => onSheet('hand')}>
          {DECK.hand}
        </button>
        <TrialButton onOpen={() => onSheet('trial')} />
      </div>
      <div className="title">
        <input
          className="deckname"
          aria-label={DECK.name}
          value={deck.name}
          maxLength={60}
          onChange={(event) => changeDeck({ ...deck, name: event.target.value }, DECK.renamed)}
        />
        <PlayButton deck={deck} />
      </div>
      <div className="by">
        <Rules deck={deck} />
        <span className="mut">{`${SHELF.counts(countOf(deck.lines))} · ${DECK.kept}`}</span>
      </div>
    </header>
  );
}

/** A deck that cannot be played cannot be tried. */
function TrialButton({ onOpen }: { readonly onOpen: () => void }) {
  const verdict = useDesk((state) => state.verdict);
  return (
    <button type="button" className="btn quiet" disabled={verdict === null || !isPlayable(verdict)} onClick={onOpen}>
      {TRIAL.open}
    </button>
  );
}

function Rules({ deck }: { readonly deck: KeptDeck }) {
  const formats = useDesk((state) => state.verdict?.formats) ?? [deck.format];
  const change = (by: Partial<KeptDeck>): void => changeDeck({ ...deck, ...by }, DECK.judgedBy);
  const words = ERA_WORDS[deck.era];
  return (
    <>
      <span className={`era e${words?.short ?? ''}`}>
        <Mark of={`era-${words?.short ?? ''}`} />
        <label>
          <span className="unseen">{DECK.era}</span>
          <select value={deck.era} onChange={(event) => change({ era: event.target.value, format: 'constructed' })}>
            {Object.entries(ERA_WORDS).map(([id, { name, year }]) => (
              <option key={id} value={id}>{`${name} ${year}`}</option>
            ))}
          </select>
        </label>
      </span>
      <label>
        <span className="unseen">{DECK.format}</span>
        <select value={deck.format} onChange={(event) => change({ format: event.target.value })}>
          {formats.map((format) => (
            <option key={format} value={format}>
              {FORMAT_WORDS[format] ?? format}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function PlayButton({ deck }: { readonly deck: KeptDeck }) {
  const verdict = useDesk((state) => state.verdict);
  const canPlay = verdict !== null && isPlayable(verdict);
  const play = (): void => {
    wishFor({ own: deck.id, name: deck.name, era: deck.era, format: deck.format });
    navigate('/');
  };
  return (
    <button
      type="button"
      className="btn go"
      disabled={!canPlay}
      title={canPlay ? undefined : DECK.cannotPlay}
      onClick={play}
    >
      {DECK.play}
    </button>
  );
}

const isPlayable = ({ broken, unplayable, missing }: NonNullable<ReturnType<typeof useDesk.getState>['verdict']>) =>
  broken.length === 0 && unplayable.length === 0 && missing.length === 0;
