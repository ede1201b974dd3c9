import { useState } from 'react';
import { IMPORTED } from '../words/decks.js';
import { forgetCards, importCards, useDesk } from './desk-client.js';
import { FileButton } from './file-button.js';

/** Where more cards come from: the file of a card database that was imported on this machine. */
export function ImportedCards() {
  const imported = useDesk((state) => state.imported);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const take = async (file: File): Promise<void> => {
    setReading(true);
    setFault(await importCards(file));
    setReading(false);
  };
  return (
    <details className="morecards">
      <summary>{IMPORTED.title}</summary>
      {imported === null ? (
        <p className="mut">{IMPORTED.help}</p>
      ) : (
        <p className="mut">
          {IMPORTED.there(imported.cards)} {imported.sources.at(-1)}
        </p>
      )}
      <div className="row">
        <FileButton label={IMPORTED.choose} accept=".jsonl" onFile={(file) => void take(file)} />
        {imported !== null && (
          <button type="button" className="btn quiet" onClick={() => void forgetCards()}>
            {IMPORTED.forget}
          </button>
        )}
      </div>
      <p role="status" className="mut">
        {isReading ? IMPORTED.reading : ''}
      </p>
      {fault !== null && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </details>
  );
}
