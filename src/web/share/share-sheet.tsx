import { type ReactNode, useEffect, useId, useState } from 'react';
import { isLoopback } from '../links/server.js';
import { Mark } from '../parts/mark.js';
import { Sheet } from '../parts/sheet.js';
import { type RecordFile, saveRecord } from '../session/save-file.js';
import { REPLAY } from '../words/replay.js';
import { SHARE } from '../words/result.js';
import { sharedLinks, wholeAddress } from './game-link.js';
import { saidOf } from './said-of.js';
import type { GameLinks } from './shortest.js';

interface ShareSheetProps {
  readonly file: () => Promise<RecordFile>;
  /** Where in the game one looks: the link may begin there. */
  readonly place?: number;
  readonly onClose: () => void;
  /** What else can be shared. */
  readonly children?: ReactNode;
}

/** The game as a link and as a file. */
export function ShareSheet({ file, place = 0, onClose, children }: ShareSheetProps) {
  const [links, setLinks] = useState<GameLinks | null>(null);
  const [alone, setAlone] = useState(false);
  const [here, setHere] = useState(false);
  const [copied, setCopied] = useState(false);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game does not change while it is shared
  useEffect(() => {
    let left = false;
    void file()
      .then(({ text }) => sharedLinks(text))
      .then((found) => !left && setLinks(found));
    return () => {
      left = true;
    };
  }, []);
  const link = links === null || alone ? (links?.own ?? null) : (links.kept ?? links.own);
  const address = link === null ? '' : wholeAddress(link.addressAt(here ? place : null));
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Sheet title={SHARE.title} look="sharesheet" onClose={onClose}>
      <p className="mut">{links === null ? '' : saidOf(links, { alone, isHereOnly: isLoopback(location.hostname) })}</p>
      <label htmlFor={id} className="unseen">
        {REPLAY.link}
      </label>
      <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
      {links !== null && links.kept !== null && (
        <label className="check">
          <input type="checkbox" checked={alone} onChange={(event) => setAlone(event.target.checked)} />
          {SHARE.alone}
        </label>
      )}
      {place > 0 && (
        <label className="check">
          <input type="checkbox" checked={here} onChange={(event) => setHere(event.target.checked)} />
          {REPLAY.shareHere(place)}
        </label>
      )}
      <div className="row">
        <button type="button" className="btn go" disabled={link === null} onClick={() => void copy()}>
          <Mark of={copied ? 'u-check' : 'u-link'} />
          {copied ? REPLAY.copied : REPLAY.copy}
        </button>
        <button type="button" className="btn" onClick={() => void file().then(saveRecord)}>
          <Mark of="u-save" />
          {REPLAY.download}
        </button>
      </div>
      <span className="unseen" role="status">
        {copied ? REPLAY.copied : ''}
      </span>
      {children}
    </Sheet>
  );
}
