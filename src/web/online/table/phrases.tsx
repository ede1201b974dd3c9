import type { Seat } from '../../../engine/index.js';
import { PHRASE_NAMES, PHRASES, type Phrase, type Request } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { refuse } from '../../play/play.js';
import { REQUEST, SAYING } from '../../words/online-table.js';
import { askFor } from './slips.js';
import { useOnline } from './state.js';

export const openPhrases = (open: boolean): void => useOnline.setState({ phrasesOpen: open });

/** Says one of the phrases to everybody at the table. */
export async function sayPhrase(phrase: Phrase): Promise<void> {
  const { end } = useOnline.getState();
  openPhrases(false);
  const verdict = await end?.say(phrase);
  if (verdict?.is === 'refused') refuse(verdict);
}

/** What can be said: there is no free text. */
export function Phrases() {
  const isMuted = useOnline((state) => state.isMuted);
  return (
    <section className="phr" aria-label={SAYING.title}>
      <header>
        <h3>{SAYING.title}</h3>
        <button
          type="button"
          className="btn quiet"
          aria-pressed={isMuted}
          onClick={() => useOnline.setState({ isMuted: !isMuted })}
        >
          {isMuted ? SAYING.unmute : SAYING.mute}
        </button>
        <button type="button" className="ib" aria-label={SAYING.close} onClick={() => openPhrases(false)}>
          <Mark of="u-cross" />
        </button>
      </header>
      <div className="phrlist">
        {PHRASE_NAMES.map((phrase, i) => (
          <button key={phrase} type="button" className="phrase" onClick={() => void sayPhrase(phrase)}>
            <kbd>{i + 1}</kbd>
            {PHRASES[phrase]}
          </button>
        ))}
      </div>
      <Asks />
    </section>
  );
}

/** What can be asked of the others now. */
function Asks() {
  const about = useOnline((state) => state.about);
  if (about === null || about.phase !== 'playing' || about.isPaused || about.requests.length > 0) return null;
  const { practice, clock } = about.rules;
  const asks: readonly Request[] = [
    ...(practice ? (['take-back'] as const) : []),
    ...(clock ? (['pause'] as const) : []),
  ];
  if (asks.length === 0) return null;
  return (
    <div className="phrasks">
      {asks.map((request) => (
        <button key={request} type="button" className="btn" onClick={() => void ask(request)}>
          {REQUEST[request].ask}
        </button>
      ))}
    </div>
  );
}

async function ask(request: Request): Promise<void> {
  openPhrases(false);
  await askFor(request);
}

/** What somebody has just said, beside the name. */
export function Spoken({ seat }: { readonly seat: Seat }) {
  const phrase = useOnline(({ spoken, isMuted, seat: own }) =>
    isMuted && seat !== own ? undefined : spoken.get(seat),
  );
  return phrase === undefined ? null : <span className="sayslip">{PHRASES[phrase]}</span>;
}
