import { Mark } from '../cards/mark.js';
import { RuleChip } from '../screens/rule-chip.js';
import { useTable } from '../session/store.js';
import { APP, BAR } from '../words/words.js';

/** Why something cannot be done: a sentence and the rules. It stays until the next action and never blocks. */
export function RefusalSlip() {
  const slip = useTable((state) => state.slip);
  if (slip === null) return null;
  const sentence = slip.sentence.replace(/ \([A-Z]+-\d+\)$/, '');
  return (
    <section className="slip" role="status" key={slip.number}>
      <header>
        <Mark of="u-cross" />
        <b>{BAR.cannot}</b>
        <button type="button" className="ib" aria-label={APP.close} onClick={() => useTable.setState({ slip: null })}>
          <Mark of="u-cross" />
        </button>
      </header>
      <p>{sentence}</p>
      <footer>
        {slip.rules.slice(0, 3).map((rule, i) => (
          <RuleChip key={rule} id={rule} refuses={i === 0} />
        ))}
      </footer>
    </section>
  );
}
