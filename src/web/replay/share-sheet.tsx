import { useEffect, useId, useState } from 'react';
import { addressOf } from '../links/address.js';
import { packText } from '../links/link.js';
import { Mark } from '../parts/mark.js';
import { Sheet } from '../parts/sheet.js';
import { saveRecord } from '../session/save-file.js';
import { openSession } from '../thread/client.js';
import { REPLAY } from '../words/replay.js';
import { useReplay } from './watch.js';

/** The record as a link and as a file. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const [packed, setPacked] = useState<string | null>(null);
  const [here, setHere] = useState(false);
  const [copied, setCopied] = useState(false);
  const place = useReplay((state) => state.place);
  const id = useId();
  useEffect(() => {
    void openSession()
      .then(({ session }) => session.replayedRecord())
      .then((record) => packText(JSON.stringify(record)))
      .then(setPacked);
  }, []);
  const link = packed === null ? '' : `${location.href.split('#')[0]}#${addressOf(packed, here ? place : null)}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Sheet title={REPLAY.shareTitle} look="sharesheet" onClose={onClose}>
      <p className="mut">{REPLAY.shareHelp}</p>
      <label htmlFor={id} className="unseen">
        {REPLAY.link}
      </label>
      <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
      {place > 0 && (
        <label className="check">
          <input type="checkbox" checked={here} onChange={(event) => setHere(event.target.checked)} />
          {REPLAY.shareHere(place)}
        </label>
      )}
      <div className="row">
        <button type="button" className="btn go" disabled={packed === null} onClick={() => void copy()}>
          <Mark of={copied ? 'u-check' : 'u-link'} />
          {copied ? REPLAY.copied : REPLAY.copy}
        </button>
        <button type="button" className="btn" onClick={() => void saveReplayed()}>
          <Mark of="u-save" />
          {REPLAY.download}
        </button>
      </div>
      <span className="unseen" role="status">
        {copied ? REPLAY.copied : ''}
      </span>
    </Sheet>
  );
}

async function saveReplayed(): Promise<void> {
  const { session } = await openSession();
  saveRecord(await session.replayedFile());
}
