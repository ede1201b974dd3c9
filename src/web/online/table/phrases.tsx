import type { Seat } from '../../../engine/index.js';
import { PHRASE_NAMES, PHRASES, type Phrase } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { refuse } from '../../play/play.js';
import { SAYING } from '../../words/online-table.js';
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
    </section>
  );
}

/** What somebody has just said, beside the name. */
export function Spoken({ seat }: { readonly seat: Seat }) {
  const phrase = useOnline(({ spoken, isMuted, seat: own }) =>
    isMuted && seat !== own ? undefined : spoken.get(seat),
  );
  return phrase === undefined ? null : <span className="sayslip">{PHRASES[phrase]}</span>;
}
