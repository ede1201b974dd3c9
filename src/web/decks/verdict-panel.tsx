import type { Obeyed, Verdict } from '../desk/desk-view.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { DECKS, VERDICT } from '../words/decks.js';
import { FORMAT_WORDS } from '../words/words.js';

interface VerdictProps {
  readonly verdict: Verdict | null;
  readonly deck: KeptDeck;
}

/** Whether the deck is legal: what it breaks, what it keeps, and where else it could be played. */
export function VerdictPanel({ verdict, deck }: VerdictProps) {
  if (verdict === null) return <div className="legal waiting">{DECKS.loading}</div>;
  if (deck.lines.length === 0) return null;
  const { broken, unplayable, missing, obeyed } = verdict;
  const isLegal = broken.length === 0 && unplayable.length === 0 && missing.length === 0;
  return (
    <section className="legal" aria-label={VERDICT.title} aria-live="polite">
      {broken.map(({ rule, message }) => (
        <div key={message} className="issue">
          <Mark of="u-cross" />
          <b>{message}</b>
          <RuleChip id={rule} refuses />
        </div>
      ))}
      {[...unplayable, ...(missing.length > 0 ? [VERDICT.missing(missing)] : [])].map((message) => (
        <div key={message} className="issue">
          <Mark of="u-cross" />
          <b>{message}</b>
        </div>
      ))}
      {isLegal && (
        <div className="good">
          <Mark of="u-check" />
          <b>{VERDICT.legal}</b>
        </div>
      )}
      <div className="oks">
        {obeyed.map((each) => (
          <span key={each.rule}>
            <Mark of="u-check" />
            {said(each)} <RuleChip id={each.rule} />
          </span>
        ))}
      </div>
      <Elsewhere verdict={verdict} deck={deck} isLegal={isLegal} />
    </section>
  );
}

const said = ({ about, number }: Obeyed): string => VERDICT[about](number);

/** The same deck by the rules of other years; formats of the same year are said once. */
function Elsewhere({ verdict, deck, isLegal }: { verdict: Verdict; deck: KeptDeck; isLegal: boolean }) {
  const other = verdict.legal.filter(({ era, format }) => era !== deck.era && format === deck.format);
  const formats = verdict.legal.filter(({ era, format }) => era === deck.era && format !== deck.format);
  if (other.length === 0 && formats.length === 0) return null;
  return (
    <div className="elsewhere">
      {isLegal ? VERDICT.alsoLegal : VERDICT.legalElsewhere}
      {formats.map(({ format }) => (
        <span key={format}>{FORMAT_WORDS[format] ?? format}</span>
      ))}
      {other.map(({ era }) => (
        <EraTag key={era} era={era} />
      ))}
    </div>
  );
}
