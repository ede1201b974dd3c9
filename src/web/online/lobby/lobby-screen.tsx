import '../../look/lobby.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { TableAbout } from '../../../protocol/index.js';
import { server } from '../../links/server.js';
import { EraTag } from '../../parts/era-tag.js';
import { Mark } from '../../parts/mark.js';
import { TopBar } from '../../parts/top-bar.js';
import { ERA_WORDS } from '../../words/eras.js';
import { clockShort, LOBBY, MATCH_WORDS, ONLINE, SEAT } from '../../words/online.js';
import { FORMAT_WORDS } from '../../words/words.js';
import { invitationTo, SET_A_TABLE, wayToSeat, wayToWatch } from '../addresses.js';
import { forgetSeat, keptSeat, keptSeats } from '../kept-seats.js';
import { NoServer } from './no-server.js';
import { scoreOf } from './score.js';
import { useAsked } from './use-asked.js';

const EVERY = 8000;

/** The tables whose makers want to be found. */
export default function LobbyScreen() {
  const [answer, again] = useAsked(() => server().lobby(), EVERY);
  const [era, setEra] = useState('');
  const tables = answer?.ok === true ? answer.value : null;
  const fault = answer?.ok === false ? answer.error : null;
  return (
    <>
      <TopBar at="/" />
      <main className="lobby">
        {fault?.is === 'nobody' ? (
          <NoServer onAgain={again} />
        ) : (
          <>
            <header>
              <div>
                <p className="crumb">
                  <a href="#/">{ONLINE.play}</a> / {ONLINE.tables}
                </p>
                <h1>{LOBBY.title}</h1>
              </div>
              <div className="row">
                <Year tables={tables ?? []} chosen={era} onChoose={setEra} />
                <button type="button" className="btn" onClick={again}>
                  {LOBBY.refresh}
                </button>
                <a className="btn go" href={`#${SET_A_TABLE}`}>
                  {LOBBY.set}
                </a>
              </div>
            </header>
            {fault !== null && <p className="fault">{fault.sentence}</p>}
            <YourSeats />
            {tables !== null && <Lists tables={tables.filter(({ rules }) => era === '' || rules.era === era)} />}
            <p className="mut">{LOBBY.foot}</p>
          </>
        )}
      </main>
    </>
  );
}

/** So many of one's own seats are looked for. */
const MOST_SEATS = 5;

/** The tables at which one sits, listed or not: what was left is found again. */
function YourSeats() {
  const [tables, setTables] = useState<readonly TableAbout[]>([]);
  useEffect(() => {
    void yourTables().then(setTables);
  }, []);
  if (tables.length === 0) return null;
  return (
    <>
      <h2>{LOBBY.yourSeats}</h2>
      <Tables tables={tables} action={sitting} />
    </>
  );
}

/** A seat at a table that is no more is forgotten. */
async function yourTables(): Promise<readonly TableAbout[]> {
  const asked = keptSeats()
    .slice(0, MOST_SEATS)
    .map(async (seat) => {
      const answer = await server().about(seat.table);
      if (!answer.ok && answer.error.is === 'unknown') forgetSeat(seat);
      return answer.ok && answer.value.phase !== 'over' ? [answer.value] : [];
    });
  return (await Promise.all(asked)).flat();
}

interface YearProps {
  readonly tables: readonly TableAbout[];
  readonly chosen: string;
  readonly onChoose: (era: string) => void;
}

/** Only the years of which there are tables. */
function Year({ tables, chosen, onChoose }: YearProps) {
  const id = useId();
  const eras = Object.keys(ERA_WORDS).filter((era) => era === chosen || tables.some(({ rules }) => rules.era === era));
  if (eras.length < 2 && chosen === '') return null;
  return (
    <>
      <label htmlFor={id} className="unseen">
        {LOBBY.year}
      </label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{LOBBY.anyYear}</option>
        {eras.map((era) => (
          <option key={era} value={era}>
            {`${ERA_WORDS[era]?.year} ${ERA_WORDS[era]?.name}`}
          </option>
        ))}
      </select>
    </>
  );
}

const isWaiting = ({ phase, seats }: TableAbout): boolean =>
  phase === 'gathering' && seats.some(({ player }) => player === 'empty');

const canBeWatched = ({ phase, rules }: TableAbout): boolean => phase !== 'over' && rules.watching !== 'nobody';

function Lists({ tables }: { readonly tables: readonly TableAbout[] }) {
  const waiting = tables.filter(isWaiting);
  const playing = tables.filter((about) => !isWaiting(about) && canBeWatched(about) && keptSeat(about.table) === null);
  return (
    <>
      <h2>
        {LOBBY.waiting} <b>{waiting.length}</b>
      </h2>
      {waiting.length === 0 ? (
        <p className="nobody">
          {LOBBY.noneWaiting} <span className="mut">{LOBBY.noneWaitingHelp}</span>
        </p>
      ) : (
        <Tables tables={waiting} action={sitting} />
      )}
      {playing.length > 0 && (
        <>
          <h2>
            {LOBBY.playing} <b>{playing.length}</b>
          </h2>
          <Tables tables={playing} action={watching} />
        </>
      )}
    </>
  );
}

function sitting({ table }: TableAbout): ReactNode {
  const kept = keptSeat(table);
  return (
    <a className="btn" href={`#${kept === null ? invitationTo(table) : wayToSeat(table, kept.seat)}`}>
      {kept === null ? LOBBY.sit : LOBBY.yours}
    </a>
  );
}

function watching({ table }: TableAbout): ReactNode {
  return (
    <a className="btn" href={`#${wayToWatch(table)}`}>
      <Mark of="u-eye" />
      {LOBBY.watch}
    </a>
  );
}

interface TablesProps {
  readonly tables: readonly TableAbout[];
  readonly action: (table: TableAbout) => ReactNode;
}

function Tables({ tables, action }: TablesProps) {
  return (
    <table className="tablelist">
      <thead className="unseen">
        <tr>
          {LOBBY.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.map((about) => (
          <tr key={about.table}>
            <td>
              <EraTag era={about.rules.era} />
            </td>
            <th scope="row">{whoSits(about)}</th>
            <td>{FORMAT_WORDS[about.rules.format] ?? about.rules.format}</td>
            <td>{about.game === 0 ? MATCH_WORDS[about.rules.bestOf] : LOBBY.game(about.game, scoreOf(about))}</td>
            <td className="clockcell">{clockShort(about.rules.clock)}</td>
            <td>{action(about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whoSits({ seats }: TableAbout): string {
  const taken = seats.filter(({ player }) => player !== 'empty');
  return `${LOBBY.versus(taken.map((seat) => SEAT.named(seat)))}${LOBBY.seats(taken.length, seats.length)}`;
}
