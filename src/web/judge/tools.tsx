import { type ChangeEvent, useState } from 'react';
import { Mark } from '../cards/mark.js';
import { JUDGE } from '../words/judge.js';
import type { Desk } from './desk.js';
import { packText } from './link.js';
import { TEMPLATE } from './template.js';

interface ToolsProps {
  readonly desk: Desk;
  /** A text of one's own is about to be written. */
  readonly onWrite: () => void;
}

/** The ruling in one sentence, and what can be done with its text. */
export function Tools({ desk, onWrite }: ToolsProps) {
  const { followed, text } = desk;
  const [link, setLink] = useState<{ readonly of: string; readonly address: string; readonly copied: boolean } | null>(
    null,
  );
  const [trouble, setTrouble] = useState('');
  const written = followed?.written[followed.place];
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const read = await file.text().catch(() => '\0');
    setTrouble(read.includes('\0') ? JUDGE.unreadable : '');
    if (read.includes('\0')) return;
    desk.write(read);
    onWrite();
  };
  return (
    <header className="deskhead">
      <div>
        <h2>{written?.name ?? JUDGE.name}</h2>
        <p className="mut">{JUDGE.lede}</p>
      </div>
      <div className="tools">
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            desk.write(TEMPLATE);
            onWrite();
          }}
        >
          {JUDGE.fresh}
        </button>
        <label className="btn quiet">
          {JUDGE.open}
          <input className="unseen" type="file" accept=".yaml,.yml,text/*" onChange={(event) => void open(event)} />
        </label>
        <button
          type="button"
          className="btn quiet"
          disabled={text === null}
          onClick={() => save(text ?? '', written?.name)}
        >
          {JUDGE.save}
        </button>
        <button
          type="button"
          className="btn"
          disabled={text === null}
          onClick={() => void share(text ?? '').then((made) => setLink({ ...made, of: text ?? '' }))}
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

async function share(text: string): Promise<{ readonly address: string; readonly copied: boolean }> {
  const address = `${window.location.href.replace(/#.*$/, '')}#/judge/${await packText(text)}`;
  try {
    await navigator.clipboard.writeText(address);
    return { address, copied: true };
  } catch {
    return { address, copied: false };
  }
}

function save(text: string, name = 'scenario'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  const plain = name.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  link.download = `${plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')}.yaml`;
  link.click();
  URL.revokeObjectURL(link.href);
}
