import type { ReactNode } from 'react';
import type { TableRules } from '../../../protocol/index.js';
import { Mark } from '../../parts/mark.js';
import { ERA_WORDS } from '../../words/eras.js';
import { clockWords, MATCH_WORDS, TICKET, WATCHING_WORDS } from '../../words/online.js';
import { FORMAT_WORDS } from '../../words/words.js';
import { TinArt } from '../../years/tin.js';

interface TicketProps {
  readonly rules: TableRules;
  /** Lies on its side. */
  readonly isWide?: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** What a table is opened for, on paper: the same ticket from the first screen to the game. */
export function Ticket({ rules, isWide = false, title, children }: TicketProps) {
  const { short = '', year = rules.era, name = '' } = ERA_WORDS[rules.era] ?? {};
  return (
    <section className={isWide ? 'ticket wide' : 'ticket'}>
      <div className={`tart b${short}`}>
        <TinArt of={short} />
        <span className="yr">{year}</span>
        <span className="nm">
          <Mark of={`era-${short}`} />
          {name}
        </span>
      </div>
      <div className="tbody">
        {title}
        <Facts rules={rules} />
        {children}
      </div>
    </section>
  );
}

function Facts({ rules }: { readonly rules: TableRules }) {
  return (
    <dl className="facts">
      {factsOf(rules).map(([what, is]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{is}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is special is said, what is not is left out. */
function factsOf({
  format,
  bestOf,
  clock,
  watching,
  cards,
  practice,
}: TableRules): readonly (readonly [string, string])[] {
  return [
    [TICKET.format, FORMAT_WORDS[format] ?? format],
    [TICKET.match, MATCH_WORDS[bestOf]],
    [TICKET.clock, clockWords(clock)],
    [TICKET.watching, WATCHING_WORDS[watching].on],
    ...(cards === 'as-sent' ? ([[TICKET.cards, TICKET.asSent]] as const) : []),
    ...(practice ? ([[TICKET.takeBacks, TICKET.practice]] as const) : []),
  ];
}
