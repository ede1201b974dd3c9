import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../cards/mark.js';
import { APP } from '../words/words.js';

interface SheetProps {
  readonly title: string;
  readonly look?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something in front of the table: closed by its button, by Esc, or by a click beside it. */
export function Sheet({ title, look = '', onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheetbox ${look}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="sheetin">
        <div className="sheethead">
          <h2>{title}</h2>
          <button type="button" className="ib" aria-label={APP.close} onClick={() => dialog.current?.close()}>
            <Mark of="u-cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
