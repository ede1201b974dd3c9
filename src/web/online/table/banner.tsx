import { useEffect, useState } from 'react';
import { Mark } from '../../parts/mark.js';
import { refuse } from '../../play/play.js';
import { type BannerAct, bannerOf, type Banner as Shown } from './banner-of.js';
import { useOnline } from './state.js';
import { useNow } from './use-now.js';

/** Who loads the page anew is not away. */
const GRACE = 1500;

const MARKS: Readonly<Record<Shown['look'], string>> = {
  away: 'u-line',
  good: 'u-check',
  no: 'u-cross',
  wait: 'u-clock',
};

/** What the table says about people and lines: it covers nothing, and goes when it is no longer true. */
export function Banner() {
  const { line, about, seat, serverAhead, kept, passing, awaySince } = useOnline();
  const hasNetwork = useNetwork();
  const here = useNow(awaySince.size > 0 || line.is === 'away', 500);
  if (about === null) return null;
  const away = [...awaySince].filter(([, since]) => here - since >= GRACE).map(([each]) => each);
  const shown = bannerOf({ line, hasNetwork, about, seat, serverNow: here + serverAhead, kept, passing, away });
  if (shown === null) return null;
  const { look, strong, rest, act } = shown;
  return (
    <section className={`ban ${look}`} aria-label={strong}>
      <Mark of={MARKS[look]} />
      <p>
        <b>{strong}</b> {rest}
      </p>
      {act !== null && (
        <button type="button" className="btn" disabled={!act.isOpen} onClick={() => void doAct(act)}>
          {act.name}
        </button>
      )}
    </section>
  );
}

async function doAct({ does }: BannerAct): Promise<void> {
  const { end } = useOnline.getState();
  if (end === null) return;
  if (does === 'try') return end.tryNow();
  const verdict = await (does === 'claim' ? end.claim() : end.ask('go-on'));
  if (verdict.is === 'refused') refuse(verdict);
}

/** Whether the machine says that it has a network. */
function useNetwork(): boolean {
  const [has, setHas] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => setHas(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return has;
}
