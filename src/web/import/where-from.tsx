import { useRef, useState } from 'react';
import { CARDS } from '../words/import.js';
import { USUAL_ADDRESS } from './address.js';
import { bringFiles, bringFrom, useImport } from './client.js';
import { chosenFiles } from './dropped.js';

/** Files, a folder, or a server. */
export function WhereFrom() {
  const isBusy = useImport((state) => state.progress !== null);
  return (
    <section className="wherefrom" aria-label={CARDS.from}>
      <h2>{CARDS.from}</h2>
      <div className="from">
        <h3>{CARDS.files}</h3>
        <p className="mut">{CARDS.filesHelp}</p>
        <div className="row">
          <Chooser label={CARDS.chooseFiles} isFolder={false} isOff={isBusy} />
          <Chooser label={CARDS.chooseFolder} isFolder={true} isOff={isBusy} />
        </div>
      </div>
      <Server isBusy={isBusy} />
    </section>
  );
}

interface ChooserProps {
  readonly label: string;
  readonly isFolder: boolean;
  readonly isOff: boolean;
}

function Chooser({ label, isFolder, isOff }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const which = isFolder ? { webkitdirectory: '' } : { accept: '.json,.jsonl,.zip,application/json,application/zip' };
  return (
    <>
      <button type="button" className="btn" disabled={isOff} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        {...which}
        onChange={(event) => {
          void bringFiles(chosenFiles(event.target.files));
          event.target.value = '';
        }}
      />
    </>
  );
}

function Server({ isBusy }: { readonly isBusy: boolean }) {
  const [address, setAddress] = useState(USUAL_ADDRESS);
  const [fault, setFault] = useState<string | null>(null);
  return (
    <form
      className="from"
      onSubmit={(event) => {
        event.preventDefault();
        setFault(bringFrom(address));
      }}
    >
      <h3>{CARDS.server}</h3>
      <p className="mut">{CARDS.serverHelp}</p>
      <label className="address">
        <span>{CARDS.address}</span>
        <input
          type="text"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={isBusy}>
        {CARDS.fetch}
      </button>
      {fault !== null && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </form>
  );
}
