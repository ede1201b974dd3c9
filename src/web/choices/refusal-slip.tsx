import { useEffect, useState } from 'react';
import type { Rule } from '../../registry/index.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { askElsewhere } from '../play/play.js';
import { saidElsewhere } from '../rules/readings.js';
import { ruleBook } from '../rules/rule-book.js';
import { rulePage } from '../rules/rule-link.js';
import { type Slip, useTable } from '../session/store.js';
import { INSTEAD } from '../words/refused.js';
import { APP, RULE } from '../words/words.js';
import { insteadOf } from './instead.js';
import { headingOf } from './refused.js';

/**
 * Why something cannot be done: a sentence and the rules, what can be done instead, and the eras that would allow it. It
 * stays until the next action and never blocks.
 */
export function RefusalSlip() {
  const state = useTable();
  const { slip } = state;
  if (slip === null) return null;
  const sentence = slip.sentence.replace(/ \([A-Z]+-\d+\)$/, '');
  const instead = insteadOf(state, slip);
  const [rule] = slip.rules;
  return (
    <section className="slip" role="status" key={slip.number}>
      <header>
        <Mark of="u-cross" />
        <b>{headingOf(state, slip)}</b>
        <button type="button" className="ib" aria-label={APP.close} onClick={() => useTable.setState({ slip: null })}>
          <Mark of="u-cross" />
        </button>
      </header>
      <p>{sentence}</p>
      {instead !== '' && <p className="instead">{instead}</p>}
      {rule !== undefined && <Elsewhere slip={slip} id={rule} era={state.setup?.era ?? null} />}
      <footer>
        {slip.rules.slice(0, 2).map((each, i) => (
          <RuleChip key={each} id={each} refuses={i === 0} />
        ))}
        {rule !== undefined && (
          <a className="more" href={rulePage(rule)}>
            {RULE.open}
          </a>
        )}
      </footer>
    </section>
  );
}

interface ElsewhereProps {
  readonly slip: Slip;
  readonly id: string;
  readonly era: string | null;
}

/** What other eras say: which would allow it at this table, and how they read the rule. */
function Elsewhere({ slip: { intent }, id, era }: ElsewhereProps) {
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    let isHere = true;
    void ruleBook().then((book) => {
      const entry = book.get(id);
      if (isHere && entry?.kind === 'rule') setRule(entry);
    });
    if (intent !== null) void askElsewhere(intent).then((eras) => isHere && setAllowed(eras));
    return () => {
      isHere = false;
    };
  }, [id, intent]);
  const said = rule === null || era === null ? [] : saidElsewhere(rule, era);
  return (
    <>
      {allowed.length > 0 && (
        <p className="elsewhere">
          {INSTEAD.allowed}{' '}
          {allowed.map((each) => (
            <EraTag key={each} era={each} />
          ))}
        </p>
      )}
      {said.map(({ text, eras }) => (
        <p key={text} className="elsewhere">
          {eras.map((other) => (
            <EraTag key={other} era={other} long={false} />
          ))}{' '}
          {text}
        </p>
      ))}
    </>
  );
}
