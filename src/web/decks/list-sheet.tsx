import { useEffect, useState } from 'react';
import type { ReadDeck } from '../desk/desk-view.js';
import { countOf, type KeptDeck } from '../desk/kept-deck.js';
import { Mark } from '../parts/mark.js';
import { Sheet } from '../parts/sheet.js';
import { fileName, saveFile } from '../session/save-file.js';
import { LIST } from '../words/decks.js';
import { openDesk } from './desk-client.js';
import { FileButton } from './file-button.js';
import { addDeck, changeDeck } from './shelf.js';

interface ListSheetProps {
  /** The deck that is open; null: only a list can be read. */
  readonly deck: KeptDeck | null;
  readonly era: string;
  readonly onClose: () => void;
}

/** Decks as text: one is read, and the one that lies open is written. */
export function ListSheet({ deck, era, onClose }: ListSheetProps) {
  const [text, setText] = useState('');
  const [name, setName] = useState<string>(LIST.readName);
  const read = useRead(text, deck?.era ?? era);
  const hasCards = read !== null && read.lines.length > 0;
  const isWhole = read?.faults.every(({ severity }) => severity !== 'error') === true;
  const take = (): void => {
    addDeck({ name, era: deck?.era ?? era, format: deck?.format ?? 'constructed', lines: read!.lines }, LIST.taken);
    onClose();
  };
  const replace = (): void => {
    changeDeck({ ...deck!, lines: read!.lines }, LIST.replaced);
    onClose();
  };
  const open = async (file: File): Promise<void> => {
    setName(file.name.replace(/\.[^.]*$/, ''));
    setText(await file.text());
  };
  return (
    <Sheet title={LIST.title} look="listsheet" onClose={onClose}>
      {deck !== null && <Written deck={deck} />}
      <section>
        <h3>{LIST.read}</h3>
        <p className="mut">{LIST.help}</p>
        <textarea
          aria-label={LIST.text}
          rows={10}
          spellCheck={false}
          placeholder={'4 Cyndaquil HS 61\n3 Typhlosion HS 110\n…'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ReadAnswer read={read} />
        <div className="row">
          <FileButton label={LIST.file} accept=".txt,.dec,text/plain" onFile={(file) => void open(file)} />
          <button type="button" className={isWhole ? 'btn go' : 'btn'} disabled={!hasCards} onClick={take}>
            {isWhole || !hasCards ? LIST.take : LIST.takeRest}
          </button>
          {deck !== null && deck.id !== '' && (
            <button type="button" className="btn quiet" disabled={!hasCards} onClick={replace}>
              {LIST.replace}
            </button>
          )}
        </div>
      </section>
    </Sheet>
  );
}

/** What becomes of the text, read while it is typed. */
function useRead(text: string, era: string): ReadDeck | null {
  const [read, setRead] = useState<ReadDeck | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === '') return setRead(null);
    void openDesk()
      .then((session) => session.readDeckList(text, era))
      .then((answer) => isCurrent && setRead(answer));
    return () => {
      isCurrent = false;
    };
  }, [text, era]);
  return read;
}

/** Every fault with its line, the worst first told by its mark. */
function ReadAnswer({ read }: { readonly read: ReadDeck | null }) {
  if (read === null) return <p className="mut">{LIST.empty}</p>;
  const { faults, lines, unread } = read;
  return (
    <div className="answer" aria-live="polite">
      <p>
        {LIST.understood(countOf(lines))} {unread > 0 && <b className="bad">{LIST.unread(unread)}</b>}
        {faults.length === 0 && LIST.fine}
      </p>
      <ul aria-label={LIST.faults}>
        {faults.map(({ line, message, severity }) => (
          <li key={`${String(line)}${message}`} className={severity}>
            <Mark of={severity === 'error' ? 'u-cross' : 'u-eye'} />
            <b>{LIST.line(line)}</b> <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Written({ deck }: { readonly deck: KeptDeck }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    void openDesk()
      .then((session) => session.writeDeckList(deck))
      .then(setText);
  }, [deck]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(LIST.copied);
    } catch {
      setSaid(LIST.notCopied);
    }
  };
  return (
    <section>
      <h3>{LIST.write}</h3>
      <textarea aria-label={LIST.write} readOnly rows={8} value={text} />
      <div className="row">
        <button type="button" className="btn" onClick={() => void copy()}>
          {LIST.copy}
        </button>
        <button type="button" className="btn quiet" onClick={() => saveFile(fileName(deck.name, 'txt'), text)}>
          {LIST.save}
        </button>
        <span role="status" className="mut">
          {said}
        </span>
      </div>
    </section>
  );
}
