import '../look/about.css';
import type { ReactNode } from 'react';
import type { OutlinedPart, OutlineStep } from '../../cards/index.js';
import type { Face } from '../../session/index.js';
import { RuleChip } from '../parts/rule-chip.js';
import type { CardAbout as About, Kin, OtherPrint } from '../session/about-card.js';
import { useTable } from '../session/store.js';
import { ABOUT } from '../words/about.js';
import type { Found } from './found.js';

interface CardAboutProps {
  readonly face: Face;
  readonly found: Found | 'broken' | null;
}

const lookAt = (face: Face): void => useTable.setState({ inspected: { face } });

/** What can be read about a card: its program in plain words, its line, the terms in its text, its other prints. */
export default function CardAbout({ face, found }: CardAboutProps) {
  if (found === null) return <p className="cardabout mut">{ABOUT.reading}</p>;
  if (found === 'broken') return <p className="cardabout mut">{ABOUT.broken}</p>;
  const { program, unread, tips, evolution, terms, prints } = found.about;
  return (
    <div className="cardabout">
      <Section title={ABOUT.program}>
        {unread.map((text) => (
          <p key={text}>
            {ABOUT.unread} “{text}”
          </p>
        ))}
        {program.length + unread.length === 0 && <p className="mut">{ABOUT.noProgram}</p>}
        {program.map(({ of, name, parts }, i) => (
          <div key={`${name}${String(i)}`} className="program">
            {of !== 'card' && <h4>{name}</h4>}
            {parts.map((part, place) => (
              <Part key={`${part.kind}${String(place)}`} part={part} />
            ))}
          </div>
        ))}
      </Section>
      {evolution.length > 0 && (
        <Section title={ABOUT.evolution}>
          <Chart line={evolution} />
        </Section>
      )}
      {tips.length > 0 && (
        <Section title={ABOUT.tips}>
          <ul className="tips">
            {tips.map(({ text, rules }) => (
              <li key={text}>
                {text} <Chips rules={rules} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {terms.length > 0 && (
        <Section title={ABOUT.terms}>
          <Terms terms={terms} />
        </Section>
      )}
      <Section title={ABOUT.prints}>
        <Prints of={face} prints={prints} sets={found.sets} />
      </Section>
    </div>
  );
}

const Terms = ({ terms }: Pick<About, 'terms'>) => (
  <div className="terms">
    {terms.map(({ word, means, rules }) => (
      <details key={word}>
        <summary>{word}</summary>
        <p>
          {means} <Chips rules={rules} />
        </p>
      </details>
    ))}
  </div>
);

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const Chips = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.map((rule) => <RuleChip key={rule} id={rule} />);

function Part({ part: { kind, steps } }: { readonly part: OutlinedPart }) {
  return (
    <>
      <p className="mut">{ABOUT.kinds[kind]}</p>
      <Steps steps={steps} />
    </>
  );
}

function Steps({ steps }: { readonly steps: readonly OutlineStep[] }) {
  return (
    <ol className="outline">
      {steps.map((step, i) => (
        <li key={`${step.text}${String(i)}`}>
          {step.when !== null && <span className="when">{ABOUT.when[step.when]}</span>}
          {step.text}
          {step.steps.length > 0 && <Steps steps={step.steps} />}
        </li>
      ))}
    </ol>
  );
}

/** The line through a card, stage by stage. @rule ERD-06 */
function Chart({ line }: { readonly line: readonly Kin[] }) {
  return (
    <ol className="chart">
      {line.map(({ name, stage, from, isThisCard, face }) => (
        <li key={name} className={isThisCard ? 'here' : ''}>
          <span className="mut">{[stage, from === '' ? '' : ABOUT.from(from)].filter(Boolean).join(', ')}</span>
          {face === null ? <b>{name}</b> : <CardLink face={face} name={name} />}
          {face === null && <span className="mut">{isThisCard ? ABOUT.thisCard : ABOUT.notHere}</span>}
        </li>
      ))}
    </ol>
  );
}

const CardLink = ({ face, name }: { readonly face: Face; readonly name: string }) => (
  <button type="button" className="linklike" onClick={() => lookAt(face)}>
    {name}
  </button>
);

interface PrintsProps extends Pick<Found, 'sets'> {
  readonly of: Face;
  readonly prints: readonly OtherPrint[];
}

/** The set of the card itself, then the other cards. */
function Prints({ of, prints, sets }: PrintsProps) {
  const own = sets.get(of.facts.set);
  return (
    <>
      {own !== undefined && <p className="mut">{ABOUT.ofSet(own.setName, own.released.slice(0, 4))}</p>}
      {prints.length === 0 ? <p className="mut">{ABOUT.none}</p> : <OtherPrints prints={prints} sets={sets} />}
    </>
  );
}

function OtherPrints({ prints, sets }: Omit<PrintsProps, 'of'>) {
  return (
    <ul className="prints">
      {prints.map(({ face, setId, number, isSame }) => {
        const set = sets.get(setId);
        return (
          <li key={`${setId}${number}`}>
            <CardLink face={face} name={`${set?.setName ?? setId} ${number}`} />
            <span className="mut">
              {[set?.released.slice(0, 4), isSame ? ABOUT.same : ABOUT.another].filter(Boolean).join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
