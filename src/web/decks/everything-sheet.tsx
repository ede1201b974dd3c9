import { useState } from 'react';
import { Sheet } from '../screens/sheet.js';
import { openSession } from '../session/client.js';
import { saveFile } from '../session/save-file.js';
import { EVERYTHING } from '../words/decks.js';
import { FileButton } from './file-button.js';
import { keepEverything, writtenEverything } from './keep-everything.js';

/** All that the browser keeps, saved as a file and brought back from one. */
export default function EverythingSheet({ onClose }: { readonly onClose: () => void }) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const bring = async (file: File): Promise<void> => {
    const { session } = await openSession();
    const answer = await session.readEverything(await file.text());
    if ('faults' in answer) {
      setSaid('');
      return setFaults(answer.faults);
    }
    const isKept = keepEverything(answer.kept);
    setFaults([]);
    setSaid(isKept ? EVERYTHING.done : EVERYTHING.noRoom);
    // What the page has read from the browser's store is read anew.
    if (isKept) window.location.reload();
  };
  const save = (): void => {
    saveFile('rulebox-everything.json', writtenEverything(), 'application/json');
    setSaid(EVERYTHING.saved);
  };
  return (
    <Sheet title={EVERYTHING.title} look="everything" onClose={onClose}>
      <p>{EVERYTHING.help}</p>
      <div className="row">
        <button type="button" className="btn go" onClick={save}>
          {EVERYTHING.save}
        </button>
        <FileButton label={EVERYTHING.bring} accept=".json" onFile={(file) => void bring(file)} />
      </div>
      <p className="mut">{EVERYTHING.replaces}</p>
      <p role="status" className="mut">
        {said}
      </p>
      {faults.length > 0 && (
        <div role="alert" className="fault">
          <p>{EVERYTHING.wrong}</p>
          <ul>
            {faults.slice(0, 8).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
