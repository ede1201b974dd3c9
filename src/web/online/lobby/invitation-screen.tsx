import '../../look/friend.css';
import type { ReactNode } from 'react';
import type { TableAbout } from '../../../protocol/index.js';
import { server } from '../../links/server.js';
import { TopBar } from '../../parts/top-bar.js';
import { ERA_WORDS } from '../../words/eras.js';
import { INVITED, ONLINE } from '../../words/online.js';
import { SET_A_TABLE, wayToSeat } from '../addresses.js';
import { keptSeat } from '../kept-seats.js';
import { Join } from './join.js';
import { NoServer } from './no-server.js';
import { scoreOf } from './score.js';
import { Seats } from './seats.js';
import { Ticket } from './ticket.js';
import { type Asked, useAsked } from './use-asked.js';
import { nameOfMaker } from './waiting.js';
import { WatchLink } from './watch-link.js';

/** While somebody thinks about it, others may sit down. */
const EVERY = 5000;

/** What a friend sees who opens the link: what the table is for, and a seat to take. */
export default function InvitationScreen({ table }: { readonly table: string }) {
  const [answer, again] = useAsked(() => server().about(table), EVERY);
  return (
    <>
      <TopBar at="/" />
      <main className="onfelt">
        {answer === null ? <p className="opening">{ONLINE.opening}</p> : told(answer, again)}
      </main>
    </>
  );
}

function told(answer: Asked<TableAbout>, again: () => void): ReactNode {
  if (answer.ok) return <Invitation about={answer.value} />;
  const { is, sentence } = answer.error;
  switch (is) {
    case 'nobody':
      return <NoServer onAgain={again} />;
    case 'unknown':
      return <NoTable title={INVITED.unknown} help={INVITED.unknownHelp} />;
    case 'refused':
      return <NoTable title={sentence} help="" />;
  }
}

function NoTable({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <section className="noserver" role="alert">
      <h1>{title}</h1>
      {help !== '' && <p>{help}</p>}
      <div className="row">
        <a className="btn" href={`#${SET_A_TABLE}`}>
          {INVITED.another}
        </a>
      </div>
    </section>
  );
}

function Invitation({ about }: { readonly about: TableAbout }) {
  const { rules, seats } = about;
  const maker = nameOfMaker(about);
  const isFree = about.phase === 'gathering' && seats.some(({ player }) => player === 'empty');
  return (
    <section className="waiting">
      <Ticket
        rules={rules}
        isWide
        title={
          <>
            {isFree && <p className="invited">{INVITED.title}</p>}
            <h1>{maker === '' ? INVITED.anybody(seats.length) : INVITED.to(maker, seats.length)}</h1>
          </>
        }
      >
        <Points era={rules.era} />
        {rules.cards === 'as-sent' && <p className="mut">{INVITED.sentWarning}</p>}
      </Ticket>
      <Yours about={about} />
      {isFree ? <Join about={about} /> : <Taken about={about} />}
    </section>
  );
}

/** What a player of another year would trip over. */
function Points({ era }: { readonly era: string }) {
  return (
    <ul className="points3">
      {ERA_WORDS[era]?.points.map(([text, rule]) => (
        <li key={rule}>
          {text}
          <a className="rule" href={`#/rules/${rule}`}>
            {rule}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whoever sits here already finds back. */
function Yours({ about: { table } }: { readonly about: TableAbout }) {
  const kept = keptSeat(table);
  if (kept === null) return null;
  return (
    <p className="yourseat">
      <span>{INVITED.yours(kept.name)}</span>
      <a className="btn go" href={`#${wayToSeat(table, kept.seat)}`}>
        {INVITED.toSeat}
      </a>
    </p>
  );
}

/** No seat is free, or the match is over. */
function Taken({ about }: { readonly about: TableAbout }) {
  const isOver = about.phase === 'over';
  return (
    <>
      <div className="taken" role="status">
        <h2>{isOver ? INVITED.over : INVITED.full}</h2>
        <p>{isOver ? INVITED.overHelp(scoreOf(about)) : INVITED.fullHelp}</p>
      </div>
      <Seats seats={about.seats} you={null} />
      <div className="row actions">
        <WatchLink about={about} isMain />
        <span className="grow" />
        <a className="btn quiet" href={`#${SET_A_TABLE}`}>
          {INVITED.another}
        </a>
      </div>
    </>
  );
}
