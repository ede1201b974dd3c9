import '../look/decks.css';
import { useEffect, useState } from 'react';
import { Inspector } from '../about/inspector.js';
import { countOf, type KeptDeck } from '../desk/kept-deck.js';
import { TopBar } from '../parts/top-bar.js';
import { RuleSheet } from '../rules/rule-sheet.js';
import { chooseEra, chosenEra } from '../session/chosen-era.js';
import { DECKS, SHELF } from '../words/decks.js';
import { ERA_WORDS } from '../words/eras.js';
import { DeckView } from './deck-view.js';
import { judgeDeck, useDesk } from './desk-client.js';
import { FiguresColumn } from './figures-column.js';
import { HandSheet } from './hand-sheet.js';
import { ListSheet } from './list-sheet.js';
import { SearchColumn } from './search-column.js';
import { openDeckOf, useShelf } from './shelf.js';
import { ShelfView } from './shelf-view.js';
import { TrialSheet } from './trial-sheet.js';

type Pane = keyof typeof DECKS.panes;
const PANES = Object.keys(DECKS.panes) as readonly Pane[];

/** The deck builder: cards to be found, the deck, and what can be said of it. */
export default function DeckScreen() {
  const shelf = useShelf();
  const open = openDeckOf(shelf);
  const [era, setEra] = useState<string>(chosenEra);
  const [pane, setPane] = useState<Pane>('deck');
  const [sheet, setSheet] = useState<'hand' | 'list' | 'trial' | null>(null);
  const deck = open ?? blank(era);
  useJudged(open);
  return (
    <>
      <TopBar at="/decks" />
      <main className="decks" data-pane={pane}>
        <h1 className="unseen">{open?.name ?? DECKS.title}</h1>
        <SearchColumn deck={deck} year={Number(ERA_WORDS[deck.era]?.year)} />
        {open === null ? (
          <ShelfView
            era={era}
            setEra={(chosen) => {
              chooseEra(chosen);
              setEra(chosen);
            }}
            onList={() => setSheet('list')}
          />
        ) : (
          <DeckView deck={open} onSheet={setSheet} />
        )}
        <FiguresColumn deck={deck} />
      </main>
      <PaneTabs pane={pane} count={countOf(deck.lines)} onChoose={setPane} />
      <p className="unseen" role="status">
        {shelf.said}
      </p>
      {!shelf.isKept && (
        <p className="notkept" role="alert">
          {DECKS.notKept}
        </p>
      )}
      {sheet === 'hand' && open !== null && <HandSheet deck={open} onClose={() => setSheet(null)} />}
      {sheet === 'trial' && open !== null && <TrialSheet deck={open} onClose={() => setSheet(null)} />}
      {sheet === 'list' && <ListSheet deck={open} era={era} onClose={() => setSheet(null)} />}
      <Inspector era={deck.era} />
      <RuleSheet era={deck.era} />
    </>
  );
}

/** The deck that begins with the first card that is chosen. */
const blank = (era: string): KeptDeck => ({ id: '', name: SHELF.freshName, era, format: 'constructed', lines: [] });

function useJudged(deck: KeptDeck | null): void {
  useEffect(() => {
    if (deck === null) useDesk.setState({ verdict: null, odds: null });
    else void judgeDeck(deck);
  }, [deck]);
}

interface PaneTabsProps {
  readonly pane: Pane;
  readonly count: number;
  readonly onChoose: (pane: Pane) => void;
}

/** On a phone one of the three is shown at a time. */
function PaneTabs({ pane, count, onChoose }: PaneTabsProps) {
  return (
    <nav className="panes" aria-label={DECKS.title}>
      {PANES.map((each) => (
        <button key={each} type="button" aria-pressed={each === pane} onClick={() => onChoose(each)}>
          {DECKS.panes[each]} {each === 'deck' && count > 0 && <b>{count}</b>}
        </button>
      ))}
    </nav>
  );
}
