import type { ReactNode } from 'react';
import { Mark } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { ERA_WORDS } from '../words/eras.js';
import { YEARS } from '../words/years.js';
import { ART } from './art.js';

interface TinProps {
  readonly era: string;
  readonly children: ReactNode;
}

/** The tin of a year, opened: what was different then, and beside it what can be done with it. */
export function Tin({ era, children }: TinProps) {
  const { short, year, name, sets, points } = ERA_WORDS[era]!;
  return (
    <section key={era} className={`tin b${short}`} aria-label={YEARS.opened(year, name)}>
      <TinArt of={short} />
      <h2>
        <span className="yr">{year}</span>
        <span className="nm">
          <Mark of={`era-${short}`} />
          {name}
        </span>
      </h2>
      <p className="sets">{sets}</p>
      <ul className="points">
        {points.map(([text, rule]) => (
          <li key={rule}>
            {text} <RuleChip id={rule} />
          </li>
        ))}
      </ul>
      <div className="within">{children}</div>
    </section>
  );
}

/** What is drawn on a tin of the year, and on its spine; colours and cut are the style sheet's. */
export const TinArt = ({ of }: { readonly of: string }) => (
  <span className="tinart" aria-hidden="true">
    {ART[of] !== undefined && (
      <svg viewBox="0 0 536 372" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {ART[of]}
      </svg>
    )}
  </span>
);
