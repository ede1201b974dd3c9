import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { APP } from '../words/words.js';
import { putInFront } from './in-front.js';
import { Mark } from './mark.js';

interface SheetProps {
  readonly title: string;
  readonly look?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something in front of the page: closed by its button, by Esc, or by a click beside it. */
export function Sheet({ title, look = '', onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (dialog.current === null ? undefined : putInFront(dialog.current, close)), []);
  return createPortal(
    <div className="infront">
      <Edge />
      <dialog
        ref={dialog}
        className={`sheetbox ${look}`}
        aria-label={title}
        aria-modal="true"
        closedby="closerequest"
        onClose={onClose}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <section className="sheetin">
          <div className="sheethead">
            <h2>{title}</h2>
            <button type="button" className="ib" aria-label={APP.close} onClick={onClose}>
              <Mark of="u-cross" />
            </button>
          </div>
          {children}
        </section>
      </dialog>
      <Edge />
    </div>,
    document.body,
  );
}

/** Tab comes here beside the dialog, and is sent round. */
// biome-ignore lint/a11y/noNoninteractiveTabindex: nobody stays on it.
export const Edge = () => <span tabIndex={0} />;
