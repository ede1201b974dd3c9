import { useState } from 'react';
import type { Everything } from '../desk/everything.js';
import { Sheet } from '../parts/sheet.js';
import { saveFile } from '../session/save-file.js';
import { openSession } from '../thread/client.js';
import { EVERYTHING } from '../words/decks.js';
import { FileButton } from './file-button.js';
import { countedIn, keepEverything, keptHere, writtenEverything } from './keep-everything.js';

/** All that the browser keeps, saved as a file and brought back from one. */
export default function EverythingSheet({ onClose }: { readonly onClose: () => void }) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [copy, setCopy] = useState<Everything['kept'] | null>(null);
  const look = async (file: File): Promise<void> => {
    const { session } = await openSession();
    const answer = await session.readEverything(await file.text());
    setSaid('');
    setFaults('faults' in answer ? answer.faults : []);
    setCopy('faults' in answer ? null : answer.kept);
  };
  const bring = (kept: Everything['kept']): void => {
    const isKept = keepEverything(kept);
    setCopy(null);
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
        <FileButton label={EVERYTHING.bring} accept=".json" onFile={(file) => void look(file)} />
      </div>
      <p className="mut">{EVERYTHING.replaces}</p>
      {copy !== null && <Asked copy={copy} onBring={() => bring(copy)} onLeave={() => setCopy(null)} />}
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

interface AskedProps {
  readonly copy: Everything['kept'];
  readonly onBring: () => void;
  readonly onLeave: () => void;
}

/** What would come, and what would go. */
function Asked({ copy, onBring, onLeave }: AskedProps) {
  return (
    <div role="alert" className="asked">
      <p>{EVERYTHING.ask(countedIn(copy), countedIn(keptHere()))}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onBring}>
          {EVERYTHING.yes}
        </button>
        <button type="button" className="btn quiet" onClick={onLeave}>
          {EVERYTHING.no}
        </button>
      </div>
    </div>
  );
}
