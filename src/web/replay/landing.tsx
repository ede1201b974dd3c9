import { type DragEvent, useId, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { Spoilt } from '../../session/index.js';
import { addressOf, addressOfKept, addressOfShort } from '../links/address.js';
import { packText } from '../links/link.js';
import { type Pasted, pastedSource } from '../links/pasted.js';
import { serverAddress } from '../links/server.js';
import { TopBar } from '../parts/top-bar.js';
import { RecentList } from '../recent/recent-list.js';
import { recentGames } from '../session/recent-games.js';
import { RECENT, REPLAY } from '../words/replay.js';
import { STATISTICS } from '../words/statistics.js';

export type Fault = Spoilt;

interface LandingProps {
  readonly fault: Fault | null;
  /** Watches a spoilt record as far as it goes. */
  readonly watch: (upTo: number) => void;
}

/** Where a record comes from: a recent game, a file, a pasted text. */
export function Landing({ fault, watch }: LandingProps) {
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void file.text().then(openWritten);
  };
  return (
    <>
      <TopBar at="/replay" />
      <main className="replays" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <h1>{REPLAY.title}</h1>
        <p className="lede">{REPLAY.lede}</p>
        {fault !== null && <Spoiled fault={fault} watch={watch} />}
        <div className="ways">
          <section>
            <h2>{RECENT.title}</h2>
            <RecentList games={recentGames()} />
            <p>
              <a href="#/figures">{STATISTICS.link}</a>
            </p>
          </section>
          <section>
            <FilePick />
            <Paste />
          </section>
        </div>
      </main>
    </>
  );
}

/** Whatever is opened gets an address, so that it is still there when the page is opened again. */
async function openWritten(written: string): Promise<void> {
  navigate(addressOf(await packText(written)));
}

function Spoiled({ fault: { faults, whole }, watch }: LandingProps & { readonly fault: Fault }) {
  return (
    <section className="spoilt" role="alert">
      <h2>{whole > 0 ? REPLAY.spoilt : REPLAY.unreadable}</h2>
      {faults.slice(0, 5).map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {whole > 0 && (
        <button type="button" className="btn" onClick={() => watch(whole)}>
          {REPLAY.watchRest(whole)}
        </button>
      )}
    </section>
  );
}

function FilePick() {
  const id = useId();
  return (
    <div className="filepick">
      <h2>
        <label htmlFor={id}>{REPLAY.file}</label>
      </h2>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={(event) => void event.target.files?.[0]?.text().then(openWritten)}
      />
      <p className="mut">{REPLAY.fileHelp}</p>
    </div>
  );
}

function addressOfPasted(source: Exclude<Pasted, { readonly record: string }>): string {
  if ('kept' in source) return addressOfKept(source.kept, source.at);
  return 'packed' in source ? addressOf(source.packed) : addressOfShort(source.letters);
}

/** The page asks no server but its own. */
function whyNotOpened(source: Pasted | null): string | null {
  if (source === null) return REPLAY.nothing;
  const isElsewhere = 'kept' in source && source.server !== null && source.server !== serverAddress();
  return isElsewhere ? REPLAY.keptElsewhere(source.server!) : null;
}

function Paste() {
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const open = (): void => {
    const source = pastedSource(text);
    setWrong(whyNotOpened(source));
    if (source === null || whyNotOpened(source) !== null) return;
    if ('record' in source) void openWritten(source.record);
    else navigate(addressOfPasted(source));
  };
  return (
    <div className="paste">
      <h2>
        <label htmlFor={id}>{REPLAY.paste}</label>
      </h2>
      <textarea id={id} rows={5} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      <p className="mut" role={wrong === null ? undefined : 'alert'}>
        {wrong ?? REPLAY.pasteHelp}
      </p>
      <button type="button" className="btn go" onClick={open}>
        {REPLAY.open}
      </button>
    </div>
  );
}
