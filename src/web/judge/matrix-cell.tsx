import type { CheckedFact } from '../../scenarios/index.js';
import { wordsOf } from '../../session/index.js';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { JUDGE } from '../words/judge.js';
import type { ShownStep } from './followed.js';

/** What came of a step in a word, right or wrong. */
export function verdictOf({ outcome, facts, kind }: ShownStep): {
  readonly word: string;
  readonly look: 'ok' | 'no' | 'quiet';
} {
  const failed = facts.filter(({ holds }) => !holds).length;
  if (outcome.kind === 'stuck') return { word: JUDGE.stuck, look: 'no' };
  if (outcome.kind === 'unreached') return { word: JUDGE.unreached, look: 'quiet' };
  if (outcome.kind === 'allowed') return { word: JUDGE.allowed, look: 'ok' };
  if (outcome.kind === 'refused') return { word: outcome.asSaid ? JUDGE.refusedAsSaid : JUDGE.refused, look: 'no' };
  if (failed > 0) return { word: JUDGE.someFail(failed), look: 'no' };
  if (kind === 'expect' || (kind === 'end' && facts.length > 0)) return { word: JUDGE.allHold, look: 'ok' };
  if (kind === 'end') return { word: JUDGE.nothing, look: 'quiet' };
  return { word: kind === 'board' ? JUDGE.laidOut : JUDGE.done, look: 'ok' };
}

export function Verdict({ step }: { readonly step: ShownStep }) {
  const { word, look } = verdictOf(step);
  return (
    <span className={`verdict ${look}`}>
      {look !== 'quiet' && <Mark of={look === 'ok' ? 'u-check' : 'u-cross'} />}
      {word}
    </span>
  );
}

interface CellBodyProps {
  readonly step: ShownStep;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A step in one era: the verdict, what happened or why not, and by which rule. */
export function CellBody({ step, label, isChosen, onChoose }: CellBodyProps) {
  const { outcome } = step;
  const rules = outcome.kind === 'refused' ? outcome.refusal.rules.slice(0, 2) : [];
  return (
    <>
      <button type="button" className="whole" aria-label={label} aria-pressed={isChosen} onClick={onChoose} />
      <Verdict step={step} />
      {step.lines.length > 0 && <p className="what">{step.lines.map(wordsOf).join(' ')}</p>}
      {outcome.kind === 'refused' && <p className="what">{outcome.refusal.sentence.replace(/ \([A-Z]+-\d+\)$/, '')}</p>}
      {outcome.kind === 'stuck' && <p className="what">{outcome.message}</p>}
      {outcome.kind === 'allowed' && <p className="what">{JUDGE.allowedHelp}</p>}
      <Facts facts={step.facts} />
      {rules.length > 0 && (
        <p className="chips">
          {rules.map((rule, i) => (
            <RuleChip key={rule} id={rule} refuses={i === 0} />
          ))}
        </p>
      )}
    </>
  );
}

/** Facts that were looked at: what was found, and what it should be where it is not. */
export function Facts({ facts }: { readonly facts: readonly CheckedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map(({ text, found, expected, holds }) => (
        <li key={text} className={holds ? 'ok' : 'no'}>
          <Mark of={holds ? 'u-check' : 'u-cross'} />
          <span>
            <code>{text}</code> {found}
            {!holds && <i> {JUDGE.expected(expected)}</i>}
          </span>
        </li>
      ))}
    </ul>
  );
}
