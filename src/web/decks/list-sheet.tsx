import { useEffect, useState } from 'react';
import type { ReadDeck } from '../desk/desk-view.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import { Sheet } from '../parts/sheet.js';
import { fileName, saveFile } from '../session/save-file.js';
import { LIST } from '../words/decks.js';
import { openDesk } from './desk-client.js';
import { FileButton } from './file-button.js';
import { EraOfList, ListAnswer } from './list-answer.js';
import { addDeck, changeDeck } from './shelf.js';
import { withPrints } from './take-prints.js';

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
  const [chosen, setChosen] = useState<string | null>(deck?.era ?? null);
  const read = useRead(text, chosen, era);
  const hasCards = read !== null && read.lines.length > 0;
  const isWhole = read?.faults.every(({ severity }) => severity !== 'error') === true;
  const take = (): void => {
    const format = read!.era === deck?.era ? deck.format : 'constructed';
    addDeck({ name, era: read!.era, format, lines: read!.lines }, LIST.taken);
    onClose();
  };
  const replace = (): void => {
    const format = read!.era === deck!.era ? deck!.format : 'constructed';
    changeDeck({ ...deck!, era: read!.era, format, lines: read!.lines }, LIST.replaced);
    onClose();
  };
  const open = async (file: File): Promise<void> => {
    setName(file.name.replace(/\.[^.]*$/, ''));
    const bytes = new Uint8Array(await file.arrayBuffer());
    setText(await (await openDesk()).textOfList(bytes));
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
        {read !== null && <EraOfList read={read} isChosen={chosen !== null} onChoose={setChosen} />}
        <ListAnswer read={read} onTake={(faults) => setText(withPrints(text, faults))} />
        <div className="row">
          <FileButton
            label={LIST.file}
            accept=".txt,.dec,.csv,text/plain,text/csv"
            onFile={(file) => void open(file)}
          />
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
function useRead(text: string, chosen: string | null, otherwise: string): ReadDeck | null {
  const [read, setRead] = useState<ReadDeck | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === '') return setRead(null);
    void openDesk()
      .then((session) => session.readDeckList(text, chosen, otherwise))
      .then((answer) => isCurrent && setRead(answer));
    return () => {
      isCurrent = false;
    };
  }, [text, chosen, otherwise]);
  return read;
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
