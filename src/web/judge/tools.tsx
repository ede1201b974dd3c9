import { type ChangeEvent, useState } from 'react';
import { Mark } from '../parts/mark.js';
import { fileName, saveFile } from '../session/save-file.js';
import { JUDGE } from '../words/judge.js';
import type { Desk } from './desk.js';
import { packScenario } from './link.js';
import { TEMPLATE } from './template.js';

interface ToolsProps {
  readonly desk: Desk;
  /** A text of one's own is about to be written. */
  readonly onWrite: () => void;
}

/** The ruling in one sentence, and what can be done with its text. */
export function Tools({ desk, onWrite }: ToolsProps) {
  const { followed, text } = desk;
  const [link, setLink] = useState<Link | null>(null);
  const [trouble, setTrouble] = useState('');
  const name = followed?.written[followed.place]?.name;
  const write = (own: string | null): void => {
    setTrouble(own === null ? JUDGE.unreadable : '');
    if (own === null) return;
    desk.write(own);
    onWrite();
  };
  return (
    <header className="deskhead">
      <div>
        <h2>{name ?? JUDGE.name}</h2>
        <p className="mut">{JUDGE.lede}</p>
      </div>
      <div className="tools">
        <button type="button" className="btn quiet" onClick={() => write(TEMPLATE)}>
          {JUDGE.fresh}
        </button>
        <OpenFile onRead={write} />
        <button type="button" className="btn quiet" disabled={text === null} onClick={() => save(text ?? '', name)}>
          {JUDGE.save}
        </button>
        <button
          type="button"
          className="btn"
          disabled={text === null}
          onClick={() => void share(text ?? '').then(setLink)}
        >
          <Mark of="u-link" />
          {JUDGE.share}
        </button>
      </div>
      {trouble !== '' && <p role="alert">{trouble}</p>}
      {link !== null && link.of === text && (
        <p className="linked" role="status">
          <span>{link.copied ? JUDGE.shared : JUDGE.sharedByHand}</span>
          <input readOnly aria-label={JUDGE.link} value={link.address} onFocus={(event) => event.target.select()} />
        </p>
      )}
    </header>
  );
}

/** Reads a file of the reader's; null: it holds no text. */
function OpenFile({ onRead }: { readonly onRead: (text: string | null) => void }) {
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const read = await file.text().catch(() => null);
    onRead(read?.includes('\0') === false ? read : null);
  };
  return (
    <label className="btn quiet">
      {JUDGE.open}
      <input className="unseen" type="file" accept=".yaml,.yml,text/*" onChange={(event) => void open(event)} />
    </label>
  );
}

/** A link, and the text that it is of. */
interface Link {
  readonly of: string;
  readonly address: string;
  readonly copied: boolean;
}

async function share(of: string): Promise<Link> {
  const address = `${window.location.href.replace(/#.*$/, '')}#/judge/${await packScenario(of)}`;
  try {
    await navigator.clipboard.writeText(address);
    return { of, address, copied: true };
  } catch {
    return { of, address, copied: false };
  }
}

const save = (text: string, name = 'scenario'): void =>
  saveFile(fileName(name.slice(0, 60), 'yaml'), text, 'application/yaml');
