import '../look/import.css';
import { type DragEvent, useEffect, useState } from 'react';
import { TopBar } from '../parts/top-bar.js';
import { CARDS } from '../words/import.js';
import { CameIn } from './came-in.js';
import { bringFiles, lookAtCards, useImport } from './client.js';
import { droppedFiles } from './dropped.js';
import { ProgressPanel } from './progress-panel.js';
import { SetCells } from './set-cells.js';
import { WhereFrom } from './where-from.js';

/** All cards: where they come from, how far they are, what is here and what of it can be played. */
export default function CardsScreen() {
  const { progress, outcome, said } = useImport();
  const drop = useDrop();
  useEffect(() => {
    void lookAtCards();
  }, []);
  return (
    <>
      <TopBar at="/decks" />
      <main className="allcards" {...drop.on}>
        <header>
          <p className="crumb">
            <a href="#/decks">‹ {CARDS.crumb}</a>
          </p>
          <h1>{CARDS.title}</h1>
          <p className="abouthere">{CARDS.lede}</p>
        </header>
        <div className="parts">
          <WhereFrom />
          <div className="middle">
            {(progress !== null || outcome !== null) && <ProgressPanel />}
            <SetCells />
          </div>
          <CameIn />
        </div>
        <p role="status" className="said">
          {said}
        </p>
        {drop.isOver && <p className="dropnow">{CARDS.drop}</p>}
      </main>
    </>
  );
}

/** Files can be let go anywhere on the page. */
function useDrop() {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    on: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (event.currentTarget === event.target) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer).then(bringFiles);
      },
    },
  };
}
