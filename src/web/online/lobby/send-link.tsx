import { useEffect, useEffectEvent, useState } from 'react';
import { isLoopback } from '../../links/server.js';
import { isCovered } from '../../parts/in-front.js';
import { Mark } from '../../parts/mark.js';
import { ONLINE, WAITING } from '../../words/online.js';
import { QrCode } from './qr-code.js';

interface SendLinkProps {
  readonly link: string;
  readonly title: string;
  /** What is said with the link where it is shared. */
  readonly text: string;
}

/** The link to a table: to be read, copied, shared, or looked at by a camera. */
export function SendLink({ link, title, text }: SendLinkProps) {
  return (
    <div className="sendrow">
      <QrCode text={link} label={WAITING.qr} />
      <div>
        <h3>{title}</h3>
        <div className="sendlink">
          <code>{link.replace(/^https?:\/\//, '')}</code>
          <div className="row">
            <CopyButton text={link} name={WAITING.copy} letter="C" />
            <ShareButton link={link} text={text} />
          </div>
        </div>
        <p className="mut">{WAITING.camera}</p>
        {isLoopback(location.hostname) && (
          <p className="onlyhere">
            {WAITING.loopback} <code>{WAITING.loopbackFlag}</code> {WAITING.loopbackEnd}
          </p>
        )}
      </div>
    </div>
  );
}

interface CopyProps {
  readonly text: string;
  readonly name: string;
  /** The key that does the same. */
  readonly letter?: string;
}

/** Copies a text; it says so, and is ready for the next time. */
export function CopyButton({ text, name, letter }: CopyProps) {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    await writeText(text);
    setCopied(text);
  };
  useLetter(letter, copy);
  const isDone = copied === text;
  return (
    <>
      <button type="button" className={letter === undefined ? 'btn' : 'btn go'} onClick={() => void copy()}>
        <Mark of={isDone ? 'u-check' : 'u-copy'} />
        {isDone ? WAITING.copied : name}
        {letter !== undefined && <kbd>{letter}</kbd>}
      </button>
      <span className="unseen" role="status">
        {isDone ? ONLINE.copied : ''}
      </span>
    </>
  );
}

/** A page without a certificate has no clipboard: there the old way is left. */
async function writeText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

function ShareButton({ link, text }: { readonly link: string; readonly text: string }) {
  if (navigator.share === undefined) return null;
  const share = (): void => void navigator.share({ title: 'Rulebox', text, url: link }).catch(() => {}); // nobody has to
  return (
    <button type="button" className="btn" onClick={share}>
      <Mark of="u-share" />
      {WAITING.share}
    </button>
  );
}

/** A letter does something wherever nobody is writing. */
function useLetter(letter: string | undefined, act: () => void): void {
  const press = useEffectEvent(({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (letter === undefined || ctrlKey || metaKey || altKey || isCovered()) return;
    if (target instanceof HTMLElement && target.matches('input, select, textarea')) return;
    if (key.toUpperCase() === letter) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
